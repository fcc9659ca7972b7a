import { PartySocket } from 'partysocket';

import type { SentFrame, ServerFrame } from '../../worker/contract/socket.ts';
import { createEvents } from '../base/store.ts';
import type { Clock } from './clock.ts';
import { Heartbeat, PROBE_TIMEOUT_MS } from './heartbeat.ts';

/** Delays between attempts to connect, in ms. A random part of up to `RECONNECT_RANDOMIZATION` × 1 s is added. */
export const RECONNECT_MIN_MS = 1_000;
export const RECONNECT_MAX_MS = 5_000;
const RECONNECT_RANDOMIZATION = 0.5;
/** Each delay is this many times the one before. */
const RECONNECT_GROWTH = 1.3;
export const CONNECT_TIMEOUT_MS = 20_000;
const PATH = 'socket.io';

/** The server's close code for a device that was logged out. There is no reconnect after it. */
const CLOSE_ENDED = 4001;

/**
 * What is out of date once the socket is back, or is said again after its welcome. Kept for then, it would count as a
 * flood.
 */
const PASSING = new Set<SentFrame['event']>(['typing', 'speaking', 'in-front', 'viewing']);
const isPassing = ({ event, data }: SentFrame) => PASSING.has(event) && !('read' in data);

export interface SocketInputs {
  /** The signalling server's origin. Empty for this page's origin. */
  signalling: string;
  /** The API's origin. Empty for this page's origin. */
  api: string;
  /** This page's origin, for the empty ones. */
  origin: string;
  userId: number;
  fetch: (url: string, init: RequestInit) => Promise<Response>;
  clock: Clock;
  WebSocket: new (url: string) => EventTarget;
  /** A token that is valid now. Null when logged out. Rejects while it can't be renewed: then the socket tries again. */
  getToken: () => Promise<string | null>;
  /** The peer id to rejoin as, if the socket was lost during a call. Otherwise null. */
  peer: () => Promise<string | null>;
  /** The server has ended this device's log-in, or there is no token left. The account should be checked again. */
  onEnded: () => void;
}

/** The content of the server's frames is trusted, but a proxy's error page must not pass for a frame. */
const isFrame = (value: unknown): value is ServerFrame =>
  typeof value === 'object' &&
  value !== null &&
  'event' in value &&
  typeof value.event === 'string' &&
  'data' in value &&
  typeof value.data === 'object' &&
  value.data !== null;

function readFrame(data: unknown): ServerFrame | null {
  if (typeof data !== 'string' || data === 'pong') return null;
  try {
    const frame: unknown = JSON.parse(data);
    return isFrame(frame) ? frame : null;
  } catch {
    return null;
  }
}

/** @throws if no ticket is available, or none in time: PartySocket's own limit begins only after it */
async function requestTicket({ api, fetch, clock }: SocketInputs, token: string): Promise<string> {
  const late = new AbortController();
  const stop = clock.after(CONNECT_TIMEOUT_MS, () => late.abort());
  try {
    const response = await fetch(`${api}/api/socket-ticket`, {
      method: 'POST',
      headers: { Authorization: `Bearer ${token}` },
      cache: 'no-store',
      signal: late.signal,
    });
    const body: unknown = response.ok ? await response.json() : null;
    if (typeof body !== 'object' || body === null || !('ticket' in body)) {
      throw new Error(`no ticket: ${response.status}`);
    }
    return String(body.ticket);
  } finally {
    stop();
  }
}

/** The tab's socket. While it is open its user is online. It reconnects by itself until it is closed. */
export class LiveSocket {
  readonly #inputs: SocketInputs;
  readonly #socket: PartySocket;
  readonly #heartbeat: Heartbeat;
  readonly #frames = createEvents<ServerFrame>();
  readonly #losses = createEvents();
  /** Calls back with every frame of the server. @returns a function that stops it */
  readonly onFrame = this.#frames.subscribe;
  /** Calls back whenever the socket is lost. @returns a function that stops it */
  readonly onLost = this.#losses.subscribe;
  /** Ends the current delay before the next attempt. Null without a delay. */
  #endDelay: (() => void) | null = null;
  #closed = false;

