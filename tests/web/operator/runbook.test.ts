import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, it } from 'vitest';
import { z } from 'zod';

import { adminOverview } from '../../../web/words/made/en/moderation-overview.ts';
import { VISITOR_KEPT_DAYS } from '../../../worker/contract/bounds.ts';
import { DAY_MS } from '../../../worker/contract/time.ts';
import { root } from '../../../worker/local/settings.ts';
import { END_ACCESS } from '../../../worker/operator/backup/restore-database.ts';
import { fillAsReleased } from './release.ts';

const runbook = readFileSync(path.join(root, 'worker/operator/runbook.md'), 'utf8');

const source = ['worker', 'durable']
  .flatMap((folder) =>
    readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.ts'))
      .map((name) => readFileSync(path.join(root, folder, name), 'utf8')),
  )
  .join('\n')
  // The runbook has an ellipsis where the code fills in a value.
  .replaceAll(/\$\{[^}]*\}/gu, '…');

const quoted = (kind: string) =>
  Array.from(runbook.matchAll(new RegExp(`\`${kind}: ([^\`]+)\``, 'gu')), ([, text = '']) => text);

it('quotes lines of the log as the code writes them', () => {
  const lines = quoted('log');
  expect(lines.length).toBeGreaterThan(12);
  for (const line of lines) {
    // The sweep itself adds the last word to the name of a step.
    const step = line.replace(/ failed$/u, '');
    const found = source.includes(line) || source.includes(`attempt(\`${step}\``);
    expect({ line, found }).toEqual({ line, found: true });
  }
});

it('names what Health at /admin names', () => {
  const names: string[] = Object.values(adminOverview.subjects).map(({ name }) => name);
  const found = quoted('Health');
  expect(found.length).toBeGreaterThan(3);
  for (const name of found) expect(names).toContain(name);
  for (const state of ['Check', 'Action needed']) {
    expect(Object.values<string>(adminOverview.states)).toContain(state);
  }
  expect(Object.values<string>(adminOverview.figures)).toContain('Server errors');
});

const { version, scripts } = z
  .object({ version: z.string(), scripts: z.record(z.string(), z.string()) })
  .parse(JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')));

it('is of the version at the top of the changelog', () => {
  const changelog = readFileSync(path.join(root, 'CHANGELOG.md'), 'utf8');
  const [, top] = /^## ([\d.]+), /mu.exec(changelog) ?? [];
  expect(top).toBe(version);
});

it('names commands and settings that exist', () => {
  for (const [, name = ''] of runbook.matchAll(/npm run ([a-z-]+)/gu)) {
    expect(Object.keys(scripts)).toContain(name);
  }
  const env = readFileSync(path.join(root, 'worker/env.ts'), 'utf8');
  for (const [name] of runbook.matchAll(/\b(?:JWT|VAPID|TURN|MAIL)_[A-Z_]+/gu)) {
    expect(env).toContain(name);
  }
});

it('ends by time travel all access that a restore ends', () => {
  for (const one of END_ACCESS) expect(runbook).toContain(one);
});

it('names every migration since the first release, each of which only adds', () => {
  const folder = path.join(root, 'migrations');
  const later = readdirSync(folder)
    .filter((name) => name.endsWith('.sql') && name >= '0003')
    .toSorted();
  expect(runbook).toContain(`That is so for 0003 to ${later.at(-1)?.slice(0, 4)}`);
  const gaps = Array.from(
    runbook.matchAll(/^\| (\d{4}(?:, \d{4})*) \|/gmu),
    ([, older = '']) => older,
  );
  const withGap = gaps.flatMap((older) => older.split(', ')).toSorted();
  expect(withGap).toEqual(later.slice(1).map((name) => name.slice(0, 4)));
  for (const name of later) {
    const statements = readFileSync(path.join(folder, name), 'utf8')
      .split('--> statement-breakpoint')
      .map((one) => one.replaceAll(/^\s*--.*$/gmu, '').trim());
    for (const statement of statements.filter(Boolean)) {
      expect(statement).toMatch(
        /^(?:CREATE (?:TABLE|(?:UNIQUE )?INDEX|TRIGGER)|ALTER TABLE \S+ ADD|DROP (?:INDEX|TRIGGER)|INSERT|UPDATE)/u,
      );
      // Code of the release before doesn't know new columns, so each needs a default.
      expect(statement).not.toMatch(/^ALTER TABLE(?!.*DEFAULT).*NOT NULL/u);
    }
  }
});

it('deletes what visitors told of reports that older code has decided', () => {
  const sqlite = new DatabaseSync(':memory:');
  fillAsReleased(sqlite);
  sqlite.exec(`
    INSERT INTO reports (id, reporter_id, about, reason, text, evidence, created_at, decided_at)
      SELECT n, id, '/api/users/' || id, 'spam', '', '{}', 1, iif(n = 901, 2, NULL)
      FROM (SELECT max(id) AS id FROM users), (SELECT 901 AS n UNION ALL SELECT 902);
    INSERT INTO visitor_notices (report_id, email, name) VALUES (901, '', ''), (902, '', '');
  `);
  // Each of the others runs on the newest schema, too.
  for (const [, mend = ''] of runbook.matchAll(/^\| \d.*\(`([^`]+)`\) \|$/gmu)) sqlite.exec(mend);
  expect(sqlite.prepare('SELECT report_id, forget_at FROM visitor_notices').all()).toEqual([
    { report_id: 901, forget_at: 2 + VISITOR_KEPT_DAYS * DAY_MS },
    { report_id: 902, forget_at: null },
  ]);
});
