import { env } from 'cloudflare:test';
import { beforeAll, expect, it } from 'vitest';

import { AuditList } from '../../../worker/contract/audit.ts';
import { NoticeList } from '../../../worker/contract/notice-item.ts';
import { OwnSessionList } from '../../../worker/contract/session.ts';
import { sweep } from '../../../worker/sweep.ts';
import { added, announced } from '../media/ask.ts';
import { png } from '../media/make.ts';
import { getAs, patch, post, put, send } from '../support/client.ts';
import { befriend, invite } from '../support/friendship.ts';
import { confirmAddress } from '../support/mailbox.ts';
import { written } from '../support/messages.ts';
import { type Account, PASSWORD, register } from '../support/people.ts';
import { hostSeries } from '../support/series.ts';
import { addGames, apply, hostSession, changeApplicationStatus } from '../support/sessions.ts';
import { rows, sql, valueOf } from '../support/sql.ts';

/**
 * A word in every text that the account leaves anywhere. Its letters are rare, so that indexes can't share them with
 * other words.
 */
const MARKER = 'xqzvkjwy';
/** The one text of the account that stays: the name of a session that others were in. */
const STAYS = 'Wednesday raid';
/** The text of another user, in a report of hers. */
const STAYS_TOO = 'Wxyzzy to all';
const DAY_MS = 24 * 60 * 60 * 1000;

let mira: Account;
let ben: Account;
let cleo: Account;
let admin: Account;

const said = (what: string) => `${what} ${MARKER}`;

async function worked(answer: Promise<Response>) {
  const response = await answer;
  if (!response.ok) throw new Error(`${response.status}: ${await response.text()}`);
  return response;
}

/** The names of the tables that contain the text, including those of the search indexes. */
async function placesOf(text: string) {
  const results = await rows<{
    table: string;
    column: string;
  }>`SELECT m.name AS "table", c.name AS "column" FROM sqlite_master m CROSS JOIN pragma_table_info(m.name) c
     WHERE m.type = 'table' AND m.name NOT LIKE '\\_cf%' ESCAPE '\\' AND m.sql NOT LIKE 'CREATE VIRTUAL%'`;
  // An index leaves out the letters with which the word before begins, too. So the first two aren't compared.
  const hex = Array.from(new TextEncoder().encode(text.slice(2)), (byte) =>
    byte.toString(16).toUpperCase(),
  ).join('');
  const tables = [...Map.groupBy(results, ({ table }) => table)];
  const counts = await env.DB.batch<{ n: number }>(
    tables.map(([table, columns]) => {
      const where = columns.map(
        ({ column }) => `lower("${column}") LIKE '%${text}%' OR hex("${column}") LIKE '%${hex}%'`,
      );
      return env.DB.prepare(`SELECT count(*) AS n FROM "${table}" WHERE ${where.join(' OR ')}`);
    }),
  );
  return tables
    .flatMap(([table], index) => (counts[index]?.results[0]?.n === 0 ? [] : [table]))
    .toSorted((one, other) => (one < other ? -1 : 1));
}

/** Fills in what the account says of itself, and what it has begun and not finished. */
async function fillOwn() {
  await confirmAddress(mira);
  const profile = {
    about: said('About'),
    region: 'europe',
    gamertags: [{ platform: 'pc', tag: said('Tag'), visibleTo: 'everyone' }],
  };
  await worked(patch(`/api/users/${mira.id}`, profile, mira.token));
  await worked(put('/api/preferences', { games: [{ game: '/api/games/1' }] }, mira.token));
  await worked(
    send('POST', '/api/login', {
      body: { email: mira.email, password: PASSWORD },
      headers: { 'User-Agent': said('Browser') },
    }),
  );
  const change = { email: `${MARKER}.new@peerway.test` };
  await worked(post('/api/email/change', change, mira.token));
  await sql`INSERT INTO passkeys (user_id, credential_id, public_key, counter, name, created_at)
    VALUES (${mira.id}, 'an id', 'a key', 0, ${said('Phone')}, 1)`.run();
  await sql`INSERT INTO identities (user_id, provider, subject, name, linked_at)
    VALUES (${mira.id}, 'discord', ${said('1234')}, ${said('There')}, 1)`.run();
  await added(mira, png(9, 9), { alt: said('Photo'), name: said('file') });
  await announced(mira, 10, { alt: said('Video') });
}

/** Fills in what other users have of the account. @returns a room that it is in */
async function fillOthers() {
  await befriend(mira, ben);
  await worked(invite(mira, cleo, said('Duo?')));
  const bens = await hostSession(ben);
  const { id } = await apply(mira, bens.id, said('Let me in'));
  await changeApplicationStatus(ben, id, 'accepted');
  await apply(mira, (await hostSession(cleo)).id, said('Me too'));
  const hosted = await hostSession(mira, {
    name: STAYS,
    description: said('Bring'),
    roles: [{ name: said('Tank'), seats: 1 }],
  });
  const asked = await apply(ben, hosted.id);
  await worked(patch(`/api/applications/${asked.id}`, { role: said('Tank') }, mira.token));
  await added(mira, png(9, 9), { owner: `/api/sessions/${hosted.id}`, alt: said('Map') });
  const off = { status: 'cancelled', cancelReason: said('Ill') };
  await worked(patch(`/api/sessions/${hosted.id}`, off, mira.token));
  await hostSession(mira, { name: said('Lonely'), description: said('Nobody') });
  const weekly = await hostSeries(
    mira,
    {},
    {
      name: 'Each Monday',
      description: said('Each week'),
      instant: 'everyone',
      roles: [{ name: said('Bard'), seats: 1 }],
    },
  );
  const as = { user: `/api/users/${cleo.id}`, session: `/api/sessions/${weekly.id}`, text: '' };
  await worked(post('/api/applications', { ...as, role: said('Bard') }, cleo.token));
  return `/api/sessions/${bens.id}`;
}

