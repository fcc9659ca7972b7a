import type {
  Connection,
  ConnectionEvents,
  Description,
} from '../../../web/calls/core/connection.ts';
import type { Clock } from '../../../web/presence/clock.ts';
import type { SignalBody } from '../../../worker/contract/call.ts';

/** How long two peers take to connect, and how long a browser takes to notice and to give up a lost peer. */
const FIND_MS = 100;
const NOTICE_MS = 1_000;
const FAIL_MS = 10_000;

/** Virtual time. Only `pass` moves it. */
export class Time {
  #now = 1_000_000;
  #timers: { at: number; run: () => void }[] = [];

  readonly clock: Clock = {
    now: () => this.#now,
    after: (ms, run) => {
      const timer = { at: this.#now + ms, run };
      this.#timers.push(timer);
      return () => {
        this.#timers = this.#timers.filter((one) => one !== timer);
      };
    },
    random: () => 0.5,
  };

  async pass(ms: number) {
    const end = this.#now + ms;
    await settle();
    for (;;) {
      const next = this.#timers
        .filter(({ at }) => at <= end)
        .toSorted((a, b) => a.at - b.at)
        .at(0);
      if (!next) break;
      this.#timers = this.#timers.filter((one) => one !== next);
      this.#now = next.at;
      next.run();
      await settle();
    }
    this.#now = end;
  }
}

/** Lets every pending promise continue. */
const settle = () =>
  new Promise<void>((resolve) => {
    setImmediate(resolve);
  });

/** What one side knows of a negotiation. Two connections agree if each has the other's description of the same one. */
interface Agreed {
  other: string;
  negotiation: string;
}

/** Fakes of peer connections. Their descriptions decide whether media flows. */
export class Air {
  readonly #made = new Map<string, Made>();
  readonly #time: Time;
  #count = 0;
  /** Whether the network is down. */
  cut = false;

  constructor(time: Time) {
    this.#time = time;
  }

  connect(events: ConnectionEvents): Connection {
    this.#count += 1;
    const made = new Made(`c${this.#count}`, this, this.#time, events);
    this.#made.set(made.id, made);
    return made;
  }

  /** Whether two connections have agreed and media flows between them. */
  flows(made: Made): boolean {
    const other = this.#made.get(made.agreed?.other ?? '');
    return (
      !this.cut &&
      !made.closed &&
      other !== undefined &&
      !other.closed &&
      other.agreed?.other === made.id &&
      made.hasWay &&
      other.hasWay &&
      other.agreed.negotiation === made.agreed?.negotiation
    );
  }

  look() {
    for (const made of this.#made.values()) made.look();
  }
}

class Made implements Connection {
  readonly id: string;
  agreed: Agreed | null = null;
  /** Whether a candidate of the other side has arrived after its description. */
  hasWay = false;
  closed = false;
  #air: Air;
  #time: Time;
  #events: ConnectionEvents;
  #signalling: RTCSignalingState = 'stable';
  #state: RTCPeerConnectionState = 'new';
  #offered: Description | null = null;
  #offers = 0;
  #stop: () => void = () => {};

  constructor(id: string, air: Air, time: Time, events: ConnectionEvents) {
    this.id = id;
    this.#air = air;
    this.#time = time;
    this.#events = events;
  }

  signalling = () => this.#signalling;
  state = () => this.#state;
  /** The offer with the candidates that were found since. */
  offered = () =>
    this.#signalling === 'have-local-offer' && this.#offered
      ? { ...this.#offered, sdp: `${this.#offered.sdp} with-ways` }
      : null;
  configure = () => {};
  level = () => 0;
  soundAt = () => 0;
  stats = () => Promise.resolve([]);
  candidate = () => {
    if (!this.agreed) throw new Error('a way to nobody');
    this.hasWay = true;
    this.#air.look();
    return Promise.resolve();
  };
  sendOut = () => Promise.resolve();

  offer = () => {
    if (this.#signalling !== 'stable') throw new Error('an offer in the middle of another');
    this.#offers += 1;
    this.#offered = { type: 'offer', sdp: `${this.id} ${this.id}/${this.#offers}` };
    this.#signalling = 'have-local-offer';
    this.#events.onCandidate({ candidate: `a way to ${this.id}` });
    return Promise.resolve(this.#offered);
  };

  answer = ({ sdp }: Description) => {
    if (this.closed) throw new Error('closed');
    if (this.#signalling === 'have-local-offer' && !this.agreed) {
      throw new Error('its lines were made for an offer of its own');
    }
    this.#agree(sdp);
    // As in browsers, this candidate is found before the answer is sent.
    this.#events.onCandidate({ candidate: `a way to ${this.id}` });
    return Promise.resolve<Description>({
      type: 'answer',
      sdp: `${this.id} ${this.agreed?.negotiation}`,
    });
  };

  take = ({ sdp }: Description) => {
    if (this.#signalling !== 'have-local-offer') throw new Error('an answer to nothing');
    if (sdp.split(' ')[1] !== this.#offered?.sdp?.split(' ')[1])
      throw new Error('of another offer');
    this.#agree(sdp);
    return Promise.resolve();
  };

  close = () => {
    this.closed = true;
    this.#stop();
    this.#air.look();
  };

  #agree(sdp: string) {
    const [other = '', negotiation = '', ways = ''] = sdp.split(' ');
    if (ways !== '') this.hasWay = true;
    if (this.agreed && this.agreed.other !== other) throw new Error('one connection, two others');
    this.agreed = { other, negotiation };
    this.#signalling = 'stable';
    this.#air.look();
  }

  look() {
    if (this.closed) return;
    const wanted = this.#air.flows(this) ? 'connected' : 'gone';
    if (wanted === 'connected' && this.#state !== 'connected') this.#soon(FIND_MS, 'connected');
    if (wanted === 'gone' && this.#state === 'connected') this.#soon(NOTICE_MS, 'disconnected');
  }

  #soon(ms: number, state: RTCPeerConnectionState) {
    this.#stop();
    this.#stop = this.#time.clock.after(ms, () => {
      if ((state === 'connected') !== this.#air.flows(this)) return;
      this.#state = state;
      this.#events.onState();
      if (state === 'disconnected') this.#soon(FAIL_MS, 'failed');
    });
  }
}

/** Delivers signals in one direction, in order, with a delay. While the other side is offline they are lost. */
export class Wire {
  readonly #time: Time;
  readonly #delay: () => number;
  #lastAt = 0;
  away = false;
  sent = 0;

  constructor(time: Time, delay: () => number) {
    this.#time = time;
    this.#delay = delay;
  }

  carry(body: SignalBody, to: () => { hear: (body: SignalBody) => void } | null) {
    this.sent += 1;
    const { clock } = this.#time;
    const at = Math.max(this.#lastAt, clock.now() + this.#delay());
    this.#lastAt = at;
    clock.after(at - clock.now(), () => {
      if (!this.away) to()?.hear(body);
    });
  }
}
