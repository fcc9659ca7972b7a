import { z } from 'zod';

import type { CallTransport } from '../contract/call-bounds.ts';
import { withTimeLimit } from '../core/time-limit.ts';
import type { Env } from '../env.ts';

/**
 * The API of the SFU: Cloudflare Realtime, or what speaks the same under SFU_URL. It knows neither calls nor people,
 * only sessions (one for each connection of a browser) and their tracks. Who may hear whom is decided by the call's
 * object, which alone uses this.
 */

const CLOUDFLARE = 'https://rtc.live.cloudflare.com/v1';
const WITHIN_MS = 10_000;
/** How often a request is repeated that another one of the same session got in the way of, and after how long. */
const OVERLAPS_MAX = 2;
const OVERLAP_MS = 300;
/** More than any answer of its own. */
const ANSWER_MAX_BYTES = 512 * 1024;

/**
 * Why the SFU did nothing. `gone`: it no longer has the session. `confused`: it takes nothing more of it. After both the
 * browser connects again. `busy`: too many requests. `down`: it can't be reached, answers nonsense, or doesn't accept
 * the secret.
 */
type SfuFailure = 'gone' | 'confused' | 'busy' | 'down';

export class SfuError extends Error {
  readonly failure: SfuFailure;
  /** The HTTP status of a refusal. */
  readonly status: number | undefined;

  constructor(failure: SfuFailure, message: string, status?: number) {
    super(message);
    this.failure = failure;
    this.status = status;
  }
}

/** A track that is sent by the browser of this session. */
interface LocalTrack {
  location: 'local';
  mid: string;
  trackName: string;
}

/** A track of another session. */
export interface RemoteTrack {
  location: 'remote';
  sessionId: string;
  trackName: string;
  /** Of an existing line: it shows this track from now on. */
  mid?: string;
  simulcast?: { preferredRid: string; priorityOrdering: 'asciibetical'; ridNotAvailable: string };
}

const Description = z.object({ sdp: z.string() });
const Track = z.object({
  mid: z.string().optional(),
  trackName: z.string().optional(),
  errorCode: z.string().optional(),
});
const Tracks = z.object({
  errorCode: z.string().optional(),
  sessionDescription: Description.optional(),
  tracks: z.array(Track).default([]),
});
const Created = z.object({ sessionId: z.string().min(1) });

export type SfuTracks = z.infer<typeof Tracks>;

type Settings = { [Name in 'SFU_APP_ID' | 'SFU_APP_SECRET' | 'SFU_URL']?: Env[Name] | undefined };

/** Whether the operator has set up an SFU. Half a setting counts as none. */
export const hasSfu = ({ SFU_APP_ID, SFU_APP_SECRET }: Settings) =>
  Boolean(SFU_APP_ID && SFU_APP_SECRET);

/** How the voice of a session travels that begins now. */
export const voiceTransport = (settings: Settings): CallTransport =>
  hasSfu(settings) ? 'sfu' : 'mesh';

/** @throws SfuError from each of its methods */
export class Sfu {
  readonly #settings: Settings;

  constructor(settings: Settings) {
    this.#settings = settings;
  }

  async createSession(): Promise<string> {
    const created = Created.safeParse(await this.#ask('POST', '/sessions/new'));
    if (!created.success) throw new SfuError('down', 'The SFU answered without a session');
    return created.data.sessionId;
  }

  /** Sends tracks. @param offer SDP of the browser. The answer has the SFU's */
  publish(session: string, offer: string, tracks: readonly LocalTrack[]): Promise<SfuTracks> {
    const sessionDescription = { type: 'offer', sdp: offer };
    return this.#tracks('POST', session, '/tracks/new', { sessionDescription, tracks });
  }

  /** Receives tracks. The answer has the SFU's offer, which waits for `renegotiate`. */
  pull(session: string, tracks: readonly RemoteTrack[]): Promise<SfuTracks> {
    return this.#tracks('POST', session, '/tracks/new', { tracks });
  }

  async renegotiate(session: string, answer: string): Promise<void> {
    const sessionDescription = { type: 'answer', sdp: answer };
    await this.#tracks('PUT', session, '/renegotiate', { sessionDescription });
  }

  update(session: string, tracks: readonly RemoteTrack[]): Promise<SfuTracks> {
    return this.#tracks('PUT', session, '/tracks/update', { tracks });
  }

  /** Ends tracks without the browser. */
  async close(session: string, mids: readonly string[]): Promise<void> {
    const tracks = mids.map((mid) => ({ mid }));
    await this.#tracks('PUT', session, '/tracks/close', { tracks, force: true });
  }

  /** The lines of a session. */
  async list(session: string): Promise<string[]> {
    const { tracks } = await this.#tracks('GET', session, '');
    return tracks.flatMap(({ mid }) => (mid === undefined ? [] : [mid]));
  }

  async #tracks(method: string, session: string, path: string, body?: object): Promise<SfuTracks> {
    const answer = await this.#ask(method, `/sessions/${encodeURIComponent(session)}${path}`, body);
    const read = Tracks.safeParse(answer);
    if (!read.success) throw new SfuError('down', `The SFU’s answer to ${path} can’t be read`);
    const { errorCode } = read.data;
    if (errorCode === 'session_error') throw new SfuError('confused', 'The SFU lost the session');
    if (errorCode !== undefined) throw new SfuError('down', `The SFU answered ${errorCode}`);
    return read.data;
  }

  async #ask(method: string, path: string, body?: object): Promise<unknown> {
    for (let overlaps = 0; ; overlaps += 1) {
      const { status, text } = await this.#send(method, path, body);
      if (text !== null) return toJson(text);
      if (status !== 406 || overlaps === OVERLAPS_MAX) throw failureOf(status);
      await new Promise((resolve) => {
        setTimeout(resolve, OVERLAP_MS);
      });
    }
  }

  /** @returns no text if the SFU refuses */
  async #send(method: string, path: string, body?: object) {
    const { SFU_APP_ID = '', SFU_APP_SECRET, SFU_URL } = this.#settings;
    const base = `${SFU_URL || CLOUDFLARE}/apps/${encodeURIComponent(SFU_APP_ID)}`;
    try {
      return await withTimeLimit(WITHIN_MS, async (signal) => {
        const answer = await fetch(base + path, {
          method,
          headers: {
            Authorization: `Bearer ${SFU_APP_SECRET}`,
            ...(body && { 'Content-Type': 'application/json' }),
          },
          ...(body && { body: JSON.stringify(body) }),
          signal,
        });
        if (answer.ok) return { status: answer.status, text: await answer.text() };
        await answer.body?.cancel();
        return { status: answer.status, text: null };
      });
    } catch (error) {
      const isLate = error instanceof DOMException && error.name === 'TimeoutError';
      const what = isLate ? 'doesn’t answer in time' : 'can’t be reached';
      throw new SfuError('down', `The SFU ${what}`);
    }
  }
}

const FAILURES = new Map<number, SfuFailure>([
  [404, 'gone'],
  [406, 'confused'],
  [410, 'gone'],
  [425, 'confused'],
  [429, 'busy'],
]);

const failureOf = (status: number) =>
  new SfuError(FAILURES.get(status) ?? 'down', `The SFU answered ${status}`, status);

function toJson(text: string): unknown {
  try {
    if (text.length > ANSWER_MAX_BYTES) throw new Error('too long');
    return text === '' ? {} : JSON.parse(text);
  } catch {
    throw new SfuError('down', 'The SFU’s answer isn’t JSON');
  }
}
