import { type RemoteTrack, SfuError, type SfuTracks } from '../../worker/calls/sfu.ts';
import { SFU_TRACKS_MAX, type TrackKind } from '../../worker/contract/call-bounds.ts';
import type { CallState } from '../../worker/contract/objects/call.ts';
import type { SfuAsk, SfuReply, SfuTrack } from '../../worker/contract/sfu.ts';
import { personOf } from './call-state.ts';
import {
  type SfuConnection,
  comesTwice,
  fitsLine,
  isPeer,
  linesOf,
  newConnection,
  originOf,
  sameMedia,
  sourceOf,
  withoutLines,
} from './sfu-connection.ts';
import { SfuConnections, type SfuPorts } from './sfu-connections.ts';

type Act<Kind extends SfuAsk['act']> = Extract<SfuAsk, { act: Kind }>;

/** Twice what a full call needs. */
const LINES_MAX = 2 * SFU_TRACKS_MAX;

/** The requests of a call's peers for the SFU. Each is checked against who is in the call now. */
export class SfuRunner {
  readonly #ports: SfuPorts;
  readonly #connections: SfuConnections;

  constructor(ports: SfuPorts) {
    this.#ports = ports;
    this.#connections = new SfuConnections(ports);
  }

  /** Whoever is no longer in the call loses their tracks. */
  follow(call: CallState | null) {
    this.#connections.follow(call);
  }

  dueAt() {
    return this.#connections.dueAt();
  }

  handleAlarm() {
    this.#connections.handleAlarm();
  }

