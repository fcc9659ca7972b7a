import {
  type CameraLayer,
  SFU_TRACKS_MAX,
  type TrackKind,
} from '../../../worker/contract/call-bounds.ts';
import type { SfuTrack } from '../../../worker/contract/sfu.ts';
import type { Line } from './connection.ts';
import type { SfuPeer } from './sfu-peer.ts';
import type { SfuRequests } from './sfu-requests.ts';

export const LINE_OF: Record<TrackKind, Line> = {
  audio: 'mic',
  video: 'camera',
  screen: 'screen',
  screenAudio: 'screenSound',
};

/** A track of another member. The number changes when it is sent again. */
export interface Wanted {
  of: string;
  kind: TrackKind;
  number: number;
  /** Of a camera: in which size. */
  layer?: CameraLayer | undefined;
}

/** The HTTP status of a failed request. Null if the browser's own connection broke. */
export const statusOf = (error: unknown) =>
  error instanceof Error && 'status' in error ? error.status : null;

export const nameOf = ({ of, kind, number }: Wanted) => `${of} ${kind} ${number}`;

interface ReceivedInputs {
  requests: Pick<SfuRequests, 'subscribe' | 'update'>;
  /** @param track null once it is gone */
  onTrack: (peerId: string, line: Line, track: MediaStreamTrack | null) => void;
}

/** What a tab receives through the SFU: the lines of its connection, and whose track each one carries. */
export class SfuReceived {
  readonly #inputs: ReceivedInputs;
  readonly #got = new Map<string, Wanted & { mid: string }>();
  /** The last request has failed, maybe because of the sizes that it named. */
  #hasFailed = false;

  constructor(inputs: ReceivedInputs) {
    this.#inputs = inputs;
  }

  lines() {
    return [...this.#got.values()];
  }

  /** The connection is closed, and its lines with it. */
  clear() {
    this.#got.clear();
  }

  /** Lets those who speak now take the lines of those who no longer do. That needs no new negotiation. */
  async swap(peer: SfuPeer, wanted: readonly Wanted[]) {
    const free = this.#unwanted(wanted).filter(({ kind }) => kind === 'audio');
    const coming = this.#lacking(wanted).filter(({ kind }) => kind === 'audio');
    const swaps = free.flatMap((line, index) => {
      const next = coming[index];
      return next ? [{ line, next }] : [];
    });
    if (swaps.length === 0) return;
    const tracks = swaps.map(({ line: { mid }, next: { of, kind } }) => ({ mid, of, kind }));
    const reply = await this.#inputs.requests.update({ tracks });
    if (peer.state() === 'closed') return;
    for (const { line, next } of swaps) {
      const done = reply.tracks.some((track) => 'mid' in track && track.mid === line.mid);
      if (!done) continue;
      this.#forget(line);
      this.#show(peer, next, line.mid);
    }
  }

  /**
   * Asks for the sizes in which cameras are wanted now. If that fails, they go on as they are until another is wanted.
   */
  async resize(wanted: readonly Wanted[]) {
    const changed = wanted.flatMap((track) => {
      const line = this.#got.get(nameOf(track));
      return line && line.layer !== track.layer ? [{ ...track, mid: line.mid }] : [];
    });
    if (changed.length === 0) return;
    for (const line of changed) this.#got.set(nameOf(line), line);
    const tracks = changed.map(({ mid, of, kind, layer }) => ({ mid, of, kind, layer }));
    await this.#inputs.requests.update({ tracks }).catch((error: unknown) => {
      const status = statusOf(error);
      if (status === 409 || status === 404) throw error;
    });
  }

  /** Gives up what isn't wanted any more. @returns its lines, which the server may close */
  drop(wanted: readonly Wanted[]): string[] {
    const unwanted = this.#unwanted(wanted);
    for (const line of unwanted) this.#forget(line);
    return unwanted.map(({ mid }) => mid);
  }

  /** What isn't received yet, as much of it as fits into one request. */
  missing(wanted: readonly Wanted[]) {
    const missing = this.#lacking(wanted);
    const asked = missing.slice(0, SFU_TRACKS_MAX).map(({ of, kind, number, layer }) => {
      return { of, kind, number, layer: this.#hasFailed ? undefined : layer };
    });
    return { asked, more: missing.length > SFU_TRACKS_MAX };
  }

  async subscribe(asked: readonly Wanted[]) {
    const tracks = asked.map(({ of, kind, layer }) => ({ of, kind, layer }));
    this.#hasFailed = true;
    const reply = await this.#inputs.requests.subscribe({ tracks });
    this.#hasFailed = false;
    return reply;
  }

  /** Shows what the server has put on lines. */
  take(peer: SfuPeer, asked: readonly Wanted[], tracks: readonly SfuTrack[]) {
    for (const track of tracks) {
      const wanted = asked.find(({ of, kind }) => of === track.of && kind === track.kind);
      if (wanted && 'mid' in track) this.#show(peer, wanted, track.mid);
    }
  }

  #lacking(wanted: readonly Wanted[]) {
    return wanted.filter((track) => !this.#got.has(nameOf(track)));
  }

  #unwanted(wanted: readonly Wanted[]) {
    const names = new Set(wanted.map(nameOf));
    return this.lines().filter((line) => !names.has(nameOf(line)));
  }

  #show(peer: SfuPeer, wanted: Wanted, mid: string) {
    const receiving = peer.receiving(mid);
    if (!receiving) return;
    this.#got.set(nameOf(wanted), { ...wanted, mid });
    this.#inputs.onTrack(wanted.of, LINE_OF[wanted.kind], receiving.track);
  }

  #forget(line: Wanted) {
    this.#got.delete(nameOf(line));
    // What they send instead may be here already.
    const isReplaced = this.lines().some(({ of, kind }) => of === line.of && kind === line.kind);
    if (!isReplaced) this.#inputs.onTrack(line.of, LINE_OF[line.kind], null);
  }
}
