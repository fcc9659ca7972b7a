import type { SfuPeer } from '../../../web/calls/core/sfu-peer.ts';
import type { TrackKind } from '../../../worker/contract/call-bounds.ts';
import { callMember, callRoster } from '../../support/roster.ts';
import { track as trackOf } from './track.ts';

/** What an SfuLink works with: the browser's connection, and rosters of a call. */

/** The browser's connection, which does what it is told. */
export class FakePeer implements SfuPeer {
  now: RTCPeerConnectionState = 'new';
  closed = false;
  readonly sending = new Map<TrackKind, MediaStreamTrack | null>();
  readonly lines: string[] = [];
  onState: () => void;

  constructor(onState: () => void) {
    this.onState = onState;
  }

  be(state: RTCPeerConnectionState) {
    this.now = state;
    this.onState();
  }

  state = () => this.now;
  layered: boolean[] = [];
  offer = async (kinds: readonly TrackKind[], layered: boolean) => {
    this.layered.push(layered);
    const mids = new Map(kinds.map((kind) => [kind, `out-${kind}`]));
    return { sdp: 'v=0 offer', mids };
  };
  take = async () => this.be('connected');
  rollback = async () => undefined;
  answer = async () => 'v=0 answer';
  send = async (kind: TrackKind, track: MediaStreamTrack | null) => {
    this.sending.set(kind, track);
  };
  drop = async (kind: TrackKind) => {
    this.sending.delete(kind);
  };
  receiving = () => ({
    track: trackOf('audio'),
    level: () => 0,
    soundAt: () => 0,
    stats: async () => [],
  });
  close = () => {
    this.closed = true;
    this.now = 'closed';
  };
}

/** How the client's own requests fail. */
export class Refused extends Error {
  readonly status: number;
  constructor(status: number) {
    super(String(status));
    this.status = status;
  }
}

export const nameOf = ({
  of,
  kind,
  layer = '',
}: {
  of: string;
  kind: TrackKind;
  layer?: string | undefined;
}) => `${of} ${kind} ${layer}`.trim();

type Sends = Partial<Record<TrackKind, number>>;
let version = 0;
export const rosterOf = (
  others: Record<string, Sends>,
  own: { sends?: Sends; video?: boolean } = {},
  unheard: string[] = [],
) => {
  version += 1;
  const all = { me: own.sends ?? {}, ...others };
  const members = Object.entries(all).map(([peerId, sends], at) =>
    callMember({
      peerId,
      id: at + 1,
      video: peerId === 'me' && own.video === true,
      sends,
      heard: !unheard.includes(peerId),
    }),
  );
  return callRoster(members, { version, transport: 'sfu' });
};

/** So many who send nothing. */
export const listeners = (count: number): Record<string, Sends> =>
  Object.fromEntries(Array.from({ length: count }, (_, at) => [`listener ${at}`, {}]));
