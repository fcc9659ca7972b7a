import type {
  ActResult,
  CallEvent,
  CallState,
  PersonInCall,
} from '../../worker/contract/objects/call.ts';
import { isFull, personOf } from './call-state.ts';
import { FACT_QUERIES_MAX, actorOf, mayJoinRequest } from './pending-facts.ts';
import type { Ask, PendingCommand } from './user-commands.ts';
import { type PendingEntry, currentCall, joinedCalls, seatIn } from './user-state.ts';
import type { UserWork } from './user-work.ts';

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
export const sessionRequest = (
  work: UserWork,
  { call, peer, session }: SessionCommand,
  ended: string | null = null,
): Ask => ({ kind: 'session-facts', actor: actorOf(work, peer), session, call, ended });

/** Moves the user's seat in the session's call to this tab. Null if they aren't in it. */
export function moveRequest(work: UserWork, { peer, session }: SessionCommand): Ask | null {
  const { me } = work.state;
  const own = currentCall(work.state);
  const seat = own?.session?.id === session ? seatIn(own, me) : null;
  if (!own || !seat || seat.peerId === peer.peerId) return null;
  const event: CallEvent = { type: 'move', user: me, peerId: seat.peerId, to: peer };
  return { kind: 'act', call: own.id, event };
}

/** A call that is still not there after this time is lost. A claim expires sooner. */
const FIND_MAX_MS = 6_000;

/**
 * The call's object has said who is in it. With null it doesn't exist yet, or never will: a claim expires after 5 s, but
 * after a restore the database may name a call that was over long ago.
 */
export function takeFound(
  work: UserWork,
  entry: PendingEntry,
  task: SessionCommand,
  { id, call }: { id: string; call: CallState | null },
) {
  if (!call) {
    const missing = entry.missing?.id === id ? entry.missing : { id, since: work.now };
    if (work.now - missing.since < FIND_MAX_MS) {
      work.setFirst({ ...entry, missing });
      return work.retryFirst();
    }
    const request = sessionRequest(work, task, id);
    return work.setFirst({ ...entry, request, attempts: 0, missing: null });
  }
  work.learn(call);
  return goOn(work, entry, task, call);
}

/** The next step for the call's present state. */
function goOn(work: UserWork, entry: PendingEntry, task: SessionCommand, call: CallState) {
  const asked = entry.asked + 1;
  if (joinedCalls(work.state).length === 0 && asked < FACT_QUERIES_MAX) {
    const over = call.endedAt !== null;
    const request = over
      ? sessionRequest(work, task, call.id)
      : mayJoinRequest(work, task.peer, call);
    return work.setFirst({ ...entry, request, asked });
  }
  if (seatIn(call, work.state.me)?.peerId === task.peer.peerId) return work.dropFirst();
  return work.refuseFirst(task.peer, 'The call could not be joined.');
}

/** Asks to be admitted. @param me null if the user may not join */
export function enter(
  work: UserWork,
  entry: PendingEntry,
  { peer }: SessionCommand,
  { call, basis }: Extract<Ask, { kind: 'may-join' }>,
  me: PersonInCall | null,
) {
  if (!me) return work.refuseFirst(peer, 'You may not join.');
  if (!work.tabs.some(({ peerId }) => peerId === peer.peerId)) return work.dropFirst();
  const event: CallEvent = { type: 'enter', user: me, peer };
  return work.setFirst({ ...entry, request: { kind: 'act', call, event, basis } });
}

/** The call's object has decided. */
export function takeEntered(
  work: UserWork,
  entry: PendingEntry,
  task: SessionCommand,
  { call, needsFacts }: ActResult,
) {
  if (!call) return work.retryFirst();
  work.learn(call);
  const { me } = work.state;
  if (seatIn(call, me)?.peerId === task.peer.peerId) return work.dropFirst();
  const reason = personOf(call, me)?.removed ? 'removed' : isFull(call) ? 'full' : null;
  if (needsFacts || reason === null) return goOn(work, entry, task, call);
  const { peerId, userSocketId } = task.peer;
  work.send({ id: userSocketId, peerId }, { event: 'ended', data: { call: call.id, reason } });
  return work.dropFirst();
}
