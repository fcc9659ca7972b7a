import { SFU_TRACKS_MAX, TRACK_KINDS } from '../../../worker/contract/call-bounds.ts';
import type { CallRoster } from '../../../worker/contract/call.ts';
import type { Clock } from '../../presence/clock.ts';
import type { Line, Outgoing } from './connection.ts';
import type { LinkState } from './health.ts';
import { layerOf } from './layers.ts';
import type { ConnectSfu, SfuPeer } from './sfu-peer.ts';
import { SfuReceived, type Wanted, nameOf, statusOf } from './sfu-received.ts';
import type { SfuRequests } from './sfu-requests.ts';
import { SfuSent } from './sfu-sent.ts';

export interface SfuLinkInputs {
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

const RETRY_MIN_MS = 1_000;
const RETRY_MAX_MS = 16_000;
/** When a track is asked for again that the SFU didn't have yet. The delay doubles each time up to the maximum. */
const TRACK_RETRY_MS = 700;
/** How long a connection may be interrupted before it is replaced. */
const LOST_MAX_MS = 30_000;

/**
 * This tab's part in a call that goes through an SFU: one connection, on which it sends once and receives all others.
 * It compares what the roster says with what it has, and asks for the difference, one request at a time.
 */
export class SfuLink {
  readonly #inputs: SfuLinkInputs;
  #peer: SfuPeer | null = null;
  #roster: CallRoster | null = null;
  readonly #sent: SfuSent;
  readonly #received: SfuReceived;
  readonly #shown = new Set<string>();
  readonly #pinned = new Set<string>();
  #large: string | null = null;
  /** Lines that the server may close. */
  #unneeded: string[] = [];
  #dirty = false;
  #running = false;
  #failures = 0;
  /** What was asked for last, and how often in a row the SFU didn't have all of it. */
  #asked = new Set<string>();
  #lacked = 0;
  #stopRetry: (() => void) | null = null;
  #stopLost: (() => void) | null = null;
  #closed = false;

