import { type Sfu, SfuError } from '../../worker/calls/sfu.ts';
import { SFU_TRACKS_MAX, type TrackKind } from '../../worker/contract/call-bounds.ts';
import type { CallState, Seat } from '../../worker/contract/objects/call.ts';
import { isOn, seated } from './call-state.ts';
import { type SfuConnection, isPeer, linesOf, sendsOf, withoutLines } from './sfu-connection.ts';
import type { Store } from './user-state.ts';

export interface SfuPorts {
  now: () => number;
  store: Store;
  sfu: Pick<Sfu, keyof Sfu>;
  /** The call's present state. */
  call: () => CallState | null;
  /** The SFU has other tracks of a member than before. */
  announce: (user: number, peerId: string, sends: Partial<Record<TrackKind, number>>) => void;
  /** Sets the alarm again, since `dueAt` has changed. */
  arm: () => void;
}

const PREFIX = 'sfu/';
const RETRY_MIN_MS = 1_000;
/** Whoever was removed may hear on for so long after the SFU is back. */
const RETRY_MAX_MS = 15_000;
/** How long it is tried to close what is left of a connection. */
const GIVE_UP_MS = 60 * 60 * 1000;

/**
 * A call's connections to the SFU: stored, and closed when their peers have left the call. What concerns one peer runs
 * one after the other, because the SFU refuses requests of one connection that overlap.
 */
export class SfuConnections {
  readonly #ports: SfuPorts;
  readonly #connections: Map<string, SfuConnection>;
  readonly #queues = new Map<string, Promise<unknown>>();
  #failures = 0;
  #retryAt: number | null = null;

  constructor(ports: SfuPorts) {
    this.#ports = ports;
    const rows = [...ports.store.list<SfuConnection>({ prefix: PREFIX })];
    this.#connections = new Map(rows.map(([, one]) => [one.session, one]));
  }

  values() {
    return this.#connections.values();
  }

  /**
   * The call has changed: whoever is no longer in it loses their tracks, and nobody gets a picture any more that was
   * turned off, whatever their browsers do.
   */
  follow(call: CallState | null) {
    const people = call ? seated(call).flatMap(({ seat }) => seat ?? []) : [];
    const seats = new Map(people.map((seat) => [seat.peerId, seat]));
    const closed = new Set<string>();
    for (const one of this.#connections.values()) {
      if (one.endedAt === null && !isPeer(call, one.user, one.peerId)) this.end(one);
      const off = one.pulled.filter(({ of, kind }) => {
        const seat = seats.get(of);
        return seat && !isOn(seat, kind);
      });
      if (off.length === 0) continue;
      const mids = off.map(({ mid }) => mid);
      for (const { of } of off) closed.add(of);
      this.change(one.session, (own) => ({
        ...withoutLines(own, mids),
        closing: [...own.closing, ...mids],
      }));
    }
    for (const peerId of closed) this.#renumber(peerId, seats.get(peerId));
  }

