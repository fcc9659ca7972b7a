import type { CallState, CallEvent, ForwardedSignal } from '../../worker/contract/objects/call.ts';
import type { OpenTab } from '../tab.ts';
import { personOf } from './call-state.ts';
import { askAgain, endUnknownCall, handleAnswer, runPending } from './pending-commands.ts';
import { handleFrame } from './tab-frames.ts';
import type { UserCommand, UserInput } from './user-commands.ts';
import {
  type UserState,
  allCalls,
  conflictOf,
  isPeerIn,
  joinedCalls,
  ringingCalls,
  seatIn,
  startingCommand,
  supersededCalls,
} from './user-state.ts';
import { type Surroundings, UserTurn } from './user-turn.ts';

/** A ring that is overdue by this much is checked with its call's object. */
const OVERDUE_MS = 15_000;

export interface UserStep {
  state: UserState;
  commands: UserCommand[];
  /** What is wrong with a frame, or `busy` if a call can't ring here. Null if all is well. */
  reply: string | null;
}

/**
 * The calls of one user as a pure reducer. It learns the state of calls from their objects, and returns what to send
 * to the tabs and what to do next. An input that comes twice or too late changes nothing.
 */
export function reduceUser(state: UserState, input: UserInput, around: Surroundings): UserStep {
  const turn = new UserTurn(state, around);
  const reply = take(turn, input);
  turn.showPrompts();
  reconcile(turn);
  runPending(turn);
  return { state: turn.state, commands: inOrder(turn.commands), reply };
}

function take(turn: UserTurn, input: UserInput): string | null {
  switch (input.kind) {
    case 'frame':
      return handleFrame(turn, input.tab, input.frame, input.newCall);
    case 'tab-opened':
      welcome(turn, input.tab, input.asked);
      return null;
    case 'learned':
      return turn.learn(input.call);
    case 'looked':
      if (input.call) turn.learn(input.call);
      else endUnknownCall(turn, input.id);
      deliverWaiting(turn, input.id);
      return null;
    case 'look-failed':
      deliverWaiting(turn, input.id);
      turn.commands.push({ kind: 'wake', inMs: OVERDUE_MS });
      return null;
    case 'signal':
      handleSignal(turn, input.message);
      return null;
    case 'device-ended':
      endDevice(turn, input.deviceId);
      return null;
    case 'blocked':
      actInAll(turn, { type: 'block', by: turn.state.me, other: input.other });
      return null;
    case 'unfriended':
      actInAll(turn, { type: 'unfriend', by: turn.state.me, other: input.other });
      return null;
    case 'session-left':
      leaveSession(turn, input.session);
      return null;
    case 'alarm':
      lookAtOverdue(turn);
      turn.forgetOld();
      return null;
    case 'answered':
      handleAnswer(turn, input.answer);
      return null;
    case 'failed':
      turn.retryFirst();
      return null;
    case 'tab-closed':
      return null;
    default:
      return input satisfies never;
  }
}

const RANKS: Record<UserCommand['kind'], number> = {
  look: 0,
  send: 1,
  error: 1,
  forward: 1,
  tell: 1,
  put: 2,
  delete: 2,
  request: 3,
  wake: 3,
};

const rank = (command: UserCommand) =>
  command.kind === 'request' && command.request.kind !== 'act' ? 0 : RANKS[command.kind];

/**
 * Queries and frames go out before anything is written, since an object's messages wait for its earlier writes. An
 * `act` request goes out after its entry is written.
 */
const inOrder = (commands: readonly UserCommand[]) =>
  commands.toSorted((a, b) => rank(a) - rank(b));

/** Adds the commands that follow from the present state. It compares states, so a lost event does no harm. */
function reconcile(turn: UserTurn) {
  const { me } = turn.state;
  for (const call of joinedCalls(turn.state)) {
    const seat = seatIn(call, me);
    if (!seat) continue;
    const { peerId, userSocketId, connected } = seat;
    const tab = turn.tabs.find((one) => one.peerId === peerId);
    if (!tab && connected) turn.act(call.id, { type: 'lost', user: me, peerId, userSocketId });
    if (tab && !(connected && tab.id === userSocketId)) {
      turn.act(call.id, { type: 'back', user: me, peerId, userSocketId: tab.id });
    }
  }
  // A user is in one call only.
  for (const call of supersededCalls(turn.state)) {
    const { peerId } = seatIn(call, me) ?? {};
    if (peerId === undefined) continue;
    turn.act(call.id, { type: 'leave', user: me, peerId, reason: 'elsewhere' });
  }
  for (const call of ringingCalls(turn.state)) {
    const conflict = conflictOf(turn.state, call);
    if (conflict === 'busy') turn.act(call.id, { type: 'busy', user: me });
    if (conflict === 'meet') meet(turn, call);
  }
}

