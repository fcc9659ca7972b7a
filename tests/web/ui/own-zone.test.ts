import { afterEach, expect, it, vi } from 'vitest';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});

const HALF_HOUR_MS = 1_800_000;

/** The modules as they are loaded where this zone is chosen on the device, or where the browser reports it. */
async function inZone(zone: string, how = 'chosen') {
  vi.resetModules();
  vi.stubEnv('TZ', how === 'chosen' ? 'UTC' : zone);
  const chosen = how === 'chosen' ? zone : null;
  vi.stubGlobal('localStorage', { getItem: (key: string) => (key === 'zone' ? chosen : null) });
  const [time, dates, ranges, days, defaults, own] = await Promise.all([
    import('../../../web/ui/time.ts'),
    import('../../../web/ui/dates.ts'),
    import('../../../web/search/quick-ranges.ts'),
    import('../../../web/sessions/editor/near-days.ts'),
    import('../../../web/sessions/editor/defaults.ts'),
    import('../../../web/base/own-zone.ts'),
  ]);
  return { ...time, ...dates, ...ranges, ...days, ...defaults, ...own };
}

const iso = (ms: number | undefined) => ms !== undefined && new Date(ms).toISOString().slice(0, 16);

it.each(['chosen', 'reported'])('every time is in the zone that is %s', async (how) => {
  const here = await inZone('Asia/Kathmandu', how);
  const [late, now] = [Date.parse('2026-07-21T18:30Z'), Date.parse('2026-07-21T12:00Z')];
  expect(here.ownZone()).toMatch(/^Asia\/Kat[hm]+andu$/);
  expect(here.clockWord(late)).toBe('12:15\u00A0AM');
  expect(here.dayWord(late, now)).toBe('tomorrow');
  expect(here.nearDayWord(now, now)).toBe('tonight');
  expect(here.momentWord(late)).toBe('Jul 22, 2026, 12:15\u00A0AM');
  expect(here.zoneName(late)).toBe('Nepal Time');
  expect(here.toLocalInput(late)).toBe('2026-07-22T00:15');
  expect(here.nearDays(Number.NaN, late)[0]).toBe('2026-07-22T20:00');
  expect(iso(here.freeEvening(late, 60, []))).toBe('2026-07-22T14:15');
  const { from, to } = here.quickRange('tonight', late);
  expect([iso(from), iso(to)]).toEqual(['2026-07-21T11:15', '2026-07-21T22:15']);
});

it.each([
  ['America/New_York', 'chosen'],
  ['America/New_York', 'reported'],
  ['Australia/Lord_Howe', 'chosen'],
  ['Australia/Lord_Howe', 'reported'],
  ['Africa/Cairo', 'chosen'],
])('each half hour of a year in %s is the same in a field: %s', async (zone, how) => {
  const { fromLocalInput, toLocalInput } = await inZone(zone, how);
  const wrong: string[] = [];
  const end = Date.parse('2028-01-01T00:00Z');
  for (let at = Date.parse('2027-01-01T00:00Z'); at < end; at += HALF_HOUR_MS) {
    if (fromLocalInput(toLocalInput(at)) !== at) wrong.push(toLocalInput(at));
  }
  expect(wrong).toEqual([]);
});

it.each([
  // Skipped: moved forward by as much as the clocks skip.
  ['America/New_York', '2027-03-14T02:10', 0, '2027-03-14T03:10'],
  ['Australia/Lord_Howe', '2027-10-03T02:15', 0, '2027-10-03T02:45'],
  ['Africa/Cairo', '2027-04-30T00:40', 0, '2027-04-30T01:40'],
  // Twice: the first, if nothing else is said.
  ['America/New_York', '2027-11-07T01:10', 60, '2027-11-07T01:10'],
  ['Australia/Lord_Howe', '2027-04-04T01:45', 30, '2027-04-04T01:45'],
])('in %s, %s is there twice %i minutes apart, or becomes %s', async (zone, text, apart, used) => {
  const dates = await inZone(zone);
  const [first = 0, second] = dates.momentsOf(dates.typedWall(text));
  expect(dates.toLocalInput(dates.fromLocalInput(text))).toBe(used);
  expect(second === undefined ? 0 : (second - first) / 60_000).toBe(apart);
  const [day = '', clock = ''] = text.split('T');
  const chosen = dates.localInput(day, clock, true);
  expect(dates.fromLocalInput(chosen)).toBe(second ?? dates.fromLocalInput(used));
});

it.each(['chosen', 'reported'])(
  'a year that is still being typed is no time, in a zone that is %s',
  async (how) => {
    const { fromLocalInput, momentsOf, typedWall } = await inZone('Europe/Berlin', how);
    for (const year of ['0002', '0020', '0202']) {
      expect(fromLocalInput(`${year}-11-28T20:00`)).toBeNaN();
      expect(momentsOf(typedWall(`${year}-11-28T20:00`))).toEqual([]);
    }
  },
);
