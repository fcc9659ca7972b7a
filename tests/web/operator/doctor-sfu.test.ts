import { afterEach, expect, it, vi } from 'vitest';

import { startSfu } from '../../../worker/local/sfu/start.ts';
import { readConfig } from '../../../worker/operator/doctor/config.ts';
import { toLine } from '../../../worker/operator/doctor/finding.ts';
import { checkSfu } from '../../../worker/operator/doctor/sfu.ts';

const config = readConfig();
const said = async (values: Record<string, string>) =>
  (await checkSfu(config, values)).map(toLine).join('\n');
const SET = { SFU_APP_ID: 'app', SFU_APP_SECRET: 'secret' };

afterEach(() => vi.unstubAllGlobals());

it('opens a session at an SFU, whose secret it needs', async () => {
  const { env, stop } = await startSfu();
  try {
    expect(await said(env)).toMatch(/^✓ The SFU opens a session/u);
    expect(await said({ ...env, SFU_APP_SECRET: 'another' })).toContain('SFU_APP_SECRET');
  } finally {
    await stop();
  }
});

it.each([
  [{}, '! No SFU is set up'],
  [{ SFU_APP_ID: 'app' }, '✗ SFU_APP_SECRET is missing.'],
  [{ SFU_APP_SECRET: 'secret' }, '✗ SFU_APP_ID is missing.'],
])('says what is not set: %j', async (values, text) => {
  expect(await said(values)).toContain(text);
});

const late = () => Promise.reject(new DOMException('late', 'TimeoutError'));

it.each<[string, () => Promise<Response>, string]>([
  ['with 429', async () => new Response('', { status: 429 }), 'too many requests'],
  ['with 404', async () => new Response('', { status: 404 }), 'doesn’t know SFU_APP_ID'],
  ['with 500', async () => new Response('', { status: 500 }), 'The SFU answered 500'],
  ['in HTML', async () => new Response('<html>'), 'The SFU’s answer isn’t JSON'],
  ['too late', late, 'doesn’t answer in time'],
  ['not at all', () => Promise.reject(new TypeError('no route')), 'can’t be reached'],
])('says that it answers %s', async (_, answer, text) => {
  vi.stubGlobal('fetch', answer);
  expect(await said(SET)).toContain(text);
});
