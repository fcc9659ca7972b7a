import { env } from 'cloudflare:test';
import { beforeAll, beforeEach, expect, it } from 'vitest';

import { OwnSessionList, SessionList } from '../../../worker/contract/session.ts';
import { Database } from '../../../worker/core/database.ts';
import { APPEAL_WITHIN_MS } from '../../../worker/core/decisions.ts';
import { forgetTakenDown } from '../../../worker/moderation/queries/decisions.ts';
import { expectRefused, get, getAs, patch } from '../support/client.ts';
import { type Person, appealed, decide, latest } from '../support/decisions.ts';
import { sendMeanwhile } from '../support/meanwhile.ts';
import { addAdmin, addUser } from '../support/people.ts';
import { hostSeries, readSeries, runClock } from '../support/series.ts';
import { HOUR_MS, apply, changeApplicationStatus, hostSession } from '../support/sessions.ts';
import { sql, valueOf } from '../support/sql.ts';
import { decideText, listWords, queueOf } from './held.ts';

let admin: Person;
let mira: Person;
let ben: Person;
const queue = () => queueOf(admin);
const decided = (approved: boolean) => decideText(admin, mira, approved);

beforeAll(async () => {
  ({ admin, ben } = await listWords());
});

beforeEach(async () => {
  mira = await addUser();
});

const host = (over: Record<string, string>) => hostSession(mira, over);

const take = (id: unknown) => () => sql`UPDATE sessions SET seats_taken = 2 WHERE id = ${id}`.run();

it('a seat that is taken while a session becomes public keeps its session', async () => {
  const by = { method: 'PATCH', token: mira.token };
  const { id } = await host({ name: 'Grässlich', visibility: 'friends' });
  const path = `/api/sessions/${id}`;
  const answer = await sendMeanwhile(path, { visibility: 'public' }, take(id), by);
  expect(answer.status).toBe(409);
  const first = await hostSeries(mira, {}, { name: 'Grässlich', visibility: 'friends' });
  const json = { from: `/api/sessions/${first.id}`, visibility: 'public' };
  const series = `/api/series/${first.series.id}`;
  await expectRefused(sendMeanwhile(series, json, take(first.id), by), 'name');
});

it('a session that becomes public while it is cancelled shows no reason with a held word', async () => {
  const by = { method: 'PATCH', token: mira.token };
  const cancelled = { status: 'cancelled', cancelReason: 'Bad words' };
  const shows = (path: string) => () => patch(path, { visibility: 'public' }, mira.token);
  const { id } = await host({ visibility: 'friends' });
  const path = `/api/sessions/${id}`;
  await sendMeanwhile(path, cancelled, shows(path), by);
  const first = await hostSeries(mira, {}, { visibility: 'friends' });
  const from = `/api/sessions/${first.id}`;
  const series = `/api/series/${first.series.id}`;
  await sendMeanwhile(series, { from, ...cancelled }, shows(from), by);
  const read = valueOf`SELECT count(*) FROM sessions WHERE id IN (${id}, ${first.id})
    AND visibility = 'public' AND cancel_reason <> ''`;
  expect(await read).toBe(0);
});

it('a session that two tabs change at once doesn’t show what neither may', async () => {
  const { id } = await host({ visibility: 'friends' });
  const path = `/api/sessions/${id}`;
  const names = () => patch(path, { roles: [{ name: 'Bad words', seats: 1 }] }, mira.token);
  const by = { method: 'PATCH', token: mira.token };
  const answer = await sendMeanwhile(path, { visibility: 'public' }, names, by);
  expect(answer.status).toBe(409);
  const first = await hostSeries(mira, {}, { visibility: 'friends' });
  const { sessions } = await readSeries(first.series.id, mira);
  const last = `/api/sessions/${sessions.at(-1)?.id}`;
  const json = { from: `/api/sessions/${first.id}`, visibility: 'public' };
  const describes = () => patch(last, { description: 'bad words' }, mira.token);
  await sendMeanwhile(`/api/series/${first.series.id}`, json, describes, by);
  expect((await get(`/api/sessions/${first.id}`, ben.token)).status).toBe(200);
  expect((await get(last, ben.token)).status).toBe(404);
});

