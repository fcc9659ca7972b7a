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

/** A connection that does what it is told, and writes it down. The test says what the browser finds. */
class Scripted implements Connection {
  readonly said: string[] = [];
  readonly ways: Ways;
  readonly events: ConnectionEvents;
  signal: RTCSignalingState = 'stable';
  now: RTCPeerConnectionState = 'new';
  /** What the browser finds while it makes its next description. */
  finds: string[] = [];
  /** The browser refuses the next description. */
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

  /** The browser's connection has another state. */
  becomes(state: RTCPeerConnectionState) {
    this.now = state;
    this.events.onState();
  }

  /** What it was told since the last look. */
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

/** Makes such connections, and keeps them in order. */
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

/** A signal in short: whose link it belongs to and what it is. */
export const inShort = (body: SignalBody) =>
  'candidate' in body
    ? `${body.link} candidate ${body.candidate.candidate}`
    : `${body.link} ${body.description.type} ${body.description.sdp}`;
