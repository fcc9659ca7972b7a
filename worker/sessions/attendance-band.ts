import {
  ATTENDANCE_MIN_HOSTS,
  ATTENDANCE_PER_HOST_MAX,
  ATTENDANCE_SESSIONS_MAX,
  ATTENDANCE_SESSIONS_MIN,
} from '../contract/bounds.ts';
import type { AttendanceBand } from '../contract/vocabulary.ts';

/** One past session of a member. */
export interface Outcome {
  hostId: number;
  startedAt: number;
  endedAt: number;
  missed: boolean;
}

/** Below the first share of missed sessions, a user "usually" comes. From the second share on, they "often" don't. */
const USUALLY_BELOW = 0.2;
const OFTEN_FROM = 0.5;

/**
 * Of sessions at the same time only one counts as attended, because nobody is in two. Each missed one counts: else a
 * second session at that time would hide it.
 */
function withoutOverlaps(outcomes: readonly Outcome[]): Outcome[] {
  const kept = outcomes.filter(({ missed }) => missed);
  for (const one of outcomes) {
    const isFree = kept.every(
      ({ startedAt, endedAt }) => one.endedAt <= startedAt || endedAt <= one.startedAt,
    );
    if (isFree) kept.push(one);
  }
  return kept;
}

/**
 * How reliably a user comes, from their latest sessions. All marks of one host count once, and only some sessions of
 * one host count. So one host alone can neither ruin nor make a record. Pure.
 */
export function bandOf(outcomes: readonly Outcome[]): AttendanceBand {
  const latest = outcomes
    .toSorted((one, other) => other.endedAt - one.endedAt)
    .slice(0, ATTENDANCE_SESSIONS_MAX);
  const byHost = Map.groupBy(withoutOverlaps(latest), ({ hostId }) => hostId);
  let came = 0;
  let missed = 0;
  for (const theirs of byHost.values()) {
    const there = theirs.filter((outcome) => !outcome.missed).length;
    came += Math.min(there, ATTENDANCE_PER_HOST_MAX);
    missed += Number(there < theirs.length);
  }
  if (byHost.size < ATTENDANCE_MIN_HOSTS || came + missed < ATTENDANCE_SESSIONS_MIN) return 'new';
  const share = missed / (came + missed);
  if (missed < ATTENDANCE_MIN_HOSTS || share < USUALLY_BELOW) return 'usually';
  return share < OFTEN_FROM ? 'sometimes' : 'often';
}
