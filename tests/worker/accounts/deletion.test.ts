import { env } from 'cloudflare:test';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { eraseAccount } from '../../../worker/accounts/queries/forget-account.ts';
import { LeavingAccount } from '../../../worker/contract/account.ts';
import { Unauthenticated } from '../../../worker/contract/problem.ts';
import { Database } from '../../../worker/core/database.ts';
import { sweep } from '../../../worker/sweep.ts';
import { watch } from '../core/access/recorder.ts';
import { expectAnswer, post } from '../support/client.ts';
import { type Account, PASSWORD, logIn, register } from '../support/people.ts';
import { addGames } from '../support/sessions.ts';
import { allRows, rows, sql } from '../support/sql.ts';
import { addEveryWay, storedOf } from '../support/ways-in.ts';
import { addFullAccount, exported } from './exported.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
let mira: Account;
let ben: Account;

const left = (who: Account) =>
  expectAnswer(post('/api/account/leave', undefined, who.token), 200, LeavingAccount);

const inDays = (days: number) => sweep(env, Date.now() + days * DAY_MS);

beforeAll(() => addGames());
beforeEach(async () => {
  [mira, ben] = [await register(), await register()];
});

/** Gives an account every way in, and links and marks of invites. */
async function fill() {
  await env.DB.batch([
    sql`INSERT INTO invite_links (hash, user_id, uses_max, created_at, expires_at)
       VALUES ('a hash', ${mira.id}, 1, 0, 1e15)`,
    sql`INSERT INTO invited_users (user_id, inviter_id, invited_at) VALUES (${mira.id}, ${ben.id}, 0), (${ben.id}, ${mira.id}, 0)`,
  ]);
  return addEveryWay(mira);
}

/** The tables of what opens an account, and of its devices. */
const WAYS = [
  'passkeys',
  'identities',
  'second_factors',
  'recovery_codes',
  'trusted_browsers',
  'devices',
  'invite_links',
  'invited_users',
];

const countOwned = (userId: number) =>
  Promise.all(
    WAYS.map(async (table) => {
      const query = `SELECT count(*) AS rows FROM ${table} WHERE user_id = ?`;
      return { table, rows: await env.DB.prepare(query).bind(userId).first('rows') };
    }),
  );

