import type { TrackKind } from '../../../worker/contract/call-bounds.ts';
import type { CallRoster } from '../../../worker/contract/call.ts';
import type { SfuTrack } from '../../../worker/contract/sfu.ts';
import type { Clock } from '../../presence/clock.ts';
import type { Line, Outgoing } from './connection.ts';
import type { LinkState } from './health.ts';
import type { ConnectSfu, SfuPeer } from './sfu-peer.ts';

/** The requests of this peer to the server, which asks the SFU. Each rejects with an error that has a `status`. */
export interface SfuRequests {
  publish: (about: {
    offer: string;
    tracks: { mid: string; kind: TrackKind }[];
  }) => Promise<{ answer: string }>;
  subscribe: (about: {
    tracks: { of: string; kind: TrackKind }[];
  }) => Promise<{ offer: string | null; tracks: SfuTrack[] }>;
  answer: (answer: string) => Promise<void>;
  close: (mids: string[]) => Promise<void>;
}

interface SfuLinkInputs {
  peerId: string;
  connect: ConnectSfu;
  servers: () => Promise<RTCIceServer[]>;
  requests: SfuRequests;
  /** What this tab sends. The microphone is never null, since silence is sent, too. */
  tracks: () => Outgoing;
  clock: Clock;
  /** @param track null once it is gone */
  onTrack: (peerId: string, line: Line, track: MediaStreamTrack | null) => void;
  onState: (peerId: string, state: LinkState) => void;
  onGone: (peerId: string) => void;
  /** The SFU can't be reached. It is tried again. */
  onDown: (down: boolean) => void;
  onClose: () => void;
}

const LINE_OF: Record<TrackKind, Line> = {
  audio: 'mic',
  video: 'camera',
  screen: 'screen',
  screenAudio: 'screenSound',
};
const KINDS = ['audio', 'video', 'screen', 'screenAudio'] as const;

/** As many tracks as one request may have. */
const TRACKS_MAX = 64;
const RETRY_MIN_MS = 1_000;
const RETRY_MAX_MS = 16_000;
/** When a track is asked for again that the SFU didn't have yet. */
const TRACK_RETRY_MS = 700;
/** How long a connection may be interrupted before it is replaced. */
const LOST_MAX_MS = 30_000;

interface Wanted {
  of: string;
  kind: TrackKind;
  number: number;
}

const nameOf = ({ of, kind, number }: Wanted) => `${of} ${kind} ${number}`;

/**
 * This tab's part in a call that goes through an SFU: one connection, on which it sends once and receives all others.
 * It compares what the roster says with what it has, and asks for the difference, one request at a time.
 */
export class SfuLink {
  readonly #inputs: SfuLinkInputs;
  #peer: SfuPeer | null = null;
  #roster: CallRoster | null = null;
  /** What is sent: on which line, what the roster had listed before, and whether it lists this. */
  readonly #sent = new Map<
    TrackKind,
    { mid: string; before: number | undefined; listed: boolean }
  >();
  readonly #got = new Map<string, Wanted & { mid: string }>();
  readonly #shown = new Set<string>();
  /** Lines that the server may close. */
  #unneeded: string[] = [];
  #dirty = false;
  #running = false;
  #failures = 0;
  #stopRetry: (() => void) | null = null;
  #stopLost: (() => void) | null = null;
  #closed = false;

  constructor(inputs: SfuLinkInputs) {
    this.#inputs = inputs;
  }

