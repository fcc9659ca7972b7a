import type { CallServerFrame } from '../../worker/contract/call.ts';
import { type CallState, isLone, isRinging, personOf, ringing, seated } from './call-state.ts';
import { promptOf } from './call-view.ts';
import type { OutboxCommand, Relayed, Request } from './user-commands.ts';

/** The part of an object's storage that calls need. It reads and writes at once. */
export type Store = Pick<DurableObjectStorage['kv'], 'put' | 'delete' | 'list'>;

interface KnownCall {
  call: CallState;
  /** In ms since 1970. */
  heardAt: number;
}

/** Only `key` and `command` are stored. The rest describes the attempt under way. */
export interface OutboxEntry {
  key: string;
  command: OutboxCommand;
  /** What the command has turned into: a start accepts the call of somebody who rings back. */
  task: OutboxCommand;
  /** What is asked now, or next. Null before the first question. */
  request: Request | null;
  /** How often facts have been asked. */
  asked: number;
  attempts: number;
}

/** The calls that one user is in, is rung by, or was in until lately, and what is still to be done about them. */
export interface UserState {
  me: number;
  /** When this object was created, in ms since 1970. */
  bornAt: number;
  known: ReadonlyMap<string, KnownCall>;
  /** What rings in the tabs, as they were told. */
  prompts: ReadonlyMap<string, CallServerFrame>;
  /** Done one after another, so that one user's calls are decided one at a time. */
  outbox: readonly OutboxEntry[];
  /** The number in the last key of the outbox. */
  lastKey: number;
  /** Whether the first entry's request is under way. */
  requesting: boolean;
  /** Messages that wait until their call's object has said who is in it. */
  waiting: ReadonlyMap<string, readonly Relayed[]>;
}

export const CALL_PREFIX = 'call/';
export const OUTBOX_PREFIX = 'outbox/';

export const toEntry = (key: string, command: OutboxCommand): OutboxEntry => ({
  key,
  command,
  task: command,
  request: null,
  asked: 0,
  attempts: 0,
});

/** The state of an object that was just created. Its tabs show what was stored. */
export function loadState(me: number, store: Store, now: number): UserState {
  const known = [...store.list<KnownCall>({ prefix: CALL_PREFIX })];
  const outbox = [...store.list<OutboxCommand>({ prefix: OUTBOX_PREFIX })];
  const state: UserState = {
    me,
    bornAt: now,
    known: new Map(known.map(([, one]) => [one.call.id, one])),
    prompts: new Map(),
    outbox: outbox.map(([key, command]) => toEntry(key, command)),
    lastKey: Math.max(0, ...outbox.map(([key]) => Number(key.slice(OUTBOX_PREFIX.length)))),
    requesting: false,
    waiting: new Map(),
  };
  return { ...state, prompts: promptsOf(state) };
}

export const knownCall = ({ known }: UserState, id: string) => known.get(id)?.call;

export const allCalls = ({ known }: UserState): CallState[] =>
  [...known.values()].map(({ call }) => call);

export const seatIn = (call: CallState, user: number) => personOf(call, user)?.seat ?? null;

/** The calls that the user is a member of: one, or for a moment two where two had rung each other. */
export const joinedCalls = (state: UserState): CallState[] =>
  allCalls(state).filter((call) => call.endedAt === null && seatIn(call, state.me));

/**
 * Those of them that are to be left. Where two have met in the other's call, one's own has served its purpose.
 * Of any others both sides keep the same.
 */
export function supersededCalls(state: UserState): CallState[] {
  const joined = joinedCalls(state).toSorted((a, b) => a.callerId - b.callerId);
  if (joined.length < 2) return [];
  const lone = joined.filter(isLone);
  return lone.length > 0 ? lone : joined.slice(1);
}

/** The one call that the user is a member of. */
export function currentCall(state: UserState): CallState | undefined {
  const superseded = supersededCalls(state);
  return joinedCalls(state).find((call) => !superseded.includes(call));
}

/** The calls that ring this user, whether or not a tab shows it. */
export const ringingCalls = (state: UserState): CallState[] =>
  allCalls(state).filter((call) => {
    const person = personOf(call, state.me);
    return call.endedAt === null && person !== undefined && isRinging(person);
  });

/** The call in which somebody whom the user wants to call rings the user. */
export function ringFrom(state: UserState, to: readonly number[]): CallState | undefined {
  const [only] = to;
  if (only === undefined || to.length > 1) return undefined;
  return ringingCalls(state).find((call) => seatIn(call, only));
}

export type Starting = Extract<OutboxCommand, { kind: 'start' | 'join' | 'begin' }>;

const isStarting = (command: OutboxCommand): command is Starting =>
  command.kind === 'start' || command.kind === 'join' || command.kind === 'begin';

/** The call that is about to be started, or the session's that is about to be joined. */
export const startingCommand = ({ outbox }: UserState): Starting | undefined =>
  outbox.map(({ command }) => command).find(isStarting);

/** Whom the user is about to ring, if it is one person. */
function callingUser(state: UserState): number | null {
  const command = startingCommand(state);
  const to =
    command?.kind === 'start' && command.session === null
      ? command.to
      : command?.kind === 'begin' && command.begun.session === null
        ? ringing(command.begun).map(({ id }) => id)
        : [];
  const [only, more] = to;
  return more === undefined ? (only ?? null) : null;
}

/**
 * What to do about a call that rings while the user is in another one or rings somebody: `meet` the person whom
 * the user was ringing, `wait` for them to do so, or be `busy`. Null where it simply rings.
 *
 * Two people who ring each other meet in the call of the lower id. That one waits, the other goes there.
 */
export function conflictOf(
  state: UserState,
  call: CallState,
  calling: number | null = callingUser(state),
): 'meet' | 'wait' | 'busy' | null {
  const { me } = state;
  const others = new Set(seated(call).map(({ id }) => id));
  if (calling !== null && others.has(calling)) return 'wait';
  const own = joinedCalls(state).filter(({ id }) => id !== call.id);
  const lone = own.find((one) => isLone(one) && one.callerId === me);
  const [rung] = lone ? ringing(lone) : [];
  if (rung && others.has(rung.id)) return isLone(call) && me < rung.id ? 'wait' : 'meet';
  const met = own.some((one) => seated(one).some(({ id }) => id !== me && others.has(id)));
  if (met) return 'wait';
  return own.length > 0 ? 'busy' : null;
}

/** What is to ring in the tabs, by call. */
export function promptsOf(state: UserState): Map<string, CallServerFrame> {
  const prompts = new Map<string, CallServerFrame>();
  for (const call of ringingCalls(state)) {
    const prompt = conflictOf(state, call) === null ? promptOf(call, state.me) : null;
    if (prompt) prompts.set(call.id, prompt);
  }
  return prompts;
}

/** Whether a message's sender is in the call that both are said to be in. */
export function isPeerIn(state: UserState, id: string, user: number, peerId: string): boolean {
  const call = knownCall(state, id);
  return call !== undefined && seatIn(call, user)?.peerId === peerId;
}

export const isMemberOf = (state: UserState, id: string): boolean =>
  joinedCalls(state).some((call) => call.id === id);

/** Whether a tab may have a peer id back: its own, of a call that it is still in. */
export const mayReturn = (state: UserState, peerId: string, deviceId: number): boolean =>
  joinedCalls(state).some((call) => {
    const seat = seatIn(call, state.me);
    return seat?.peerId === peerId && seat.deviceId === deviceId;
  });
