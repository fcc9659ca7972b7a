import type { ActResult } from '../../worker/contract/objects/call.ts';
import { forgetCall } from './call-transitions.ts';
import {
  FACT_QUERIES_MAX,
  acceptRequest,
  acceptWith,
  ringRequest,
  ringWith,
} from './pending-facts.ts';
import { enter, isSessionCommand, takeEntered, takeFound } from './pending-join.ts';
import { begin, startRequest, startWith } from './pending-start.ts';
import type { Answer, Ask, PendingCommand, RingAnswer } from './user-commands.ts';
import { type PendingEntry, knownCall } from './user-state.ts';
import type { UserWork } from './user-work.ts';

/** For so long after its start, a call that its object doesn't know yet is retried. After that it counts as lost. */
const BEGUN_WITHIN_MS = 8_000;

/**
 * Runs the commands to other objects, one after another. The first entry makes one request at a time: to the database, to
 * a call's object or to other users' objects. `handleAnswer` takes the answer. It chooses the next request, or drops the
 * entry.
 *
 * An entry's command is stored, its progress isn't. After an eviction or a failure it begins with the first request again.
 * So each request may be repeated. After 15 failures the entry is dropped. One that takes a right away then waits behind
 * the others, and is tried once a minute.
 */
export function runPending(work: UserWork) {
  while (!work.paused && !work.state.requesting) {
    const [first] = work.state.pendingCommands;
    if (!first) return;
    const request = first.request ?? firstRequest(work, first.task);
    if (request) {
      work.setFirst({ ...first, request });
      work.state = { ...work.state, requesting: true };
      work.commands.push({ kind: 'request', request });
    } else work.dropFirst();
  }
}

/** The first request of an entry's task. Null if there is nothing left to do. */
function firstRequest(work: UserWork, task: PendingCommand): Ask | null {
  switch (task.kind) {
    case 'start':
    case 'join':
      return startRequest(work, task);
    case 'begin':
      return { kind: 'begin', call: task.begun };
    case 'ring':
      return ringRequest(work, task);
    case 'accept':
      return acceptRequest(work, task);
    case 'act':
      return { kind: 'act', call: task.call, event: task.event };
    default:
      return task satisfies never;
  }
}

/** The user has left a session. If facts about it are being queried, that answer is ignored, and they are queried again. */
export function askAgain(work: UserWork, session: number) {
  const [first] = work.state.pendingCommands;
  if (!first || !isSessionCommand(first.task) || first.task.session !== session) return;
  const { kind } = first.request ?? {};
  if (kind === 'session-facts' || kind === 'may-join') work.setFirst({ ...first, request: null });
}

/** Handles the answer to the first entry's request. An answer always fits its request. The conditions say so to TypeScript. */
export function handleAnswer(work: UserWork, answer: Answer) {
  work.state = { ...work.state, requesting: false };
  const [first] = work.state.pendingCommands;
  // `askAgain` has dropped the request, so this answer is out of date.
  if (!first?.request) return;
  const { task, request } = first;
  switch (answer.kind) {
    case 'facts':
      handleFacts(work, first, answer.facts);
      return;
    case 'announced':
      if (request.kind === 'announce' && task.kind === 'start') {
        begin(work, first, task, request.call);
      }
      return;
    case 'begun':
      work.learn(answer.call);
      work.dropFirst();
      return;
    case 'may-join':
      if (request.kind !== 'may-join') return;
      if (task.kind === 'accept') acceptWith(work, first, task, request, answer.me);
      else if (isSessionCommand(task)) enter(work, first, task, request, answer.me);
      return;
    case 'found':
      if (request.kind === 'find' && isSessionCommand(task)) {
        takeFound(work, first, task, { id: request.call, call: answer.call });
      }
      return;
    case 'acted':
      if (isSessionCommand(task)) takeEntered(work, first, task, answer.acted);
      else handleActResult(work, first, answer.acted);
      return;
    default:
      answer satisfies never;
  }
}

/** @param facts null if the user may not act */
function handleFacts(work: UserWork, entry: PendingEntry, facts: RingAnswer | null) {
  const { task, request } = entry;
  if (task.kind !== 'ring' && task.kind !== 'start' && task.kind !== 'join') return;
  if (!facts) work.refuseFirst(task.peer, 'You may not call.');
  else if (task.kind !== 'ring') startWith(work, entry, task, facts);
  else if (request?.kind === 'ring-facts') ringWith(work, entry, task, request, facts);
}

function handleActResult(work: UserWork, entry: PendingEntry, { call, needsFacts }: ActResult) {
  const { call: id } = entry.task;
  const { startedAt = 0 } = knownCall(work.state, id) ?? {};
  if (call) work.learn(call);
  else if (work.now - startedAt < BEGUN_WITHIN_MS) {
    work.retryFirst();
    return;
  } else endUnknownCall(work, id);
  const asked = entry.asked + 1;
  if (needsFacts && asked < FACT_QUERIES_MAX) work.setFirst({ ...entry, request: null, asked });
  else work.dropFirst();
}

/** Ends a call that its own object no longer knows. */
export function endUnknownCall(work: UserWork, id: string) {
  const call = knownCall(work.state, id);
  if (call && call.endedAt === null) work.learn(forgetCall(call, work.now));
}
