import { env } from 'cloudflare:test';
import { beforeEach, describe, expect, it } from 'vitest';

import { addAdmin } from '../support/people.ts';
import { valueOf } from '../support/sql.ts';

const admins = () =>
  valueOf<number>`SELECT count(*) AS n FROM users WHERE role = 'admin' AND status = 'active'`;

const run = (statement: string, ...values: (string | number)[]) =>
  env.DB.prepare(statement)
    .bind(...values)
    .run();

const WAYS = [
  "UPDATE users SET role = 'user' WHERE id = ?",
  "UPDATE users SET status = 'banned' WHERE id = ?",
  "UPDATE users SET status = 'suspended', suspended_until = 9e15 WHERE id = ?",
  "UPDATE users SET status = 'leaving' WHERE id = ?",
  "UPDATE users SET status = 'gone' WHERE id = ?",
  'DELETE FROM users WHERE id = ?',
];

describe('the last admin, in the database itself', () => {
  let first: number;

  beforeEach(async () => {
    first = (await addAdmin()).id;
    await run("UPDATE users SET role = 'user' WHERE role = 'admin' AND id <> ?", first);
  });

  it.each(WAYS)('refuses %s', async (statement) => {
    await run('DELETE FROM devices WHERE user_id = ?', first);
    await expect(run(statement, first)).rejects.toThrow('peerway-refusal:last-admin');
    expect(await admins()).toBe(1);
  });

  it.each(WAYS)('allows it while there is another: %s', async (statement) => {
    await addAdmin();
    await run('DELETE FROM devices WHERE user_id = ?', first);
    await run(statement, first);
    expect(await admins()).toBe(1);
  });

  it('refuses to demote all at once', async () => {
    await addAdmin();
    await expect(run("UPDATE users SET role = 'user'")).rejects.toThrow(
      'peerway-refusal:last-admin',
    );
    expect(await admins()).toBe(2);
  });

  it('does not count an admin who is banned', async () => {
    const second = await addAdmin();
    await run("UPDATE users SET status = 'banned' WHERE id = ?", second.id);
    await expect(run("UPDATE users SET role = 'user' WHERE id = ?", first)).rejects.toThrow('last');
  });
});
