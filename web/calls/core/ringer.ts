/** A tab that can't be heard yet leaves the ringing to one that can; one out of sight, to one in sight. */
const HIDDEN_WAIT_MS = 150;
const SILENT_WAIT_MS = 1_000;

export interface RingerInputs {
  user: number;
  locks: Pick<LockManager, 'request'>;
  /** Plays until it is stopped. */
  ring: () => () => void;
  /** Tells past the page; for a tab that nobody sees. @returns how to take it back */
  notify: () => () => void;
  visible: () => boolean;
  /** One has clicked in this tab, or its sound is held back. */
  audible: () => boolean;
  after: (ms: number, run: () => void) => () => void;
}

/** All tabs show a ring, one of them is heard: the one that holds the lock. */
export class Ringer {
  readonly #inputs: RingerInputs;
  #stop: (() => void) | null = null;

  constructor(inputs: RingerInputs) {
    this.#inputs = inputs;
  }

  /** @param rings whether anything rings */
  follow(rings: boolean) {
    if (rings === (this.#stop !== null)) return;
    this.#stop?.();
    this.#stop = rings ? this.#begin() : null;
  }

  close() {
    this.follow(false);
  }

  #begin() {
    const { user, locks, ring, notify, visible, audible, after } = this.#inputs;
    const ending = new AbortController();
    const { signal } = ending;
    const sound = () =>
      new Promise<void>((done) => {
        const stops = [ring(), ...(visible() ? [] : [notify()])];
        signal.addEventListener('abort', () => {
          for (const stop of stops) stop();
          done();
        });
      });
    const wait = (visible() ? 0 : HIDDEN_WAIT_MS) + (audible() ? 0 : SILENT_WAIT_MS);
    const stopWaiting = after(wait, () => {
      locks
        .request(`peerway/ring/${user}`, { signal }, () => (signal.aborted ? undefined : sound()))
        .catch(() => undefined);
    });
    return () => {
      stopWaiting();
      ending.abort();
    };
  }
}
