import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

import { root } from '../../../worker/local/settings.ts';
import { RemoteD1 } from '../../support/remote-d1.ts';

/**
 * When deployed, D1 itself splits a migration into statements, by other rules than wrangler does locally. These shapes
 * are safe: no report says that D1 fails on them.
 */

const folder = path.join(root, 'migrations');
const names = readdirSync(folder).filter((name) => name.endsWith('.sql'));

const BREAKPOINT = '--> statement-breakpoint';

describe.each(names)('the migration %s', (name) => {
  const text = readFileSync(path.join(folder, name), 'utf8');
  const lines = text.split('\n').map((line) => line.replace(BREAKPOINT, '').trim());
  const code = lines.filter((line) => !line.startsWith('--'));

  it('has LF, and ends with its last statement', () => {
    expect(text).not.toContain('\r');
    expect(text.trimEnd()).toMatch(/;$/);
  });

  it('has comments on lines of their own, without quotes and semicolons', () => {
    expect(lines.filter((line) => line.startsWith('--') && /['"`;]/.test(line))).toEqual([]);
    expect(code.filter((line) => /--|\/\*/.test(line))).toEqual([]);
  });

  it('has each trigger on one line, and nothing within it that ends as a trigger does', () => {
    const triggers = code.filter((line) =>
      /\bCREATE\s+(?:TEMP\w*\s+)?TRIGGER\b|\bBEGIN\b/i.test(line),
    );
    const wrong = triggers.filter(
      (line) =>
        !/^CREATE TRIGGER .+ BEGIN .+; END;$/.test(line) ||
        line.match(/\b(?:BEGIN|CASE|END)\b/gi)?.length !== 2,
    );
    expect(wrong).toEqual([]);
  });
});

const trigger = (body: string) => `CREATE TABLE t (n);\nCREATE TRIGGER tr AFTER INSERT ON t${body}`;

// `npm test -- deploy` applies all migrations to this stand-in, by wrangler.
describe('a stand-in for a deployed D1', () => {
  it('takes a trigger on one line, and texts with semicolons and words of triggers', () => {
    const d1 = new RemoteD1();
    d1.query(trigger(` BEGIN UPDATE t SET n = 'a; END'; END;\nINSERT INTO t VALUES (1);\n`));
    expect(d1.query('SELECT n FROM t')).toEqual([{ n: 'a; END' }]);
  });

  it.each([
    ['a quote in a comment', "-- It's here\nCREATE TABLE t (n);\nCREATE TABLE u (n);"],
    ['a semicolon in a comment', 'CREATE TABLE t (n);\n-- here;\nCREATE TABLE u (n);'],
    ['a trigger on several lines', trigger('\nBEGIN\n  DELETE FROM t;\nEND;')],
    ['a trigger in lower case', trigger(' begin DELETE FROM t; end;')],
    ['a trigger with an END of its own', trigger(' BEGIN SELECT CASE WHEN 1 THEN 2 END; END;')],
  ])('refuses %s, and writes nothing', (_, migration) => {
    const d1 = new RemoteD1();
    expect(() => d1.query(migration)).toThrow(/statement|incomplete input/);
    expect(d1.query('SELECT * FROM sqlite_master')).toEqual([]);
  });
});
