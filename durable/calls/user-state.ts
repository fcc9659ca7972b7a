import type { CallTransport } from '../../worker/contract/call-bounds.ts';
import type { CallServerFrame } from '../../worker/contract/call.ts';
import type { CallState, ForwardedSignal } from '../../worker/contract/objects/call.ts';
import {
  isUnansweredCall,
  isRinging,
  personOf,
  ringing,
  seated,
  transportOf,
} from './call-state.ts';
import { promptOf } from './call-view.ts';
import type { PendingCommand, Ask } from './user-commands.ts';

/** The part of an object's storage that calls need. It is synchronous. */
export type Store = Pick<DurableObjectStorage['kv'], 'put' | 'delete' | 'list'>;

interface KnownCall {
  call: CallState;
  /** In ms since 1970. */
  heardAt: number;
}

/** One pending command. `key` (such as `pending/000000000007`) and `command` are stored. The rest is the attempt in progress. */
export interface PendingEntry {
  key: string;
  command: PendingCommand;
  /** What is done for `command`: itself, or an `accept` for a `start` if the callee is already ringing the user. */
  task: PendingCommand;
  /** The present or next request. Null if it must be derived from `task`. */
  request: Ask | null;
  /** How often facts were queried. */
  asked: number;
  attempts: number;
  /** The call to join, and since when (in ms since 1970) its object says that there is none. */
  missing: { id: string; since: number } | null;
}

/**
 * The calls that a user is in, is rung by, or was in recently. Also the commands to other objects that are still
 * pending.
 */
export interface UserState {
  me: number;
  /** When this object was created, in ms since 1970. */
  createdAt: number;
  known: ReadonlyMap<string, KnownCall>;
  /** The prompts that the tabs were sent. */
  prompts: ReadonlyMap<string, CallServerFrame>;
  /** Carried out one after another, so that one user's calls are decided one at a time. */
  pendingCommands: readonly PendingEntry[];
  /** The number in the last key of the pending commands. */
  lastKey: number;
  /** Whether the first entry's request is in progress. */
  requesting: boolean;
  /** Messages that wait until their call's object has said who is in it. */
  waiting: ReadonlyMap<string, readonly ForwardedSignal[]>;
}

export const CALL_PREFIX = 'call/';
export const PENDING_PREFIX = 'pending/';

export const toEntry = (key: string, command: PendingCommand): PendingEntry => ({
  key,
  command,
  task: command,
  request: null,
  asked: 0,
  attempts: 0,
  missing: null,
});

/** The state of a newly created object. Its tabs already show what was stored. */
export function loadState(me: number, store: Store, now: number): UserState {
  const known = [...store.list<KnownCall>({ prefix: CALL_PREFIX })];
  const pendingCommands = [...store.list<PendingCommand>({ prefix: PENDING_PREFIX })];
  const state: UserState = {
    me,
    createdAt: now,
    known: new Map(known.map(([, one]) => [one.call.id, one])),
    prompts: new Map(),
    pendingCommands: pendingCommands.map(([key, command]) => toEntry(key, command)),
    lastKey: Math.max(
      0,
      ...pendingCommands.map(([key]) => Number(key.slice(PENDING_PREFIX.length))),
    ),
    requesting: false,
    waiting: new Map(),
  };
  return { ...state, prompts: promptsOf(state) };
}

export const knownCall = ({ known }: UserState, id: string) => known.get(id)?.call;

export const allCalls = ({ known }: UserState): CallState[] =>
  [...known.values()].map(({ call }) => call);

export const seatIn = (call: CallState, user: number) => personOf(call, user)?.seat ?? null;

/** The calls that the user is a member of. For a moment there are two if two users rang each other. */
export const joinedCalls = (state: UserState): CallState[] =>
  allCalls(state).filter((call) => call.endedAt === null && seatIn(call, state.me));

/**
 * The joined calls that the user must leave. If two users who rang each other have met in one call, it is the call that
 * nobody answered. Otherwise both sides keep the call with the lowest caller id.
 */
export function supersededCalls(state: UserState): CallState[] {
  const joined = joinedCalls(state).toSorted((a, b) => a.callerId - b.callerId);
  if (joined.length < 2) return [];
  const lone = joined.filter(isUnansweredCall);
  return lone.length > 0 ? lone : joined.slice(1);
}

