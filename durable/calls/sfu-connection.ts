import type { RemoteTrack } from '../../worker/calls/sfu.ts';
import type { CameraLayer, TrackKind } from '../../worker/contract/call-bounds.ts';
import type { CallState } from '../../worker/contract/objects/call.ts';
import { isBlockBetween, isOn, personOf, seated, transportOf } from './call-state.ts';

/** One connection of a peer to the SFU, as the call's object stores it. The SFU's own ids are nowhere else. */
export interface SfuConnection {
  session: string;
  user: number;
  peerId: string;
  /** Names the browser's connection: after a reload there is another one. */
  origin: string;
  published: { kind: TrackKind; mid: string; name: string; number: number }[];
  /** `name`: the SFU's name of the track. */
  pulled: { mid: string; of: string; kind: TrackKind; name: string }[];
  /** The SFU has made an offer, which the browser hasn't answered yet. */
  awaitsAnswer: boolean;
  /** A request has begun whose answer isn't stored. So the SFU may have more tracks than this says. */
  unsure: boolean;
  /** Lines that still have to be closed. */
  closing: string[];
  /** When the peer left the call or connected again, in ms since 1970. All its lines are closed then. */
  endedAt: number | null;
}

export const newConnection = (
  of: Pick<SfuConnection, 'session' | 'user' | 'peerId' | 'origin'>,
): SfuConnection => ({
  ...of,
  published: [],
  pulled: [],
  awaitsAnswer: false,
  unsure: false,
  closing: [],
  endedAt: null,
});

/** The id in the `o=` line of an SDP. It is the same for all descriptions of one connection. */
export const originOf = (sdp: string) => /^o=\S+ (\S+)/mu.exec(sdp)?.[1] ?? '';

/** Whether this peer is in the call now, and the call goes through the SFU. */
export const isPeer = (call: CallState | null, user: number, peerId: string): call is CallState =>
  call?.endedAt === null &&
  transportOf(call) === 'sfu' &&
  personOf(call, user)?.seat?.peerId === peerId;

/** What a member sends, as the roster says it. */
export const sendsOf = ({ published }: SfuConnection): Partial<Record<TrackKind, number>> =>
  Object.fromEntries(published.map(({ kind, number }) => [kind, number]));

/**
 * The SFU's name for what one peer may have of another. Undefined if the other isn't in the call, sends no such thing,
 * has turned it off, or has a block with the one who asks.
 */
export function sourceOf(
  connections: Iterable<SfuConnection>,
  call: CallState,
  user: number,
  { of, kind, layer }: { of: string; kind: TrackKind; layer?: CameraLayer | undefined },
): RemoteTrack | undefined {
  const owner = seated(call).find(({ seat }) => seat?.peerId === of);
  if (
    !owner?.seat ||
    !isOn(owner.seat, kind) ||
    owner.id === user ||
    isBlockBetween(call, user, owner.id)
  )
    return undefined;
  for (const { peerId, endedAt, session, published } of connections) {
    if (peerId !== of || endedAt !== null) continue;
    const track = published.find((one) => one.kind === kind);
    if (!track) return undefined;
    const preferred = layer && {
      simulcast: {
        preferredRid: layer,
        priorityOrdering: 'asciibetical' as const,
        ridNotAvailable: 'asciibetical',
      },
    };
    return { location: 'remote', sessionId: session, trackName: track.name, ...preferred };
  }
  return undefined;
}

/**
 * Whether the line of an offer carries what it is said to. Otherwise a camera could be sent as a microphone. The id must
 * be there once, in a line of that kind and with no other id, however an SFU would read it.
 */
export function fitsLine(offer: string, { mid, kind }: { mid: string; kind: TrackKind }) {
  const media = isSound(kind) ? 'audio' : 'video';
  const [, ...lines] = offer.split(/[\r\n]+m=/u);
  const named = lines.filter((line) => line.split(/[\r\n]+/u).includes(`a=mid:${mid}`));
  return (
    named.length === 1 &&
    named.every((line) => line.startsWith(`${media} `) && line.split('a=mid:').length === 2)
  );
}

const isSound = (kind: TrackKind) => kind === 'audio' || kind === 'screenAudio';

/** Whether one line can carry both. */
export const sameMedia = (a: TrackKind, b: TrackKind) => isSound(a) === isSound(b);

/** Whether a track would come on two lines. The operator pays for all that the SFU sends. */
export const comesTwice = (pulled: SfuConnection['pulled'], sources: readonly RemoteTrack[]) => {
  const names = new Set(sources.map(({ trackName }) => trackName));
  return names.size < sources.length || pulled.some(({ name }) => names.has(name));
};

/** All lines that are known, or may be left over. */
export const linesOf = ({ published, pulled, closing }: SfuConnection) => [
  ...new Set([...published, ...pulled].map(({ mid }) => mid).concat(closing)),
];

export const withoutLines = (own: SfuConnection, mids: readonly string[]): SfuConnection => ({
  ...own,
  published: own.published.filter(({ mid }) => !mids.includes(mid)),
  pulled: own.pulled.filter(({ mid }) => !mids.includes(mid)),
});
