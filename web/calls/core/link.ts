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

/** An offer without an answer for so long was lost: it is sent again, each time after twice as long. */
const RESEND_MS = 4_000;
const RESEND_MAX_MS = 16_000;
/** Whoever was there first waits so long for the one who came. */
export const REACH_OUT_MS = 2_500;

export interface LinkInputs {
  /** Of two offers that cross, the polite one's gives way. Exactly one of the two is. */
  polite: boolean;
  connect: Connect;
  ways: () => Promise<Ways>;
  send: (body: SignalBody) => void;
  tracks: () => Outgoing;
  clock: Clock;
  /** Names a connection. */
  name: () => string;
  onTrack: (line: Line, track: MediaStreamTrack) => void;
  onState: (state: LinkState) => void;
}

/**
 * The way to one other member: perfect negotiation over connections that have names. A tab that was reloaded keeps
 * its peer id and not its connection; by the names both sides know which two belong together, whatever comes late.
 */
export class Link {
  readonly #inputs: LinkInputs;
  readonly #health: Health;
  #connection: Connection | null = null;
  #name = '';
  /** The other's connection that this one has a description of. */
  #other: string | null = null;
  /** Ways that were found before the description that they belong to was out. */
  #found: Candidate[] | null = null;
  readonly #dead = new Set<string>();
  #work: Promise<void> = Promise.resolve();
  #stopWaiting: (() => void) | null = null;
  #closed = false;
  #doubted = false;

  /** @param reachOut the one who comes calls on the ones who are there */
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

  /** Tracks have come or gone. */
  resend() {
    this.#do(async () => this.#connection?.sendOut(this.#inputs.tracks()));
  }

  /**
   * This side or the other was cut off: what was said meanwhile is said again, where it may be missing.
   * @param returned it was this one
   */
  refresh(returned: boolean) {
    this.#do(async () => {
      if (this.#repeat()) return;
      const doubted = returned && this.#doubted;
      if (doubted || this.#connection?.state() !== 'connected') await this.#seek();
    });
  }

  /** The network is another one: browsers take their time to see that the ways they had are gone. */
  move() {
    this.#do(async () => {
      if (!this.#repeat()) await this.#seek();
    });
  }

  /** Nothing comes in any more, or again: should it turn out that this tab was cut off, then so was the way. */
  doubt(doubted: boolean) {
    this.#doubted = doubted;
  }

  close() {
    this.#closed = true;
    this.#stopWaiting?.();
    this.#health.close();
    this.#connection?.close();
  }

  /** One thing after the other: a negotiation is never interrupted by itself. */
  #do(step: () => Promise<unknown>) {
    this.#work = this.#work
      .then(() => (this.#closed ? undefined : step()))
      .then(
        () => undefined,
        // A description that doesn't fit, or a connection that was closed meanwhile: what is owed is sent again.
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

  /** Sends a description, and only then the ways that the browser has begun to find meanwhile. */
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
    this.#inputs.send({ ...body, link: `${this.#name}:${this.#other ?? ''}` });
  }

  /** Says an unanswered offer again. @returns whether there was one */
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
    // For a connection that is no more, or from one.
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
      // A way to a connection that is not this one's counterpart; or one too many, which browsers refuse.
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
    // Its lines were made for an offer of its own: they can't be another's.
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
    if (again) {
      await this.#renew();
      await this.#offer(false);
    } else if (!this.#repeat()) await this.#seek();
  }

  /** Looks for new ways between the two. */
  async #seek() {
    this.#doubted = false;
    this.#connection?.configure(await this.#inputs.ways());
    await this.#offer(true);
  }
}
