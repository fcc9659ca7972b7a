import type {
  ActResult,
  CallEvent,
  CallState,
  PersonInCall,
} from '../../worker/contract/objects/call.ts';
import { isFull, personOf } from './call-state.ts';
import { FACT_QUERIES_MAX, actorOf, mayJoinRequest } from './pending-facts.ts';
import type { Ask, PendingCommand } from './user-commands.ts';
import { type PendingEntry, joinedCalls, seatIn } from './user-state.ts';
import type { UserTurn } from './user-turn.ts';

/**
 * Joins a session's running call, by a `join` or by a `start` that finds one. There are four steps. The database says which
 * call the session has (its row in `session_calls`, the claim). The call's object says who is in it. The database decides
 * whether the user may join them. The call's object admits the user.
 */

export type SessionCommand = Extract<PendingCommand, { kind: 'join' | 'start' }> & {
  session: number;
};

export const isSessionCommand = (command: PendingCommand): command is SessionCommand =>
  command.kind === 'join' || (command.kind === 'start' && command.session !== null);

/** Asks for a session's members and its call. @param ended the session's previous call */
export const groupRequest = (
  turn: UserTurn,
  { call, peer, session }: SessionCommand,
  ended: string | null = null,
): Ask => ({ kind: 'group-facts', actor: actorOf(turn, peer), session, call, ended });

/** The call's object has said who is in it. With null it doesn't exist yet, or never will: a claim expires after 5 s. */
export function takeFound(
  turn: UserTurn,
  entry: PendingEntry,
  task: SessionCommand,
  call: CallState | null,
) {
  if (!call) return turn.retryFirst();
  turn.learn(call);
  return goOn(turn, entry, task, call);
}

/** The next step for the call's present state. */
function goOn(turn: UserTurn, entry: PendingEntry, task: SessionCommand, call: CallState) {
  const asked = entry.asked + 1;
  if (joinedCalls(turn.state).length === 0 && asked < FACT_QUERIES_MAX) {
    const over = call.endedAt !== null;
    const request = over
      ? groupRequest(turn, task, call.id)
      : mayJoinRequest(turn, task.peer, call);
    return turn.setFirst({ ...entry, request, asked });
  }
  if (seatIn(call, turn.state.me)) return turn.dropFirst();
  return turn.refuseFirst(task.peer, 'The call could not be joined.');
}

/** Asks to be admitted. @param me null if the user may not join */
export function enter(
  turn: UserTurn,
  entry: PendingEntry,
  { peer }: SessionCommand,
  { call, basis }: Extract<Ask, { kind: 'may-join' }>,
  me: PersonInCall | null,
) {
  if (!me) return turn.refuseFirst(peer, 'You may not join.');
  if (!turn.tabs.some(({ peerId }) => peerId === peer.peerId)) return turn.dropFirst();
  const event: CallEvent = { type: 'enter', user: me, peer };
  return turn.setFirst({ ...entry, request: { kind: 'act', call, event, basis } });
}

/** The call's object has decided. */
export function takeEntered(
  turn: UserTurn,
  entry: PendingEntry,
  task: SessionCommand,
  { call, needsFacts }: ActResult,
) {
  if (!call) return turn.retryFirst();
  turn.learn(call);
  const { me } = turn.state;
  if (seatIn(call, me)) return turn.dropFirst();
  const reason = personOf(call, me)?.removed ? 'removed' : isFull(call) ? 'full' : null;
  if (needsFacts || reason === null) return goOn(turn, entry, task, call);
  const { peerId, userSocketId } = task.peer;
  turn.send({ id: userSocketId, peerId }, { event: 'ended', data: { call: call.id, reason } });
  return turn.dropFirst();
}
