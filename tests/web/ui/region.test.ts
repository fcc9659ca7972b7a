import { afterEach, expect, it, vi } from 'vitest';

const EVENING = new Date('2026-11-21T21:45:00').getTime();
const NOW = new Date('2026-11-10T12:00:00').getTime();

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** The modules as they are loaded in a browser of this language. */
async function inBrowser(locale: string) {
  vi.resetModules();
  const real = Intl.DateTimeFormat;
  vi.spyOn(Intl, 'DateTimeFormat').mockImplementation(function format(tag, options) {
    return new real(tag ?? locale, options);
  });
  const [time, dates, week] = await Promise.all([
    import('../../../web/ui/time.ts'),
    import('../../../web/ui/dates.ts'),
    import('../../../web/sessions/hours/week.ts'),
  ]);
  return { ...time, ...dates, ...week };
}

it.each([
  ['en-US', 'Nov 21', 'Saturday, November 21, 2026', '9:45\u00A0PM', '8:00 PM'],
  ['en-GB', '21 Nov', 'Saturday, 21 November 2026', '21:45', '20:00'],
  ['en-AU', '21 Nov', 'Saturday, 21 November 2026', '9:45\u00A0pm', '8:00 pm'],
  // English by choice, in a browser of another language.
  ['de-AT', '21 Nov', 'Saturday, 21 November 2026', '21:45', '20:00'],
  ['pl', '21 Nov', 'Saturday, 21 November 2026', '21:45', '20:00'],
  ['pt-BR', 'Nov 21', 'Saturday, November 21, 2026', '21:45', '20:00'],
  // The calendar of a date field is Gregorian everywhere.
  ['th-TH', 'Nov 21', 'Saturday, November 21, 2026', '21:45', '20:00'],
])('English in a browser of %s writes %s, %s and %s', async (locale, day, full, clock, hour) => {
  const words = await inBrowser(locale);
  expect(words.dayWord(EVENING, NOW)).toBe(day);
  expect(words.fullDate(EVENING)).toBe(full);
  expect(words.clockWord(EVENING)).toBe(clock);
  expect(words.momentWord(EVENING)).toContain(clock);
  expect(words.hourName(20).replaceAll(/\s/gu, ' ')).toBe(hour);
});

it.each([
  ['h12', '9:45\u00A0pm', '8:00 pm'],
  ['h23', '21:45', '20:00'],
])('a chosen clock, %s, goes before that of the region', async (chosen, clock, hour) => {
  vi.stubGlobal('localStorage', { getItem: (key: string) => (key === 'clock' ? chosen : null) });
  const words = await inBrowser('en-GB');
  expect(words.clockWord(EVENING)).toBe(clock);
  expect(words.momentWord(EVENING)).toContain(clock);
  expect(words.hourName(20).replaceAll(/\s/gu, ' ')).toBe(hour);
});
