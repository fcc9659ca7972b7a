import { env } from 'cloudflare:test';
import ICAL from 'ical.js';
import { beforeAll, beforeEach, expect, it } from 'vitest';

import { OwnAccount } from '../../../worker/contract/account.ts';
import { CalendarFeed } from '../../../worker/contract/calendar-feed.ts';
import { Problem } from '../../../worker/contract/problem.ts';
import { SessionItem } from '../../../worker/contract/session.ts';
import { DAY_MS } from '../../../worker/contract/time.ts';
import { ORIGIN, expectAnswer, get, getAs, patch, post, put, send } from '../support/client.ts';
import { limitOf } from '../support/limits.ts';
import { type Account, register } from '../support/people.ts';
import { hostSeries, inDays, readSeries, runClock } from '../support/series.ts';
import {
  HOUR_MS,
  addGames,
  apply,
  changeApplicationStatus,
  hostSession,
} from '../support/sessions.ts';
import { sql, valueOf } from '../support/sql.ts';

/** The feed of a user's own sessions, read by another calendar library than the one that writes it. */

let host: Account;
let owner: Account;

beforeAll(() => addGames());
beforeEach(async () => {
  [host, owner] = await Promise.all([register(), register()]);
});

const makeFeed = async ({ token }: Account) => {
  const { url } = await expectAnswer(
    post('/api/calendar-feed', undefined, token),
    201,
    CalendarFeed,
  );
  return url.replace(ORIGIN, '');
};

const fetchFeed = (path: string, version?: string | null) =>
  send('GET', path, version ? { headers: { 'If-None-Match': version } } : {});

const endFeed = (token: string) => send('DELETE', '/api/calendar-feed', { token });

function parsed(text: string) {
  return ICAL.Component.fromString(text)
    .getAllSubcomponents('vevent')
    .map((component) => {
      const event = new ICAL.Event(component);
      return {
        uid: event.uid,
        sequence: event.sequence,
        summary: event.summary,
        start: event.startDate.toJSDate().getTime(),
        status: String(component.getFirstPropertyValue('status')),
        url: String(component.getFirstPropertyValue('url')),
      };
    })
    .toSorted((one, other) => one.start - other.start);
}

async function eventsOf(path: string) {
  const answer = await fetchFeed(path);
  expect(answer.status).toBe(200);
  return parsed(await answer.text());
}

const wholeMinute = (time: number) => new Date(Math.ceil(time / 60_000) * 60_000).toISOString();

async function joined(name: string, hours: number, over: Record<string, unknown> = {}) {
  const startsAt = wholeMinute(Date.now() + hours * HOUR_MS);
  const session = await hostSession(host, { name, startsAt, ...over });
  const { key } = over['visibility'] === 'unlisted' ? await linkOf(session.id) : { key: '' };
  const answer = await post(
    `/api/applications?key=${key}`,
    { text: '', user: `/api/users/${owner.id}`, session: `/api/sessions/${session.id}` },
    owner.token,
  );
  const { id } = await answer.json<{ id: number }>();
  await changeApplicationStatus(host, id, 'accepted');
  return { ...session, application: id };
}

const linkOf = async (id: number) =>
  (await get(`/api/sessions/${id}`, host.token)).json<{ key: string }>();

const setTimes = (id: number, startsAt: number, cancelledAt: number | null = null) =>
  sql`UPDATE sessions SET starts_at = ${startsAt}, ends_at = ${startsAt + HOUR_MS}, cancelled_at = ${cancelledAt} WHERE id = ${id}`.run();

const setStatus = (id: number, status: string) =>
  sql`UPDATE users SET status = ${status}, suspended_until = ${Date.now() + HOUR_MS} WHERE id = ${id}`.run();

