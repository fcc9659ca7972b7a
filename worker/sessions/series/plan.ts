import { SERIES_AHEAD_DAYS } from '../../contract/bounds.ts';
import { DAY_MS } from '../../contract/time.ts';
import { firstReminder } from '../queries/reminders.ts';
import { CLOCK_TOLERANCE_MS } from '../start-times.ts';
import { type Rule, daysOf, startOn } from './recurrence.ts';

/** What was already created of a series. */
interface Progress {
  nextDay: number | null;
  nextNumber: number;
  durationMinutes: number;
  /** Days whose session was deleted by its host. */
  without?: readonly number[];
  /** Whether it has a session that isn't over. */
  open: boolean;
}

interface PlannedSession {
  day: number;
  number: number;
  startsAt: number;
  endsAt: number;
  remindAt: number | null;
}

export interface Plan {
  sessions: PlannedSession[];
  nextDay: number | null;
  nextNumber: number;
  /** When the next session can be created. Null if there is none. */
  dueAt: number | null;
}

/** At most this many sessions are created at once: four weeks of a daily series. */
const PLANNED_AT_ONCE = SERIES_AHEAD_DAYS + 3;

/**
 * The sessions to create now: those of the next four weeks, and the next one in any case. So a series with eight weeks
 * between two sessions stays in lists, and its post to Discord has a session to go on with.
 */
export function planSessions(rule: Rule, progress: Progress, now: number): Plan {
  const sessions: PlannedSession[] = [];
  let number = progress.nextNumber;
  if (progress.nextDay === null)
    return { sessions, nextDay: null, nextNumber: number, dueAt: null };
  for (const day of daysOf(rule, progress.nextDay)) {
    const startsAt = startOn(rule, day);
    const makeAt = startsAt - SERIES_AHEAD_DAYS * DAY_MS;
    const hasNext = progress.open || sessions.length > 0;
    if ((makeAt > now && hasNext) || sessions.length === PLANNED_AT_ONCE) {
      return { sessions, nextDay: day, nextNumber: number, dueAt: makeAt };
    }
    // Days that passed while the host was suspended get no session, but they keep their numbers.
    if (startsAt >= now - CLOCK_TOLERANCE_MS && progress.without?.includes(day) !== true) {
      const endsAt = startsAt + progress.durationMinutes * 60_000;
      sessions.push({ day, number, startsAt, endsAt, remindAt: firstReminder(startsAt, now) });
    }
    number += 1;
  }
  return { sessions, nextDay: null, nextNumber: number, dueAt: null };
}