  constructor(inputs: SfuLinkInputs) {
    this.#inputs = inputs;
    const { requests, tracks, clock } = inputs;
    this.#sent = new SfuSent({
      requests,
      tracks,
      clock,
      isUsed: (peer) => this.#isUsed(peer),
      onDue: () => this.#work(),
      onBroken: () => this.#drop(),
    });
    this.#received = new SfuReceived({
      requests,
      onTrack: (of, line, track) => {
        // An answer may come after its member has left.
        if (this.#shown.has(of)) inputs.onTrack(of, line, track);
      },
    });
  }

  follow(roster: CallRoster) {
    this.#roster = roster;
    const present = new Set(roster.members.map(({ peerId }) => peerId));
    for (const peerId of this.#shown) {
      if (present.has(peerId)) continue;
      this.#shown.delete(peerId);
      this.#pinned.delete(peerId);
      this.#inputs.onGone(peerId);
    }
    for (const peerId of present) if (peerId !== this.#inputs.peerId) this.#shown.add(peerId);
    if (this.#peer?.state() === 'connected') this.#sayOfAll('connected');
    this.#work();
  }

  /** Goes on hearing this member, even if others spoke later. */
  pin(peerId: string, pinned: boolean) {
    if (pinned) this.#pinned.add(peerId);
    else this.#pinned.delete(peerId);
    this.#work();
  }

  /** This member is shown larger than the others. */
  enlarge(peerId: string | null) {
    if (this.#large === peerId) return;
    this.#large = peerId;
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
    return this.#received.lines().flatMap(({ of, kind, mid }) => {
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
    this.#inputs.onDown(false);
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
        if (this.#closed) return;
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
    const wanted = this.#wanted(roster);
    const parts = [
      () => this.#sent.send(peer, this.#own(roster)),
      () => this.#received.swap(peer, wanted),
      () => this.#forget(wanted),
      () => this.#receive(peer, wanted),
      () => this.#received.resize(wanted),
    ];
    // Whoever has hung up asks for nothing more, and a new connection begins at the start.
    for (const part of parts) if (this.#isUsed(peer)) await part();
  }

  #isUsed(peer: SfuPeer) {
    return !this.#closed && this.#peer === peer;
  }

  async #open(roster: CallRoster): Promise<SfuPeer> {
    if (this.#sent.isEnded(this.#own(roster))) this.#drop();
    if (this.#peer) return this.#peer;
    const servers = await this.#inputs.servers();
    const peer: SfuPeer = this.#inputs.connect(servers, () => this.#see(peer));
    this.#peer = peer;
    // The user may have hung up meanwhile.
    if (this.#closed) peer.close();
    return peer;
  }

  /** Gives up lines of members who have left, or send something else now. */
  async #forget(wanted: readonly Wanted[]) {
    this.#unneeded.push(...this.#sent.unneeded(), ...this.#received.drop(wanted));
    const mids = this.#unneeded.slice(0, SFU_TRACKS_MAX);
    if (mids.length === 0) return;
    await this.#inputs.requests.close(mids);
    this.#unneeded = this.#unneeded.filter((mid) => !mids.includes(mid));
  }

  async #receive(peer: SfuPeer, wanted: readonly Wanted[]) {
    const { asked, more } = this.#received.missing(wanted);
    const names = asked.map(nameOf);
    // Whoever is new may be there soon.
    if (names.length === 0 || names.some((name) => !this.#asked.has(name))) this.#lacked = 0;
    this.#asked = new Set(names);
    if (asked.length === 0) return;
    const reply = await this.#received.subscribe(asked);
    if (!this.#isUsed(peer)) return;
    if (reply.offer !== null) {
      try {
        await this.#inputs.requests.answer(await peer.answer(reply.offer));
      } catch (error) {
        // The SFU waits for this answer and takes nothing else.
        this.#drop();
        throw error;
      }
    }
    if (!this.#isUsed(peer)) return;
    this.#received.take(peer, asked, reply.tracks);
    if (peer.state() === 'connected') this.#sayOfAll('connected');
    const isLacking = reply.tracks.some((track) => 'error' in track);
    this.#lacked = isLacking ? this.#lacked + 1 : 0;
    if (isLacking) this.#retryIn(Math.min(TRACK_RETRY_MS * 2 ** (this.#lacked - 1), RETRY_MAX_MS));
    else if (more) this.#dirty = true;
  }

  #own({ members }: CallRoster) {
    return members.find(({ peerId }) => peerId === this.#inputs.peerId);
  }

  #wanted(roster: CallRoster): Wanted[] {
    return roster.members
      .filter(({ peerId }) => peerId !== this.#inputs.peerId)
      .flatMap(({ peerId: of, sends, heard }) =>
        TRACK_KINDS.flatMap((kind) => {
          const number = sends[kind];
          const skipped = kind === 'audio' && !heard && !this.#pinned.has(of);
          if (number === undefined || skipped) return [];
          const layer = kind === 'video' ? layerOf(roster, this.#isLarge(of)) : undefined;
          return [{ of, kind, number, layer }];
        }),
      );
  }

  #isLarge(peerId: string) {
    return this.#pinned.size > 0 ? this.#pinned.has(peerId) : this.#large === peerId;
  }

  /** Of those whom this tab receives, and of those who would be received if they spoke. */
  #sayOfAll(state: LinkState) {
    const unheard = this.#roster?.members.filter(({ heard, sends }) => !heard && sends.audio) ?? [];
    const received = this.#received.lines().map(({ of }) => of);
    const all = new Set([...received, ...unheard.map(({ peerId }) => peerId)]);
    for (const peerId of all) if (this.#shown.has(peerId)) this.#inputs.onState(peerId, state);
  }

  /** Takes the browser's state of the connection. */
  #see(peer: SfuPeer) {
    if (peer !== this.#peer) return;
    const state = peer.state();
    if (state === 'connected') {
      this.#stopLost?.();
      this.#stopLost = null;
      this.#sayOfAll('connected');
    } else if (state === 'failed') this.#replace();
    else if (state === 'disconnected') {
      this.#sayOfAll('lost');
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
    this.#sayOfAll('lost');
    this.#sent.clear();
    this.#received.clear();
    this.#asked.clear();
    this.#unneeded = [];
  }

  #fail(error: unknown) {
    // After hanging up nothing is said of the server, since the next call would show it.
    if (this.#closed) return;
    const status = statusOf(error);
    // 409: the server wants a new connection. 413: each shared screen adds lines to the description, and there are too
    // many by now. Without a status it is the browser's own that broke.
    if (status === 409 || status === 413 || status === null) this.#drop();
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
