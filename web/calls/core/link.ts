import type { SignalBody } from '../../../worker/contract/call.ts';
import type { Clock } from '../../presence/clock.ts';
import type {
  Candidate,
  Connect,
  Connection,
  Description,
  Line,
  Outgoing,
  Ways,
} from './connection.ts';
import { Health, type LinkState } from './health.ts';

/** When an unanswered offer is sent again. The delay doubles each time up to the maximum. */
const RESEND_MS = 4_000;
const RESEND_MAX_MS = 16_000;
/** How long an earlier member waits for the offer of the one who joined. */
export const REACH_OUT_MS = 2_500;

export interface LinkInputs {
  /** If two offers cross, the polite side drops its own. Exactly one of the two sides is polite. */
  polite: boolean;
  connect: Connect;
  ways: () => Promise<Ways>;
  send: (body: SignalBody) => void;
  tracks: () => Outgoing;
  clock: Clock;
  /** Creates the name of a new connection. */
  name: () => string;
  onTrack: (line: Line, track: MediaStreamTrack) => void;
  onState: (state: LinkState) => void;
}

/**
 * The link to one other member: perfect negotiation over named connections. A reloaded tab keeps its peer id, but not
 * its connection. The names tell both sides which two belong together, however late a message arrives.
 */
export class Link {
  readonly #inputs: LinkInputs;
  readonly #health: Health;
  #connection: Connection | null = null;
  #name = '';
  /** The name of the other side's connection, once its description was applied. */
  #other: string | null = null;
  /** ICE candidates that were found before their description was sent. */
  #found: Candidate[] | null = null;
  readonly #dead = new Set<string>();
  #work: Promise<void> = Promise.resolve();
  #stopWaiting: (() => void) | null = null;
  #closed = false;
  #doubted = false;

