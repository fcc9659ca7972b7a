import { env } from 'cloudflare:test';

import { Series } from '../../../worker/contract/series.ts';
import { SessionDetail, SessionItem } from '../../../worker/contract/session.ts';
import { Database } from '../../../worker/core/database.ts';
import { makeDueSessions } from '../../../worker/sessions/series/make-due-sessions.ts';
import { expectAnswer, getAs, patch, post } from './client.ts';
import { addUser } from './people.ts';
import { apply, changeApplicationStatus, sessionBody } from './sessions.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** The day in this many days, as `2026-11-22`. */
export const inDays = (days: number, from = Date.now()) =>
  new Date(from + days * DAY_MS).toISOString().slice(0, 10);

const WEEKDAYS = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'];

export const weekdayOf = (date: string) => WEEKDAYS[new Date(date).getUTCDay()] ?? '';

/** A rule: once a week for eight weeks, from tomorrow on. */
function repeating(over: Record<string, unknown> = {}) {
  const from = inDays(1);
  return {
    zone: 'UTC',
    time: '20:00',
    weekdays: [weekdayOf(from)],
    everyWeeks: 1,
    from,
    until: inDays(1 + 7 * 7),
    ...over,
  };
}

export function seriesBody(
  repeats: Record<string, unknown> = {},
  over: Record<string, unknown> = {},
) {
  const { startsAt: _, ...fields } = sessionBody(over);
  return { ...fields, repeats: repeating(repeats) };
}

interface Person {
  token: string;
}

/** Hosts a series. @returns its first session, with its series */
export async function hostSeries(
  { token }: Person,
  repeats: Record<string, unknown> = {},
  over: Record<string, unknown> = {},
) {
  const session = await expectAnswer(
    post('/api/series', seriesBody(repeats, over), token),
    201,
    SessionItem,
  );
  if (!session.series) throw new Error('it belongs to no series');
  return { ...session, series: session.series };
}

export const readSeries = (id: number, { token }: Person) =>
  getAs(Series, `/api/series/${id}`, token);

/** A new user with a seat in a session. */
export async function join(session: { id: number }, host: Person) {
  const user = await addUser();
  const { id } = await apply(user, session.id);
  await changeApplicationStatus(host, id, 'accepted');
  return { ...user, application: id };
}

export const detail = (id: number, { token }: Person) =>
  getAs(SessionDetail, `/api/sessions/${id}`, token);

/** Changes a session of a series, and all that follow it. */
export const following = ({ token }: Person, series: number, session: number, over: object) =>
  patch(`/api/series/${series}`, { from: `/api/sessions/${session}`, ...over }, token);

/** A list of this many equal items. */
export const times = <Item>(count: number, item: Item): Item[] =>
  Array.from({ length: count }, () => item);

/** Runs the part of the sweep that makes the due sessions of series. */
export const runClock = (now = Date.now(), binding: D1Database = env.DB) =>
  makeDueSessions(new Database(binding), now, Date.now() + DAY_MS);
