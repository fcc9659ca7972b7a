/** A hidden tab waits so that a visible one rings first. A tab that can't play sound yet waits for one that can. */
const HIDDEN_WAIT_MS = 150;
const SILENT_WAIT_MS = 1_000;

export interface RingLockInputs {
  user: number;
  locks: Pick<LockManager, 'request'>;
  /** Plays the ring until it is stopped. */
  ring: () => () => void;
  /** Shows a browser notification, for a hidden tab. @returns a function that closes it */
  notify: () => () => void;
  visible: () => boolean;
  /** Whether the browser plays sound: the user must have clicked in this tab first. */
  audible: () => boolean;
  after: (ms: number, run: () => void) => () => void;
}

/** All tabs show a ring. Only the one that holds the lock plays the sound. */
export class RingLock {
  readonly #inputs: RingLockInputs;
  #stop: (() => void) | null = null;

  constructor(inputs: RingLockInputs) {
    this.#inputs = inputs;
  }

  /** @param rings whether there is any ring */
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