  /** @param reachOut whether this side sends the first offer, as the one who joined */
  constructor(inputs: LinkInputs, reachOut: boolean) {
    this.#inputs = inputs;
    this.#health = new Health({
      polite: inputs.polite,
      clock: inputs.clock,
      onState: inputs.onState,
      heal: (again) => this.#do(() => this.#heal(again)),
    });
    this.#do(async () => {
      await this.#renew();
      if (reachOut) await this.#offer(false);
      else this.#wait(REACH_OUT_MS);
    });
  }

  get connection() {
    return this.#connection;
  }

  hear(body: SignalBody) {
    this.#do(() => this.#hear(body));
  }

  /** The sent tracks have changed. */
  resend() {
    this.#do(async () => this.#connection?.sendOut(this.#inputs.tracks()));
  }

  /**
   * One side has returned after it was disconnected from the server. Sends again what it may have missed.
   * @param returned whether it was this side
   */
  refresh(returned: boolean) {
    this.#do(async () => {
      if (this.#repeat()) return;
      const doubted = returned && this.#doubted;
      if (doubted || this.#connection?.state() !== 'connected') await this.#seek();
    });
  }

  /** The network has changed. Restarts ICE, because browsers are slow to notice that the old candidates are gone. */
  move() {
    this.#do(async () => {
      if (!this.#repeat()) await this.#seek();
    });
  }

  /** Replaces the connection, for example when it has to use the relay from now on. */
  restart() {
    this.#do(() => this.#replace());
  }

  /** Sound no longer arrives, or it arrives again. If this tab turns out to have been offline, ICE is restarted. */
  doubt(doubted: boolean) {
    this.#doubted = doubted;
  }

  close() {
    this.#closed = true;
    this.#stopWaiting?.();
    this.#health.close();
    this.#connection?.close();
  }

  /** Runs one step after the other, so that a negotiation never interrupts itself. */
  #do(step: () => Promise<unknown>) {
    this.#work = this.#work
      .then(() => (this.#closed ? undefined : step()))
      .then(
        () => undefined,
        // A description didn't fit, or the connection was closed meanwhile. An open offer is sent again.
        () => this.#wait(RESEND_MS),
      );
  }

  async #renew() {
    const { connect, ways, name } = this.#inputs;
    this.#connection?.close();
    const mine = name();
    this.#name = mine;
    this.#other = null;
    const configuration = await ways();
    if (this.#closed) return;
    this.#health.renewed();
    const current = () => this.#name === mine && !this.#closed;
    this.#connection = connect(configuration, {
      onCandidate: (candidate) => {
        if (!current()) return;
        if (this.#found) this.#found.push(candidate);
        else this.#send({ candidate });
      },
      onState: () => current() && this.#health.see(this.#connection?.state() ?? 'new'),
      onTrack: (line, track) => current() && this.#inputs.onTrack(line, track),
    });
  }

  async #offer(restart: boolean) {
    const connection = this.#connection;
    if (!connection || connection.signalling() !== 'stable') return;
    await this.#describe(connection, () => connection.offer(restart));
    this.#wait(RESEND_MS);
  }

  /** Sends a description. The ICE candidates that were found meanwhile follow it. */
  async #describe(connection: Connection, make: () => Promise<Description>) {
    this.#found = [];
    try {
      const description = await make();
      await connection.sendOut(this.#inputs.tracks());
      this.#send({ description });
    } finally {
      const found = this.#found;
      this.#found = null;
      for (const candidate of found) this.#send({ candidate });
    }
  }

  #send(body: SignalBody) {
    // A description may be ready only after the link was closed. Whoever has left is told nothing more.
    if (this.#closed) return;
    this.#inputs.send({ ...body, link: `${this.#name}:${this.#other ?? ''}` });
  }

  /** Sends an unanswered offer again. @returns whether there was one */
  #repeat(): boolean {
    const description = this.#connection?.offered();
    if (!description) return false;
    this.#send({ description });
    return true;
  }

  #wait(ms: number) {
    this.#stopWaiting?.();
    this.#stopWaiting = this.#inputs.clock.after(ms, () =>
      this.#do(async () => {
        if (this.#repeat()) this.#wait(Math.min(2 * ms, RESEND_MAX_MS));
        else if (this.#other === null) await this.#offer(false);
      }),
    );
  }

  async #hear(body: SignalBody) {
    const [from = '', to = ''] = (body.link ?? '').split(':');
    // Sent to a connection that no longer exists, or by one.
    if ((to !== '' && to !== this.#name) || this.#dead.has(from)) return;
    const isOffer = 'description' in body && body.description.type === 'offer';
    if (this.#other !== null && this.#other !== from) {
      this.#dead.add(this.#other);
      await this.#renew();
      if (!isOffer) await this.#offer(false);
    }
    const connection = this.#connection;
    if (!connection) return;
    if ('candidate' in body) {
      // Only candidates of the counterpart count. Browsers reject a superfluous one.
      if (this.#other === from) await connection.candidate(body.candidate).catch(() => undefined);
    } else if (isOffer) await this.#answer(from, body.description);
    else if (body.description.type === 'answer' && connection.signalling() === 'have-local-offer') {
      await connection.take(body.description);
      this.#bind(from);
      await connection.sendOut(this.#inputs.tracks());
    }
  }

  async #answer(from: string, offer: Description) {
    const crossed = this.#connection?.signalling() !== 'stable';
    if (crossed && !this.#inputs.polite) return;
    // Its transceivers were created for its own offer, so they can't serve the other's.
    if (crossed && this.#other === null) await this.#renew();
    const connection = this.#connection;
    if (!connection) return;
    await this.#describe(connection, async () => {
      const answer = await connection.answer(offer);
      this.#bind(from);
      return answer;
    });
  }

  #bind(other: string) {
    this.#other = other;
    this.#health.agreed();
  }

  async #heal(again: boolean) {
    if (this.#connection?.state() === 'connected') return;
    if (again) await this.#replace();
    else if (!this.#repeat()) await this.#seek();
  }

  async #replace() {
    await this.#renew();
    await this.#offer(false);
  }

  /** Restarts ICE. */
  async #seek() {
    this.#doubted = false;
    this.#connection?.configure(await this.#inputs.ways());
    await this.#offer(true);
  }
}
