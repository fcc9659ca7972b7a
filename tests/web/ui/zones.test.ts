import { expect, it } from 'vitest';

import { isOtherClock } from '../../../web/ui/zones.ts';

it.each([
  ['America/Lima', 'America/Lima', false],
  ['Europe/Kiev', 'Europe/Kyiv', false],
  ['Asia/Saigon', 'Asia/Ho_Chi_Minh', false],
  ['Europe/Madrid', 'Europe/Vienna', false],
  // The same in winter only.
  ['America/Phoenix', 'America/Denver', true],
  ['Australia/Brisbane', 'Australia/Sydney', true],
  ['Pacific/Apia', 'Pacific/Honolulu', true],
  ['Nowhere/Land', 'Europe/Rome', true],
])('%s and %s have different clocks: %s', (zone, other, different) => {
  for (const now of ['2026-01-20T12:00Z', '2026-07-20T12:00Z'])
    expect(isOtherClock(zone, other, Date.parse(now))).toBe(different);
});
