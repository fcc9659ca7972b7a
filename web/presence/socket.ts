import { PartySocket } from 'partysocket';

import { SOCKET_PING_INTERVAL_MS } from '../../worker/contract/presence.ts';
import type { SentFrame, ServerFrame } from '../../worker/contract/socket.ts';
import type { Clock } from './clock.ts';

/** The spec's defaults (section 9). */
export const RECONNECT_MIN_MS = 1_000;
export const RECONNECT_MAX_MS = 5_000;
const RECONNECT_RANDOMIZATION = 0.5;
export const CONNECT_TIMEOUT_MS = 20_000;
const PATH = 'socket.io';

/** A ping without an answer for so long: the network is gone, though the browser hasn't noticed. */
export const PONG_MAX_MS = 10_000;
/** The same once the network has changed: a call waits for it. */
export const PROOF_MAX_MS = 1_500;
/** The server's code for a device that was logged out: there is nothing to come back to. */
const CLOSE_ENDED = 4001;

export interface SocketInputs {
  /** The signalling server's origin; empty for this page's. */
  signalling: string;
  /** The API's origin; empty for this page's. */
  api: string;
  /** This page's own, for what is left empty. */
  origin: string;
  userId: number;
  fetch: (url: string, init: RequestInit) => Promise<Response>;
  clock: Clock;
  WebSocket: new (url: string) => EventTarget;
  /** A token that is good now; null when logged out. */
  getToken: () => Promise<string | null>;
  /** The peer to come back as: this tab is in a call, and its socket was lost. Null where it is nobody yet. */
  peer: () => Promise<string | null>;
  /** The server has ended this device's log-in, or no token is left: worth asking who is logged in. */
  onEnded: () => void;
}

export interface LiveSocket {
  /** Sends now, or when the socket is open again. */
  send: (frame: SentFrame) => void;
  /** Calls back with every frame of the server. @returns how to stop */
  onFrame: (listener: (frame: ServerFrame) => void) => () => void;
  /** Calls back whenever the socket is lost. @returns how to stop */
  onLost: (listener: () => void) => () => void;
  /** The network or the tab is back: connects at once where it isn't connected. */
  wake: () => void;
  /** The network is another one: the same, and an open socket has to show that it has outlived that. */
  prove: () => void;
  close: () => void;
}

/** The server's frames are trusted for their content, but a proxy's page is not taken for one. */
const isFrame = (value: unknown): value is ServerFrame =>
  typeof value === 'object' &&
  value !== null &&
  'event' in value &&
  typeof value.event === 'string' &&
  'data' in value &&
  typeof value.data === 'object' &&
  value.data !== null;

/** The tab's socket: its being open is what makes a user online. It comes back by itself until it is closed. */
export function openLiveSocket(inputs: SocketInputs): LiveSocket {
  const { clock, fetch, getToken, origin, userId } = inputs;
  const at = new URL(inputs.signalling || origin);
  const listeners = new Set<(frame: ServerFrame) => void>();
  const lostListeners = new Set<() => void>();
  let attempts = 0;
  let stopPing: (() => void) | null = null;
  let stopPong: (() => void) | null = null;
  let pongBy = 0;
  let closed = false;

  const wait = (ms: number) =>
    new Promise<void>((resolve) => {
      clock.after(ms, resolve);
    });

  /** A new ticket for every attempt: each is good once, for a minute. */
  const ticket = async () => {
    const retry = attempts > 0;
    attempts += 1;
    // The library's delays are the same for all; a server that restarts is not to be met by all at once.
    if (retry) await wait(RECONNECT_MIN_MS * RECONNECT_RANDOMIZATION * clock.random());
    const token = await getToken();
    if (token === null) {
      socket.close();
      inputs.onEnded();
      throw new Error('logged out');
    }
    const response = await fetch(`${inputs.api}/api/socket-ticket`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${token}` },
      cache: 'no-store',
    });
    const body: unknown = response.ok ? await response.json() : null;
    if (typeof body !== 'object' || body === null || !('ticket' in body)) {
      throw new Error(`no ticket: ${response.status}`);
    }
    const peer = await inputs.peer();
    return { ticket: String(body.ticket), ...(peer !== null && { peer }) };
  };

  const socket = new PartySocket({
    host: at.host,
    protocol: at.protocol === 'https:' ? 'wss' : 'ws',
    basePath: PATH,
    query: ticket,
    WebSocket: inputs.WebSocket,
    minReconnectionDelay: RECONNECT_MIN_MS,
    maxReconnectionDelay: RECONNECT_MAX_MS,
    connectionTimeout: CONNECT_TIMEOUT_MS,
    shouldReconnectOnClose: ({ code }) => code !== CLOSE_ENDED,
  });

  const quiet = () => {
    stopPong?.();
    stopPong = null;
  };
  const stop = () => {
    quiet();
    stopPing?.();
    stopPing = null;
  };
  const ask = (withinMs: number) => {
    const by = clock.now() + withinMs;
    if (socket.readyState !== socket.OPEN || (stopPong && pongBy <= by)) return;
    socket.send('ping');
    quiet();
    pongBy = by;
    stopPong = clock.after(withinMs, () => socket.reconnect());
  };
  /** Pings come regularly, whatever else is said: they are what the server takes for a sign of life. */
  const ping = () => {
    stopPing = clock.after(SOCKET_PING_INTERVAL_MS, () => {
      ask(PONG_MAX_MS);
      ping();
    });
  };
  const wake = () => {
    if (!closed && socket.readyState === socket.CLOSED) socket.reconnect();
  };

  socket.addEventListener('open', () => {
    attempts = 0;
    socket.send(JSON.stringify({ event: 'userid', data: { id: userId } } satisfies SentFrame));
    stop();
    ping();
  });
  socket.addEventListener('close', ({ code }) => {
    stop();
    for (const listener of lostListeners) listener();
    if (code !== CLOSE_ENDED || closed) return;
    closed = true;
    inputs.onEnded();
  });
  socket.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    // Whatever arrives says that the network is there.
    quiet();
    if (typeof data !== 'string' || data === 'pong') return;
    let frame: unknown;
    try {
      frame = JSON.parse(data);
    } catch {
      return;
    }
    if (isFrame(frame)) for (const listener of listeners) listener(frame);
  });

  return {
    send: (frame) => {
      socket.send(JSON.stringify(frame));
    },
    onFrame: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    onLost: (listener) => {
      lostListeners.add(listener);
      return () => lostListeners.delete(listener);
    },
    wake,
    prove: () => {
      wake();
      ask(PROOF_MAX_MS);
    },
    close: () => {
      closed = true;
      stop();
      socket.close();
    },
  };
}