describe('after a fortnight', () => {
  it('everything that opens it is gone, and so are the invites', async () => {
    const ways = await fill();
    const names = [mira.name, mira.email, ...storedOf(ways)];
    const before = await allRows();
    expect(names.filter((text) => !before.includes(text))).toEqual([]);
    for (const { table, rows: some } of await countOwned(mira.id)) {
      expect({ table, some: Number(some) > 0 }).toEqual({ table, some: true });
    }
    await left(mira);
    await inDays(13);
    expect(await rows`SELECT status FROM users WHERE id = ${mira.id}`).toEqual([
      { status: 'leaving' },
    ]);
    await inDays(15);
    await inDays(15);
    expect(await rows`SELECT status, role FROM users WHERE id = ${mira.id}`).toEqual([
      { status: 'gone', role: 'user' },
    ]);
    const after = await allRows();
    expect(names.filter((text) => after.includes(text))).toEqual([]);
    expect(await countOwned(mira.id)).toEqual(WAYS.map((table) => ({ table, rows: 0 })));
    expect(await rows`SELECT 1 FROM invited_users WHERE inviter_id = ${mira.id}`).toEqual([]);
  });

  it('nobody logs in to it, and its address and name are free again', async () => {
    await left(mira);
    await inDays(15);
    await expectAnswer(logIn(mira), 401, Unauthenticated);
    for (const email of [`gone\n${mira.id}`, '']) {
      await expectAnswer(logIn({ email }, { password: '' }), 401, Unauthenticated);
    }
    await post('/api/password/forgot', { email: mira.email });
    const body = { name: mira.name, email: mira.email, password: PASSWORD, acceptTerms: true };
    expect((await post('/api/register', body)).status).toBe(201);
  });

  it('takes nothing from another account', async () => {
    const [ada, zoe] = [await addFullAccount('Ada'), await addFullAccount('Zoe')];
    const own = async () => {
      const { names, text } = await exported(zoe.me);
      return names.filter((name) => name !== 'README.txt').map((name) => [name, text(name)]);
    };
    const before = await own();
    await expectAnswer(post('/api/account/leave', undefined, ada.me.token), 200, LeavingAccount);
    const due = { id: ada.me.id, passwordHash: 'none', now: Date.now() + 15 * DAY_MS };
    expect(await eraseAccount(new Database(env.DB), due)).toBe(true);
    expect(await rows`SELECT status FROM users WHERE id = ${ada.me.id}`).toEqual([
      { status: 'gone' },
    ]);
    expect(await own()).toEqual(before);
  });

  it('goes in steps where there is much, and any step may be taken twice', async () => {
    await left(mira);
    await sql`WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 1200)
      INSERT INTO notices (user_id, kind, created_at) SELECT ${mira.id}, 'friend-invited', 0 FROM n`.run();
    const step = () =>
      eraseAccount(new Database(env.DB), {
        id: mira.id,
        passwordHash: 'none',
        now: Date.now() + 15 * DAY_MS,
      });
    expect([await step(), await step(), await step(), await step()]).toEqual([
      false,
      false,
      true,
      true,
    ]);
    expect(await rows`SELECT 1 FROM notices WHERE user_id = ${mira.id}`).toEqual([]);
  });

  it('what older code left behind goes when it is due again', async () => {
    await left(mira);
    await inDays(15);
    await sql`INSERT INTO gamertags (user_id, platform, tag, visible_to) VALUES (${mira.id}, 'pc', 'left', 'everyone')`.run();
    await sql`INSERT INTO return_hashes (user_id, kind, hash, key_id, expires_at) VALUES (${mira.id}, 'mailbox', 'a hash', 'a key', 9e15)`.run();
    // As the runbook says for after a rollback.
    await sql`UPDATE users SET leaves_at = 0 WHERE status = 'gone'`.run();
    // User 0 stands for visitors. What they reported stays.
    await sql`INSERT INTO users (id, name, name_key, email, email_key, password_hash, status, leaves_at, terms_accepted_at, created_at)
      VALUES (0, '', 'gone0', '', 'gone0', '', 'gone', 0, 0, 0)`.run();
    await sql`INSERT INTO reports (reporter_id, about, reason, text, evidence, created_at)
      VALUES (0, '/api/users/1', 'spam', 'Sells gold', '{}', 0)`.run();
    await inDays(15);
    expect(await rows`SELECT 1 FROM gamertags WHERE user_id = ${mira.id}`).toEqual([]);
    expect(await rows`SELECT text FROM reports WHERE reporter_id = 0`).toEqual([
      { text: 'Sells gold' },
    ]);
    expect(await rows`SELECT leaves_at FROM users WHERE id = ${mira.id}`).toEqual([
      { leaves_at: null },
    ]);
    // A ban isn't remembered for longer because of it.
    expect(await rows`SELECT expires_at FROM return_hashes WHERE user_id = ${mira.id}`).toEqual([
      { expires_at: 9e15 },
    ]);
  });

  it('never scans a table for it', async () => {
    await left(mira);
    const statements = new Set<string>();
    const db = new Database(watch(env.DB, { statements, trips: 0 }));
    await eraseAccount(db, { id: mira.id, passwordHash: 'none', now: Date.now() + 15 * DAY_MS });
    expect(statements.size).toBeGreaterThan(20);
    const plans = await Promise.all(
      [...statements].map(async (statement) => {
        const parameters = Array.from(statement.matchAll(/\?/g), () => 1);
        const plan = env.DB.prepare(`EXPLAIN QUERY PLAN ${statement}`).bind(...parameters);
        return (await plan.all()).results.map(
          ({ detail }) => `${String(detail)}\n  in ${statement}`,
        );
      }),
    );
    expect(plans.flat().filter((detail) => /^SCAN \w+(?! VIRTUAL)$/m.test(detail))).toEqual([]);
  });
});
