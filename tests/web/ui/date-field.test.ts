import { describe, expect, it } from 'vitest';

import { fromLocalInput, localInput, toLocalInput } from '../../../web/ui/dates.ts';
import { begun, follow } from '../../../web/ui/uncontrolled-value.ts';

describe('an input that keeps its own text', () => {
  const typed = { ...begun('2026-11-22'), sent: '' };

  it('stays as it is while what it has sent comes back', () => {
    const back = follow(typed, '');
    expect(back).toEqual({ ...typed, seen: '' });
    expect(follow(back, '')).toBe(back);
  });

  it('stays as it is until then', () => {
    expect(follow(typed, '2026-11-22')).toBe(typed);
  });

  it('begins again with another value', () => {
    expect(follow(typed, '2026-12-24')).toEqual({ ...begun('2026-12-24'), version: 1 });
  });
});

describe('a day and a time', () => {
  it.each([
    ['2026-11-22', '20:30', '2026-11-22T20:30'],
    ['2026-11-22', '', '2026-11-22T'],
    ['', '20:30', 'T20:30'],
    ['', '', ''],
  ])('%s and %s are read as %s', (day, time, text) => {
    expect(localInput(day, time)).toBe(text);
  });

  it('are a moment only together', () => {
    expect(fromLocalInput('2026-11-22T20:30')).toBe(new Date(2026, 10, 22, 20, 30).getTime());
    expect(toLocalInput(fromLocalInput('2026-11-22T20:30'))).toBe('2026-11-22T20:30');
    for (const part of ['', '2026-11-22', '2026-11-22T', 'T20:30'])
      expect(fromLocalInput(part)).toBeNaN();
  });
});