  ask(user: number, peerId: string, ask: SfuAsk): Promise<SfuReply> {
    return this.#connections.inTurn(peerId, async () => {
      const call = this.#ports.call();
      if (!isPeer(call, user, peerId)) return { refused: 'hidden' };
      try {
        return await this.#do(call, user, peerId, ask);
      } catch (error) {
        if (!(error instanceof SfuError)) throw error;
        console.error(`A call's ${ask.act} failed at the SFU: ${error.message}`);
        const { failure } = error;
        if (failure === 'busy' || failure === 'down') return { refused: failure };
        this.#connections.end(this.#connections.current(peerId));
        return { refused: 'session' };
      }
    });
  }

  #do(call: CallState, user: number, peerId: string, ask: SfuAsk): Promise<SfuReply> {
    if (ask.act === 'publish') return this.#publish(call, user, peerId, ask);
    const own = this.#connections.current(peerId);
    if (!own) return Promise.resolve({ refused: 'session' });
    switch (ask.act) {
      case 'subscribe':
        return this.#subscribe(call, own, ask);
      case 'answer':
        return this.#answer(own, ask);
      case 'update':
        return this.#update(call, own, ask);
      case 'close':
        return this.#close(own, ask);
      default:
        return ask satisfies never;
    }
  }

  async #publish(
    call: CallState,
    user: number,
    peerId: string,
    { offer, tracks }: Act<'publish'>,
  ): Promise<SfuReply> {
    // The call decides who shows something when they turn it on, one after the other, so its bound always holds.
    for (const { kind, mid } of tracks) {
      if (!fitsLine(offer, { mid, kind })) return { refused: 'session' };
      const isPicture = kind === 'video' || kind === 'screen';
      if (isPicture && !personOf(call, user)?.seat?.[kind]) return { refused: 'pictures' };
    }
    const known = this.#connections.current(peerId);
    const origin = originOf(offer);
    if (known && (known.origin !== origin || known.awaitsAnswer)) this.#connections.end(known);
    // A browser that offers although it owes an answer is confused. Each begins with its microphone, so one that adds
    // to what isn't here has a connection that was ended.
    const begins = tracks.some(({ kind }) => kind === 'audio');
    if (known?.origin === origin ? known.awaitsAnswer : !begins) return { refused: 'session' };
    const own = this.#connections.current(peerId) ?? (await this.#create(user, peerId, origin));
    const { sfu, now } = this.#ports;
    const local = tracks.map(({ mid, kind }) => ({ mid, kind, name: crypto.randomUUID() }));
    this.#connections.put({ ...own, unsure: true });
    const asked = local.map(({ mid, name: trackName }) => ({
      location: 'local' as const,
      mid,
      trackName,
    }));
    const answer = await sfu.publish(own.session, offer, asked);
    const failed = failuresIn(answer, local);
    const sent = local.filter(({ mid }) => !failed.has(mid));
    const sdp = answer.sessionDescription?.sdp;
    if (sdp === undefined || sent.length === 0) {
      // Nothing was opened, so this refusal alone makes nothing unsure.
      if (sent.length === 0) {
        this.#connections.change(own.session, (one) => ({ ...one, unsure: own.unsure }));
      }
      throw new SfuError(own.unsure ? 'gone' : 'down', 'The SFU took none of the tracks');
    }
    const number = now();
    this.#connections.change(own.session, (one) => {
      const replaced = one.published.filter(({ kind }) =>
        sent.some((track) => track.kind === kind),
      );
      const mids = replaced.map(({ mid }) => mid);
      // A browser whose answer was lost sends on the same lines again.
      const unused = mids.filter((mid) => !sent.some((track) => track.mid === mid));
      return {
        ...withoutLines(one, mids),
        published: [
          ...withoutLines(one, mids).published,
          ...sent.map(({ kind, mid, name }) => ({ kind, mid, name, number })),
        ],
        closing: [...one.closing, ...unused],
        unsure: own.unsure,
      };
    });
    this.#connections.announce(peerId);
    return { sdp, tracks: [] };
  }

  async #subscribe(
    call: CallState,
    own: SfuConnection,
    { tracks }: Act<'subscribe'>,
  ): Promise<SfuReply> {
    // A connection that owes an answer is confused, and one with too many lines is better replaced.
    if (own.awaitsAnswer || linesOf(own).length + tracks.length > LINES_MAX)
      return this.#refuse(own);
    const found = tracks.map((wanted) => ({
      ...wanted,
      source: sourceOf(this.#connections.values(), call, own.user, wanted),
    }));
    const sources = found.flatMap(({ source }) => (source ? [source] : []));
    if (sources.length === 0) return { sdp: null, tracks: found.map(unavailable) };
    if (comesTwice(own.pulled, sources)) return this.#refuse(own);
    this.#connections.put({ ...own, unsure: true });
    const answer = await this.#ports.sfu.pull(own.session, sources);
    const said = found.map(({ of, kind, source }): SfuTrack => {
      if (!source) return unavailable({ of, kind });
      const item = itemFor(answer, source, sources.indexOf(source));
      if (item?.mid === undefined || item.errorCode) return { of, kind, error: 'retry' };
      return { of, kind, mid: item.mid };
    });
    const pulled = linesIn(said, found);
    const sdp = answer.sessionDescription?.sdp ?? null;
    if (pulled.length > 0 && sdp === null) throw new SfuError('gone', 'The SFU made no offer');
    this.#connections.change(own.session, (one) => ({
      ...one,
      pulled: [...one.pulled, ...pulled],
      awaitsAnswer: sdp !== null,
      unsure: own.unsure,
    }));
    return { sdp, tracks: said };
  }

  async #answer(own: SfuConnection, { answer }: Act<'answer'>): Promise<SfuReply> {
    // A late request of a page that was loaded again may have replaced the connection of the new one.
    const isOther = originOf(answer) !== own.origin;
    if (isOther) this.#connections.end(own);
    if (isOther || !own.awaitsAnswer) return { refused: 'session' };
    await this.#ports.sfu.renegotiate(own.session, answer);
    this.#connections.change(own.session, (one) => ({ ...one, awaitsAnswer: false }));
    return { sdp: null, tracks: [] };
  }

  async #update(call: CallState, own: SfuConnection, { tracks }: Act<'update'>): Promise<SfuReply> {
    const found = tracks.map((wanted) => {
      const line = own.pulled.find(({ mid }) => mid === wanted.mid);
      const fits = line !== undefined && sameMedia(line.kind, wanted.kind);
      const source = fits
        ? sourceOf(this.#connections.values(), call, own.user, wanted)
        : undefined;
      return { ...wanted, source: source && { ...source, mid: wanted.mid } };
    });
    const sources = found.flatMap(({ source }) => (source ? [source] : []));
    if (sources.length === 0) return { sdp: null, tracks: found.map(unavailable) };
    const others = own.pulled.filter(({ mid }) => !sources.some((source) => source.mid === mid));
    if (comesTwice(others, sources)) return this.#refuse(own);
    const answer = await this.#ports.sfu.update(own.session, sources);
    const failed = failuresIn(answer, sources);
    const said = found.map(({ of, kind, mid, source }): SfuTrack => {
      if (!source) return unavailable({ of, kind });
      return failed.has(mid) ? { of, kind, error: 'retry' } : { of, kind, mid };
    });
    const changed = linesIn(said, found);
    this.#connections.change(own.session, (one) => ({
      ...one,
      pulled: one.pulled.map((line) => changed.find(({ mid }) => mid === line.mid) ?? line),
    }));
    return { sdp: null, tracks: said };
  }

  async #close(own: SfuConnection, { mids }: Act<'close'>): Promise<SfuReply> {
    const known = linesOf(own);
    const closed = mids.filter((mid) => known.includes(mid));
    if (closed.length > 0) {
      this.#connections.change(own.session, (one) => ({
        ...withoutLines(one, closed),
        closing: [...new Set([...one.closing, ...closed])],
      }));
      this.#connections.announce(own.peerId);
      await this.#connections.closeLines(own.session);
    }
    return { sdp: null, tracks: [] };
  }

  /** Whoever is confused begins again with a new connection. */
  #refuse(own: SfuConnection): SfuReply {
    this.#connections.end(own);
    return { refused: 'session' };
  }

  async #create(user: number, peerId: string, origin: string): Promise<SfuConnection> {
    const session = await this.#ports.sfu.createSession();
    const own = newConnection({ session, user, peerId, origin });
    this.#connections.put(own);
    return own;
  }
}

const unavailable = ({ of, kind }: { of: string; kind: TrackKind }): SfuTrack => ({
  of,
  kind,
  error: 'unavailable',
});

/** The lines that carry something now, each with the track that was found for it. */
const linesIn = (
  said: readonly SfuTrack[],
  found: readonly { source: RemoteTrack | undefined }[],
): SfuConnection['pulled'] =>
  said.flatMap((track, index) => {
    const name = found[index]?.source?.trackName;
    return 'mid' in track && name !== undefined ? [{ ...track, name }] : [];
  });

/** The SFU may succeed with some tracks of a request and fail with others. */
const failuresIn = ({ tracks }: SfuTracks, asked: readonly { mid?: string }[]) =>
  new Set(
    tracks.flatMap(({ mid, errorCode }, index) =>
      errorCode === undefined ? [] : [mid ?? asked[index]?.mid ?? ''],
    ),
  );

const itemFor = ({ tracks }: SfuTracks, { trackName }: RemoteTrack, index: number) =>
  tracks.find((track) => track.trackName === trackName) ??
  (tracks[index]?.trackName === undefined ? tracks[index] : undefined);
