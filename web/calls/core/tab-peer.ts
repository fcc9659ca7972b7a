import type { CallMedia } from '../../../worker/contract/call-bounds.ts';
import { flag, list, number, or, parseJson, shape, text } from '../../base/parse.ts';
import type { Switches } from './state.ts';

/** What a tab stores so that a reload can rejoin its call. */
export interface StoredCall {
  user: number;
  peerId: string;
  media: CallMedia;
  switches: Switches;
  /** Users to whom this device may connect though they see its IP address. */
  agreed: readonly number[];
  /** Since when others are in the call, in ms since 1970. Null while nobody else is. */
  since: number | null;
  /** How long others were in it before. */
  togetherMs: number;
  /** How often the host had muted the user. */
  mutes: number | null;
}

const KEY = 'peerway-call';
/** The page before a reload releases its lock as it closes. If it doesn't, the lock belongs to another open tab. */
const LOCK_PATIENCE_MS = 1_500;

export interface TabPeerInputs {
  user: number;
  storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
  locks: Pick<LockManager, 'request'>;
  /** Aborts after that many ms. */
  timeout: (ms: number) => AbortSignal;
}

/**
 * The peer id of this tab in its call. A duplicated tab copies this storage. So only the tab that holds the lock on
 * the peer id may rejoin with it.
 */
export class TabPeer {
  readonly #inputs: TabPeerInputs;
  #held: string | null = null;
  #release: () => void = () => {};

  constructor(inputs: TabPeerInputs) {
    this.#inputs = inputs;
  }

  /** What this tab stored before a reload. Null if there is nothing, or if it belongs to another tab. */
  async recall(): Promise<StoredCall | null> {
    const { storage, user, timeout } = this.#inputs;
    const kept = parseJson(storage.getItem(KEY), readKept);
    if (
      kept?.user === user &&
      (await this.#lock(kept.peerId, { signal: timeout(LOCK_PATIENCE_MS) }))
    ) {
      return kept;
    }
    storage.removeItem(KEY);
    return null;
  }

  async keep(call: Omit<StoredCall, 'user'>) {
    const { storage, user } = this.#inputs;
    storage.setItem(KEY, JSON.stringify({ ...call, user }));
    if (this.#held !== call.peerId) await this.#lock(call.peerId, {});
  }

  /** @param reconnects whether the socket is gone. What is to be sent then, such as a hang-up, counts only from this peer */
  forget(reconnects = false) {
    this.#inputs.storage.removeItem(KEY);
    if (reconnects) return;
    this.#release();
    this.#held = null;
  }

  /** The peer id to rejoin as, if the socket was lost during a call. */
  get peerId() {
    return this.#held;
  }

  #lock(peerId: string, options: LockOptions): Promise<boolean> {
    this.#release();
    return new Promise((resolve) => {
      const hold = () =>
        new Promise<void>((release) => {
          this.#release = release;
          this.#held = peerId;
          resolve(true);
        });
      this.#inputs.locks
        .request(`peerway/peer/${peerId}`, options, hold)
        .catch(() => resolve(false));
    });
  }
}

const readKept = shape<StoredCall>({
  user: number,
  peerId: text,
  media: (value) => (value === undefined ? value : value === 'video' ? 'video' : 'audio'),
  // A screen is never shared again without asking.
  switches: shape<Switches>({
    audio: or(flag, false),
    video: or(flag, false),
    screen: () => false,
  }),
  agreed: or(list(number), []),
  since: or(number, null),
  togetherMs: or(number, 0),
  mutes: or(number, null),
});
