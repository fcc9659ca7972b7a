import { Agent, type IncomingMessage, request } from 'node:http';
import { text as readText } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';

import { ServerFrame } from '../../../worker/contract/socket.ts';
import { type Held, holdPresence, holdStream } from '../presence/holders.ts';
import { tokenOf } from './plan.ts';
import type { Notes } from './report.ts';

type WelcomeFrame = Extract<ServerFrame, { event: 'welcome' }>;
type Heard = (user: number, online: number) => void;

/** An event that hasn't come after this time counts as lost. */
export const LOST_AFTER_MS = 90_000;
/** The client opens the next stream after this time. The token expires after 15 minutes. */
const STREAM_LASTS_MS = 720_000;

/** Someone with a tab: a socket, a stream, and requests. */
export class Person {
  readonly id: number;
  readonly #origin: URL;
  readonly #notes: Notes;
  readonly #waiting = new Set<(frame: ServerFrame) => void>();
  #socket: WebSocket | undefined;
  #stream: Held | undefined;
  #streamUntil = 0;
  #heard: Heard = () => {};
  /** Whether the person wants an open socket. */
  here = false;
  welcome: WelcomeFrame['data'] = { userSocketId: '', peerId: '' };
  /** Called with every frame. */
  onFrame: (frame: ServerFrame) => void = () => {};

  constructor(id: number, origin: URL, notes: Notes) {
    this.id = id;
    this.#origin = origin;
    this.#notes = notes;
  }

  /** Opens the socket. Resolves with the welcome. */
  async come() {
    this.here = true;
    const welcomed = this.next('the welcome', ({ event }) => event === 'welcome' || undefined);
    const socket = await holdPresence(this.#origin, this.id, (text) => this.#hear(text));
    socket.addEventListener('close', ({ code, reason }) => {
      if (socket !== this.#socket) return;
      this.#notes.error(`the socket of ${this.id} was closed`, `${code} ${reason}`);
    });
    this.#socket = socket;
    await welcomed;
  }

  leave() {
    this.here = false;
    const socket = this.#socket;
    this.#socket = undefined;
    socket?.close();
  }

  get connected() {
    return this.#socket?.readyState === WebSocket.OPEN;
  }

  send(frame: unknown) {
    this.#socket?.send(JSON.stringify(frame));
  }

  /**
   * Waits for the first frame for which `find` has a result.
   * @returns the result, and when the frame came
   * @throws if no such frame comes
   * @param find returns undefined for a frame that doesn't fit
   */
  next<Found>(name: string, find: (frame: ServerFrame) => Found | undefined) {
    const coming = this.#wait(name, find);
    // If the act that causes the frame fails, nobody awaits it.
    coming.catch(() => {});
    return coming;
  }

  async #wait<Found>(name: string, find: (frame: ServerFrame) => Found | undefined) {
    const { promise, resolve } = Promise.withResolvers<{ found: Found; at: number }>();
    const hear = (frame: ServerFrame) => {
      const found = find(frame);
      if (found !== undefined) resolve({ found, at: performance.now() });
    };
    this.#waiting.add(hear);
    const late = new AbortController();
    try {
      return await Promise.race([
        promise,
        wait(LOST_AFTER_MS, undefined, { signal: late.signal }).then(() => {
          throw new Error(`${name} did not come to ${this.id}`);
        }),
      ]);
    } finally {
      this.#waiting.delete(hear);
      late.abort();
    }
  }

  #hear(text: string) {
    const frame = ServerFrame.parse(JSON.parse(text));
    if (frame.event === 'welcome') this.welcome = frame.data;
    if (frame.event === 'error') this.#notes.error(`a frame to ${this.id}`, frame.data.message);
    if (frame.event === 'notice') this.#notes.report.notices.push(frame.data.id);
    this.onFrame(frame);
    for (const hear of this.#waiting) hear(frame);
  }

  /** Opens a stream on these users, then closes the one before, as a client does when it shows another list. */
  async follow(users: number[], heard: Heard = this.#heard) {
    this.#heard = heard;
    const before = this.#stream;
    const next = await holdStream(this.#origin, this.id, users, (user, online) => {
      this.#heard(user, online);
    });
    this.#stream = next;
    this.#streamUntil = performance.now() + STREAM_LASTS_MS;
    if (before?.ended) this.#notes.error(`the stream of ${this.id}`, 'it had ended');
    before?.close();
  }

  /** Follows the same users again, if the stream is soon to end. */
  async renewStream() {
    if (this.#stream && performance.now() > this.#streamUntil) {
      await this.follow([...this.#stream.online.keys()]);
    }
  }

  /** The last state of each followed user. Undefined without an open stream. */
  get sees(): ReadonlyMap<number, number> | undefined {
    return this.#stream?.ended === false ? this.#stream.online : undefined;
  }

  /** @throws unless the answer has this status */
  async ask(method: string, path: string, status: number, body?: unknown): Promise<unknown> {
    return ask(this.#origin, await tokenOf(this.id), { method, path, status, body });
  }

  end() {
    this.leave();
    this.#stream?.close();
  }
}

interface Asked {
  method: string;
  path: string;
  status: number;
  body?: unknown;
}

/** Waits for a connection as long as a browser does, unlike `fetch`, which gives up after ten seconds. */
const agent = new Agent({ keepAlive: true });

/** Sends a request, for a visitor without a token. @returns what the answer's JSON says @throws if it has another status */
export async function ask(
  origin: URL,
  token: string | null,
  { method, path, status, body }: Asked,
): Promise<unknown> {
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>();
  const sent = body === undefined ? undefined : JSON.stringify(body);
  const asked = request(
    new URL(path, origin),
    {
      agent,
      method,
      headers: {
        ...(token !== null && { Authorization: `Bearer ${token}` }),
        ...(sent !== undefined && {
          'Content-Type': 'application/json',
          'Content-Length': Buffer.byteLength(sent),
        }),
      },
    },
    resolve,
  );
  asked.once('error', reject);
  asked.end(sent);
  const answer = await promise;
  const text = await readText(answer);
  if (answer.statusCode !== status) {
    throw new Error(`${method} ${path} was answered ${answer.statusCode}: ${text.slice(0, 200)}`);
  }
  return text === '' ? null : JSON.parse(text);
}
