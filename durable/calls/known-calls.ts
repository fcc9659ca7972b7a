import type { CallServerFrame } from '../../worker/contract/call.ts';
import {
  type CallState,
  isIn,
  isLone,
  isRinging,
  personOf,
  ringing,
  seated,
} from './call-state.ts';
import { answersTo, endingOf, isNews, joinedSelf, newsFor, promptOf } from './call-view.ts';

/** The part of an object's storage that calls need; reads and writes at once. */
export type Store = Pick<DurableObjectStorage['kv'], 'put' | 'delete' | 'list'>;

export interface TabId {
  /** The socket's. */
  id: string;
  peerId: string;
}

/** A frame and the tabs that it is for. */
export interface Telling {
  frame: CallServerFrame;
  for: (tab: TabId) => boolean;
}

const isTab = (peerId: string) => (tab: TabId) => tab.peerId === peerId;

const PREFIX = 'call/';
/** What is over is remembered so long: a frame or a push that comes late is known for it. */
const KEPT_MS = 10 * 60 * 1000;

interface Kept {
  call: CallState;
  /** In ms since 1970. */
  heardAt: number;
}

/**
 * The calls that one user is in, is rung by, or was until lately. Only the newest version counts, and tabs are
 * told what is different from before: a push that is lost, doubled or overtaken does no harm.
 */
export class KnownCalls {
  readonly #store: Store;
  readonly #me: () => number;
  readonly #kept: Map<string, Kept>;
  /** What rings in the tabs, as they were told. */
  #shown: Map<string, CallServerFrame> | null = null;