const about = (iri: string, text: string) => ({ about: iri, reason: 'spam', text });

/** Fills in what admins have seen of the account and done to it. */
async function fillCare(room: string) {
  await worked(post('/api/reports', about(`/api/users/${ben.id}`, said('He')), mira.token));
  await worked(post('/api/reports', about(`/api/users/${mira.id}`, 'Look'), ben.token));
  await written(room, mira, said('Hello'));
  await written(room, ben, STAYS_TOO);
  await worked(post('/api/reports', about(`${room}/messages/2`, ''), mira.token));
  const session = await hostSession(mira, {
    name: said('Reported'),
    description: said('Odd'),
    roles: [{ name: said('Healer'), seats: 1 }],
  });
  const path = `/api/sessions/${session.id}`;
  await worked(post('/api/reports', about(path, 'Look'), cleo.token));
  const rename = { name: 'Renamed', description: 'Tidied up', roles: [], reason: 'Rules' };
  await worked(patch(path, rename, admin.token));
  const taken = { takenDown: true, reason: 'Rules' };
  await worked(patch(`/api/admin/sessions/${session.id}`, taken, admin.token));
  const deleted = await hostSession(mira, { name: said('Deleted'), description: said('Gone') });
  await worked(send('DELETE', `/api/sessions/${deleted.id}`, { token: admin.token }));
  const preset = { name: said('Preset'), seats: 4, roles: [] };
  await worked(post('/api/role-presets', preset, mira.token));
  await worked(post('/api/game-requests', { name: said('Game') }, mira.token));
  const request = await valueOf<number>`SELECT id FROM game_requests WHERE user_id = ${mira.id}`;
  const decision = { decision: 'declined', reason: 'Unknown' };
  await worked(patch(`/api/admin/game-requests/${request}`, decision, admin.token));
  await worked(post('/api/game-requests', { name: said('Another') }, mira.token));
  return { session, deleted };
}

const logOf = async (id: number) =>
  (await getAs(AuditList, `/api/admin/audit-log?about=/api/sessions/${id}`, admin.token)).member;

beforeAll(async () => {
  await addGames();
  [ben, cleo, admin] = [await register(), await register(), await register()];
  await sql`UPDATE users SET role = 'admin' WHERE id = ${admin.id}`.run();
  mira = await register(said('Mira'));
});

it('deletes every word of a deleted account, but for what the privacy page names', async () => {
  const files = (await env.FILES.list()).objects.length;
  await fillOwn();
  const { session, deleted } = await fillCare(await fillOthers());
  expect((await logOf(session.id)).at(-1)).toMatchObject({
    before: { name: said('Reported'), description: said('Odd') },
    after: { name: 'Renamed' },
  });
  expect(await logOf(deleted.id)).toMatchObject([{ before: { name: said('Deleted') } }]);

  const before = await placesOf(MARKER);
  expect(before).toEqual(
    expect.arrayContaining([
      'applications',
      'audit_quotes',
      'devices',
      'email_changes',
      'friends',
      'game_requests',
      'gamertags',
      'identities',
      'media',
      'notices',
      'passkeys',
      'reports',
      'role_presets',
      'series',
      'series_members',
      'sessions',
      'uploads',
      'users',
      'account_search_data',
      'session_newest_data',
      'session_soonest_data',
      'user_search_data',
    ]),
  );
  expect(before).not.toContain('audit_log');

  await worked(post('/api/account/leave', undefined, mira.token));
  for (let minute = 0; minute < 5; minute += 1) await sweep(env, Date.now() + 15 * DAY_MS);
  expect(await placesOf(MARKER)).toEqual([]);
  expect((await env.FILES.list()).objects).toHaveLength(files);

  expect(await placesOf(STAYS.toLowerCase())).toContain('sessions');
  expect(await placesOf(STAYS_TOO.toLowerCase())).toEqual(['reports']);
  const left = await valueOf`SELECT count(*) AS n FROM report_authors WHERE author_id = ${mira.id}`;
  expect(left).toBe(0);
  const past = await getAs(OwnSessionList, '/api/sessions/own?tab=applied', ben.token);
  expect(JSON.stringify(past)).not.toContain(MARKER);
  const told = await getAs(NoticeList, '/api/notices', ben.token);
  expect(told.member.map(({ actor }) => actor?.name)).toContain('Former player');
  expect(await logOf(deleted.id)).toMatchObject([
    { action: 'session-deleted', before: { host: mira.id } },
  ]);
});
