import { env } from 'cloudflare:test';
import { sql } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';

import { AuditList } from '../../../worker/contract/audit.ts';
import { Problem } from '../../../worker/contract/problem.ts';
import { type LogEntry, logAction } from '../../../worker/core/audit.ts';
import { Database } from '../../../worker/core/database.ts';
import { expectAnswer, get, getAs, patch, send } from '../support/client.ts';
import { addAdmin, addUser } from '../support/people.ts';

let admin: Awaited<ReturnType<typeof addAdmin>>;
let other: typeof admin;
let mira: Awaited<ReturnType<typeof addUser>>;

const write = (over: Partial<LogEntry>, source = sql`FROM users u WHERE u.id = ${mira.id}`) =>
  new Database(env.DB).all(
    logAction(source, {
      adminId: admin.id,
      action: 'warning',
      about: `/api/users/${mira.id}`,
      reason: 'Insults in a session',
      before: null,
      after: sql`json_object('warned', 1)`,
      now: Date.now(),
      ...over,
    }),
  );

const read = async (query: string, token = admin.token) =>
  (await getAs(AuditList, `/api/admin/audit-log${query}`, token)).member;

const reasons = async (query: string) => (await read(query)).map(({ reason }) => reason);

beforeAll(async () => {
  [admin, other, mira] = [await addAdmin('Ada'), await addAdmin('Otto'), await addUser('Mira')];
  await write({ now: Date.UTC(2026, 0, 1) });
  await write({ action: 'ban', reason: 'Threats', adminId: other.id, now: Date.UTC(2026, 1, 1) });
  await write({
    about: '/api/sessions/7',
    reason: '=1+1 "quoted"\nin two lines',
    now: Date.UTC(2026, 2, 1),
  });
});

it('says who, what, on whom, why, before and after, the newest first', async () => {
  const lines = await read('');
  expect(lines[0]).toMatchObject({ about: { '@id': '/api/sessions/7', name: null } });
  expect(lines[2]).toMatchObject({
    actor: { id: admin.id, name: 'Ada' },
    action: 'warning',
    about: { '@id': `/api/users/${mira.id}`, name: 'Mira' },
    reason: 'Insults in a session',
    before: null,
    after: { warned: 1 },
    createdAt: '2026-01-01T00:00:00.000Z',
  });
});

it('is searched by words, by the name of whom it was done to, by who, what, on what and when', async () => {
  expect(await reasons('?q=insul')).toEqual(['Insults in a session']);
  expect(await reasons('?q=mira')).toEqual(['Threats', 'Insults in a session']);
  expect(await reasons(`?actor=${other.id}`)).toEqual(['Threats']);
  expect(await reasons('?action=ban')).toEqual(['Threats']);
  expect(await reasons('?about=/api/sessions/7')).toEqual(['=1+1 "quoted"\nin two lines']);
  expect(await reasons('?from=2026-01-15T00:00:00Z&to=2026-02-15T00:00:00Z')).toEqual(['Threats']);
  expect(await reasons('?from=2030-01-15T00:00:00Z')).toEqual([]);
  expect(await reasons('?q=nobody')).toEqual([]);
});

it('comes as a file, with what a spreadsheet would run marked as text', async () => {
  const answer = await get('/api/admin/audit-log.csv', admin.token);
  expect(answer.headers.get('Content-Type')).toBe('text/csv; charset=utf-8');
  const [head, first, ...rest] = (await answer.text()).trimEnd().split('\r\n');
  expect(head).toBe('id,time,actor,actor name,action,about,name,reason,before,after');
  expect(first).toContain(`"'=1+1 ""quoted""\nin two lines"`);
  expect(rest).toHaveLength(2);
});

it('finds whom it was done to by the name they have now, no longer by the one before', async () => {
  await env.DB.prepare('UPDATE users SET name = ? WHERE id = ?').bind('Quiet', mira.id).run();
  expect(await reasons('?q=quiet')).toHaveLength(2);
  expect(await reasons('?q=mira')).toEqual([]);
  await env.DB.prepare('UPDATE users SET name = ? WHERE id = ?').bind('Mira', mira.id).run();
});

it('writes nothing where there is nothing to do', async () => {
  expect(await write({ reason: 'none' }, sql`FROM users u WHERE u.id = 999999`)).toEqual([]);
  expect(await reasons('?q=none')).toEqual([]);
});

it('refuses what it cannot search for, in words', async () => {
  for (const query of ['?action=unknown', '?about=users', '?from=yesterday', '?cursor=log-x-1']) {
    await expectAnswer(get(`/api/admin/audit-log${query}`, admin.token), 422, Problem);
  }
});

it('is append-only in the database itself', async () => {
  const change = env.DB.prepare("UPDATE audit_log SET reason = 'other'").run();
  await expect(change).rejects.toThrow('append-only');
  await expect(env.DB.prepare('DELETE FROM audit_log').run()).rejects.toThrow('append-only');
  expect(await reasons('')).toHaveLength(3);
});

it('turns others away before anything of the request is looked at', async () => {
  const { status } = await get('/api/admin/audit-log?action=unknown');
  expect(status).toBe(401);
  await expectAnswer(get('/api/admin/audit-log?action=unknown', mira.token), 403, Problem);
  await expectAnswer(get('/api/admin/nothing-of-the-kind', mira.token), 403, Problem);
  await expectAnswer(patch('/api/admin/users/1', '{ no json', mira.token), 403, Problem);
  const wrongType = { token: mira.token, body: 'x', headers: { 'Content-Type': 'text/plain' } };
  await expectAnswer(send('PATCH', '/api/admin/users/1', wrongType), 403, Problem);
});
