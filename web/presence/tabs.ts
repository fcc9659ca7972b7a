import type { PresenceEvent } from '../../worker/contract/presence.ts';
import type { Clock } from './clock.ts';
import { Leader } from './leader.ts';
import type { PresenceStream } from './stream.ts';
import { type TabMessage, readTabMessage } from './tab-messages.ts';

/** A leader that doesn't answer within this time is frozen in the background; a tab in sight takes over. */
export const ANSWER_MAX_MS = 2_000;

export interface TabsInputs {
  /** Of person and browser; tabs of one name share one stream. */
  name: string;
  /** This tab's own. */
  tab: string;
  locks: Pick<LockManager, 'request'>;
  channel: Pick<BroadcastChannel, 'postMessage' | 'addEventListener' | 'close'>;
  clock: Clock;
  openStream: (onEvent: (event: PresenceEvent) => void) => PresenceStream;
  take: (event: PresenceEvent) => void;
}

export interface Tabs {
  /** This tab shows these users. `inSight` tabs take the lead from one that has frozen. */
  announce: (users: readonly number[], inSight: boolean) => void;
  wake: () => void;
  close: () => void;
}

const aborted = (signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    signal.addEventListener('abort', () => resolve());
  });

/**
 * One stream for all tabs: a browser allows six connections to a host over HTTP/1.1, and ten tabs would starve.
 * Whoever holds a Web Lock leads; when it closes, freezes or crashes, the next one does.
 */
export function joinTabs(inputs: TabsInputs): Tabs {
  const { name, tab, locks, channel, clock, take } = inputs;
  const closing = new AbortController();
  const lockOf = (id: string) => `${name}/tab/${id}`;
  let waiting = new AbortController();
  let leader: Leader | null = null;
  let users: readonly number[] = [];
  let stopWaiting: (() => void) | null = null;

  const send = (message: TabMessage) => {
    if (!closing.signal.aborted) channel.postMessage(message);
  };
  const lead = async () => {
    if (closing.signal.aborted) return;
    const mine = new Leader({
      clock,
      openStream: inputs.openStream,
      take,
      send,
      // The lock of a tab is granted to somebody else when the tab has gone, and not before.
      onGone: (id, gone) => {
        if (id === tab) return;
        locks.request(lockOf(id), { signal: closing.signal }, () => gone()).catch(() => undefined);
      },
    });
    leader = mine;
    answered();
    for (const event of mine.announce(tab, users)) take(event);
    await aborted(closing.signal);
  };

  const queue = (steal: boolean) => {
    waiting.abort();
    const mine = new AbortController();
    waiting = mine;
    // Stealing takes no signal; it doesn't wait either.
    const options = steal ? { steal } : { signal: mine.signal };
    locks.request(`${name}/leader`, options, lead).catch(() => {
      if (mine.signal.aborted) return;
      // Another tab has taken the lead from this one; wait for it again.
      leader?.close();
      leader = null;
      queue(false);
      send({ kind: 'topics', tab, users: [...users] });
    });
  };

  const answered = () => {
    stopWaiting?.();
    stopWaiting = null;
  };

  channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    const message = readTabMessage(data);
    if (!message) return;
    switch (message.kind) {
      case 'topics':
        if (leader) {
          const events = leader.announce(message.tab, message.users);
          send({ kind: 'events', to: message.tab, events });
        }
        return;
      case 'events':
        if (leader) return;
        if (message.to === tab) answered();
        if (message.to === tab || message.to === null) message.events.forEach(take);
        return;
      case 'ask':
        if (!leader) send({ kind: 'topics', tab, users: [...users] });
        return;
      case 'wake':
        leader?.wake();
        return;
      default:
        message satisfies never;
    }
  });

  locks.request(lockOf(tab), () => aborted(closing.signal)).catch(() => undefined);
  queue(false);

  return {
    announce: (next, inSight) => {
      users = next;
      if (leader) {
        for (const event of leader.announce(tab, users)) take(event);
        return;
      }
      send({ kind: 'topics', tab, users: [...users] });
      if (inSight && !stopWaiting) {
        stopWaiting = clock.after(ANSWER_MAX_MS, () => {
          stopWaiting = null;
          if (!closing.signal.aborted) queue(true);
        });
      }
    },
    wake: () => {
      if (leader) leader.wake();
      else send({ kind: 'wake' });
    },
    close: () => {
      answered();
      leader?.close();
      leader = null;
      waiting.abort();
      closing.abort();
      channel.close();
    },
  };
}
