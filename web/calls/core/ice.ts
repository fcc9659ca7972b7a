import type { Clock } from '../../presence/clock.ts';

export interface IceAnswer {
  iceServers: { urls: string[]; username?: string; credential?: string | undefined }[];
  expiresAt: string;
}

/** The browser's types distinguish undefined from absent. */
const given = ({ urls, username, credential }: IceAnswer['iceServers'][number]): RTCIceServer => ({
  urls,
  ...(username !== undefined && { username }),
  ...(credential !== undefined && { credential }),
});

/** After this long, connections start without ICE servers. */
const PATIENCE_MS = 3_000;
/** How long before their expiry the servers are requested again. */
const RENEW_BEFORE_MS = 60_000;
const RETRY_MS = 10_000;

/** The ICE servers, requested when they are needed and kept until they expire. */
export class IceServers {
  readonly #ask: () => Promise<IceAnswer>;
  readonly #clock: Clock;
  #known: RTCIceServer[] = [];
  #goodUntil = 0;
  #asking: Promise<void> | null = null;

  constructor(ask: () => Promise<IceAnswer>, clock: Clock) {
    this.#ask = ask;
    this.#clock = clock;
  }

  /** Whether there is a TURN server. If a connection fails, the screen says so. */
  get relays() {
    return this.#known.some(({ urls }) => [urls].flat().some((url) => /^turns?:/.test(url)));
  }

  readonly get = async (): Promise<RTCIceServer[]> => {
    if (this.#clock.now() >= this.#goodUntil) {
      this.#asking ??= this.#renew().finally(() => {
        this.#asking = null;
      });
      const patience = new Promise<void>((resolve) => {
        this.#clock.after(PATIENCE_MS, resolve);
      });
      await Promise.race([this.#asking, patience]);
    }
    return this.#known;
  };

  async #renew() {
    try {
      const { iceServers, expiresAt } = await this.#ask();
      this.#known = iceServers.map(given);
      this.#goodUntil = Date.parse(expiresAt) - RENEW_BEFORE_MS;
    } catch {
      // The old servers may still work.
      this.#goodUntil = this.#clock.now() + RETRY_MS;
    }
  }
}
