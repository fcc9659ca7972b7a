import { type Rule, daysOf, startOn } from './recurrence.ts';

/** A session of a series, with the day that the rule gave it. */
export interface Dated {
  id: number;
  day: number;
  number: number;
  startsAt: number;
  /** Whether it is over, cancelled or taken down. Then it stays where it is. */
  closed: boolean;
}

export interface Replanned {
  moved: Omit<Dated, 'closed'>[];
  nextDay: number | null;
  nextNumber: number;
  total: number;
  /** Days of the new rule whose session was deleted. The sweep creates none on them. */
  without: number[];
}

interface Before {
  rule: Rule;
  nextDay: number | null;
  without: readonly number[];
  /** The first session that changes and all later ones, by day. */
  following: readonly Dated[];
  /** The number of the first session in `following`. */
  number: number;
}

/**
 * Moves the sessions of a series when its rule changes. A session whose day is also in the new rule keeps it. The
 * others go to the days that are new, in order. A day whose session was cancelled or deleted stays empty.
 * @returns null if the new rule has too few days
 */
export function replan(before: Before, rule: Rule): Replanned | null {
  const days = [...daysOf(rule)];
  const first = Math.min(before.following[0]?.day ?? rule.firstDay, rule.firstDay);
  const made = before.nextDay ?? before.rule.lastDay + 1;
  const there = new Set(before.following.map(({ day }) => day));
  const had = new Set([
    ...[...daysOf(before.rule, first)].filter((day) => day < made),
    ...before.without,
    ...there,
  ]);
  const free = days.filter((day) => !had.has(day));
  const kept = new Set(days);
  const moved = before.following
    .filter(({ closed }) => !closed)
    .map(({ id, day }) => ({ id, day: kept.has(day) ? day : free.shift() }));
  const numberOf = (day: number) => before.number + days.indexOf(day);
  const placed = moved.flatMap(({ id, day }) =>
    day === undefined ? [] : [{ id, day, number: numberOf(day), startsAt: startOn(rule, day) }],
  );
  if (placed.length < moved.length) return null;
  const [next] = free;
  const total = before.number + days.length - 1;
  return {
    moved: placed,
    nextDay: next ?? null,
    nextNumber: next === undefined ? total + 1 : numberOf(next),
    total,
    without: days.filter((day) => had.has(day) && !there.has(day)),
  };
}
