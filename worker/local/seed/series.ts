// The series of the demo community, with their sessions of the next weeks.
import { createHash } from 'node:crypto';

import { SERIES_AHEAD_DAYS } from '../../contract/bounds.ts';
import { plainFieldsOf } from '../../contract/session-fields.ts';
import { WEEKDAYS } from '../../contract/vocabulary.ts';
import { daysOf, startOn } from '../../sessions/series/recurrence.ts';
import { type DemoSession, sessions, userId } from './demo-community.ts';
import { DAY, HOUR, MINUTE, startsAt } from './demo-times.ts';
import type { Row } from './write.ts';

/** A session, with its index in the community's file. Later sessions of a series have the index of the first. */
export interface Occurrence {
  session: DemoSession;
  index: number;
  start: number;
}

/** The zone of this machine, in which the demo's times of day are. */
export const ownZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone;

const WEEK_DAYS = 7;
const MONDAY = 1;

const repeated = sessions.filter(({ weeks }) => weeks !== undefined);

/** Once a week, on the day and at the time of the first session. */
function ruleOf({ starts, weeks = 1 }: DemoSession, now: number) {
  const first = new Date(startsAt(starts, now));
  const firstDay = Date.UTC(first.getFullYear(), first.getMonth(), first.getDate()) / DAY;
  const weekday = WEEKDAYS[(first.getDay() - MONDAY + WEEK_DAYS) % WEEK_DAYS];
  return {
    zone: ownZone(),
    minute: first.getHours() * (HOUR / MINUTE) + first.getMinutes(),
    weekdays: weekday ? [weekday] : [],
    everyWeeks: 1,
    firstDay,
    lastDay: firstDay + (weeks - 1) * WEEK_DAYS,
  };
}

const placed = (session: DemoSession, now: number) => {
  const rule = ruleOf(session, now);
  return [...daysOf(rule)].map((day, at) => ({ day, number: at + 1, start: startOn(rule, day) }));
};

/** The sessions of a series that exist already. The sweep creates the others. */
const made = (session: DemoSession, now: number) =>
  placed(session, now).filter(({ start }) => start <= now + SERIES_AHEAD_DAYS * DAY);

/** The second and all later sessions of every series. */
export const laterOccurrences = (now: number): Occurrence[] =>
  repeated.flatMap((session) =>
    made(session, now)
      .slice(1)
      .map(({ start }) => ({ session, index: sessions.indexOf(session), start })),
  );

/** Looks random, but is the same every time. */
export const keyOf = (of: string) =>
  createHash('sha256').update(`peerway ${of}`).digest('hex').slice(0, 32);

/** The columns that tell where a session is in its series. */
export function seriesPlace({ session, index, start }: Occurrence, now: number) {
  const own = session.weeks === undefined ? [] : made(session, now);
  const one = own.find((other) => other.start === start);
  const end = session.durationMinutes * MINUTE;
  const next = own.find((other) => other.start + end > now);
  return {
    series_id: one ? repeated.indexOf(session) + 1 : null,
    series_day: one?.day ?? null,
    series_number: one?.number ?? null,
    is_later: one !== undefined && next !== undefined && start > next.start,
    // Sessions without a series get one too, so that all rows have it.
    link_key: keyOf(session.weeks === undefined ? String(index) : session.name),
  };
}

export const seriesRows = (gameIdOf: (title: string) => number, now: number): Row[] =>
  repeated.map((session) => {
    const rule = ruleOf(session, now);
    const all = placed(session, now);
    const next = all[made(session, now).length];
    const { host, starts, roles, games } = session;
    return {
      host_id: userId(host),
      zone: rule.zone,
      minute: rule.minute,
      weekdays: rule.weekdays,
      every_weeks: rule.everyWeeks,
      first_day: rule.firstDay,
      last_day: rule.lastDay,
      next_day: next?.day ?? null,
      next_number: next?.number ?? all.length + 1,
      total: all.length,
      due_at: 0,
      template: JSON.stringify({
        name: session.name,
        description: session.description,
        ...plainFieldsOf(session),
        durationMinutes: session.durationMinutes,
        seats: session.seats,
        visibility: session.visibility,
        instant: session.instant,
        membersInvite: false,
        roles: roles.map(({ name, seats }) => ({ name, seats })),
        games: games.map(gameIdOf),
      }),
      link_key: keyOf(session.name),
      created_at: startsAt(starts, now) - 2 * DAY,
    };
  });
