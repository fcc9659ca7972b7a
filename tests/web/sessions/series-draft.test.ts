import { describe, expect, it } from 'vitest';

import { browserZone } from '../../../web/base/browser-zone.ts';
import {
  type DraftSeries,
  EVERY_WEEKS,
  NO_SERIES,
  firstDay,
  lastDayMax,
  proposed,
  repeatsOf,
  seriesBroken,
  seriesOf,
  weekdayOf,
} from '../../../web/sessions/series/draft-series.ts';
import { sessions } from '../../../web/words/made/en/sessions.ts';

/** This day is a Friday. */
const START = '2026-11-20T20:00';
const every = (over: Partial<DraftSeries> = {}): DraftSeries => ({
  ...NO_SERIES,
  repeats: true,
  until: '2027-01-15',
  ...over,
});

/** A zone in which this is another day than in the browser's. */
const far = new Date(START).getTimezoneOffset() > 0 ? 'Pacific/Kiritimati' : 'Pacific/Pago_Pago';

const brokenIn = (start: string, series: DraftSeries) =>
  seriesBroken(start, series).filter(([, problem]) => problem !== false);

describe('a series in the editor', () => {
  it('repeats on the day of its start, and on the others that were chosen, in the week’s order', () => {
    expect(repeatsOf(START, every({ extraDays: ['sunday', 'monday'], everyWeeks: 2 }))).toEqual({
      zone: browserZone(),
      time: '20:00',
      weekdays: ['monday', 'friday', 'sunday'],
      everyWeeks: 2,
      from: '2026-11-20',
      until: '2027-01-15',
    });
  });

  it('has the day and time of its own zone’s clocks', () => {
    const rule = repeatsOf('2026-11-20T20:00', every({ zone: far }));
    const shown = new Intl.DateTimeFormat('en-GB', {
      timeZone: far,
      weekday: 'long',
      hour: '2-digit',
      minute: '2-digit',
    }).format(new Date(START));
    expect(shown.toLowerCase()).toContain(rule.weekdays[0]);
    expect(shown).toContain(rule.time);
    expect(rule.zone).toBe(far);
    expect(firstDay(START, every({ zone: far }))).toBe(rule.from);
  });

  it('is shown again as it was chosen', () => {
    const chosen = every({ extraDays: ['monday'], everyWeeks: 3, zone: browserZone() });
    expect(seriesOf(repeatsOf(START, chosen), START)).toEqual(chosen);
  });

  it('is proposed for eight weeks, unless a last day was chosen before', () => {
    expect(proposed(NO_SERIES, START)).toEqual({
      ...NO_SERIES,
      repeats: true,
      until: '2027-01-15',
    });
    expect(proposed({ ...NO_SERIES, until: '2026-12-01' }, START).until).toBe('2026-12-01');
    expect(proposed(NO_SERIES, '2026-11-20T').until).toBe('2027-01-15');
    expect(proposed(NO_SERIES, 'T20:00')).toEqual({ ...NO_SERIES, repeats: true });
  });

  it('lasts a year at most, and repeats every one to eight weeks', () => {
    expect(lastDayMax('2026-11-20')).toBe('2027-11-19');
    expect(lastDayMax('')).toBeUndefined();
    expect(EVERY_WEEKS).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  });

  it.each([
    ['2026-11-16', 'monday'],
    ['2026-11-21', 'saturday'],
    ['2026-11-22', 'sunday'],
    ['', undefined],
  ])('knows that %s is a %s', (date, day) => {
    expect(weekdayOf(date)).toBe(day);
  });

  it('needs a last day that isn’t before the first', () => {
    expect(brokenIn(START, every())).toEqual([]);
    expect(brokenIn(START, every({ until: '2026-11-20' }))).toEqual([]);
    expect(brokenIn(START, every({ until: '2026-11-19' }))).toEqual([
      ['repeats.until', sessions.series.editor.untilEarly],
    ]);
    expect(brokenIn(START, every({ until: '2026-11' }))[0]).toEqual([
      'repeats.until',
      sessions.series.editor.untilMissing,
    ]);
  });
});