  constructor(store: Store, me: () => number) {
    this.#store = store;
    this.#me = me;
    this.#kept = new Map(
      [...store.list<Kept>({ prefix: PREFIX })].map(([, kept]) => [kept.call.id, kept]),
    );
  }

  get(id: string) {
    return this.#kept.get(id)?.call;
  }

  all(): CallState[] {
    return [...this.#kept.values()].map(({ call }) => call);
  }

  /** The calls that the user is a member of: one, or for a moment two where two had rung each other. */
  joined(): CallState[] {
    return this.all().filter((call) => call.endedAt === null && personOf(call, this.#me())?.seat);
  }

  /**
   * Those of them that are to be left: where two have met in the other's call, one's own has served its purpose.
   * Of any others both sides keep the same.
   */
  superseded(): CallState[] {
    const joined = this.joined().toSorted((a, b) => a.callerId - b.callerId);
    if (joined.length < 2) return [];
    const lone = joined.filter(isLone);
    return lone.length > 0 ? lone : joined.slice(1);
  }

  /** The one call that the user is a member of. */
  home(): CallState | undefined {
    const superseded = this.superseded();
    return this.joined().find((call) => !superseded.includes(call));
  }

  /** The calls that ring this user, whether or not a tab shows it. */
  ringing(): CallState[] {
    return this.all().filter((call) => {
      const person = personOf(call, this.#me());
      return call.endedAt === null && person !== undefined && isRinging(person);
    });
  }

  /** The call in which somebody whom the user wants to call rings the user. */
  ringOf(to: readonly number[]): CallState | undefined {
    const [only] = to;
    if (only === undefined || to.length > 1) return undefined;
    return this.ringing().find((call) => personOf(call, only)?.seat);
  }

  /**
   * What is to be done about a call that rings while the user is in another, or rings somebody: `meet` those whom
   * one was ringing oneself, `wait` for them to do so, or be `busy`; null where it simply rings.
   *
   * Two that ring each other meet in the call of the lower id: that one waits, the other goes there.
   */
  conflict(call: CallState, calling: number | null): 'meet' | 'wait' | 'busy' | null {
    const me = this.#me();
    const others = new Set(seated(call).map(({ id }) => id));
    if (calling !== null && others.has(calling)) return 'wait';
    const own = this.joined().filter(({ id }) => id !== call.id);
    const lone = own.find((one) => isLone(one) && one.callerId === me);
    const [rung] = lone ? ringing(lone) : [];
    if (rung && others.has(rung.id)) return isLone(call) && me < rung.id ? 'wait' : 'meet';
    const met = own.some((one) => seated(one).some(({ id }) => id !== me && others.has(id)));
    if (met) return 'wait';
    return own.length > 0 ? 'busy' : null;
  }

  /** What is to ring in the tabs. @param calling whom the user is about to ring */
  #prompts(calling: number | null): Map<string, CallServerFrame> {
    const prompts = new Map<string, CallServerFrame>();
    for (const call of this.ringing()) {
      const prompt = this.conflict(call, calling) === null ? promptOf(call, this.#me()) : null;
      if (prompt) prompts.set(call.id, prompt);
    }
    return prompts;
  }

  /** Takes in what a call has become. @returns what the tabs are to be told; null where it was known */
  learn(call: CallState, calling: number | null, now: number): Telling[] | null {
    const before = this.get(call.id);
    if (before && before.version >= call.version) return null;
    this.#kept.set(call.id, { call, heardAt: now });
    return [...this.#seatTellings(before, call), ...this.ring(calling)];
  }

  /** Writes down what was learned: after the telling, so that nobody waits for the disk. */
  keep(id: string, now: number) {
    const kept = this.#kept.get(id);
    if (kept) this.#store.put(PREFIX + id, kept);
    for (const [other, { call, heardAt }] of this.#kept) {
      const person = personOf(call, this.#me());
      const over = call.endedAt !== null || !person || !isIn(person);
      if (!over || now - heardAt < KEPT_MS) continue;
      this.#kept.delete(other);
      this.#store.delete(PREFIX + other);
    }
  }

  /** What a tab that has just come has to know. */
  welcome(tab: TabId, calling: number | null): CallServerFrame[] {
    const me = this.#me();
    const superseded = this.superseded();
    const own = this.joined().filter(
      (call) => personOf(call, me)?.seat?.peerId === tab.peerId && !superseded.includes(call),
    );
    return [...own.flatMap((call) => joinedSelf(call, me)), ...this.#prompts(calling).values()];
  }

  #seatTellings(before: CallState | undefined, call: CallState): Telling[] {
    const me = this.#me();
    const old = before && personOf(before, me)?.seat;
    const now = personOf(call, me);
    if (now?.seat) {
      const { peerId } = now.seat;
      const frames =
        before && old?.peerId === peerId ? newsFor(before, call, me) : joinedSelf(call, me);
      return frames.map((frame) => ({ frame, for: isTab(peerId) }));
    }
    if (!before || !old) return [];
    const reason = now?.left?.reason ?? 'left';
    const ended: CallServerFrame = { event: 'ended', data: { call: call.id, reason } };
    return [...answersTo(before, call, me), ended].map((frame) => ({
      frame,
      for: isTab(old.peerId),
    }));
  }

  /** Brings what rings in the tabs up to date; an object that is born takes what it kept for what they show. */
  ring(calling: number | null): Telling[] {
    const rings = this.#prompts(calling);
    const rang = this.#shown ?? rings;
    this.#shown = rings;
    const begun = [...rings].flatMap(([id, frame]): Telling[] =>
      isNews(frame, rang.get(id) ?? null) ? [{ frame, for: () => true }] : [],
    );
    const over = [...rang.keys()].filter((id) => !rings.has(id));
    return [...over.flatMap((id) => this.#ended(id)), ...begun];
  }

  /** Ends a prompt: the tab that answered knows what it said, all others learn that it was answered elsewhere. */
  #ended(id: string): Telling[] {
    const call = this.get(id);
    const person = call && personOf(call, this.#me());
    if (!call || !person) return [];
    const reason = isRinging(person) ? 'elsewhere' : endingOf(call, person.id);
    const { answeredBy = null } = person.ring ?? {};
    const answered = (tab: TabId) => answeredBy === null || tab.id === answeredBy;
    const joined = (tab: TabId) => person.seat?.peerId === tab.peerId;
    const ended = (why: typeof reason): CallServerFrame => ({
      event: 'ended',
      data: { call: id, reason: why },
    });
    return [
      { frame: ended(reason), for: (tab) => answered(tab) && !joined(tab) },
      { frame: ended('elsewhere'), for: (tab) => !answered(tab) && !joined(tab) },
    ];
  }
}
