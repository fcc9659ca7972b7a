import { DatabaseSync } from 'node:sqlite';
import { beforeAll, expect, it } from 'vitest';
import { z } from 'zod';

import type { Execute } from '../../../worker/operator/account-command.ts';
import { transparency } from '../../../worker/operator/transparency.ts';
import { fillAsReleased } from './release.ts';

const database = new DatabaseSync(':memory:');
const HOUR_MS = 3_600_000;
const MAY = Date.UTC(2026, 4);

const execute: Execute = (sql) =>
  JSON.stringify(sql.split('; ').map((one) => ({ results: database.prepare(one).all() })));
const count = (...args: string[]) => transparency(args, execute);

const report = (sender: number, about: number, at: number, hours: number | null) =>
  database
    .prepare(
      `INSERT INTO reports (reporter_id, about, reason, text, evidence, decision, decided_at, created_at)
       VALUES (?, ?, 'spam', '', '{}', ?, ?, ?)`,
    )
    .run(sender, about, hours && 'upheld', hours && at + hours * HOUR_MS, at);

const decide = (kind: string, rule: string | null, law: string | null, at: number) =>
  database
    .prepare(
      `INSERT INTO decisions (user_id, kind, about, rule, law, facts, from_notice, decided_by, decided_at)
       VALUES (2, ?, '/api/users/2', ?, ?, '', ?, 1, ?)`,
    )
    .run(kind, rule, law, Number(rule === null), at).lastInsertRowid;

beforeAll(() => {
  fillAsReleased(database);
  database.exec('PRAGMA foreign_keys = OFF');
  for (const table of ['reports', 'appeals', 'decisions']) database.exec(`DELETE FROM ${table}`);
  for (const [at, hours] of [1, 4, 9, 30, null].entries()) report(at < 1 ? 0 : 2, at, MAY, hours);
  report(2, 7, Date.UTC(2027, 0), 1);
  decide('ban', 'hate', null, Date.UTC(2026, 0) - 1);
  decide('ban', 'hate', null, Date.UTC(2026, 0));
  decide('ban', null, null, MAY);
  const appealed = decide('warning', null, '§ 130 StGB', MAY);
  database
    .prepare(
      `INSERT INTO appeals (decision_id, text, status, decided_at, created_at) VALUES (?, '', 'granted', ?, ?)`,
    )
    .run(appealed, MAY + 5 * HOUR_MS, MAY);
});

it('counts what was reported, decided and appealed in a year', () => {
  expect(count('--year', '2026', '--csv').split('\n')).toEqual([
    'about,what,which,value',
    'notices,account,open,1',
    'notices,account,upheld,3',
    'notices,visitor,upheld,1',
    'reasons,account,spam,4',
    'reasons,visitor,spam,1',
    'decisions,ban,hate,1',
    'decisions,ban,terms as a whole,1',
    'decisions,warning,law,1',
    'origins,ban,after a notice,1',
    'origins,ban,own initiative,1',
    'origins,warning,after a notice,1',
    'appeals,warning,granted,1',
    'medians,notice,,6.5',
    'medians,appeal,,5',
  ]);
  const { year, counts } = z
    .object({ year: z.int(), counts: z.array(z.unknown()) })
    .parse(JSON.parse(count('--year', '2026', '--json')));
  expect([year, counts.length]).toEqual([2026, 14]);
});

it('says it in sentences, also where there is nothing', () => {
  expect(count('--year', '2026')).toContain('\n  ban, terms as a whole: 1\n');
  expect(count('--year', '2025')).toContain(
    'Appeals, by what they are about and how they were answered\n  none',
  );
  expect(() => count()).toThrow('Usage: npm run transparency -- --year 2026');
});
