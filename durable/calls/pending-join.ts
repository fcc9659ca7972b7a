import { membersMax } from '../../worker/contract/call-bounds.ts';
import type {
  PersonInCall,
  ActResult,
  CallState,
  Peer,
  CallEvent,
} from '../../worker/contract/objects/call.ts';
import { isFull, knownIn, personOf, seated, separationsIn } from './call-state.ts';
import type { PendingCommand, Ask } from './user-commands.ts';
import { type PendingEntry, joinedCalls, seatIn } from './user-state.ts';
import type { UserTurn } from './user-turn.ts';

/**
 * Joins a session's running call, by a `join` or by a `start` that finds one. There are four steps. The claim says
 * which call it is. The call's object says who is in it. The database decides whether the user may meet them. The
 * object admits the user.
 */

/** How often the steps are repeated because others came first: as often as the largest call has room for them. */
const FACT_QUERIES_MAX = membersMax('sfu');

export type SessionCommand = Extract<PendingCommand, { kind: 'join' | 'start' }> & {
  session: number;
};

export const isSessionCommand = (command: PendingCommand): command is SessionCommand =>
  command.kind === 'join' || (command.kind === 'start' && command.session !== null);

const actorOf = ({ state }: UserTurn, { deviceId }: Peer) => ({ id: state.me, deviceId });

/** @param ended the session's previous call */
export const groupRequest = (
  turn: UserTurn,
  { call, peer, session }: SessionCommand,
  ended: string | null = null,
): Ask => ({ kind: 'group-facts', actor: actorOf(turn, peer), session, call, ended });

/** Asks whether the user may meet the call's members. */
function meetRequest(turn: UserTurn, { peer, session }: SessionCommand, call: CallState): Ask {
  const members = seated(call).map(({ id }) => id);
  const actor = actorOf(turn, peer);
  const [present, separations] = [knownIn(call), separationsIn(call)];
  return { kind: 'may-join', actor, members, present, separations, session, call: call.id };
}

/** The next step for the call's present state. */
function goOn(turn: UserTurn, entry: PendingEntry, task: SessionCommand, call: CallState) {
  const asked = entry.asked + 1;
  if (joinedCalls(turn.state).length === 0 && asked < FACT_QUERIES_MAX) {
    const over = call.endedAt !== null;
    const request = over ? groupRequest(turn, task, call.id) : meetRequest(turn, task, call);
    turn.setFirst({ ...entry, request, asked });
    return;
  }
  if (!seatIn(call, turn.state.me)) turn.error(task.peer, 'The call could not be joined.');
  turn.dropFirst();
}

/** @returns true if the call's object doesn't know it: it is being started, or its claim will expire */
export function takeFound(turn: UserTurn, entry: PendingEntry, call: CallState | null): boolean {
  const { task } = entry;
  if (!isSessionCommand(task)) return false;
  if (!call) return true;
  turn.learn(call);
  goOn(turn, entry, task, call);
  return false;
}

/** Asks to be admitted. @param me null if the user may not join */
export function enter(turn: UserTurn, entry: PendingEntry, me: PersonInCall | null) {
  const { task, request } = entry;
  if (!isSessionCommand(task) || request?.kind !== 'may-join') return;
  const { call, members, separations } = request;
  if (!me) {
    turn.error(task.peer, 'You may not join.');
    turn.dropFirst();
    return;
  }
  const { peer } = task;
  if (!turn.tabs.some(({ peerId }) => peerId === peer.peerId)) return turn.dropFirst();
  const event: CallEvent = { type: 'enter', user: me, peer };
  const basis = { users: [...members], separations };
  turn.setFirst({ ...entry, request: { kind: 'act', call, event, basis } });
}

/** @returns true if the call's object doesn't know it */
export function takeEntered(
  turn: UserTurn,
  entry: PendingEntry,
  { call, needsFacts }: ActResult,
): boolean {
  const { task } = entry;
  if (!isSessionCommand(task)) return false;
  if (!call) return true;
  turn.learn(call);
  const { me } = turn.state;
  if (seatIn(call, me)) turn.dropFirst();
  else if (personOf(call, me)?.removed && !needsFacts) {
    const { peerId, userSocketId } = task.peer;
    const data = { call: call.id, reason: 'removed' } as const;
    turn.send({ id: userSocketId, peerId }, { event: 'ended', data });
    turn.dropFirst();
  } else if (!needsFacts && call.endedAt === null && isFull(call)) {
    const { peerId, userSocketId } = task.peer;
    const data = { call: call.id, reason: 'full' } as const;
    turn.send({ id: userSocketId, peerId }, { event: 'ended', data });
    turn.dropFirst();
  } else goOn(turn, entry, task, call);
  return false;
}