  /** Gives pictures that are off a new number. Members who missed that they were off then ask for them again. */
  #renumber(peerId: string, seat: Seat | undefined) {
    const own = this.current(peerId);
    if (!own || !seat) return;
    const number = this.#ports.now();
    const published = own.published.map((track) =>
      isOn(seat, track.kind) ? track : { ...track, number: Math.max(number, track.number + 1) },
    );
    this.put({ ...own, published });
    this.announce(peerId);
  }

  /** When something is left to be closed, in ms since 1970. */
  dueAt(): number | null {
    if (this.#unfinished().length === 0) return null;
    this.#retryAt ??= this.#ports.now() + RETRY_MIN_MS;
    return this.#retryAt;
  }

  handleAlarm() {
    if ((this.#retryAt ?? 0) > this.#ports.now()) return;
    this.#retryAt = null;
    for (const one of this.#unfinished()) this.#finish(one);
  }

  current(peerId: string): SfuConnection | undefined {
    for (const one of this.#connections.values()) {
      if (one.peerId === peerId && one.endedAt === null) return one;
    }
    return undefined;
  }

  put(one: SfuConnection) {
    // While a request was in progress, its peer may have left.
    const endedAt = this.#connections.get(one.session)?.endedAt ?? one.endedAt;
    const kept = { ...one, endedAt };
    this.#connections.set(one.session, kept);
    this.#ports.store.put(PREFIX + one.session, kept);
  }

  change(session: string, to: (one: SfuConnection) => SfuConnection) {
    const one = this.#connections.get(session);
    if (!one) return;
    this.put(to(one));
    // What was replaced is closed, and what a peer got that has left meanwhile, or that was turned off.
    this.follow(this.#ports.call());
    const next = this.#connections.get(session);
    if (next && next.closing.length > 0) this.#finish(next);
  }

  announce(peerId: string) {
    const own = this.current(peerId);
    if (own) this.#ports.announce(own.user, peerId, sendsOf(own));
  }

  end(one: SfuConnection | undefined) {
    if (!one) return;
    this.put({ ...one, endedAt: this.#ports.now() });
    this.#ports.announce(one.user, one.peerId, {});
    this.#finish({ ...one, endedAt: this.#ports.now() });
  }

  #unfinished() {
    return [...this.#connections.values()].filter(
      ({ endedAt, closing }) => endedAt !== null || closing.length > 0,
    );
  }

  /** Closes what is to be closed, after the requests that are in progress. */
  #finish({ session, peerId }: SfuConnection) {
    this.#ports.arm();
    void this.inTurn(peerId, () => this.closeLines(session));
  }

  /** Closes what is to be closed of a connection now. */
  async closeLines(session: string): Promise<void> {
    const one = this.#connections.get(session);
    if (!one || (one.endedAt === null && one.closing.length === 0)) return;
    try {
      const mids = new Set(one.endedAt === null ? one.closing : linesOf(one));
      const { sfu } = this.#ports;
      if (one.endedAt !== null && one.unsure) {
        for (const mid of await sfu.list(session)) mids.add(mid);
      }
      const all = [...mids];
      for (let from = 0; from < all.length; from += SFU_TRACKS_MAX) {
        await sfu.close(session, all.slice(from, from + SFU_TRACKS_MAX));
      }
      this.#closed(session, all, one.endedAt !== null);
      this.#failures = 0;
      if (this.#unfinished().length > 0) return;
      this.#retryAt = null;
      this.#ports.arm();
    } catch (error) {
      const { failure, message } =
        error instanceof SfuError ? error : { failure: 'down' as const, message: String(error) };
      const since = one.endedAt ?? this.#ports.now();
      if (failure === 'gone' || this.#ports.now() - since > GIVE_UP_MS) {
        this.#closed(session, linesOf(one), one.endedAt !== null);
        return;
      }
      console.error(`Tracks of a call could not be closed: ${message}`);
      this.#failures += 1;
      const wait = Math.min(RETRY_MIN_MS * 2 ** (this.#failures - 1), RETRY_MAX_MS);
      this.#retryAt = this.#ports.now() + wait;
      this.#ports.arm();
    }
  }

  /** @param whole its peer had left before that, so nothing more can come */
  #closed(session: string, mids: readonly string[], whole: boolean) {
    const one = this.#connections.get(session);
    if (!one) return;
    if (!whole) {
      const closing = one.closing.filter((mid) => !mids.includes(mid));
      this.put({ ...one, closing });
      return;
    }
    this.#connections.delete(session);
    this.#ports.store.delete(PREFIX + session);
  }

  inTurn<Answer>(peerId: string, step: () => Promise<Answer>): Promise<Answer> {
    const before = this.#queues.get(peerId) ?? Promise.resolve();
    const done = before.then(step);
    const settled = done.catch(() => undefined);
    this.#queues.set(peerId, settled);
    void settled.finally(() => {
      if (this.#queues.get(peerId) === settled) this.#queues.delete(peerId);
    });
    return done;
  }
}
