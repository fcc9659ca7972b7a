import { createParser } from 'eventsource-parser';

import { type PresenceEvent, topicOf } from '../../worker/contract/presence.ts';
import type { Clock } from './clock.ts';

/** Without a byte for so long a stream is dead; the server sends a comment every 20 s (spec, section 9). */
export const SILENCE_MAX_MS = 45_000;
/** Delays between attempts: from 1 s, doubled up to 5 h, back to the start by a success (spec, section 9). */
export const RETRY_MIN_MS = 1_000;
export const RETRY_MAX_MS = 5 * 60 * 60 * 1_000;
/** Added to a delay at random, as a share of it: what broke for all must not come back all at once. */
const JITTER = 0.5;

/** A stream ends with its token. So long before, the next one is opened, and takes over without a gap. */
export const RENEW_AHEAD_MS = 20_000;

export interface StreamInputs {
  /** The hub's origin; empty for this page's. */
  hub: string;
  fetch: (url: string, init: RequestInit) => Promise<Response>;
  clock: Clock;
  /** A token that is good now; null when logged out, or while none can be had. */
  getToken: () => Promise<string | null>;
  onEvent: (event: PresenceEvent) => void;
}

export interface PresenceStream {
  /** Watches exactly these users, at most 100; none closes the stream. */
  follow: (users: readonly number[]) => void;
  /** The network or the tab is back: a waiting attempt is made at once. */
  wake: () => void;
  close: () => void;
}

function readEvent(data: string): PresenceEvent | null {
  try {
    const value: unknown = JSON.parse(data);
    if (typeof value !== 'object' || value === null) return null;
    if (!('user' in value) || typeof value.user !== 'number' || !('online' in value)) return null;
    return { user: value.user, online: value.online === 1 ? 1 : 0 };
  } catch {
    return null;
  }
}

/** When a token ends, in ms since 1970; Infinity for one that doesn't say. */
function expiryOf(token: string): number {
  try {
    const part = (token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/');
    const claims: unknown = JSON.parse(atob(part));
    const says = typeof claims === 'object' && claims !== null && 'exp' in claims && claims.exp;
    return typeof says === 'number' ? says * 1_000 : Infinity;
  } catch {
    return Infinity;
  }
}

/** One event stream that is kept alive: by fetch, since an EventSource can't send a bearer token. */
export function openPresenceStream(inputs: StreamInputs): PresenceStream {
  const { hub, fetch, clock, getToken, onEvent } = inputs;
  let users: readonly number[] = [];
  /** The connection that is being made or read; a new one replaces it. */
  let current: AbortController | null = null;
  let failures = 0;
  let lastByteAt = 0;
  let stopRetry: (() => void) | null = null;

  const address = () =>
    `${hub}/.well-known/mercure?${users.map((user) => `topic=${topicOf(user)}`).join('&')}`;

  const heard = () => {
    failures = 0;
    lastByteAt = clock.now();
  };

  /** Reads to the end, which comes by the server, by silence, or by `abort`. */
  const read = async (abort: AbortController, opened: () => void) => {
    const token = await getToken();
    if (token === null || abort.signal.aborted) return;
    let stopSilence = clock.after(SILENCE_MAX_MS, () => abort.abort());
    const restart = () => {
      stopSilence();
      stopSilence = clock.after(SILENCE_MAX_MS, () => abort.abort());
    };
    let stopRenewal: (() => void) | null = null;
    try {
      const response = await fetch(address(), {
        headers: { Authorization: `Bearer ${token}`, Accept: 'text/event-stream' },
        cache: 'no-store',
        signal: abort.signal,
      });
      if (!response.ok || !response.body) {
        await response.body?.cancel();
        return;
      }
      opened();
      const left = expiryOf(token) - clock.now() - RENEW_AHEAD_MS;
      // A clock that is far off would renew without end; the stream's own end is soon enough then.
      if (left > 0 && left < RETRY_MAX_MS) stopRenewal = clock.after(left, () => void connect());
      const parser = createParser({
        onEvent: ({ data }) => {
          const event = readEvent(data);
          // One that was replaced meanwhile has nothing more to say.
          if (event && !abort.signal.aborted) onEvent(event);
        },
      });
      const decoder = new TextDecoder();
      const reader = response.body.getReader();
      for (;;) {
        const { done, value } = await reader.read();
        if (done) return;
        restart();
        heard();
        parser.feed(decoder.decode(value, { stream: true }));
      }
    } finally {
      stopSilence();
      stopRenewal?.();
    }
  };

  const connect = async () => {
    stopRetry?.();
    stopRetry = null;
    const replaced = current;
    const abort = new AbortController();
    current = abort;
    lastByteAt = clock.now();
    // The old stream ends when the new one is there, so that nobody's dot flickers in between.
    await read(abort, () => replaced?.abort()).catch(() => undefined);
    replaced?.abort();
    if (current !== abort) return;
    current = null;
    if (users.length > 0) retry();
  };

  const retry = () => {
    const delay = Math.min(RETRY_MIN_MS * 2 ** failures, RETRY_MAX_MS);
    failures += 1;
    stopRetry = clock.after(
      Math.min(delay * (1 + JITTER * clock.random()), RETRY_MAX_MS),
      () => void connect(),
    );
  };

  const stop = () => {
    stopRetry?.();
    stopRetry = null;
    current?.abort();
    current = null;
  };

  return {
    follow: (next) => {
      users = next;
      failures = 0;
      if (users.length === 0) stop();
      else void connect();
    },
    wake: () => {
      if (users.length === 0) return;
      // A laptop that slept had its timers asleep too.
      const silent = clock.now() - lastByteAt > SILENCE_MAX_MS;
      if (current && !silent) return;
      failures = 0;
      void connect();
    },
    close: () => {
      users = [];
      stop();
    },
  };
}
