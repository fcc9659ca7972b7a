import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';

import { ensureSecrets, readSecrets } from '../../../worker/local/secrets.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'peerway-secrets-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it('gives each state secrets of its own, which it keeps', () => {
  const states = ['one', 'two'].map((name) => mkdtempSync(path.join(folder, name)));
  const secrets = states.map((state) => {
    ensureSecrets(state, {});
    const made = readSecrets(state, {});
    ensureSecrets(state, {});
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
  ensureSecrets(folder, {});
  const { VAPID_PUBLIC_KEY } = readSecrets(folder, {});
  expect(readSecrets(folder, { JWT_SECRET: 'mine' })).toMatchObject({
    JWT_SECRET: 'mine',
    VAPID_PUBLIC_KEY,
  });
});

it('takes what is in .dev.vars, and adds what is missing in a file that was cut off', () => {
  const state = mkdtempSync(path.join(folder, 'moved'));
  const devVars = { JWT_SECRET: "It's # mine", SFU_APP_ID: 'not made here' };
  writeFileSync(path.join(state, 'secrets'), 'JWT_SECRET_PREVIOUS=old\nVAPID_PUBLIC_KEY=alone');
  ensureSecrets(state, devVars);
  const made = readSecrets(state, {});
  const { VAPID_PUBLIC_KEY, VAPID_PRIVATE_KEY, ...others } = made;
  expect([VAPID_PUBLIC_KEY?.length, VAPID_PRIVATE_KEY?.length]).toEqual([87, 43]);
  expect(others).toEqual({ JWT_SECRET_PREVIOUS: 'old', JWT_SECRET: "It's # mine" });
  ensureSecrets(state, { JWT_SECRET: 'another' });
  expect(readSecrets(state, {})).toEqual(made);
});