/** The joined call that the user stays in. */
export function currentCall(state: UserState): CallState | undefined {
  const superseded = supersededCalls(state);
  return joinedCalls(state).find((call) => !superseded.includes(call));
}

/** The current call, unless the user has hung up and the call's object hasn't answered yet. */
export function stayingCall(state: UserState): CallState | undefined {
  const own = currentCall(state);
  const peerId = own && seatIn(own, state.me)?.peerId;
  const leaves = state.pendingCommands.some(
    ({ command }) =>
      command.kind === 'act' &&
      command.call === own?.id &&
      command.event.type === 'leave' &&
      command.event.peerId === peerId,
  );
  return leaves ? undefined : own;
}

/** The calls that ring this user, whether or not a tab shows it. */
export const ringingCalls = (state: UserState): CallState[] =>
  allCalls(state).filter((call) => {
    const person = personOf(call, state.me);
    return call.endedAt === null && person !== undefined && isRinging(person);
  });

/** The call in which the one person whom the user wants to call is ringing the user. */
export function ringFrom(state: UserState, to: readonly number[]): CallState | undefined {
  const [only] = to;
  if (only === undefined || to.length > 1) return undefined;
  return ringingCalls(state).find((call) => seatIn(call, only));
}

export type Starting = Extract<PendingCommand, { kind: 'start' | 'join' | 'begin' }>;

export const isStarting = (command: PendingCommand): command is Starting =>
  command.kind === 'start' || command.kind === 'join' || command.kind === 'begin';

/** The command that starts a call or joins a session's. */
export const startingCommand = ({ pendingCommands }: UserState): Starting | undefined =>
  pendingCommands.map(({ command }) => command).find(isStarting);

/** The user whom this user is about to ring, if it is only one. */
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
 * What to do about a call that rings while the user is in another one or rings someone. `meet` joins it, since the
 * user was ringing its caller. `wait` waits for the caller to join the user's own call. `busy` refuses. Null lets it
 * ring.
 *
 * Two users who ring each other meet in the call of the lower id. That user waits, the other joins.
 */
export function conflictOf(
  state: UserState,
  call: CallState,
  calling: number | null = callingUser(state),
): 'meet' | 'wait' | 'busy' | null {
  const { me } = state;
  const others = new Set(seated(call).map(({ id }) => id));
  if (calling !== null && others.has(calling)) return 'wait';
  const own = joinedCalls(state);
  const lone = own.find(isUnansweredCall);
  const [rung] = lone ? ringing(lone) : [];
  if (rung && others.has(rung.id)) return isUnansweredCall(call) && me < rung.id ? 'wait' : 'meet';
  const met = own.some((one) => seated(one).some(({ id }) => id !== me && others.has(id)));
  if (met) return 'wait';
  return own.length > 0 ? 'busy' : null;
}

/** The prompts to show in the tabs, by call. */
export function promptsOf(state: UserState): Map<string, CallServerFrame> {
  const prompts = new Map<string, CallServerFrame>();
  for (const call of ringingCalls(state)) {
    const prompt = conflictOf(state, call) === null ? promptOf(call, state.me) : null;
    if (prompt) prompts.set(call.id, prompt);
  }
  return prompts;
}

/** Whether a message's sender is in this call, with this peer id. */
export function isPeerIn(state: UserState, id: string, user: number, peerId: string): boolean {
  const call = knownCall(state, id);
  return call !== undefined && seatIn(call, user)?.peerId === peerId;
}

/** How the user connects in a call. Null if they aren't in it, or are alone with nobody to connect with. */
export function connectsBy(state: UserState, id: string): CallTransport | null {
  const call = joinedCalls(state).find((one) => one.id === id);
  if (!call) return null;
  const transport = transportOf(call);
  return transport === 'sfu' || seated(call).length > 1 ? transport : null;
}

/** Whether a tab may keep a peer id: its own, in a call that the user is still in. */
export const mayReturn = (state: UserState, peerId: string, deviceId: number): boolean =>
  joinedCalls(state).some((call) => {
    const seat = seatIn(call, state.me);
    return seat?.peerId === peerId && seat.deviceId === deviceId;
  });
