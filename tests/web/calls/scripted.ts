import type {
  Connect,
  Connection,
  ConnectionEvents,
  Description,
  Outgoing,
  Ways,
} from '../../../web/calls/core/connection.ts';
import type { SignalBody } from '../../../worker/contract/call.ts';

export const SILENT: Outgoing = { mic: null, camera: null, screen: null, screenSound: null };

/** A fake connection that records what it is told. The test sets what the browser finds. */
class Scripted implements Connection {
  readonly said: string[] = [];
  readonly ways: Ways;
  readonly events: ConnectionEvents;
  signal: RTCSignalingState = 'stable';
  now: RTCPeerConnectionState = 'new';
  /** The candidates that the browser finds while it makes its next description. */
  finds: string[] = [];
  /** Whether the browser refuses the next description. */
  refuses = false;
  #offers = 0;

  constructor(ways: Ways, events: ConnectionEvents) {
    this.ways = ways;
    this.events = events;
  }

  signalling = () => this.signal;
  state = () => this.now;
  offered = () =>
    this.signal === 'have-local-offer' ? this.#described('offer', this.#offers) : null;
  level = () => 0;
  soundAt = () => 0;
  stats = () => Promise.resolve([]);
  configure = () => void this.said.push('configure');
  close = () => void this.said.push('close');
  candidate = ({ candidate }: { candidate: string }) => {
    this.said.push(`candidate ${candidate}`);
    return Promise.resolve();
  };
  sendOut = () => {
    this.said.push('sendOut');
    return Promise.resolve();
  };
  offer = (restart: boolean) => {
    this.said.push(restart ? 'restart' : 'offer');
    this.#offers += 1;
    this.signal = 'have-local-offer';
    return this.#make('offer', this.#offers);
  };
  answer = ({ sdp }: Description) => {
    this.said.push(`answer ${sdp}`);
    this.signal = 'stable';
    return this.#make('answer', sdp);
  };
  take = ({ sdp }: Description) => {
    this.said.push(`take ${sdp}`);
    this.signal = 'stable';
    return Promise.resolve();
  };

  /** Changes the browser's connection state. */
  becomes(state: RTCPeerConnectionState) {
    this.now = state;
    this.events.onState();
  }

  /** What the connection was told since the last call. */
  news() {
    return this.said.splice(0);
  }

  async #make(type: 'offer' | 'answer', sdp: string | number) {
    for (const candidate of this.finds.splice(0)) this.events.onCandidate({ candidate });
    if (this.refuses) {
      this.refuses = false;
      return Promise.reject(new DOMException('', 'OperationError'));
    }
    return Promise.resolve(this.#described(type, sdp));
  }

  #described(type: 'offer' | 'answer', sdp: string | number): Description {
    return { type, sdp: String(sdp) };
  }
}

/** Makes scripted connections, and keeps them in order. */
export function scriptedConnections() {
  const made: Scripted[] = [];
  const connect: Connect = (ways, events) => {
    const connection = new Scripted(ways, events);
    made.push(connection);
    return connection;
  };
  const last = () => {
    const connection = made.at(-1);
    if (!connection) throw new Error('no connection yet');
    return connection;
  };
  return { made, connect, last };
}

/** A signal as short text: its link and its content. */
export const inShort = (body: SignalBody) =>
  'candidate' in body
    ? `${body.link} candidate ${body.candidate.candidate}`
    : `${body.link} ${body.description.type} ${body.description.sdp}`;
