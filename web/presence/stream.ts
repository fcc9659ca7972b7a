import { createParser } from 'eventsource-parser';

import { type PresenceEvent, topicOf } from '../../worker/contract/presence.ts';
import { number, oneOf, or, parseJson, shape } from '../base/parse.ts';
import { expiryOf } from '../base/token-claims.ts';
import type { Clock } from './clock.ts';

/** A stream without a byte for this long is dead. The server sends a comment every 20 s. */
export const SILENCE_MAX_MS = 45_000;
/** Delays between attempts. The first is 1 s. Each failure doubles it, up to 5 h. A success resets it. */
export const RETRY_MIN_MS = 1_000;
export const RETRY_MAX_MS = 5 * 60 * 60 * 1_000;
/** Random jitter, as a share of the delay, so that not all clients reconnect at once. */
const JITTER = 0.5;

/** A stream ends with its token. The next one is opened this long before, so that there is no gap. */
export const RENEW_AHEAD_MS = 20_000;

export interface StreamInputs {
  /** The hub's origin. Empty for this page's origin. */
  hub: string;
  fetch: (url: string, init: RequestInit) => Promise<Response>;
  clock: Clock;
  /** A token that is valid now. Null if there is none. */
  getToken: () => Promise<string | null>;
  onEvent: (event: PresenceEvent) => void;
}

const readEvent = shape<PresenceEvent>({ user: number, online: or(oneOf([1]), 0) });

/** One event stream that is kept alive. It uses fetch, because an EventSource can't send a bearer token. */
export class PresenceStream {
  readonly #inputs: StreamInputs;
  #users: readonly number[] = [];
  /** The current connection, or the attempt to connect. A new one replaces it. */
  #current: AbortController | null = null;
  #failures = 0;
  #lastByteAt = 0;
  #stopRetry: (() => void) | null = null;

  constructor(inputs: StreamInputs) {
    this.#inputs = inputs;
  }

  /** Follows exactly these users, at most 100. An empty list closes the stream. */
  follow(users: readonly number[]) {
    this.#users = users;
    this.#failures = 0;
    if (users.length === 0) this.#stop();
    else void this.#connect();
  }

  /** The network is back or the tab is visible again. Retries at once. */
  wake() {
    if (this.#users.length === 0) return;
    // While a laptop sleeps its timers stop, too.
    const silent = this.#inputs.clock.now() - this.#lastByteAt > SILENCE_MAX_MS;
    if (this.#current && !silent) return;
    this.#failures = 0;
    void this.#connect();
  }

  close() {
    this.#users = [];
    this.#stop();
  }

  #stop() {
    this.#stopRetry?.();
    this.#stopRetry = null;
    this.#current?.abort();
    this.#current = null;
  }

  async #connect() {
    this.#stopRetry?.();
    this.#stopRetry = null;
    const replaced = this.#current;
    const abort = new AbortController();
    this.#current = abort;
    this.#lastByteAt = this.#inputs.clock.now();
    // The old stream is closed only when the new one is open, so that no presence dot flickers.
    await this.#open(abort, () => replaced?.abort()).catch(() => undefined);
    replaced?.abort();
    if (this.#current !== abort) return;
    this.#current = null;
    if (this.#users.length > 0) this.#retry();
  }

  #retry() {
    const { clock } = this.#inputs;
    const delay = Math.min(RETRY_MIN_MS * 2 ** this.#failures, RETRY_MAX_MS);
    this.#failures += 1;
    this.#stopRetry = clock.after(
      Math.min(delay * (1 + JITTER * clock.random()), RETRY_MAX_MS),
      () => void this.#connect(),
    );
  }

  /** Reads a stream until the server closes it, it is silent for too long, or `abort` fires. */
  async #open(abort: AbortController, opened: () => void) {
    const { hub, fetch, clock, getToken } = this.#inputs;
    const token = await getToken();
    if (token === null || abort.signal.aborted) return;
    const silence = restartable(clock, SILENCE_MAX_MS, () => abort.abort());
    let stopRenewal: (() => void) | null = null;
    try {
      const topics = this.#users.map((user) => `topic=${topicOf(user)}`).join('&');
      const response = await fetch(`${hub}/.well-known/mercure?${topics}`, {
        headers: { Authorization: `Bearer ${token}`, Accept: 'text/event-stream' },
        cache: 'no-store',
        signal: abort.signal,
      });
      if (!response.ok || !response.body) {
        await response.body?.cancel();
        return;
      }
      opened();
      const left = (expiryOf(token) ?? Infinity) - clock.now() - RENEW_AHEAD_MS;
      // With a wrong system clock this would renew again and again. Then the stream just runs until its own end.
      if (left > 0 && left < RETRY_MAX_MS) {
        stopRenewal = clock.after(left, () => void this.#connect());
      }
      await this.#read(response.body, abort.signal, silence.restart);
    } finally {
      silence.stop();
      stopRenewal?.();
    }
  }

  async #read(body: ReadableStream<Uint8Array>, signal: AbortSignal, onBytes: () => void) {
    const parser = createParser({
      onEvent: ({ data }) => {
        const event = parseJson(data, readEvent);
        // Events of a replaced stream are ignored.
        if (event && !signal.aborted) this.#inputs.onEvent(event);
      },
    });
    const decoder = new TextDecoder();
    const reader = body.getReader();
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      onBytes();
      this.#failures = 0;
      this.#lastByteAt = this.#inputs.clock.now();
      parser.feed(decoder.decode(value, { stream: true }));
    }
  }
}

/** A timer that can be restarted. */
function restartable(clock: Clock, ms: number, run: () => void) {
  let stop = clock.after(ms, run);
  return {
    restart: () => {
      stop();
      stop = clock.after(ms, run);
    },
    stop: () => stop(),
  };
}
