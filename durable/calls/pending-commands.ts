import type { PersonInCall, ActResult, Peer } from '../../worker/contract/objects/call.ts';
import { applyEvent, beginCall } from './call-reducer.ts';
import {
  isRinging,
  personOf,
  knownIn,
  presentIn,
  ringing,
  seated,
  separationsIn,
} from './call-state.ts';
import { forgetCall } from './call-transitions.ts';
import { enter, groupRequest, isSessionCommand, takeEntered, takeFound } from './pending-join.ts';
import type { Answer, PendingCommand, Ask, RingAnswer } from './user-commands.ts';
import {
  type PendingEntry,
  conflictOf,
  joinedCalls,
  knownCall,
  ringFrom,
  seatIn,
} from './user-state.ts';
import type { UserTurn } from './user-turn.ts';

type Command<Kind extends PendingCommand['kind']> = Extract<PendingCommand, { kind: Kind }>;

/** A call that couldn't be started within this time is given up. */
const START_WITHIN_MS = 15_000;
/** For so long after its start, a call that its object doesn't know yet is retried. After that it counts as lost. */
const BEGUN_WITHIN_MS = 8_000;
/** How often facts are queried again if the call keeps changing meanwhile. */
const FACT_QUERIES_MAX = 8;
const ATTEMPTS_MAX = 15;
const RETRY_MS = 1_000;

/**
 * Runs what other objects still have to do. The first entry makes one request at a time. Its answer leads to the next
 * request, or ends the entry. Entries are stored, so an object that was evicted resumes them.
 */
export function runPending(turn: UserTurn) {
  while (!turn.paused && !turn.state.requesting) {
    const [first] = turn.state.pendingCommands;
    if (!first) return;
    const request = first.request ?? firstRequest(turn, first.task);
    if (request) {
      turn.setFirst({ ...first, request });
      turn.state = { ...turn.state, requesting: true };
      turn.commands.push({ kind: 'request', request });
    } else turn.dropFirst();
  }
}

/**
 * Facts about a session have changed. If they are being queried, that answer is ignored, and they are queried again.
 */
export function askAgain(turn: UserTurn, session: number) {
  const [first] = turn.state.pendingCommands;
  if (!first || !isSessionCommand(first.task) || first.task.session !== session) return;
  const { kind } = first.request ?? {};
  if (kind === 'group-facts' || kind === 'may-join') turn.setFirst({ ...first, request: null });
}

/** Handles the answer to the first entry's request. */
export function handleAnswer(turn: UserTurn, answer: Answer) {
  turn.state = { ...turn.state, requesting: false };
  const [first] = turn.state.pendingCommands;
  // `askAgain` has dropped the request.
  if (!first?.request) return;
  switch (answer.kind) {
    case 'facts':
      handleFacts(turn, first, answer.facts);
      return;
    case 'announced':
      if (first.command.kind === 'start' && first.request?.kind === 'announce') {
        const { call, peer } = first.command;
        begin(turn, first, { kind: 'begin', call, peer, begun: first.request.call });
      }
      return;
    case 'begun':
      turn.learn(answer.call);
      turn.dropFirst();
      return;
    case 'may-join':
      if (first.task.kind === 'accept') sendAccept(turn, first, answer.me);
      else enter(turn, first, answer.me);
      return;
    case 'found':
      if (takeFound(turn, first, answer.call)) retryFirst(turn);
      return;
    case 'acted':
      if (!isSessionCommand(first.task)) handleActResult(turn, first, answer.acted);
      else if (takeEntered(turn, first, answer.acted)) retryFirst(turn);
      return;
    default:
      answer satisfies never;
  }
}

/** The first entry's request has failed. The entry is retried, or dropped after too many attempts. */
export function retryFirst(turn: UserTurn) {
  turn.state = { ...turn.state, requesting: false };
  const [first] = turn.state.pendingCommands;
  if (!first) return;
  const attempts = first.attempts + 1;
  if (attempts < ATTEMPTS_MAX) {
    turn.setFirst({ ...first, task: first.command, request: null, asked: 0, attempts });
    turn.commands.push({ kind: 'wake', inMs: RETRY_MS });
    turn.pausePending();
    return;
  }
  const { command } = first;
  if (command.kind === 'start' || command.kind === 'begin' || command.kind === 'join') {
    turn.error(command.peer, 'The call could not be started.');
  }
  turn.dropFirst();
}

/** Ends a call that its own object no longer knows. */
export function endUnknownCall(turn: UserTurn, id: string) {
  const call = knownCall(turn.state, id);
  if (call && call.endedAt === null) turn.learn(forgetCall(call, turn.now));
}

/** A command's first request. Null if there is nothing left to do. */
function firstRequest(turn: UserTurn, command: PendingCommand): Ask | null {
  switch (command.kind) {
    case 'start': {
      const { call, peer, to, session } = command;
      if (knownCall(turn.state, call)) return null;
      if (isSessionCommand(command)) return groupRequest(turn, command);
      const actor = actorOf(turn, peer);
      return { kind: 'ring-facts', actor, to, present: [], separations: 0, session };
    }
    case 'join':
      return groupRequest(turn, command);
    case 'begin':
      return { kind: 'begin', call: command.begun };
    case 'ring':
      return ringRequest(turn, command);
    case 'accept':
      return acceptRequest(turn, command);
    case 'act':
      return { kind: 'act', call: command.call, event: command.event };
    default:
      return command satisfies never;
  }
}

const actorOf = ({ state }: UserTurn, { deviceId }: Peer) => ({ id: state.me, deviceId });

