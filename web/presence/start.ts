import { type Clock, realClock } from './clock.ts';
import { watchInFront } from './in-front.ts';
import { LiveSocket } from './socket.ts';
import { presence } from './store.ts';
import { PresenceStream } from './stream.ts';
import { Tabs } from './tabs.ts';

/** A tab that has been hidden for this long drops its topics. It follows them again when it is visible. */
const HIDDEN_MAX_MS = 5 * 60 * 1_000;

export interface LiveInputs {
  userId: number;
  /** A token that is valid now, refreshed if necessary. Null when logged out. */
  getToken: () => Promise<string | null>;
  /** The log-in was ended elsewhere. The account should be checked again. */
  onEnded: () => void;
  /** See `SocketInputs`. */
  peer: () => Promise<string | null>;
  /** The origins of API, hub and signalling. Empty for this page's origin. */
  api: string;
  hub: string;
  signalling: string;
  clock?: Clock;
}

export interface Live {
  socket: LiveSocket;
  /** On a log-out: closes the socket, follows no one, and forgets all presence. */
  stop: () => void;
}

/** Goes live for a user: opens the tab's socket, and follows the users on screen. */
export function startLive(inputs: LiveInputs): Live {
  const { userId, getToken, onEnded, peer, api, hub, signalling, clock = realClock } = inputs;
  const send = fetch.bind(globalThis);
  const stopping = new AbortController();
  const { signal } = stopping;
  const socket = new LiveSocket({
    signalling,
    api,
    origin: location.origin,
    userId,
    fetch: send,
    clock,
    WebSocket,
    getToken,
    peer,
    onEnded,
  });
  const name = `peerway/presence/${userId}`;
  const tabs = new Tabs({
    name,
    tab: crypto.randomUUID(),
    locks: navigator.locks,
    channel: new BroadcastChannel(name),
    clock,
    openStream: (onEvent) => new PresenceStream({ hub, fetch: send, clock, getToken, onEvent }),
    take: (event) => presence.take(event),
  });

  let resting = false;
  const announce = () =>
    tabs.announce(resting ? [] : presence.topics(), document.visibilityState === 'visible');
  const stopTopics = presence.onTopics(announce);
  const wake = () => {
    tabs.wake();
    socket.wake();
  };
  whileHidden(clock, signal, (hiddenForLong) => {
    resting = hiddenForLong;
    announce();
    if (!hiddenForLong) wake();
  });
  const online = () => {
    tabs.wake();
    socket.prove();
  };
  addEventListener('online', online, { signal });
  const inFront = watchInFront(
    (is) => socket.send({ event: 'in-front', data: { inFront: is } }),
    signal,
  );
  socket.onFrame(({ event }) => event === 'welcome' && inFront.repeat());
  // Restored from the back-forward cache, which keeps no sockets and streams open.
  addEventListener('pageshow', ({ persisted }) => persisted && wake(), { signal });

  return {
    socket,
    stop: () => {
      stopping.abort();
      stopTopics();
      tabs.close();
      socket.close();
      presence.clear();
    },
  };
}

/**
 * Calls `onChange` with true when the tab has been hidden for HIDDEN_MAX_MS, and with false when it is visible again.
 */
function whileHidden(clock: Clock, signal: AbortSignal, onChange: (forLong: boolean) => void) {
  let cancel: (() => void) | null = null;
  const check = () => {
    cancel?.();
    cancel = null;
    if (document.visibilityState !== 'hidden') onChange(false);
    else cancel = clock.after(HIDDEN_MAX_MS, () => onChange(true));
  };
  document.addEventListener('visibilitychange', check, { signal });
  signal.addEventListener('abort', () => cancel?.());
}
