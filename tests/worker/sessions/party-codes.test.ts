import { env } from 'cloudflare:test';
import { beforeAll, expect, it, vi } from 'vitest';

import { SessionDetail, SessionItem } from '../../../worker/contract/session.ts';
import { Database } from '../../../worker/core/database.ts';
import { closeEndedSessions } from '../../../worker/sessions/queries/close-ended.ts';
import { expectAnswer, getAs, patch } from '../support/client.ts';
import { takeDown } from '../support/decisions.ts';
import { type Account, addAdmin, register } from '../support/people.ts';
import { hostSeries } from '../support/series.ts';
import {
  HOUR_MS,
  addGames,
  apply,
  changeApplicationStatus,
  hostSession,
} from '../support/sessions.ts';
import { sql, valueOf } from '../support/sql.ts';

let host: Account;
let member: Account;
let applicant: Account;
let former: Account;
let stranger: Account;

beforeAll(async () => {
  await addGames();
  [host, member, applicant, former, stranger] = await Promise.all([
    register(),
    register(),
    register(),
    register(),
    register(),
  ]);
  await sql`UPDATE users SET online = 1 WHERE id <> ${host.id}`.run();
});

/** A session with a member, an applicant, and one who has left. */
async function peopled() {
  const { id } = await hostSession(host);
  for (const user of [member, former]) {
    await changeApplicationStatus(host, (await apply(user, id)).id, 'accepted');
  }
  await sql`UPDATE applications SET status = 'left' WHERE session_id = ${id} AND user_id = ${former.id}`.run();
  await apply(applicant, id);
  return id;
}

const setCode = (id: number, partyCode: string) =>
  expectAnswer(patch(`/api/sessions/${id}`, { partyCode }, host.token), 200, SessionItem);

const codeFor = async (id: number, viewer?: Account) =>
  (await getAs(SessionDetail, `/api/sessions/${id}`, viewer?.token)).partyCode;

const stored = (id: number) => valueOf`SELECT party_code FROM sessions WHERE id = ${id}`;

it('is read by the host and the members alone, from the moment it is set', async () => {
  const id = await peopled();
  const told = vi.spyOn(env.SIGNALLING, 'getByName');
  for (const [code, expected] of [
    [' K7X \n 2B ', 'K7X 2B'],
    ['K7X3', 'K7X3'],
    ['', ''],
  ] as const) {
    told.mockClear();
    await setCode(id, code);
    expect(told.mock.calls).toEqual([[String(member.id)]]);
    expect([await codeFor(id, host), await codeFor(id, member)]).toEqual([expected, expected]);
    for (const other of [applicant, former, stranger, undefined]) {
      expect(await codeFor(id, other)).toBeUndefined();
    }
  }
  told.mockRestore();
  const refused = await patch(`/api/sessions/${id}`, { partyCode: 'mine' }, member.token);
  expect(refused.status).toBe(403);
});

it('is not for all sessions of a series', async () => {
  const first = await hostSeries(host);
  const body = { from: `/api/sessions/${first.id}`, partyCode: 'weekly', seats: 7 };
  await patch(`/api/series/${first.series.id}`, body, host.token);
  expect(await stored(first.id)).toBe('');
});

it('is deleted once the session is over or cancelled', async () => {
  const [ended, cancelled] = await Promise.all([hostSession(host), hostSession(host)]);
  await Promise.all([setCode(ended.id, 'secret'), setCode(cancelled.id, 'secret')]);
  await expectAnswer(
    patch(
      `/api/sessions/${cancelled.id}`,
      { status: 'cancelled', cancelReason: 'Ill' },
      host.token,
    ),
    200,
    SessionItem,
  );
  expect([await stored(ended.id), await stored(cancelled.id)]).toEqual(['secret', '']);
  await closeEndedSessions(new Database(env.DB), Date.now() + 1000 * HOUR_MS);
  expect(await stored(ended.id)).toBe('');
});

it('is deleted when a session is restored that ended while it was taken down', async () => {
  const admin = await addAdmin();
  const { id } = await hostSession(host);
  await setCode(id, 'secret');
  const path = `/api/admin/sessions/${id}`;
  const restore = { takenDown: false };
  await takeDown(path, admin);
  await takeDown(path, admin, restore);
  expect(await stored(id)).toBe('secret');
  await takeDown(path, admin);
  await sql`UPDATE sessions SET starts_at = 1, ends_at = 2 WHERE id = ${id}`.run();
  expect((await takeDown(path, admin, restore)).status).toBe(200);
  expect(await stored(id)).toBe('');
});
