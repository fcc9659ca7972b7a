import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { SQLInputValue } from 'node:sqlite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { fillAsReleased } from './release.ts';
import { inState, openDatabase, runScript } from './state.ts';

/** The two commands, run as the operator does, on a database with all migrations. */

const folder = mkdtempSync(path.join(tmpdir(), 'peerway-operator-'));
const MIRA = { id: 2, email: 'mira@peerway.example', name: 'Mira Solheim' };
const ADMIN = 1;
const ACCOUNT = '/api/users/2';

const run = (script: string, email: string) => runScript(folder, script, email, '--local');

function select(sql: string, ...values: SQLInputValue[]) {
  const database = openDatabase(folder);
  try {
    // Copies the rows, because they have no prototype and `toEqual` would notice that.
    return database
      .prepare(sql)
      .all(...values)
      .map((row) => Object.fromEntries(Object.entries(row)));
  } finally {
    database.close();
  }
}

const logOf = (action: string, about = ACCOUNT) =>
  select(
    'SELECT actor_id AS actor, about, reason, before, after FROM audit_log WHERE action = ? AND about = ?',
    action,
    about,
  );
const roleOf = (id: number) => select('SELECT role FROM users WHERE id = ?', id)[0]?.['role'];

const FACTORS = ['passkeys', 'second_factors', 'recovery_codes', 'trusted_browsers'];
const factorsOf = (id: number) =>
  FACTORS.map(
    (table) => select(`SELECT count(*) AS n FROM ${table} WHERE user_id = ?`, id)[0]?.['n'],
  );
const devicesOf = (id: number) =>
  select('SELECT id, revoked_at AS endedAt FROM devices WHERE user_id = ? ORDER BY id', id);

/** Adds a passkey, codes, a trusted browser, a linked account, and two devices. One device is logged out. */
const waysOf = (id: number) => `
  INSERT INTO passkeys (user_id, credential_id, public_key, counter, name, created_at) VALUES (${id}, 'key ${id}', '', 0, 'Phone', 0);
  INSERT INTO second_factors (user_id, secret, last_step, created_at) VALUES (${id}, 'A', 0, 0);
  INSERT INTO recovery_codes (user_id, hash) VALUES (${id}, 'one'), (${id}, 'two');
  INSERT INTO trusted_browsers (hash, user_id, expires_at) VALUES ('browser ${id}', ${id}, 1);
  INSERT INTO identities (user_id, provider, subject, name, linked_at) VALUES (${id}, 'steam', '${id}', 'There', 0);
  INSERT INTO devices (key, user_id, rotated_at, user_agent, created_at, expires_at, revoked_at)
    VALUES ('a ${id}', ${id}, 0, '', 0, 9e15, NULL), ('b ${id}', ${id}, 0, '', 0, 9e15, 5);`;

