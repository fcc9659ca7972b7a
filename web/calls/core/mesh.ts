import type { CallRoster, SignalBody } from '../../../worker/contract/call.ts';
import type { Clock } from '../../presence/clock.ts';
import type { Connect, Line, Outgoing } from './connection.ts';
import type { LinkState } from './health.ts';
import { Link } from './link.ts';

export interface MeshInputs {
  /** This tab's own peer id. */
  peerId: string;
  connect: Connect;
  servers: () => Promise<RTCIceServer[]>;
  send: (to: string, body: SignalBody) => void;
  tracks: () => Outgoing;
  clock: Clock;
  name: () => string;
  onTrack: (peerId: string, line: Line, track: MediaStreamTrack) => void;
  onState: (peerId: string, state: LinkState) => void;
  onGone: (peerId: string) => void;
}

/** A signal may arrive before the roster with its sender. This many are kept per sender. */
const EARLY_MAX = 40;

/** The links to all other members of the roster. */
export class Mesh {
  readonly #inputs: MeshInputs;
  readonly #links = new Map<string, Link>();
  readonly #sockets = new Map<string, string>();
  /** How each peer may be reached, as the roster says. It changes when a friendship ends. */
  readonly #policies = new Map<string, RTCIceTransportPolicy>();
  readonly #early = new Map<string, SignalBody[]>();
  #arrivals = 0;

  constructor(inputs: MeshInputs) {
    this.#inputs = inputs;
  }

  /**
   * @param held peers to whom nothing is sent yet
   * @param arrivals how often this tab has joined the call. After each join it sends the first offers
   */
  follow({ members }: CallRoster, held: ReadonlySet<string>, arrivals: number) {
    const arrived = arrivals !== this.#arrivals;
    this.#arrivals = arrivals;
    const others = members.filter(
      ({ peerId }) => peerId !== this.#inputs.peerId && !held.has(peerId),
    );
    for (const peerId of this.#links.keys()) {
      if (!others.some((member) => member.peerId === peerId)) this.#drop(peerId);
    }
    for (const { peerId, userSocketId, connected, way } of others) {
      const link = this.#links.get(peerId);
      const back = connected && this.#sockets.get(peerId) !== userSocketId;
      if (connected) this.#sockets.set(peerId, userSocketId);
      const policy = way === 'relayed' ? 'relay' : 'all';
      const changed = this.#policies.get(peerId) !== policy;
      this.#policies.set(peerId, policy);
      if (!link) this.#open(peerId, arrived);
      else if (changed) link.restart();
      // Either side may have missed signals.
      else if (arrived || back) link.refresh(arrived);
    }
  }

  hear(from: string, body: SignalBody) {
    const link = this.#links.get(from);
    if (link) link.hear(body);
    else this.#early.set(from, [...(this.#early.get(from) ?? []), body].slice(-EARLY_MAX));
  }

  /** The sent tracks have changed. */
  resend() {
    for (const link of this.#links.values()) link.resend();
  }

  /** The network has changed. */
  move() {
    for (const link of this.#links.values()) link.move();
  }

  /** No sound arrives from this peer any more, or it does again. */
  doubt(peerId: string, doubted: boolean) {
    this.#links.get(peerId)?.doubt(doubted);
  }

  connections() {
    return [...this.#links].flatMap(([peerId, { connection }]) =>
      connection ? [{ peerId, connection }] : [],
    );
  }

  close() {
    for (const peerId of this.#links.keys()) this.#drop(peerId);
  }

  #open(peerId: string, reachOut: boolean) {
    const { connect, servers, send, tracks, clock, name, onTrack, onState } = this.#inputs;
    const link = new Link(
      {
        // Exactly one side is polite, because both compare the same ids.
        polite: this.#inputs.peerId > peerId,
        connect,
        ways: async () => ({
          iceServers: await servers(),
          iceTransportPolicy: this.#policies.get(peerId) ?? 'relay',
        }),
        tracks,
        clock,
        name,
        send: (body) => send(peerId, body),
        onTrack: (line, track) => onTrack(peerId, line, track),
        onState: (state) => onState(peerId, state),
      },
      reachOut,
    );
    this.#links.set(peerId, link);
    for (const body of this.#early.get(peerId) ?? []) link.hear(body);
    this.#early.delete(peerId);
  }

  #drop(peerId: string) {
    this.#links.get(peerId)?.close();
    this.#links.delete(peerId);
    this.#sockets.delete(peerId);
    this.#policies.delete(peerId);
    this.#inputs.onGone(peerId);
  }
}