it('has what one hosts and is in, and nothing else', async () => {
  const own = await hostSession(owner, {
    name: 'Mine',
    startsAt: wholeMinute(Date.now() + HOUR_MS),
  });
  const other = await joined('Joined', 2);
  const asked = await hostSession(host, { name: 'Only asked' });
  await apply(owner, asked.id);
  const path = await makeFeed(owner);
  const answer = await fetchFeed(path);
  expect(answer.headers.get('Content-Type')).toBe('text/calendar; charset=utf-8');
  expect(answer.headers.get('Cache-Control')).toBe('private, no-cache');
  const events = parsed(await answer.text());
  expect(events.map(({ summary }) => summary)).toEqual(['Mine', 'Joined']);
  expect(events[0]?.uid).toBe(`session-${own.id}@peerway.test`);
  // The file of the single session has the same event.
  const file = await get(`/api/sessions/${other.id}/calendar.ics`, owner.token);
  expect(events[1]).toEqual(parsed(await file.text())[0]);
});

it('moves and cancels an event under its UID, and drops it when one leaves', async () => {
  const session = await joined('Moving', 3);
  const path = await makeFeed(owner);
  const [before] = await eventsOf(path);
  const startsAt = wholeMinute(Date.now() + 5 * HOUR_MS);
  await patch(`/api/sessions/${session.id}`, { startsAt }, host.token);
  const [moved] = await eventsOf(path);
  expect(moved).toMatchObject({ uid: before?.uid, start: Date.parse(startsAt) });
  expect(moved?.sequence).toBeGreaterThan(before?.sequence ?? 0);
  const cancel = { status: 'cancelled', cancelReason: 'Two are ill.' };
  await patch(`/api/sessions/${session.id}`, cancel, host.token);
  const [cancelled] = await eventsOf(path);
  expect(cancelled).toMatchObject({ uid: before?.uid, status: 'CANCELLED' });
  expect(cancelled?.sequence).toBeGreaterThan(moved?.sequence ?? 0);
  const left = await joined('Left', 4);
  expect(await eventsOf(path)).toHaveLength(2);
  await changeApplicationStatus(owner, left.application, 'left');
  expect(await eventsOf(path)).toHaveLength(1);
});

it('keeps past sessions for four weeks and cancelled ones for thirty days', async () => {
  const names = ['Past', 'Long past', 'Cancelled', 'Cancelled long ago'];
  const made: number[] = [];
  for (const [index, name] of names.entries()) made.push((await joined(name, index + 1)).id);
  const [past = 0, longPast = 0, cancelled = 0, longCancelled = 0] = made;
  const now = Date.now();
  await setTimes(past, now - 27 * DAY_MS);
  await setTimes(longPast, now - 29 * DAY_MS);
  await setTimes(cancelled, now - 29 * DAY_MS, now - 29 * DAY_MS);
  await setTimes(longCancelled, now + HOUR_MS, now - 31 * DAY_MS);
  const events = await eventsOf(await makeFeed(owner));
  expect(events.map(({ summary, status }) => `${summary} ${status}`).toSorted()).toEqual([
    'Cancelled: Cancelled CANCELLED',
    'Past CONFIRMED',
  ]);
});

