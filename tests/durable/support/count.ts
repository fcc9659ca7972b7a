import { Call } from '../../../durable/calls/call.ts';
import { Signalling } from '../../../durable/calls/signalling.ts';
import { Room } from '../../../durable/messages/room.ts';
import { Notifier } from '../../../durable/notifications/notifier.ts';
import { Presence } from '../../../durable/presence/presence.ts';

/** The counts that measurements leave for the bench, by name. */
declare module 'vitest' {
  interface TaskMeta {
    measured?: Record<string, number>;
  }
}

/** All entry points of an object. Each of them wakes a hibernating object. */
const ENTRIES = {
  presence: [
    'fetch',
    'alarm',
    'webSocketMessage',
    'webSocketClose',
    'webSocketError',
    'arrive',
    'leave',
    'watch',
    'takeChange',
    'fanOut',
    'recheckVisibility',
    'audienceChanged',
    'endDevice',
  ],
  signalling: [
    'fetch',
    'alarm',
    'webSocketMessage',
    'webSocketClose',
    'webSocketError',
    'endDevice',
    'sendToTabs',
    'learn',
    'forward',
    'connectsBy',
    'block',
    'unfriend',
    'deliverMessages',
    'markRead',
    'readNumber',
    'listRooms',
    'closeRooms',
    'recheckRooms',
    'leaveSession',
  ],
  room: [
    'fetch',
    'alarm',
    'send',
    'edit',
    'remove',
    'list',
    'read',
    'summary',
    'typing',
    'factsChanged',
  ],
  notifier: ['alarm', 'enqueue', 'postToDiscord', 'sendTest'],
  call: ['fetch', 'alarm', 'start', 'act', 'look', 'sfu'],
};

const counts = new Map<string, number>();

function countOn(kind: string, prototype: object, names: readonly string[]) {
  for (const name of names) {
    const method: unknown = Reflect.get(prototype, name);
    if (typeof method !== 'function') continue;
    Reflect.defineProperty(prototype, name, {
      configurable: true,
      writable: true,
      value(this: unknown, ...given: unknown[]): unknown {
        const key = `${kind}.${name}`;
        counts.set(key, (counts.get(key) ?? 0) + 1);
        return Reflect.apply(method, this, given);
      },
    });
  }
}

countOn('presence', Presence.prototype, ENTRIES.presence);
countOn('call', Call.prototype, ENTRIES.call);
countOn('notifier', Notifier.prototype, ENTRIES.notifier);
countOn('room', Room.prototype, ENTRIES.room);
countOn('signalling', Signalling.prototype, ENTRIES.signalling);

/** Resets the counts of calls to this isolate's objects. */
export const resetCounts = () => counts.clear();

/**
 * How often these entry points were called since the reset. `presence` counts all entries of that object,
 * `presence.watch` one.
 */
export const called = (...names: string[]) =>
  [...counts]
    .filter(([key]) => names.some((name) => key === name || key.startsWith(`${name}.`)))
    .reduce((sum, [, count]) => sum + count, 0);
