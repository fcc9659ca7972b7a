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
import { type Surroundings, UserWork } from './user-work.ts';

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
  const work = new UserWork(state, around);
  const reply = take(work, input);
  work.showPrompts();
  reconcile(work);
  runPending(work);
  return { state: work.state, commands: inOrder(work.commands), reply };
}

function take(work: UserWork, input: UserInput): string | null {
  switch (input.kind) {
    case 'frame':
      return handleFrame(work, input.tab, input.frame, input.newCall);
    case 'tab-opened':
      welcome(work, input.tab, input.asked);
      return null;
    case 'learned':
      return work.learn(input.call);
    case 'looked':
      if (input.call) work.learn(input.call);
      else endUnknownCall(work, input.id);
      deliverWaiting(work, input.id);
      return null;
    case 'look-failed':
      deliverWaiting(work, input.id);
      work.commands.push({ kind: 'wake', inMs: OVERDUE_MS });
      return null;
    case 'signal':
      handleSignal(work, input.message);
      return null;
    case 'device-ended':
      endDevice(work, input.deviceId);
      return null;
    case 'blocked':
      actInAll(work, { type: 'block', by: work.state.me, other: input.other });
      return null;
    case 'unfriended':
      actInAll(work, { type: 'unfriend', by: work.state.me, other: input.other });
      return null;
    case 'session-left':
      leaveSession(work, input.session);
      return null;
    case 'alarm':
      lookAtOverdue(work);
      work.forgetOld();
      return null;
    case 'answered':
      handleAnswer(work, input.answer);
      return null;
    case 'failed':
      work.retryFirst();
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
function reconcile(work: UserWork) {
  const { me } = work.state;
  for (const call of joinedCalls(work.state)) {
    const seat = seatIn(call, me);
    if (!seat) continue;
    const { peerId, userSocketId, connected } = seat;
    const tab = work.tabs.find((one) => one.peerId === peerId);
    if (!tab && connected) work.act(call.id, { type: 'lost', user: me, peerId, userSocketId });
    if (tab && !(connected && tab.id === userSocketId)) {
      work.act(call.id, { type: 'back', user: me, peerId, userSocketId: tab.id });
    }
  }
  // A user is in one call only.
  for (const call of supersededCalls(work.state)) {
    const { peerId } = seatIn(call, me) ?? {};
    if (peerId === undefined) continue;
    work.act(call.id, { type: 'leave', user: me, peerId, reason: 'elsewhere' });
  }
  for (const call of ringingCalls(work.state)) {
    const conflict = conflictOf(work.state, call);
    if (conflict === 'busy') work.act(call.id, { type: 'busy', user: me });
    if (conflict === 'meet') meet(work, call);
  }
}

/** Joins the call of the person whom the user is ringing, with the tab that rings. */
function meet(work: UserWork, call: CallState) {
  const own = joinedCalls(work.state).find(({ id }) => id !== call.id);
  const seat = own && seatIn(own, work.state.me);
  if (!seat) return;
  const { peerId, userSocketId, deviceId, connected } = seat;
  const peer = { peerId, userSocketId, deviceId };
  work.add({ kind: 'accept', call: call.id, peer, connected });
}

/** Sends a new tab what it must know. */
function welcome(work: UserWork, tab: OpenTab, asked: string | null) {
  const { me } = work.state;
  const lost = allCalls(work.state).find(
    (call) => asked !== null && personOf(call, me)?.left?.peerId === asked,
  );
  if (lost && asked !== tab.peerId) {
    const reason = personOf(lost, me)?.left?.reason ?? 'lost';
    work.send(tab, { event: 'ended', data: { call: lost.id, reason } });
  }
  work.welcome(tab);
}

/** A sender who isn't known to be in the call may have just joined. Its object is asked once, and messages wait. */
function handleSignal(work: UserWork, message: ForwardedSignal) {
  const { call, user, from } = message;
  const waiting = work.state.waiting.get(call);
  if (!waiting && isPeerIn(work.state, call, user, from)) {
    work.deliver(message);
    return;
  }
  if (!waiting) work.commands.push({ kind: 'look', id: call });
  const queued = new Map(work.state.waiting).set(call, [...(waiting ?? []), message]);
  work.state = { ...work.state, waiting: queued };
}

function deliverWaiting(work: UserWork, id: string) {
  const waiting = new Map(work.state.waiting);
  const messages = waiting.get(id) ?? [];
  waiting.delete(id);
  work.state = { ...work.state, waiting };
  for (const message of messages) work.deliver(message);
}

/** Ends the device's part in all calls. With null the user also stops being rung. */
function endDevice(work: UserWork, deviceId: number | null) {
  const { me } = work.state;
  for (const call of joinedCalls(work.state)) {
    const seat = seatIn(call, me);
    if (!seat || (deviceId !== null && seat.deviceId !== deviceId)) continue;
    const { peerId } = seat;
    const event: CallEvent =
      deviceId === null
        ? { type: 'bar', user: me }
        : { type: 'leave', user: me, peerId, reason: 'left' };
    work.act(call.id, event);
  }
  if (deviceId !== null) return;
  for (const call of ringingCalls(work.state)) work.act(call.id, { type: 'bar', user: me });
}

/** Tells every running call that the user knows. One that they are joining or starting is told after that. */
function actInAll(work: UserWork, event: CallEvent) {
  const running = allCalls(work.state).filter(({ endedAt }) => endedAt === null);
  const starting = startingCommand(work.state);
  const ids = new Set([...running.map(({ id }) => id), ...(starting ? [starting.call] : [])]);
  for (const id of ids) work.act(id, event);
}

/** After leaving a session, its call is over for the user. One that is being joined or started ends after that. */
function leaveSession(work: UserWork, session: number) {
  const { me } = work.state;
  for (const call of allCalls(work.state)) {
    if (call.session?.id === session && call.endedAt === null) {
      work.act(call.id, { type: 'bar', user: me });
    }
  }
  const starting = startingCommand(work.state);
  const id = starting?.kind === 'begin' ? starting.begun.session?.id : starting?.session;
  if (starting && id === session) work.act(starting.call, { type: 'bar', user: me });
  askAgain(work, session);
}

function lookAtOverdue(work: UserWork) {
  for (const call of ringingCalls(work.state)) {
    const { ring } = personOf(call, work.state.me) ?? {};
    if (ring && ring.expiresAt + OVERDUE_MS < work.now) {
      work.commands.push({ kind: 'look', id: call.id });
    }
  }
}