it('has the sessions of a series, own and joined, as they are: skipped, cancelled or moved', async () => {
  const own = await hostSeries(owner, { until: inDays(8) }, { name: 'Own week' });
  const joins = await hostSeries(host, { until: inDays(1 + 3 * 7) }, { name: 'Joined week' });
  const { id } = await apply(owner, joins.id);
  await changeApplicationStatus(host, id, 'accepted');
  await runClock();
  const path = await makeFeed(owner);
  const ofJoined = async () =>
    (await eventsOf(path)).filter(({ summary }) => summary.endsWith('Joined week'));
  const { sessions } = await readSeries(joins.series.id, owner);
  const [, skipped, cancelled, moved] = sessions;
  expect((await eventsOf(path)).map(({ summary }) => summary).toSorted()).toEqual([
    ...Array.from({ length: 4 }, () => 'Joined week'),
    ...Array.from({ length: 2 }, () => 'Own week'),
  ]);
  const before = (await eventsOf(path)).find(({ summary }) => summary === 'Own week');
  expect(before).toMatchObject({ uid: `session-${own.id}@peerway.test`, status: 'CONFIRMED' });

  // Each session of a series is an event of its own, so a change of one leaves the others.
  const earlier = await ofJoined();
  expect(earlier.map(({ uid }) => uid)).toEqual(
    sessions.map((one) => `session-${one.id}@peerway.test`),
  );
  const startsAt = new Date(Date.parse(moved?.startsAt ?? '') + HOUR_MS).toISOString();
  await expectAnswer(
    patch(`/api/sessions/${moved?.id}`, { startsAt }, host.token),
    200,
    SessionItem,
  );
  const off = { status: 'cancelled', cancelReason: 'A holiday.' };
  await expectAnswer(patch(`/api/sessions/${cancelled?.id}`, off, host.token), 200, SessionItem);
  const seat =
    await sql`SELECT id FROM applications WHERE session_id = ${skipped?.id ?? 0} AND user_id = ${owner.id}`.first<{
      id: number;
    }>();
  await changeApplicationStatus(owner, seat?.id ?? 0, 'left');
  const [first, ...others] = await ofJoined();
  expect(first).toEqual(earlier[0]);
  expect(others).toMatchObject([
    { uid: `session-${cancelled?.id}@peerway.test`, status: 'CANCELLED' },
    {
      uid: `session-${moved?.id}@peerway.test`,
      start: Date.parse(startsAt),
      status: 'CONFIRMED',
    },
  ]);
  expect(others.map(({ sequence }, at) => sequence > (earlier[at + 2]?.sequence ?? 9))).toEqual([
    true,
    true,
  ]);

  // Leaving the series removes its sessions, except for the one that is marked as cancelled.
  await send('DELETE', `/api/series/${joins.series.id}/membership`, { token: owner.token });
  expect(await ofJoined()).toEqual([others[0]]);
  expect(await eventsOf(path)).toHaveLength(3);
});

it('links an unlisted session with its key', async () => {
  const session = await joined('Secret', 2, { visibility: 'unlisted' });
  const [event] = await eventsOf(await makeFeed(owner));
  expect(event?.url).toMatch(new RegExp(`/session/${session.id}\\?key=[0-9a-f]{32}$`));
});

it('speaks the language of its owner, and is another one after that has changed', async () => {
  await joined('Spoken', 2);
  const path = await makeFeed(owner);
  const english = await fetchFeed(path);
  expect(await english.text()).toContain(`Hosted by ${host.name}`);
  await patch(`/api/users/${owner.id}`, { locale: 'pt-BR' }, owner.token);
  const own = await fetchFeed(path, english.headers.get('ETag'));
  expect([own.status, await own.text()]).toEqual([
    200,
    expect.stringContaining(`Host: ${host.name}`),
  ]);
  expect((await fetchFeed(path, own.headers.get('ETag'))).status).toBe(304);
});

it('no longer names a host who is banned, though the past session stays', async () => {
  const { id } = await joined('Long ago', 2);
  await setTimes(id, Date.now() - 26 * HOUR_MS);
  const path = await makeFeed(owner);
  const before = await fetchFeed(path);
  expect(await before.text()).toContain(host.name);
  await setStatus(host.id, 'banned');
  const after = await (await fetchFeed(path, before.headers.get('ETag'))).text();
  await setStatus(host.id, 'active');
  expect(after).toContain('SUMMARY:Long ago');
  expect(after).not.toContain(host.name);
  expect(after).toContain('Hosted by Former player');
});

it('answers 304 as long as nothing has changed', async () => {
  const session = await joined('Same', 2);
  const path = await makeFeed(owner);
  const first = await fetchFeed(path);
  const version = first.headers.get('ETag');
  const text = await first.text();
  const again = await fetchFeed(path, `W/${version}`);
  expect([again.status, await again.text(), again.headers.get('ETag')]).toEqual([304, '', version]);
  expect(await (await fetchFeed(path, '"v0-"')).text()).toBe(text);
  await patch(`/api/sessions/${session.id}`, { name: 'Changed' }, host.token);
  expect((await fetchFeed(path, version)).status).toBe(200);
});

