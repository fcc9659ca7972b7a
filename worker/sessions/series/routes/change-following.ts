import type { Repeats, SeriesPatch } from '../../../contract/series.ts';
import type { Database } from '../../../core/database.ts';
import {
  ProblemError,
  type Violation,
  invalid,
  notFound,
  violated,
} from '../../../core/problems.ts';
import {
  ENDS_IN_PAST,
  changedMeanwhile,
  violationsOf,
  whyNotChangeable,
} from '../../change-refusals.ts';
import { refuseHeldChange } from '../../queries/session-fields.ts';
import type { SessionFacts } from '../../queries/session-guards.ts';
import { CLOCK_TOLERANCE_MS, TOO_FAR_AHEAD, isTooFarAhead } from '../../start-times.ts';
import { type Following, changeSeries, readFollowing } from '../queries/change-series.ts';
import { type Rule, daysOf, ruleOf, startOn } from '../recurrence.ts';
import { replan } from '../replan.ts';

/** The rule, if its first session is in the future and not too far ahead. @throws ProblemError 422 otherwise */
export function checkedRule(repeats: Repeats, now: number): Rule {
  const rule = ruleOf(repeats);
  const [first] = daysOf(rule);
  if (first === undefined) {
    throw invalid('repeats.until', (say) => say.series.nothingLeft);
  }
  const start = startOn(rule, first);
  if (start < now - CLOCK_TOLERANCE_MS) {
    throw invalid('repeats.from', (say) => say.times.past);
  }
  if (isTooFarAhead(start, now)) throw invalid('repeats.from', TOO_FAR_AHEAD);
  return rule;
}

/** The new rule and where the sessions go. @throws ProblemError 422 */
function planOf(repeats: Repeats, { following, earlierDay, series }: Following, now: number) {
  const rule = checkedRule(repeats, now);
  const [first] = following;
  if (!series || !first) throw notFound('series');
  if (earlierDay !== null && rule.firstDay <= earlierDay) {
    throw invalid('repeats.from', (say) => say.series.notAfterPrevious);
  }
  const { nextDay, without } = series;
  const before = { rule: series, nextDay, without, following, number: first.number };
  const plan = replan(before, rule);
  if (plan) return { rule, plan };
  throw invalid('repeats.until', (say) => say.series.laterLeftOut);
}

/** Throws if this user may not change the series, or if it was changed meanwhile. @throws ProblemError */
function refuse(facts: SessionFacts | undefined, found: Following, revision: number | undefined) {
  const refused = whyNotChangeable(facts);
  if (refused) throw refused;
  if (!found.series || found.following.length === 0) throw notFound('series');
  if (revision !== undefined && revision !== facts?.revision) throw changedMeanwhile();
}

/** The error if a later session has too few seats for a role. The session that the host looks at may have enough. */
const takenLater = ({ roles }: Pick<SeriesPatch, 'roles'>): Violation => ({
  propertyPath: roles ? 'roles' : 'seats',
  detail: (say) => say.roles.takenLater,
});

/** The sweep may create a session between the read and the write. */
const TRIES = 3;

/** Changes a session of a series and all that follow. @throws ProblemError */
export async function changeFollowing(
  db: Database,
  by: { id: number; seriesId: number; actorId: number; now: number },
  {
    repeats,
    from: _from,
    status: _status,
    cancelReason: _reason,
    revision,
    ...fields
  }: SeriesPatch,
) {
  for (let tries = 0; tries < TRIES; tries += 1) {
    const found = await readFollowing(db, by);
    const { facts, series, following } = found;
    refuse(facts, found, revision);
    if (!facts || !series) throw notFound('series');
    await refuseHeldChange(db, by, fields);
    const open = following.filter(({ closed }) => !closed);
    const plan = repeats ? planOf(repeats, found, by.now) : null;
    const wanted = { ...by, fields, seen: following, repeats: plan, revision: series.revision };
    const result = await changeSeries(db, { ...wanted, sessions: plan?.plan.moved ?? open });
    if (result.row) {
      return {
        row: result.row,
        notices: result.notices,
        endedInvitations: result.endedInvitations,
      };
    }
    if (result.templateTooSmall && !result.tooSmall) {
      throw invalid(fields.roles ? 'roles' : 'seats', (say) => say.values.tooManyRoleSeats);
    }
    if (result.unknownGames > 0 || result.tooSmall || result.past) {
      const taken = Math.max(...open.map(({ seatsTaken }) => seatsTaken));
      const most = { ...facts, seatsTaken: taken - facts.seatsHeld };
      const otherwise = result.tooSmall ? takenLater(fields) : ENDS_IN_PAST;
      throw violated(violationsOf(fields, most, result.unknownGames, 0, otherwise));
    }
  }
  throw new ProblemError(409, (say) => say.series.busy);
}
