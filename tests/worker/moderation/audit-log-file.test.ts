import { env } from 'cloudflare:test';
import { beforeAll, expect, it } from 'vitest';

import { get } from '../support/client.ts';
import { addAdmin } from '../support/people.ts';
import { sql } from '../support/sql.ts';

/** The number of lines that the server reads at a time. */
const PIECE = 5_000;

let admin: Awaited<ReturnType<typeof addAdmin>>;

/** The lines of the file, without its head. */
async function linesOf(query = '') {
  const answer = await get(`/api/admin/audit-log.csv${query}`, admin.token);
  expect(answer.headers.get('Content-Disposition')).toBe(
    'attachment; filename="peerway-audit-log.csv"',
  );
  const [head, ...lines] = (await answer.text()).trimEnd().split('\r\n');
  expect(head).toBe('id,time,actor,actor name,action,about,name,reason,before,after');
  return lines;
}

beforeAll(async () => {
  admin = await addAdmin('Ada');
  await env.DB.prepare(
    `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ?2)
     INSERT INTO audit_log (actor_id, action, about, reason, before, after, created_at)
     SELECT ?1, 'warning', '/api/sessions/999999', 'Spam', NULL, '{"a":1}', 0 FROM n`,
  )
    .bind(admin.id, PIECE)
    .run();
  await sql`INSERT INTO audit_log (actor_id, action, about, reason, before, after, created_at)
     VALUES (999999, 'ban', ${`/api/users/${admin.id}`}, 'Threats', '{"b":2}', NULL, 1000)`.run();
});

it('comes whole, the newest line first, however long it is', async () => {
  const lines = await linesOf();
  expect(lines).toHaveLength(PIECE + 1);
  const ids = lines.map((line) => Number(line.split(',')[0]));
  expect(ids).toEqual(ids.toSorted((one, other) => other - one));
  expect(new Set(ids).size).toBe(ids.length);
  expect(lines.slice(0, 2)).toEqual([
    `${ids[0]},1970-01-01T00:00:01.000Z,999999,,ban,/api/users/${admin.id},Ada,Threats,"{""b"":2}",`,
    `${ids[1]},1970-01-01T00:00:00.000Z,${admin.id},Ada,warning,/api/sessions/999999,,Spam,,"{""a"":1}"`,
  ]);
});

it('has the lines that are searched for alone, also if they fill a piece', async () => {
  expect(await linesOf('?action=warning')).toHaveLength(PIECE);
  expect(await linesOf('?action=ban')).toHaveLength(1);
  expect(await linesOf('?action=lift')).toEqual([]);
});
