import { SfuLink } from '../../../web/calls/core/sfu-link.ts';
import type { SfuPeer } from '../../../web/calls/core/sfu-peer.ts';
import type { TrackKind } from '../../../worker/contract/call-bounds.ts';
import type { SfuAsk, SfuRefusal } from '../../../worker/contract/sfu.ts';
import type { OpenLink } from '../../durable/calls/call-machine/sounds.ts';
import { offerOf } from '../../durable/support/offer.ts';
import { Refused } from './sfu-call.ts';
import { track } from './track.ts';

const STATUS_OF: Record<SfuRefusal, number> = {
  hidden: 404,
  session: 409,
  pictures: 409,
  busy: 503,
  down: 503,
};

/** The browser's connection. Its lines have the names that an SFU sees. */
class Peer implements SfuPeer {
  readonly origin: string;
  readonly #onState: () => void;
  readonly #kinds: TrackKind[] = [];
  #state: RTCPeerConnectionState = 'new';

  constructor(origin: string, onState: () => void) {
    this.origin = origin;
    this.#onState = onState;
  }

  be(state: RTCPeerConnectionState) {
    if (this.#state === 'closed') return;
    this.#state = state;
    this.#onState();
  }

  state = () => this.#state;
  #sdp = () =>
    offerOf(
      this.origin,
      this.#kinds.map((kind, line) => ({ mid: `${line}`, kind })),
    );
  offer = async (kinds: readonly TrackKind[]) => {
    this.#kinds.push(...kinds.filter((kind) => !this.#kinds.includes(kind)));
    const mids = new Map(kinds.map((kind) => [kind, `${this.#kinds.indexOf(kind)}`]));
    return { sdp: this.#sdp(), mids };
  };
  take = async () => {
    if (this.#state === 'new') this.be('connected');
  };
  rollback = async () => undefined;
  answer = async () => this.#sdp();
  send = async () => undefined;
  drop = async (kind: TrackKind) => {
    // The line stays, and the next one of this kind is another.
    this.#kinds.splice(this.#kinds.indexOf(kind), 1, 'screenAudio');
  };
  receiving = (mid: string) => ({
    track: track('audio', mid),
    level: () => 0,
    soundAt: () => 0,
    stats: async () => [],
  });
  close = () => {
    this.#state = 'closed';
  };
}

/** The product's own link to the SFU, in a tab of the machine. */
export const openLink: OpenLink = ({ peerId, name, clock, ask }) => {
  let peer: Peer | null = null;
  const plays = new Map<string, string>();
  const reply = async (what: SfuAsk) => {
    const answer = await ask(what).catch(() => {
      throw new Refused(0);
    });
    if ('refused' in answer) throw new Refused(STATUS_OF[answer.refused]);
    return answer;
  };
  const link = new SfuLink({
    peerId,
    connect: (_, onState) => (peer = new Peer(name(), onState)),
    servers: async () => [],
    requests: {
      publish: async (about) => ({
        answer: (await reply({ act: 'publish', ...about })).sdp ?? '',
      }),
      subscribe: async (about) => {
        const { sdp, tracks } = await reply({ act: 'subscribe', ...about });
        return { offer: sdp, tracks };
      },
      answer: async (answer) => void (await reply({ act: 'answer', answer })),
      update: async (about) => ({ tracks: (await reply({ act: 'update', ...about })).tracks }),
      close: async (mids) => void (await reply({ act: 'close', mids })),
    },
    tracks: () => ({
      mic: track('audio'),
      camera: track('video'),
      screen: null,
      screenSound: null,
    }),
    clock,
    onTrack: (of, line, now) => {
      if (line !== 'mic') return;
      if (now) plays.set(of, now.id);
      else plays.delete(of);
    },
    onState: () => {},
    onGone: (of) => plays.delete(of),
    onDown: () => {},
    onClose: () => {},
  });
  return {
    follow: (roster) => link.follow(roster),
    close: () => {
      link.close();
      peer = null;
    },
    origin: () => peer?.origin ?? null,
    plays,
    break: (state) => peer?.be(state),
  };
};