  follow(roster: CallRoster) {
    this.#roster = roster;
    const present = new Set(roster.members.map(({ peerId }) => peerId));
    for (const peerId of this.#shown) {
      if (present.has(peerId)) continue;
      this.#shown.delete(peerId);
      this.#inputs.onGone(peerId);
    }
    for (const peerId of present) if (peerId !== this.#inputs.peerId) this.#shown.add(peerId);
    this.#work();
  }

  /** The sent tracks have changed. */
  resend() {
    this.#work();
  }

  /** The network has changed. */
  move() {
    if (this.#peer && this.#peer.state() !== 'connected') this.#replace();
  }

  /** Tries again at once. */
  retry() {
    this.#stopRetry?.();
    this.#stopRetry = null;
    this.#work();
  }

  connections() {
    const peer = this.#peer;
    return [...this.#got.values()].flatMap(({ of, kind, mid }) => {
      const receiving = kind === 'audio' ? peer?.receiving(mid) : undefined;
      return receiving && peer
        ? [{ peerId: of, connection: { ...receiving, state: peer.state } }]
        : [];
    });
  }

  close() {
    this.#closed = true;
    this.#stopRetry?.();
    this.#stopLost?.();
    this.#peer?.close();
    for (const peerId of this.#shown) this.#inputs.onGone(peerId);
    this.#inputs.onClose();
  }

  #work() {
    this.#dirty = true;
    // After a failure it waits. Otherwise only single tracks are tried again, which holds nothing up.
    if (this.#running || (this.#stopRetry && this.#failures > 0)) return;
    this.#running = true;
    void this.#run();
  }

  async #run() {
    try {
      while (this.#dirty && !this.#closed && this.#roster) {
        this.#dirty = false;
        await this.#step(this.#roster);
        this.#failures = 0;
        this.#inputs.onDown(false);
      }
    } catch (error) {
      this.#fail(error);
    } finally {
      this.#running = false;
    }
  }

  async #step(roster: CallRoster) {
    const peer = await this.#open(roster);
    // Whoever has hung up asks for nothing more.
    await this.#sendOut(peer, roster);
    if (!this.#closed) await this.#forget(roster);
    if (!this.#closed) await this.#receive(peer, roster);
  }

  async #open(roster: CallRoster): Promise<SfuPeer> {
    const own = this.#own(roster);
    for (const [kind, sent] of this.#sent) {
      // What the server listed once and doesn't any more was ended there.
      const number = own?.sends[kind];
      if (sent.listed && number === undefined) this.#drop();
      else if (number !== undefined && number !== sent.before) sent.listed = true;
    }
    if (this.#peer) return this.#peer;
    const servers = await this.#inputs.servers();
    const peer: SfuPeer = this.#inputs.connect(servers, () => this.#see(peer));
    this.#peer = peer;
    return peer;
  }

  /** Sends what this tab has: the microphone always, pictures as the roster allows. */
  async #sendOut(peer: SfuPeer, roster: CallRoster) {
    const tracks = this.#inputs.tracks();
    const own = this.#own(roster);
    const wanted = KINDS.filter((kind) => {
      if (kind === 'audio') return true;
      const allowed = kind === 'video' ? own?.video : own?.screen;
      return allowed === true && tracks[LINE_OF[kind]] !== null;
    });
    for (const [kind, { mid }] of this.#sent) {
      if (wanted.includes(kind)) continue;
      this.#sent.delete(kind);
      this.#unneeded.push(mid);
      await peer.drop(kind);
    }
    const fresh = wanted.filter((kind) => !this.#sent.has(kind));
    if (fresh.length > 0) await this.#publish(peer, fresh, tracks, own?.sends ?? {});
    for (const kind of this.#sent.keys()) await peer.send(kind, tracks[LINE_OF[kind]]);
  }

  async #publish(
    peer: SfuPeer,
    kinds: readonly TrackKind[],
    tracks: Outgoing,
    before: Partial<Record<TrackKind, number>>,
  ) {
    const { sdp, mids } = await peer.offer(kinds);
    for (const kind of kinds) await peer.send(kind, tracks[LINE_OF[kind]]);
    const named = kinds.map((kind) => ({ kind, mid: mids.get(kind) ?? '' }));
    try {
      const { answer } = await this.#inputs.requests.publish({ offer: sdp, tracks: named });
      await peer.take(answer);
    } catch (error) {
      await peer.rollback().catch(() => this.#drop());
      throw error;
    }
    for (const { kind, mid } of named) {
      this.#sent.set(kind, { mid, before: before[kind], listed: false });
    }
  }

  /** Gives up lines of members who have left, or send something else now. */
  async #forget(roster: CallRoster) {
    const wanted = new Set(this.#wanted(roster).map(nameOf));
    for (const [name, { of, kind, mid }] of this.#got) {
      if (wanted.has(name)) continue;
      this.#got.delete(name);
      this.#unneeded.push(mid);
      if (this.#shown.has(of)) this.#inputs.onTrack(of, LINE_OF[kind], null);
    }
    const mids = this.#unneeded.slice(0, TRACKS_MAX);
    if (mids.length === 0) return;
    await this.#inputs.requests.close(mids);
    this.#unneeded = this.#unneeded.filter((mid) => !mids.includes(mid));
  }

  async #receive(peer: SfuPeer, roster: CallRoster) {
    const missing = this.#wanted(roster).filter((track) => !this.#got.has(nameOf(track)));
    const asked = missing.slice(0, TRACKS_MAX);
    if (asked.length === 0) return;
    const tracks = asked.map(({ of, kind }) => ({ of, kind }));
    const reply = await this.#inputs.requests.subscribe({ tracks });
    if (this.#closed) return;
    if (reply.offer !== null) {
      try {
        await this.#inputs.requests.answer(await peer.answer(reply.offer));
      } catch (error) {
        // The SFU waits for this answer and takes nothing else.
        this.#drop();
        throw error;
      }
    }
    for (const track of reply.tracks) {
      const wanted = asked.find(({ of, kind }) => of === track.of && kind === track.kind);
      if (wanted && 'mid' in track) this.#show(peer, wanted, track.mid);
    }
    const failed = reply.tracks.some((track) => 'error' in track);
    if (failed) this.#retryIn(TRACK_RETRY_MS);
    else if (missing.length > asked.length) this.#dirty = true;
  }

  #show(peer: SfuPeer, wanted: Wanted, mid: string) {
    const receiving = peer.receiving(mid);
    if (!receiving) return;
    const { of, kind } = wanted;
    this.#got.set(nameOf(wanted), { ...wanted, mid });
    this.#inputs.onTrack(of, LINE_OF[kind], receiving.track);
    if (peer.state() === 'connected') this.#inputs.onState(of, 'connected');
  }

  #own({ members }: CallRoster) {
    return members.find(({ peerId }) => peerId === this.#inputs.peerId);
  }

  #wanted({ members }: CallRoster): Wanted[] {
    return members
      .filter(({ peerId }) => peerId !== this.#inputs.peerId)
      .flatMap(({ peerId: of, sends }) =>
        KINDS.flatMap((kind) => {
          const number = sends[kind];
          return number === undefined ? [] : [{ of, kind, number }];
        }),
      );
  }

  /** Takes the browser's state of the connection. */
  #see(peer: SfuPeer) {
    if (peer !== this.#peer) return;
    const state = peer.state();
    if (state === 'connected') {
      this.#stopLost?.();
      this.#stopLost = null;
      for (const { of } of this.#got.values()) this.#inputs.onState(of, 'connected');
    } else if (state === 'failed') this.#replace();
    else if (state === 'disconnected') {
      for (const { of } of this.#got.values()) this.#inputs.onState(of, 'lost');
      this.#stopLost ??= this.#inputs.clock.after(LOST_MAX_MS, () => this.#replace());
    }
  }

  #replace() {
    this.#drop();
    this.#work();
  }

  #drop() {
    this.#stopLost?.();
    this.#stopLost = null;
    this.#peer?.close();
    this.#peer = null;
    for (const { of } of this.#got.values()) this.#inputs.onState(of, 'lost');
    this.#sent.clear();
    this.#got.clear();
    this.#unneeded = [];
  }

  #fail(error: unknown) {
    const status = error instanceof Error && 'status' in error ? error.status : null;
    // 409: the server wants a new connection. Without a status it is the browser's own that broke.
    if (status === 409 || status === null) this.#drop();
    // 404: the roster will say why.
    else if (status !== 404) this.#inputs.onDown(true);
    this.#failures += 1;
    this.#dirty = true;
    this.#retryIn(Math.min(RETRY_MIN_MS * 2 ** (this.#failures - 1), RETRY_MAX_MS));
  }

  #retryIn(ms: number) {
    if (this.#closed) return;
    this.#stopRetry?.();
    this.#stopRetry = this.#inputs.clock.after(ms, () => {
      this.#stopRetry = null;
      this.#work();
    });
  }
}
