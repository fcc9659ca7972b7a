import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, it } from 'vitest';

import { root } from '../../worker/local/settings.ts';

const ASSETS = path.join(root, 'web/dist/assets');

/** Features that Safari 17.0 lacks. Types check our own code up to ES2023, but no dependency. */
const TOO_NEW = {
  '.js': [
    /Promise\.(withResolvers|try)\b/,
    /\b(Object|Map)\.groupBy\b/,
    /\bAbortSignal\.any\b/,
    /\bURL\.parse\b/,
    /\bRegExp\.escape\b/,
    /\bUint8Array\.from(Base64|Hex)\b|\.to(Base64|Hex)\(/,
    /\bIterator\.(from|concat)\b/,
    /\.checkVisibility\(/,
    /\brequestIdleCallback\(/,
    /\bfor await\b/,
  ],
  '.css': [
    /light-dark\(/,
    /@scope\b/,
    /\b(oklch|rgb|hsl)\(from /,
    /[^-]position-anchor:/,
    /calc-size\(/,
  ],
};

it.each(Object.entries(TOO_NEW))(
  'the build (%s) asks no more than Safari 17.0 has',
  async (end, patterns) => {
    const files = (await readdir(ASSETS)).filter((name) => name.endsWith(end));
    expect(files.length).toBeGreaterThan(0);
    const found = files.map(async (name) => {
      const text = await readFile(path.join(ASSETS, name), 'utf8');
      return patterns
        .flatMap((pattern) => pattern.exec(text)?.[0] ?? [])
        .map((one) => `${name}: ${one}`);
    });
    expect((await Promise.all(found)).flat()).toEqual([]);
  },
);