it('roles and reasons of all sessions that a change concerns are compared', async () => {
  const bad = { roles: [{ name: 'Bad words', seats: 1 }] };
  const first = await hostSeries(mira);
  const path = `/api/series/${first.series.id}`;
  const { sessions } = await readSeries(first.series.id, mira);
  const last = `/api/sessions/${sessions.at(-1)?.id}`;
  const from = `/api/sessions/${first.id}`;
  await patch(from, { visibility: 'friends' }, mira.token);
  await expectRefused(patch(path, { from, ...bad }, mira.token), 'roles');
  const cancelled = { from, status: 'cancelled', cancelReason: 'Bad words' };
  await expectRefused(patch(path, cancelled, mira.token), 'cancelReason');
  // The other way round: a later one is hidden.
  await patch(from, { visibility: 'public' }, mira.token);
  await patch(last, { visibility: 'friends', ...bad }, mira.token);
  await expectRefused(patch(path, { from, visibility: 'public' }, mira.token), 'roles');
  await patch(last, { roles: [] }, mira.token);
  expect((await patch(path, { from, visibility: 'public' }, mira.token)).status).toBe(200);
});

const hosted = async () =>
  (await getAs(SessionList, `/api/users/${mira.id}/sessions`, ben.token)).member.length;

it.each(['public', 'friends'])(
  'all sessions of a series are held and decided at once: %s',
  async (visibility) => {
    const first = await hostSeries(mira, {}, { name: 'Grässlich weekly', visibility });
    const { id } = first.series;
    const json = { from: `/api/sessions/${first.id}`, visibility: 'public' };
    if (visibility === 'friends') await patch(`/api/series/${id}`, json, mira.token);
    expect(await hosted()).toBe(0);
    expect((await queue()).filter(({ user }) => user.id === mira.id)).toHaveLength(1);
    await decided(true);
    expect(await hosted()).toBe(4);
  },
);

it('a text that was refused in a series isn’t shown in its next sessions', async () => {
  const first = await hostSeries(mira, {}, { name: 'Grässlich weekly' });
  await decided(false);
  await runClock(Date.now() + 7 * 24 * HOUR_MS);
  const { sessions } = await readSeries(first.series.id, mira);
  expect(sessions).toHaveLength(5);
  expect((await queue()).filter(({ user }) => user.id === mira.id)).toEqual([]);
  const { id } = await latest(mira.token);
  await decide(await appealed(id, mira.token), 'granted', await addAdmin());
  expect(await hosted()).toBe(5);
});

const later = (weeks: number) => Date.now() + weeks * 7 * 24 * HOUR_MS;

it('the next sessions of a series have the text that stands, not one that was refused', async () => {
  const first = await hostSeries(mira, {}, { name: 'Kinder weekly' });
  const { id } = first.series;
  const from = `/api/sessions/${first.id}`;
  const change = (name: string) => patch(`/api/series/${id}`, { from, name }, mira.token);
  const names = async () => {
    const { member } = await getAs(SessionList, `/api/users/${mira.id}/sessions`, ben.token);
    return member.map(({ name }) => name);
  };
  await change('Bad words weekly');
  await decided(false);
  await runClock(later(1));
  expect(await names()).toEqual(Array(5).fill('Kinder weekly'));
  // Once the refused text is erased, the series has forgotten it, too.
  await forgetTakenDown(new Database(env.DB), Date.now() + APPEAL_WITHIN_MS);
  await runClock(later(2));
  expect(await names()).toEqual(Array(6).fill('Kinder weekly'));
  // An approved one isn't held again.
  await change('Grässlich weekly');
  await decided(true);
  await runClock(later(3));
  expect(await names()).toEqual(Array(7).fill('Grässlich weekly'));
  expect((await queue()).filter(({ user }) => user.id === mira.id)).toEqual([]);
});

it('the next session of a series is its host’s alone while it is held, members or not', async () => {
  const first = await hostSeries(mira);
  const { id } = first.series;
  const member = await addUser();
  await changeApplicationStatus(mira, (await apply(member, first.id)).id, 'accepted');
  await runClock();
  const json = { from: `/api/sessions/${first.id}`, description: 'bad words' };
  await patch(`/api/series/${id}`, json, mira.token);
  await runClock(Date.now() + 7 * 24 * HOUR_MS);
  const { sessions } = await readSeries(id, mira);
  expect(sessions).toHaveLength(5);
  const room = `/api/sessions/${sessions.at(-1)?.id}/messages`;
  expect((await get(room, mira.token)).status).toBe(200);
  expect((await get(room, member.token)).status).toBe(404);
  expect((await readSeries(id, member)).sessions).toHaveLength(4);
  const own = await getAs(OwnSessionList, '/api/sessions/own?tab=joining', member.token);
  expect(own.member).toHaveLength(4);
});
