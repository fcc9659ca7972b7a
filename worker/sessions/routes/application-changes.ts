import type { Context } from 'hono';

import type { ApplicationMove } from '../../contract/application.ts';
import type { MemberAnswer } from '../../contract/vocabulary.ts';
import { countTold } from '../../core/auth/guards.ts';
import { memberLeft, reachAll } from '../../core/objects.ts';
import { type Detail, ProblemError, notFound } from '../../core/problems.ts';
import { type AppEnv, requireViewer } from '../../core/router.ts';
import { deliver } from '../../notifications/deliver.ts';
import { answerComing } from '../queries/answer-coming.ts';
import type { ApplicationRow } from '../queries/applications.ts';
import { changeRole } from '../queries/change-role.ts';
import { copyMember } from '../series/queries/copy-joined.ts';
import { leaveSeries } from '../series/queries/leave-series.ts';
import { tellRoster } from '../tell-roster.ts';
import { unknownRole } from './unknown-role.ts';

/** Only the member says whether they come. Everyone who is online in the session sees it at once. */
export async function storeAnswer(c: Context<AppEnv>, id: number, answer: MemberAnswer) {
  const { id: viewerId } = requireViewer(c);
  const db = c.get('db');
  const { row, toTell } = await answerComing(db, { id, viewerId, answer, now: Date.now() });
  if (!row) throw notFound('application');
  if (row.userId !== viewerId) throw new ProblemError(403, (say) => say.applications.otherOnly);
  if (row.answeredAt === null || row.answer !== answer) {
    throw row.status === 'accepted'
      ? notLeft(row, 'left')
      : refused((say) => say.site.changedMeanwhile);
  }
  tellRoster(c, toTell);
  await countTold(c, toTell.length);
  return row;
}

const refused = (detail: Detail) => new ProblemError(409, detail);

/**
 * A session may become one for adults only after somebody has applied.
 * @throws ProblemError 403 if that is why a seat can't be taken or given
 */
export function assertOfAge({ tooYoung, status, cancelledAt, userId }: ApplicationRow, by: number) {
  const undecided = status === 'pending' || status === 'waiting';
  if (!tooYoung || !undecided || cancelledAt !== null) return;
  throw new ProblemError(403, (say) =>
    userId === by ? say.sessions.adultsOnly : say.applications.notOfAge,
  );
}

export function notTaken(row: ApplicationRow, now: number) {
  const { status, offerExpiresAt, offerMissedAt } = row;
  if (row.cancelledAt !== null) return refused((say) => say.sessions.cancelled);
  if (status === 'accepted') return refused((say) => say.seats.already);
  if (status !== 'waiting') return refused((say) => say.seats.notWaiting);
  if (row.startsAt <= now) return refused((say) => say.seats.offerOverStarted);
  return offerExpiresAt !== null || offerMissedAt !== null
    ? refused((say) => say.seats.offerOverWaiting)
    : refused((say) => say.seats.stillWaiting);
}

/** Why a member can't leave, be removed, or be moved to the waiting list, which ends at the start. */
export function notLeft({ cancelledAt }: ApplicationRow, to: ApplicationMove) {
  if (cancelledAt !== null) return refused((say) => say.sessions.cancelled);
  return refused(
    to === 'waiting' ? (say) => say.site.changedMeanwhile : (say) => say.sessions.over,
  );
}

/** The host gives a member or an applicant another role. Everyone who is online in the session sees it at once. */
export async function giveRole(c: Context<AppEnv>, id: number, role: string | null) {
  const db = c.get('db');
  const { id: viewerId } = requireViewer(c);
  const result = await changeRole(db, { id, viewerId, role, now: Date.now() });
  deliver(c, result.notices);
  const { row, facts } = result;
  if (!row || !facts) throw notFound('application');
  if (row.hostId !== viewerId) throw new ProblemError(403, (say) => say.roles.hostGives);
  if (result.changed) {
    tellRoster(c, result.toTell);
    return row;
  }
  if (!facts.known) throw unknownRole();
  if (!facts.changeable) throw new ProblemError(409, (say) => say.applications.final);
  throw new ProblemError(409, (say) => say.roles.full);
}

/**
 * A user who is accepted in one session of a series is accepted in the others at once. A user who is removed from one
 * is removed from all.
 */
export async function followInSeries(
  c: Context<AppEnv>,
  { seriesId, userId, status }: ApplicationRow,
) {
  if (seriesId === null) return;
  const db = c.get('db');
  if (status === 'accepted') await copyMember(db, { seriesId, userId }, Date.now());
  if (status !== 'removed') return;
  const { left, notices, toTell } = await leaveSeries(db, {
    seriesId,
    userId,
    by: 'host',
    now: Date.now(),
  });
  deliver(c, notices);
  tellRoster(c, toTell, notices);
  await reachAll(left.map((session) => memberLeft(c.env, session, userId)));
}