function ringRequest(turn: UserTurn, { call: id, peer, to }: Command<'ring'>): Ask | null {
  const call = knownCall(turn.state, id);
  if (!call || !seatIn(call, turn.state.me)) return null;
  const present = presentIn(call);
  const wanted = to.filter((user) => !present.includes(user));
  if (wanted.length === 0) return null;
  const session = call.session?.id ?? null;
  const [actor, separations] = [actorOf(turn, peer), separationsIn(call)];
  return { kind: 'ring-facts', actor, to: wanted, present, separations, session };
}

function acceptRequest(turn: UserTurn, command: Command<'accept'>): Ask | null {
  const { call: id, peer, connected } = command;
  const call = knownCall(turn.state, id);
  const person = call && personOf(call, turn.state.me);
  const tab = turn.tabs.find(({ peerId }) => peerId === peer.peerId);
  if (!tab && connected) return null;
  if (!call || !person || !isRinging(person)) {
    if (tab && call && person?.seat?.peerId !== peer.peerId) turn.sendOver(tab, call);
    return null;
  }
  const elsewhere = joinedCalls(turn.state).some((one) => one.id !== id);
  if (elsewhere && conflictOf(turn.state, call, null) !== 'meet') return null;
  const members = seated(call).map((one) => one.id);
  const session = call.session?.id ?? null;
  const [actor, present, separations] = [actorOf(turn, peer), knownIn(call), separationsIn(call)];
  return { kind: 'may-join', actor, members, present, separations, session, call: id };
}

function handleFacts(turn: UserTurn, entry: PendingEntry, facts: RingAnswer | null) {
  const { task, request } = entry;
  if (task.kind === 'begin' || task.kind === 'accept' || task.kind === 'act') return;
  if (!facts) {
    turn.error(task.peer, 'You may not call.');
    turn.dropFirst();
  } else if (facts.call !== null && task.kind !== 'ring' && facts.call !== task.call) {
    const members = facts.callees.map(({ id }) => id);
    turn.setFirst({ ...entry, request: { kind: 'find', call: facts.call, members } });
  } else if (task.kind !== 'ring') start(turn, entry, task, facts);
  else {
    const event = { type: 'ring', by: turn.state.me, callees: facts.callees } as const;
    const { present, separations } =
      request?.kind === 'ring-facts' ? request : { present: [], separations: 0 };
    const basis = { users: [...present], separations };
    turn.setFirst({ ...entry, request: { kind: 'act', call: task.call, event, basis } });
  }
}

/** Starts a call, unless something changed while the facts were queried. */
function start(
  turn: UserTurn,
  entry: PendingEntry,
  command: Command<'start' | 'join'>,
  facts: RingAnswer,
) {
  const { call: id, peer, media, at } = command;
  const { now, state } = turn;
  const to = command.kind === 'start' ? command.to : [];
  const refuse = (message: string) => {
    turn.error(peer, message);
    turn.dropFirst();
  };
  if (!turn.tabs.some(({ peerId }) => peerId === peer.peerId)) return turn.dropFirst();
  if (joinedCalls(state).length > 0) return refuse('In a call already.');
  // If this command is older than the object, the callee may have been told of it already. If both then accepted the
  // other's call, neither would start.
  const ring = at < state.createdAt ? undefined : ringFrom(state, to);
  if (ring) {
    const task: PendingCommand = { kind: 'accept', call: ring.id, peer, connected: true };
    return turn.setFirst({ ...entry, task, request: null });
  }
  if (now - at > START_WITHIN_MS) return refuse('The call could not be started.');
  const caller = { ...facts.me, peer };
  const { session, hostId = null, turnServer } = facts;
  const transport = session && facts.sfu ? 'sfu' : 'mesh';
  const waits = command.kind === 'join';
  const callees = waits ? [] : facts.callees;
  const begun = beginCall(
    { id, media, session, hostId, transport, turnServer, caller, callees, waits },
    now,
  );
  if (waits) return begin(turn, entry, { kind: 'begin', call: id, peer, begun });
  if (ringing(begun).length > 0) {
    return turn.setFirst({ ...entry, request: { kind: 'announce', call: begun } });
  }
  turn.learn(begun);
  turn.learn(applyEvent(begun, { type: 'tick' }, now));
  return turn.dropFirst();
}

/**
 * Stored before the call's object is asked. So even if this object is evicted before the answer, it later learns of the
 * call.
 */
const begin = (turn: UserTurn, entry: PendingEntry, command: Command<'begin'>) =>
  turn.setFirst({ ...entry, command, task: command, request: null });

/** Answers the ring: the user joins the call, or is removed from it if the facts don't allow it. */
function sendAccept(turn: UserTurn, entry: PendingEntry, me: PersonInCall | null) {
  const { task, request } = entry;
  if (task.kind !== 'accept' || request?.kind !== 'may-join') return;
  const { call, peer, connected } = task;
  const user = turn.state.me;
  const next: Ask = me
    ? {
        kind: 'act',
        call,
        event: {
          type: 'accept',
          user,
          peer,
          connected,
          friends: me.friends,
          isMember: me.isMember,
          blockedWith: me.blockedWith,
        },
        basis: { users: [...request.members], separations: request.separations },
      }
    : { kind: 'act', call, event: { type: 'bar', user } };
  turn.setFirst({ ...entry, request: next });
}

function handleActResult(turn: UserTurn, entry: PendingEntry, { call, needsFacts }: ActResult) {
  const { call: id } = entry.task;
  const { startedAt = 0 } = knownCall(turn.state, id) ?? {};
  if (call) turn.learn(call);
  else if (turn.now - startedAt < BEGUN_WITHIN_MS) {
    retryFirst(turn);
    return;
  } else endUnknownCall(turn, id);
  const asked = entry.asked + 1;
  if (needsFacts && asked < FACT_QUERIES_MAX) turn.setFirst({ ...entry, request: null, asked });
  else turn.dropFirst();
}
