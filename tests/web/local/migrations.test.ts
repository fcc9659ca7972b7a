import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

import { root } from '../../../worker/local/settings.ts';

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
