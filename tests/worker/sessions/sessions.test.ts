import { beforeAll, describe, expect, it } from 'vitest';

import { Problem } from '../../../worker/contract/problem.ts';
import { OwnSessionList, SessionItem } from '../../../worker/contract/session.ts';
import type { OwnSessionTab } from '../../../worker/contract/vocabulary.ts';
import { everyPage, expectAnswer, get, getAs, patch, post } from '../support/client.ts';
import { type Account, addUser, register } from '../support/people.ts';
import {
  HOUR_MS,
  addGames,
  apply,
  hostSession,
  changeApplicationStatus,
  sessionBody,
} from '../support/sessions.ts';
import { sql } from '../support/sql.ts';

let host: Account;
let guest: Account;

const inHours = (hours: number) => new Date(Date.now() + hours * HOUR_MS).toISOString();

const own = (tab: OwnSessionTab, token: string, more = '') =>
  getAs(OwnSessionList, `/api/sessions/own?tab=${tab}${more}`, token);

const ids = async (tab: OwnSessionTab, token: string) =>
  (await own(tab, token)).member.map(({ id }) => id);

async function applyAs(session: number, user: { id: number; token: string }, status?: string) {
  const { id } = await apply(user, session);
  if (status !== undefined) await changeApplicationStatus(host, id, status);
}

const end = (id: number) =>
  sql`UPDATE sessions SET starts_at = starts_at - 864e5, ends_at = ends_at - 864e5 WHERE id = ${id}`.run();

beforeAll(async () => {
  await addGames();
  [host, guest] = await Promise.all([register(), register()]);
});

describe('own sessions', () => {
  it('sorts them into tabs, hosted ones by their start, with what waits for an answer', async () => {
    const later = await hostSession(host, { startsAt: inHours(9) });
    const sooner = await hostSession(host, { startsAt: inHours(5) });
    const over = await hostSession(host, { startsAt: inHours(1) });
    const off = await hostSession(host, { startsAt: inHours(7) });
    await applyAs(later.id, guest);
    await applyAs(later.id, await addUser());
    await applyAs(sooner.id, guest, 'accepted');
    await applyAs(over.id, guest, 'accepted');
    await applyAs(off.id, guest, 'declined');
    expect(await ids('applied', guest.token)).toEqual([off.id, later.id]);
    await end(over.id);
    const cancel = { status: 'cancelled', cancelReason: 'Ill' };
    await expectAnswer(patch(`/api/sessions/${off.id}`, cancel, host.token), 200, SessionItem);
    const hosting = await own('hosting', host.token);
    expect(hosting.member).toMatchObject([
      { id: sooner.id, pendingCount: 0 },
      { id: later.id, pendingCount: 2 },
    ]);
    expect(await ids('past', host.token)).toEqual([off.id, over.id]);
    const joining = await own('joining', guest.token);
    expect(joining.member).toMatchObject([{ id: sooner.id, application: { status: 'accepted' } }]);
    expect(joining.member[0]).not.toHaveProperty('pendingCount');
    expect(await ids('applied', guest.token)).toEqual([later.id]);
    expect(await ids('attended', guest.token)).toEqual([over.id]);
    expect(await ids('hosting', guest.token)).toEqual([]);
    expect(await ids('joining', host.token)).toEqual([]);
    expect((await own('next', host.token)).member).toMatchObject([
      { id: sooner.id, pendingCount: 0 },
      { id: later.id, pendingCount: 2 },
    ]);
    expect(await ids('next', guest.token)).toEqual([sooner.id]);
  });

  it.each(['hosting', 'past', 'next'] as const)(
    'pages through %s without gap or double',
    async (tab) => {
      const { token } = await register();
      const startsAt = inHours(3);
      // Three sessions have the same start, so their ids decide.
      const starts = [startsAt, inHours(2), startsAt, inHours(4), startsAt];
      const sessions = await Promise.all(
        starts.map((at) => hostSession({ token }, { startsAt: at })),
      );
      if (tab === 'past') await Promise.all(sessions.map(({ id }) => end(id)));
      const whole = await ids(tab, token);
      expect(new Set(whole)).toEqual(new Set(sessions.map(({ id }) => id)));
      const path = `/api/sessions/own?tab=${tab}&itemsPerPage=2`;
      const pages = await everyPage(OwnSessionList, path, token);
      expect(pages.flatMap(({ member }) => member.map(({ id }) => id))).toEqual(whole);
    },
  );

  it('pages through what one has joined, the soonest first', async () => {
    const member = await addUser();
    const sessions = await Promise.all(
      [3, 2, 4].map((hours) => hostSession(host, { startsAt: inHours(hours) })),
    );
    for (const { id } of sessions) await applyAs(id, member, 'accepted');
    const first = await own('joining', member.token, '&itemsPerPage=2');
    expect(first.member.map(({ id }) => id)).toEqual([sessions[1]?.id, sessions[0]?.id]);
    const rest = await getAs(OwnSessionList, first.view.next ?? '', member.token);
    expect(rest.member.map(({ id }) => id)).toEqual([sessions[2]?.id]);
    expect(rest.view).not.toHaveProperty('next');
  });

  it('answers an unknown tab and a cursor of another tab 422', async () => {
    await expectAnswer(get('/api/sessions/own?tab=all', host.token), 422, Problem);
    await expectAnswer(
      get('/api/sessions/own?tab=past&cursor=joining-1', host.token),
      422,
      Problem,
    );
  });
});

it('a session that is sent again, such as after a lost answer, is no second one', async () => {
  const { token } = await addUser();
  const send = async (body: object) =>
    (await expectAnswer(post('/api/sessions', body, token), 201, SessionItem)).id;
  const body = sessionBody({ hostRole: 'Tank', roles: [{ name: 'Tank', seats: 1 }] });
  const [id, ...again] = await Promise.all([send(body), send(body), send(body)]);
  expect(again).toEqual([id, id]);
  const { startsAt: _, ...now } = { ...body, playNow: true };
  const played = await send(now);
  expect(await send(now)).toBe(played);
  const others = [
    { name: 'Another' },
    { startsAt: inHours(3) },
    { games: ['/api/games/1', '/api/games/2'] },
    { visibility: 'friends' },
    { description: 'Corrected.' },
    { durationMinutes: 60 },
  ];
  const different = await Promise.all(others.map((other) => send({ ...body, ...other })));
  expect(new Set([id, played, ...different]).size).toBe(8);
  const cancel = { status: 'cancelled', cancelReason: 'Ill' };
  await expectAnswer(patch(`/api/sessions/${id}`, cancel, token), 200, SessionItem);
  const second = await send(body);
  expect(second).not.toBe(id);
  await sql`UPDATE sessions SET created_at = created_at - 600000 WHERE id = ${second}`.run();
  expect(await send(body)).not.toBe(second);
});
