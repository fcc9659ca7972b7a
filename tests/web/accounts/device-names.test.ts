import { expect, it } from 'vitest';

import { nameDevice } from '../../../worker/core/user-agent.ts';
import { DEVICES } from './real-devices.ts';

it('98 % of visits come from a browser and a system that are named as their owners would', () => {
  let [all, right] = [0, 0];
  const wrong: string[] = [];
  for (const line of DEVICES.trim().split('\n')) {
    const [, share, name, userAgent = ''] = /^(\d+) (.+? on .+?): (.+)$/.exec(line) ?? [];
    const { browser, system } = nameDevice(userAgent);
    const found = `${browser ?? '?'} on ${system ?? '?'}`;
    all += Number(share);
    if (found === name) right += Number(share);
    else wrong.push(`${name}, not ${found}`);
  }
  expect(wrong).toEqual([
    'Avast Secure Browser on Windows, not Chrome on Windows',
    '? on PlayStation, not Safari on PlayStation',
  ]);
  expect(right / all).toBeGreaterThan(0.98);
});
