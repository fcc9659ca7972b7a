import type { PresenceEvent } from '../../worker/contract/presence.ts';

/** The messages between the tabs of one user. */
export type TabMessage =
  /** A tab's topics, sent when they change and when a new leader asks for them. */
  | { kind: 'topics'; tab: string; users: number[] }
  /** The leader's response to topics, and each event of its stream. */
  | { kind: 'events'; to: string | null; events: PresenceEvent[] }
  /** A new leader asks all tabs for their topics. */
  | { kind: 'ask' }
  /** The network is back, or a tab is visible again. */
  | { kind: 'wake' };

const isEvent = (value: unknown): value is PresenceEvent =>
  typeof value === 'object' &&
  value !== null &&
  'user' in value &&
  typeof value.user === 'number' &&
  'online' in value &&
  (value.online === 0 || value.online === 1);

const isNumber = (value: unknown): value is number => typeof value === 'number';

/** Reads a message. Null for an unknown one, for example from another version of the client. */
export function readTabMessage(value: unknown): TabMessage | null {
  if (typeof value !== 'object' || value === null || !('kind' in value)) return null;
  if (value.kind === 'ask' || value.kind === 'wake') return { kind: value.kind };
  if (value.kind === 'topics' && 'tab' in value && 'users' in value) {
    const { tab, users } = value;
    if (typeof tab !== 'string' || !Array.isArray(users) || !users.every(isNumber)) return null;
    return { kind: 'topics', tab, users };
  }
  if (value.kind === 'events' && 'to' in value && 'events' in value) {
    const { to, events } = value;
    if ((to !== null && typeof to !== 'string') || !Array.isArray(events)) return null;
    return events.every(isEvent) ? { kind: 'events', to, events } : null;
  }
  return null;
}
