import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
import { beforeEach, describe, expect, it } from 'vitest';

import {
  type AccountCommand,
  type Execute,
  accountCommand,
} from '../../../worker/operator/account-command.ts';
import { makeAdmin } from '../../../worker/operator/make-admin.ts';
import { resetFactors } from '../../../worker/operator/reset-factors.ts';
import { fillAsReleased } from './release.ts';

/** The two commands on a database with all migrations. */

let database: DatabaseSync;
const MIRA = { id: 2, email: 'mira@peerway.example', name: 'Mira Solheim' };
const ADMIN = 1;
const ACCOUNT = '/api/users/2';

const rows = (sql: string, ...values: SQLInputValue[]) =>
  // Copies the rows, because they have no prototype and `toEqual` would notice that.
  database
    .prepare(sql)
    .all(...values)
    .map((row) => Object.fromEntries(Object.entries(row)));

/** Runs SQL as `wrangler d1 execute` does, in one transaction. Its last statement reads. */
const execute: Execute = (sql) => {
  const statements = sql.split('; ');
  database.exec(`BEGIN; ${statements.slice(0, -1).join('; ')}; COMMIT`);
  return JSON.stringify([{ results: rows(statements.at(-1) ?? '') }]);
};

const run = (command: AccountCommand, ...args: string[]) => accountCommand(command, args, execute);

const logOf = (action: string, about = ACCOUNT) =>
  rows(
    'SELECT actor_id AS actor, about, reason, before, after FROM audit_log WHERE action = ? AND about = ?',
    action,
    about,
  );
const roleOf = (id: number) => rows('SELECT role FROM users WHERE id = ?', id)[0]?.['role'];

const FACTORS = ['passkeys', 'second_factors', 'recovery_codes', 'trusted_browsers'];
const factorsOf = (id: number) =>
  FACTORS.map(
    (table) => rows(`SELECT count(*) AS n FROM ${table} WHERE user_id = ?`, id)[0]?.['n'],
  );
const devicesOf = (id: number) =>
  rows('SELECT id, revoked_at AS endedAt FROM devices WHERE user_id = ? ORDER BY id', id);

/** Adds a passkey, codes, a trusted browser, a linked account, and two devices. One device is logged out. */
const waysOf = (id: number) => `
  INSERT INTO passkeys (user_id, credential_id, public_key, counter, name, created_at) VALUES (${id}, 'key ${id}', '', 0, 'Phone', 0);
  INSERT INTO second_factors (user_id, secret, last_step, created_at) VALUES (${id}, 'A', 0, 0);
  INSERT INTO recovery_codes (user_id, hash) VALUES (${id}, 'one'), (${id}, 'two');
  INSERT INTO trusted_browsers (hash, user_id, expires_at) VALUES ('browser ${id}', ${id}, 1);
  INSERT INTO identities (user_id, provider, subject, name, linked_at) VALUES (${id}, 'steam', '${id}', 'There', 0);
  INSERT INTO devices (key, user_id, rotated_at, user_agent, created_at, expires_at, revoked_at)
    VALUES ('a ${id}', ${id}, 0, '', 0, 9e15, NULL), ('b ${id}', ${id}, 0, '', 0, 9e15, 5);`;

beforeEach(() => {
  database = new DatabaseSync(':memory:');
  fillAsReleased(database);
  database.exec('DELETE FROM devices');
  for (const id of [ADMIN, MIRA.id]) database.exec(waysOf(id));
  database.exec("UPDATE users SET status = 'banned' WHERE id = 3");
});