  constructor(inputs: SocketInputs) {
    this.#inputs = inputs;
    const at = new URL(inputs.signalling || inputs.origin);
    const socket = new PartySocket({
      host: at.host,
      protocol: at.protocol === 'https:' ? 'wss' : 'ws',
      basePath: PATH,
      query: () => this.#query(),
      WebSocket: inputs.WebSocket,
      // PartySocket doesn't delay. `#query` does, because its delay can be ended early.
      minReconnectionDelay: 0,
      maxReconnectionDelay: 0,
      connectionTimeout: CONNECT_TIMEOUT_MS,
      shouldReconnectOnClose: ({ code }) => code !== CLOSE_ENDED,
    });
    this.#socket = socket;
    this.#heartbeat = new Heartbeat({
      clock: inputs.clock,
      isOpen: () => socket.readyState === socket.OPEN,
      sendPing: () => socket.send('ping'),
      onDead: () => socket.reconnect(),
    });
    socket.addEventListener('open', () => this.#opened());
    socket.addEventListener('close', ({ code }) => this.#lost(code));
    socket.addEventListener('message', ({ data }: MessageEvent<unknown>) => this.#received(data));
  }

  /** Sends now, or what still matters then, when the socket is open again. After `close()` nobody is left to send as. */
  send(frame: SentFrame) {
    if (this.#closed || (isPassing(frame) && this.#socket.readyState !== this.#socket.OPEN)) return;
    this.#socket.send(JSON.stringify(frame));
  }

  /** The network is back or the tab is visible again. Connects at once if the socket waits to or has given up. */
  wake() {
    if (this.#closed) return;
    if (this.#endDelay) this.#endDelay();
    else if (this.#socket.readyState === this.#socket.CLOSED) this.#socket.reconnect();
  }

  /** The network has changed. A closed socket connects at once, and an open one has to prove that it still works. */
  prove() {
    this.wake();
    this.#heartbeat.ask(PROBE_TIMEOUT_MS);
  }

  close() {
    this.#closed = true;
    this.#heartbeat.stop();
    this.#socket.close();
    this.#endDelay?.();
  }

  /** Gets a new ticket for every attempt, because each is valid once, for a minute. */
  async #query() {
    const { getToken, peer, onEnded } = this.#inputs;
    const { retryCount } = this.#socket;
    if (retryCount > 0) await this.#delay(retryCount);
    if (this.#closed) throw new Error('closed');
    const token = await getToken();
    if (token === null) {
      this.#socket.close();
      onEnded();
      throw new Error('logged out');
    }
    const ticket = await requestTicket(this.#inputs, token);
    const peerId = await peer();
    return { ticket, ...(peerId !== null && { peer: peerId }) };
  }

  /** @param retry 1 for the first attempt after a loss */
  async #delay(retry: number) {
    const { clock } = this.#inputs;
    // The random part keeps the clients from hitting a restarting server at once.
    const growing = RECONNECT_GROWTH ** (retry - 1) + RECONNECT_RANDOMIZATION * clock.random();
    const delay = Math.min(RECONNECT_MIN_MS * growing, RECONNECT_MAX_MS);
    await new Promise<void>((resolve) => {
      const stop = clock.after(delay, resolve);
      this.#endDelay = () => {
        stop();
        resolve();
      };
    });
    this.#endDelay = null;
  }

  #opened() {
    this.send({ event: 'userid', data: { id: this.#inputs.userId } });
    this.#heartbeat.start();
  }

  #lost(code: number) {
    this.#heartbeat.stop();
    this.#losses.emit();
    if (code !== CLOSE_ENDED || this.#closed) return;
    this.#closed = true;
    this.#inputs.onEnded();
  }

  #received(data: unknown) {
    this.#heartbeat.heard();
    const frame = readFrame(data);
    if (frame) this.#frames.emit(frame);
  }
}