/** Joins the call of the person whom the user is ringing, with the tab that rings. */
function meet(turn: UserTurn, call: CallState) {
  const own = joinedCalls(turn.state).find(({ id }) => id !== call.id);
  const seat = own && seatIn(own, turn.state.me);
  if (!seat) return;
  const { peerId, userSocketId, deviceId, connected } = seat;
  const peer = { peerId, userSocketId, deviceId };
  turn.add({ kind: 'accept', call: call.id, peer, connected });
}

/** Sends a new tab what it must know. */
function welcome(turn: UserTurn, tab: OpenTab, asked: string | null) {
  const { me } = turn.state;
  const lost = allCalls(turn.state).find(
    (call) => asked !== null && personOf(call, me)?.left?.peerId === asked,
  );
  if (lost && asked !== tab.peerId) {
    const reason = personOf(lost, me)?.left?.reason ?? 'lost';
    turn.send(tab, { event: 'ended', data: { call: lost.id, reason } });
  }
  turn.welcome(tab);
}

/** A sender who isn't known to be in the call may have just joined. Its object is asked once, and messages wait. */
function handleSignal(turn: UserTurn, message: ForwardedSignal) {
  const { call, user, from } = message;
  const waiting = turn.state.waiting.get(call);
  if (!waiting && isPeerIn(turn.state, call, user, from)) {
    turn.deliver(message);
    return;
  }
  if (!waiting) turn.commands.push({ kind: 'look', id: call });
  const queued = new Map(turn.state.waiting).set(call, [...(waiting ?? []), message]);
  turn.state = { ...turn.state, waiting: queued };
}

function deliverWaiting(turn: UserTurn, id: string) {
  const waiting = new Map(turn.state.waiting);
  const messages = waiting.get(id) ?? [];
  waiting.delete(id);
  turn.state = { ...turn.state, waiting };
  for (const message of messages) turn.deliver(message);
}

/** Ends the device's part in all calls. With null the user also stops being rung. */
function endDevice(turn: UserTurn, deviceId: number | null) {
  const { me } = turn.state;
  for (const call of joinedCalls(turn.state)) {
    const seat = seatIn(call, me);
    if (!seat || (deviceId !== null && seat.deviceId !== deviceId)) continue;
    const { peerId } = seat;
    const event: CallEvent =
      deviceId === null
        ? { type: 'bar', user: me }
        : { type: 'leave', user: me, peerId, reason: 'left' };
    turn.act(call.id, event);
  }
  if (deviceId !== null) return;
  for (const call of ringingCalls(turn.state)) turn.act(call.id, { type: 'bar', user: me });
}

/** Tells every running call that the user knows. One that they are joining or starting is told after that. */
function actInAll(turn: UserTurn, event: CallEvent) {
  const running = allCalls(turn.state).filter(({ endedAt }) => endedAt === null);
  const starting = startingCommand(turn.state);
  const ids = new Set([...running.map(({ id }) => id), ...(starting ? [starting.call] : [])]);
  for (const id of ids) turn.act(id, event);
}

/** After leaving a session, its call is over for the user. One that is being joined or started ends after that. */
function leaveSession(turn: UserTurn, session: number) {
  const { me } = turn.state;
  for (const call of allCalls(turn.state)) {
    if (call.session?.id === session && call.endedAt === null) {
      turn.act(call.id, { type: 'bar', user: me });
    }
  }
  const starting = startingCommand(turn.state);
  const id = starting?.kind === 'begin' ? starting.begun.session?.id : starting?.session;
  if (starting && id === session) turn.act(starting.call, { type: 'bar', user: me });
  askAgain(turn, session);
}

function lookAtOverdue(turn: UserTurn) {
  for (const call of ringingCalls(turn.state)) {
    const { ring } = personOf(call, turn.state.me) ?? {};
    if (ring && ring.expiresAt + OVERDUE_MS < turn.now) {
      turn.commands.push({ kind: 'look', id: call.id });
    }
  }
}