describe('npm run make-admin', () => {
  it('makes an account an admin and logs it, however the email is written, once', () => {
    expect(roleOf(MIRA.id)).toBe('user');
    const email = 'Mira@Peerway.Example';
    const said = `${MIRA.name} (${email}) is now an admin. Without a passkey or codes yet, they have an hour to set up one.`;
    for (const again of [false, true]) {
      expect({ again, said: run(makeAdmin, email) }).toEqual({ again, said });
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
    database.exec(
      "UPDATE users SET email = email_key, email_key = 'o''neil@peerway.example' WHERE id = 4",
    );
    run(makeAdmin, "O'Neil@Peerway.Example");
    expect([roleOf(4), roleOf(5)]).toEqual(['admin', 'user']);
    expect(() => run(makeAdmin, "'or'1@peerway.example")).toThrow(
      'There is no account with the email',
    );
    expect(roleOf(5)).toBe('user');
  });

  it('refuses a banned account, and changes nothing', () => {
    const [banned] = rows('SELECT email FROM users WHERE id = 3');
    expect(() => run(makeAdmin, String(banned?.['email']))).toThrow(
      'is banned and can’t be made an admin',
    );
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
    const first = run(resetFactors, MIRA.email);
    expect(first).toContain(`${MIRA.name} (${MIRA.email}) has no passkeys and no codes`);
    expect(first).toContain('No email was sent');
    expect(factorsOf(MIRA.id)).toEqual([0, 0, 0, 0]);
    expect(logOf('factors-reset')).toEqual([line]);
    const after = devicesOf(MIRA.id);
    expect(after[0]?.['endedAt']).toBeGreaterThanOrEqual(begun);
    expect(after[1]).toEqual(ended);

    expect(run(resetFactors, MIRA.email)).toBe(first);
    expect(devicesOf(MIRA.id)).toEqual(after);
    expect(logOf('factors-reset')).toEqual([line, line]);
  });

  it('leaves the password, linked accounts, and what is others’', () => {
    run(resetFactors, MIRA.email);
    const left = `SELECT (password_hash <> '') AS password,
      (SELECT count(*) FROM identities i WHERE i.user_id = u.id) AS identities FROM users u WHERE id = ?`;
    expect(rows(left, MIRA.id)).toEqual([{ password: 1, identities: 1 }]);
    expect(factorsOf(ADMIN)).toEqual([1, 1, 2, 1]);
    expect(devicesOf(ADMIN).map(({ endedAt }) => endedAt)).toEqual([null, 5]);
  });

  it('says that nobody has an email, and changes nothing', () => {
    expect(() => run(resetFactors, 'nobody@peerway.example')).toThrow(
      'There is no account with the email nobody@peerway.example',
    );
    expect(logOf('factors-reset')).toEqual([]);
  });
});

const openUntil = (id: number) =>
  Number(rows('SELECT first_factor_until AS until FROM users WHERE id = ?', id)[0]?.['until']);
const emailOf = (id: number) =>
  String(rows('SELECT email FROM users WHERE id = ?', id)[0]?.['email']);

it('npm run make-admin opens an hour to set up a first passkey or codes, at each run, to those who have none', () => {
  run(resetFactors, MIRA.email);
  expect([factorsOf(MIRA.id)[0], factorsOf(ADMIN)[0]]).toEqual([0, 1]);
  for (const time of ['first', 'again']) {
    database.exec('UPDATE users SET first_factor_until = 0');
    const begun = Date.now();
    for (const id of [MIRA.id, ADMIN]) run(makeAdmin, emailOf(id));
    const opened = openUntil(MIRA.id) >= begun + 60 * 60 * 1000;
    expect({ time, opened, others: openUntil(ADMIN) }).toEqual({ time, opened: true, others: 0 });
  }
  expect(openUntil(5)).toBe(0);
});

const nothing = () => {
  throw new Error('SQL was run.');
};

it.each([makeAdmin, resetFactors])(
  'npm run $name asks for one email, and runs no other SQL',
  (command) => {
    const args = ['', 'mira', "x' OR 1=1--@peerway.example", 'a@b;DROP'].map((email) => [email]);
    for (const wrong of [...args, [MIRA.email, '--elsewhere']]) {
      expect(() => accountCommand(command, wrong, nothing)).toThrow(
        `Usage: npm run ${command.name} -- someone@example.org [--local]`,
      );
    }
  },
);
