import { TRACK_KINDS, type TrackKind } from '../../../worker/contract/call-bounds.ts';
import type { CallMember } from '../../../worker/contract/call.ts';
import type { Clock } from '../../presence/clock.ts';
import type { Outgoing } from './connection.ts';
import type { SfuPeer } from './sfu-peer.ts';
import { LINE_OF, statusOf } from './sfu-received.ts';
import type { SfuRequests } from './sfu-requests.ts';

interface SentInputs {
  requests: Pick<SfuRequests, 'publish'>;
  /** What this tab sends. The microphone is never null, since silence is sent, too. */
  tracks: () => Outgoing;
  clock: Clock;
  isUsed: (peer: SfuPeer) => boolean;
  /** It is time to look again. */
  onDue: () => void;
  /** The connection takes nothing more. */
  onBroken: () => void;
}

type Own = Pick<CallMember, 'video' | 'screen' | 'sends'> | undefined;

const RETRY_MIN_MS = 1_000;
/** What the server doesn't list within this time was ended there, or refused. The time doubles with each refusal. */
const LISTED_WITHIN_MS = 15_000;
const REFUSED_MAX_MS = 240_000;

/** What a tab sends through the SFU, as far as the roster allows and lists it. */
export class SfuSent {
  readonly #inputs: SentInputs;
  /** What is sent: on which line, what the roster had listed before, whether it lists this, and by when it must. */
  readonly #sent = new Map<
    TrackKind,
    { mid: string; before: number | undefined; listed: boolean; listBy: number }
  >();
  /** What wasn't taken: how often in a row, and when it may be sent again. */
  readonly #refused = new Map<TrackKind, { times: number; until: number }>();
  /** Lines that the server may close. */
  #unneeded: string[] = [];

  constructor(inputs: SentInputs) {
    this.#inputs = inputs;
  }

  /** The connection is closed, and its lines with it. */
  clear() {
    this.#sent.clear();
    this.#unneeded = [];
  }

  /** @returns the lines that have become unneeded since the last call */
  unneeded() {
    return this.#unneeded.splice(0);
  }

  /** Takes what the server lists. @returns whether it has ended the connection */
  isEnded(own: Own): boolean {
    let isEnded = false;
    for (const [kind, sent] of this.#sent) {
      const number = own?.sends[kind];
      if (number !== undefined && number !== sent.before) {
        sent.listed = true;
        this.#refused.delete(kind);
      }
      if (number !== undefined) continue;
      const isLate = !sent.listed && this.#inputs.clock.now() >= sent.listBy;
      if (isLate) this.#refuse(kind);
      // What the server listed once and doesn't any more was ended there. A refused picture costs nobody the sound.
      isEnded ||= sent.listed || (isLate && kind === 'audio');
    }
    return isEnded;
  }

  /** Sends what this tab has: the microphone always, pictures as the roster allows. */
  async send(peer: SfuPeer, own: Own) {
    const tracks = this.#inputs.tracks();
    const wanted = TRACK_KINDS.filter((kind) => {
      if (kind === 'audio') return true;
      const allowed = kind === 'video' ? own?.video : own?.screen;
      return allowed === true && tracks[LINE_OF[kind]] !== null;
    });
    for (const kind of this.#refused.keys()) if (!wanted.includes(kind)) this.#refused.delete(kind);
    const sending = wanted.filter((kind) => kind === 'audio' || !this.#isPaused(kind));
    for (const [kind, { mid }] of this.#sent) {
      if (sending.includes(kind)) continue;
      this.#sent.delete(kind);
      this.#unneeded.push(mid);
      await peer.drop(kind);
    }
    const fresh = sending.filter((kind) => !this.#sent.has(kind));
    if (fresh.length > 0) await this.#publish(peer, fresh, tracks, own?.sends ?? {});
    for (const kind of this.#sent.keys()) await peer.send(kind, tracks[LINE_OF[kind]]);
  }

  async #publish(
    peer: SfuPeer,
    kinds: readonly TrackKind[],
    tracks: Outgoing,
    before: Partial<Record<TrackKind, number>>,
  ) {
    // Maybe it was refused because of its two sizes.
    const { sdp, mids } = await peer.offer(kinds, !this.#refused.has('video'));
    for (const kind of kinds) await peer.send(kind, tracks[LINE_OF[kind]]);
    const named = kinds.map((kind) => ({ kind, mid: mids.get(kind) ?? '' }));
    try {
      const { answer } = await this.#inputs.requests.publish({ offer: sdp, tracks: named });
      await peer.take(answer);
    } catch (error) {
      if (this.#inputs.isUsed(peer)) await peer.rollback().catch(this.#inputs.onBroken);
      const status = statusOf(error);
      const isOver = status === 409 || status === 404;
      const withSound = kinds.includes('audio');
      for (const kind of kinds) {
        if (kind === 'audio' || (withSound && isOver)) continue;
        this.#refuse(kind);
        if (this.#inputs.isUsed(peer)) await peer.drop(kind);
      }
      if (withSound || isOver || status === null) throw error;
      return;
    }
    if (!this.#inputs.isUsed(peer)) return;
    for (const { kind, mid } of named) {
      const times = this.#refused.get(kind)?.times ?? 0;
      const within = Math.min(LISTED_WITHIN_MS * 2 ** times, REFUSED_MAX_MS);
      const listBy = this.#inputs.clock.now() + within;
      this.#sent.set(kind, { mid, before: before[kind], listed: false, listBy });
      this.#inputs.clock.after(within, this.#inputs.onDue);
    }
  }

  #isPaused(kind: TrackKind) {
    return this.#inputs.clock.now() < (this.#refused.get(kind)?.until ?? 0);
  }

  #refuse(kind: TrackKind) {
    const times = (this.#refused.get(kind)?.times ?? 0) + 1;
    const pause = Math.min(RETRY_MIN_MS * 2 ** (times - 1), REFUSED_MAX_MS);
    this.#refused.set(kind, { times, until: this.#inputs.clock.now() + pause });
    this.#inputs.clock.after(pause, this.#inputs.onDue);
  }
}