beforeAll(async () => {
  await inState(folder, ({ db }) => db.prepare('SELECT 1').all());
  const database = openDatabase(folder);
  fillAsReleased(database);
  database.exec('DELETE FROM devices');
  for (const id of [ADMIN, MIRA.id]) database.exec(waysOf(id));
  database.exec("UPDATE users SET status = 'banned' WHERE id = 3");
  database.close();
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('npm run make-admin', () => {
  it('makes an account an admin and logs it, however the email is written, once', () => {
    expect(roleOf(MIRA.id)).toBe('user');
    const email = 'Mira@Peerway.Example';
    const said = `${MIRA.name} (${email}) is now an admin.\n`;
    for (const again of [false, true]) {
      expect({ again, ...run('make-admin', email) }).toMatchObject({ status: 0, stdout: said });
      expect(roleOf(MIRA.id)).toBe('admin');
      expect(logOf('role')).toEqual([
        {
          actor: 0,
          about: ACCOUNT,
          reason: 'named by the operator',
          before: '{"role":"user"}',
          after: '{"role":"admin"}',
        },
      ]);
    }
  });

  it('finds an email with an apostrophe, and only that one', () => {
    const database = openDatabase(folder);
    database.exec(
      "UPDATE users SET email = email_key, email_key = 'o''neil@peerway.example' WHERE id = 4",
    );
    database.close();
    expect(run('make-admin', "O'Neil@Peerway.Example")).toMatchObject({ status: 0 });
    expect([roleOf(4), roleOf(5)]).toEqual(['admin', 'user']);
    const { status, stderr } = run('make-admin', "'or'1@peerway.example");
    expect(status).toBe(1);
    expect(stderr).toContain('There is no account with the email');
    expect(roleOf(5)).toBe('user');
  });

  it('refuses a banned account, and changes nothing', () => {
    const [banned] = select('SELECT email FROM users WHERE id = 3');
    const { status, stderr } = run('make-admin', String(banned?.['email']));
    expect(status).toBe(1);
    expect(stderr).toContain('is banned and can’t be made an admin');
    expect(roleOf(3)).toBe('user');
    expect(logOf('role', '/api/users/3')).toEqual([]);
  });
});

describe('npm run reset-factors', () => {
  const line = {
    actor: 0,
    about: ACCOUNT,
    reason: 'reset by the operator',
    before: null,
    after: null,
  };

  it('removes all factors and ends every device, with a line in the log, as often as one likes', () => {
    expect(factorsOf(MIRA.id)).toEqual([1, 1, 2, 1]);
    const [active, ended] = devicesOf(MIRA.id);
    expect([active?.['endedAt'], ended?.['endedAt']]).toEqual([null, 5]);
    const begun = Date.now();
    const first = run('reset-factors', MIRA.email);
    expect(first.status).toBe(0);
    expect(first.stdout).toContain(`${MIRA.name} (${MIRA.email}) has no passkeys and no codes`);
    expect(first.stdout).toContain('No email was sent');
    expect(factorsOf(MIRA.id)).toEqual([0, 0, 0, 0]);
    expect(logOf('factors-reset')).toEqual([line]);
    const after = devicesOf(MIRA.id);
    expect(after[0]?.['endedAt']).toBeGreaterThanOrEqual(begun);
    expect(after[1]).toEqual(ended);

    expect(run('reset-factors', MIRA.email)).toMatchObject({ status: 0, stdout: first.stdout });
    expect(devicesOf(MIRA.id)).toEqual(after);
    expect(logOf('factors-reset')).toEqual([line, line]);
  });

  it('leaves the password, linked accounts, and what is others’', () => {
    const left = `SELECT (password_hash <> '') AS password,
      (SELECT count(*) FROM identities i WHERE i.user_id = u.id) AS identities FROM users u WHERE id = ?`;
    expect(select(left, MIRA.id)).toEqual([{ password: 1, identities: 1 }]);
    expect(factorsOf(ADMIN)).toEqual([1, 1, 2, 1]);
    expect(devicesOf(ADMIN).map(({ endedAt }) => endedAt)).toEqual([null, 5]);
  });

  it('says that nobody has an email, and changes nothing', () => {
    const { status, stdout, stderr } = run('reset-factors', 'nobody@peerway.example');
    expect({ status, stdout }).toEqual({ status: 1, stdout: '' });
    expect(stderr).toContain('There is no account with the email nobody@peerway.example');
    expect(logOf('factors-reset')).toHaveLength(2);
  });
});

it.each(['make-admin', 'reset-factors'])(
  'npm run %s asks for one email, and runs no other SQL',
  (script) => {
    for (const email of ['', 'mira', "x' OR 1=1--@peerway.example", 'a@b;DROP']) {
      const { status, stderr } = run(script, email);
      expect({ email, status }).toEqual({ email, status: 1 });
      expect(stderr).toContain(`Usage: npm run ${script} -- someone@example.org [--local]`);
    }
  },
);
