import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';

import { ensureSecrets, readSecrets } from '../../../worker/local/secrets.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'peerway-secrets-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it('gives each state secrets of its own, which it keeps', () => {
  const states = ['one', 'two'].map((name) => mkdtempSync(path.join(folder, name)));
  const secrets = states.map((state) => {
    ensureSecrets(state);
    const made = readSecrets(state, {});
    ensureSecrets(state);
    expect(readSecrets(state, {})).toEqual(made);
    expect(statSync(path.join(state, 'secrets')).mode & 0o077).toBe(0);
    return made;
  });
  for (const name of ['JWT_SECRET', 'VAPID_PUBLIC_KEY', 'VAPID_PRIVATE_KEY']) {
    const [one = '', two = ''] = secrets.map((made) => made[name]);
    expect(one.length).toBeGreaterThan(40);
    expect(one).not.toBe(two);
  }
});

it('prefers what a developer has set', () => {
  ensureSecrets(folder);
  const { VAPID_PUBLIC_KEY } = readSecrets(folder, {});
  expect(readSecrets(folder, { JWT_SECRET: 'mine' })).toMatchObject({
    JWT_SECRET: 'mine',
    VAPID_PUBLIC_KEY,
  });
});