it('is new once a host or a game has another name', async () => {
  const { games } = await joined('Renamed', 2);
  const path = await makeFeed(owner);
  const first = await fetchFeed(path);
  await patch(`/api/users/${host.id}`, { name: `${host.name} II` }, host.token);
  const second = await fetchFeed(path, first.headers.get('ETag'));
  expect([second.status, await second.text()]).toEqual([
    200,
    expect.stringContaining(`Hosted by ${host.name} II`),
  ]);
  await sql`UPDATE games SET name = 'Renamed by an admin' WHERE id = ${games[0]?.id ?? 0}`.run();
  const third = await fetchFeed(path, second.headers.get('ETag'));
  expect([third.status, await third.text()]).toEqual([
    200,
    expect.stringContaining('Renamed by an admin'),
  ]);
  expect((await fetchFeed(path, third.headers.get('ETag'))).status).toBe(304);
});

it('is replaced by a new address, and ends when it is revoked', async () => {
  const since = async () =>
    (await getAs(OwnAccount, '/api/account', owner.token)).calendarFeedSince;
  expect(await since()).toBeNull();
  const first = await makeFeed(owner);
  const second = await makeFeed(owner);
  expect(await since()).not.toBeNull();
  await expectAnswer(fetchFeed(first), 404, Problem);
  expect(await eventsOf(second)).toEqual([]);
  expect((await endFeed(owner.token)).status).toBe(204);
  await expectAnswer(fetchFeed(second), 404, Problem);
  expect(await since()).toBeNull();
});

it('is stored as a hash alone', async () => {
  const path = await makeFeed(owner);
  const hash = await valueOf<string>`SELECT hash FROM calendar_feeds WHERE user_id = ${owner.id}`;
  await expectAnswer(fetchFeed(`/calendar/${hash}.ics`), 404, Problem);
  expect(path).not.toContain(hash);
});

it.each(['suspended', 'banned', 'leaving'])(
  'is not there for an account that is %s',
  async (status) => {
    const path = await makeFeed(owner);
    await setStatus(owner.id, status);
    await expectAnswer(fetchFeed(path), 404, Problem);
    await setStatus(owner.id, 'active');
    expect((await fetchFeed(path)).status).toBe(200);
  },
);

it('has nothing of a host who is blocked, and nothing that was taken down', async () => {
  const session = await joined('Hidden', 2);
  const path = await makeFeed(owner);
  await sql`UPDATE sessions SET taken_down_at = 1 WHERE id = ${session.id}`.run();
  expect(await eventsOf(path)).toEqual([]);
  await sql`UPDATE sessions SET taken_down_at = NULL WHERE id = ${session.id}`.run();
  expect(await eventsOf(path)).toHaveLength(1);
  await put(`/api/blocks/${owner.id}`, undefined, host.token);
  expect(await eventsOf(path)).toEqual([]);
});

const ask = async (address: string, path = '/calendar/none.ics') => {
  const headers = { 'CF-Connecting-IP': address };
  return (await send('GET', path, { headers })).status;
};

it('load is limited by address for wrong secrets, by the feed for right ones', async () => {
  const [one, other] = [await makeFeed(owner), await makeFeed(host)];
  env.LIMIT_FEED = limitOf(1);
  expect([await ask('198.51.100.7'), await ask('198.51.100.7', '/calendar/some.ics')]).toEqual([
    404, 429,
  ]);
  expect(await ask('198.51.100.8')).toBe(429);
  expect(await ask('198.51.100.8', '/calendar/any.ics')).toBe(404);
  expect([await ask('198.51.100.7', one), await ask('198.51.100.7', other)]).toEqual([200, 200]);
  expect(await ask('198.51.100.9', one)).toBe(429);
});
