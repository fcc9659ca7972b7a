import type { CallMedia } from '../../../worker/contract/call-bounds.ts';
import type { Switches } from './state.ts';

/** What a tab keeps through a reload in the middle of a call. */
export interface KeptCall {
  user: number;
  peerId: string;
  media: CallMedia;
  switches: Switches;
}

const KEY = 'peerway-call';
/** The page of before gives its lock back as it goes; one that doesn't is another tab, alive. */
const LOCK_PATIENCE_MS = 1_500;

export interface TabPeerInputs {
  user: number;
  storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
  locks: Pick<LockManager, 'request'>;
  /** Aborts after so many ms. */
  timeout: (ms: number) => AbortSignal;
}

/**
 * Which peer this tab is in its call. A tab that is duplicated takes a copy of this storage along; only the one that
 * holds the lock on the peer's id may ask to have it back.
 */
export class TabPeer {
  readonly #inputs: TabPeerInputs;
  #held: string | null = null;
  #release: () => void = () => {};

  constructor(inputs: TabPeerInputs) {
    this.#inputs = inputs;
  }

  /** What was kept before a reload, by the tab that this one is. */
  async recall(): Promise<KeptCall | null> {
    const { storage, user, timeout } = this.#inputs;
    const kept = readKept(storage.getItem(KEY));
    if (kept?.user === user && (await this.#lock(kept.peerId, timeout(LOCK_PATIENCE_MS)))) {
      return kept;
    }
    storage.removeItem(KEY);
    return null;
  }

  async keep(call: Omit<KeptCall, 'user'>) {
    const { storage, user } = this.#inputs;
    storage.setItem(KEY, JSON.stringify({ ...call, user }));
    if (this.#held !== call.peerId) await this.#lock(call.peerId);
  }

  forget() {
    this.#inputs.storage.removeItem(KEY);
    this.#release();
    this.#held = null;
  }

  /** The peer to come back as, where the socket was lost in a call. */
  get peerId() {
    return this.#held;
  }

  #lock(peerId: string, signal?: AbortSignal): Promise<boolean> {
    this.#release();
    return new Promise((resolve) => {
      const hold = () =>
        new Promise<void>((release) => {
          this.#release = release;
          this.#held = peerId;
          resolve(true);
        });
      this.#inputs.locks
        .request(`peerway/peer/${peerId}`, signal ? { signal } : {}, hold)
        .catch(() => resolve(false));
    });
  }
}

function readKept(text: string | null): KeptCall | null {
  let value: unknown;
  try {
    value = JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
  if (typeof value !== 'object' || value === null) return null;
  if (!('user' in value) || !('peerId' in value) || !('media' in value)) return null;
  const { user, peerId, media } = value;
  if (typeof user !== 'number' || typeof peerId !== 'string') return null;
  const switches = 'switches' in value ? readSwitches(value.switches) : null;
  return switches && { user, peerId, media: media === 'video' ? 'video' : 'audio', switches };
}

/** A screen is not shared again without being asked for. */
function readSwitches(value: unknown): Switches | null {
  if (typeof value !== 'object' || value === null) return null;
  return {
    audio: 'audio' in value && value.audio === true,
    video: 'video' in value && value.video === true,
    screen: false,
  };
}
