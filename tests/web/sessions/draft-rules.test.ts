import { describe, expect, it } from 'vitest';

import {
  type Busy,
  freeEvening,
  newDraft,
  regionOf,
  repeated,
} from '../../../web/sessions/editor/defaults.ts';
import {
  type Draft,
  bodyOf,
  changesOf,
  followingChangesOf,
  mended,
  putOver,
  rulesBroken,
  seatsForAny,
  seriesBodyOf,
  startOf,
} from '../../../web/sessions/editor/draft.ts';
import { againOf, playedAgain } from '../../../web/sessions/editor/played-again.ts';
import { NO_SERIES } from '../../../web/sessions/series/draft-series.ts';
import { seats as seatWords } from '../../../web/words/made/en/seats.ts';
import { sessions } from '../../../web/words/made/en/sessions.ts';

const at = (hour: number, minute: number) => new Date(2026, 10, 20, hour, minute).getTime();
const NOW = at(15, 10);
const draft = (over: Partial<Draft> = {}): Draft => ({
  ...newDraft(null, [{ id: 7, name: 'Portal 2' }], NOW),
  name: 'Testing begins',
  platforms: ['pc'],
  ...over,
});
const broken = (over: Partial<Draft>, taken = 1, before: Draft | null = null) =>
  rulesBroken(draft(over), before, NOW, taken);

const role = (name: string, seats: string) => ({ name, seats });

describe('a new draft', () => {
  it('has the one game that its host plays, and none where there are several', () => {
    const games = [
      { id: 1, name: 'Chess' },
      { id: 2, name: 'Go' },
    ];
    expect(newDraft(null, games.slice(0, 1), NOW).games).toEqual(games.slice(0, 1));
    expect(newDraft(null, games, NOW).games).toEqual([]);
  });

  it('is public, casual, for two hours and four, with nothing chosen that its host must choose', () => {
    expect(newDraft(null, [], NOW)).toMatchObject({
      name: '',
      platforms: [],
      microphone: false,
      adultsOnly: false,
      playNow: false,
      durationMinutes: 120,
      seats: '4',
      visibility: 'public',
      membersInvite: false,
      instant: 'nobody',
      series: { repeats: false, following: false, everyWeeks: 1 },
    });
  });

  it('starts this evening only if that is more than an hour away', () => {
    expect(startOf(newDraft(null, [], at(18, 59)))).toBe(at(20, 0));
    expect(startOf(newDraft(null, [], at(19, 0)))).toBe(at(21, 0));
    expect(startOf(newDraft(null, [], at(23, 10)))).toBe(at(25, 0));
  });

  it.each([
    ['Europe/Berlin', 'europe'],
    ['America/Chicago', 'north-america'],
    ['America/Argentina/Buenos_Aires', 'south-america'],
    ['Asia/Tokyo', 'asia'],
    ['Asia/Dubai', 'middle-east'],
    ['Australia/Perth', 'oceania'],
    ['Africa/Lagos', 'africa'],
    ['UTC', 'europe'],
  ])('takes %s for %s', (zone, region) => {
    expect(regionOf(zone)).toBe(region);
  });

  it('repeats a session at another time, all else as it was', () => {
    const past = draft({ start: '2025-01-01T10:00', seats: '9' });
    expect(repeated(past, NOW)).toEqual({ ...past, start: draft().start });
  });
});

const evening = (day: number, hour = 20) => new Date(2026, 10, day, hour).getTime();

const busy = (day: number, hour: number, hours: number): Busy => ({
  from: evening(day, hour),
  until: evening(day, hour + hours),
});

describe('a session that is played again', () => {
  it.each([
    ['nothing', [], 20],
    ['a session at that time', [busy(20, 20, 1)], 21],
    ['one that ends in it', [busy(20, 19, 2)], 21],
    ['one that starts in it', [busy(20, 21, 3)], 21],
    ['one around it', [busy(20, 12, 12)], 21],
    ['one right before and one right after', [busy(20, 18, 2), busy(20, 22, 2)], 20],
    ['three evenings', [busy(22, 20, 2), busy(20, 20, 2), busy(21, 20, 2)], 23],
  ])('is proposed for the first free evening beside %s', (_, others, day) => {
    expect(freeEvening(NOW, 120, others)).toBe(evening(day));
  });

  it('takes tomorrow if this evening is too close, and the next one if none is free', () => {
    const late = evening(20, 19) + 10 * 60_000;
    expect(freeEvening(late, 120, [])).toBe(evening(21));
    const always = [{ from: 0, until: Number.MAX_SAFE_INTEGER }];
    expect(freeEvening(NOW, 120, always)).toBe(evening(20));
  });

  it('is set to the same time next week, unless there is another session then', () => {
    const past = draft({ start: '2026-11-18T19:00', durationMinutes: 90 });
    const proposed = (others: Busy[]) => {
      const again = againOf({ from: 1, people: [], past, now: NOW, busy: others });
      return [again.times, playedAgain(past, again).start];
    };
    const evenings = '2026-11-20T20:00';
    const nextWeek = '2026-11-25T19:00';
    expect(proposed([])).toEqual([{ nextWeek, evening: evenings }, nextWeek]);
    expect(proposed([busy(25, 20, 1)])).toEqual([{ nextWeek: null, evening: evenings }, evenings]);
    const later = '2026-11-21T20:00';
    expect(proposed([busy(25, 18, 2), busy(20, 21, 1)])).toEqual([
      { nextWeek: null, evening: later },
      later,
    ]);
  });

  it('starts a new or copied one when its host is in no other, too', () => {
    const taken = [busy(20, 20, 2)];
    expect(startOf(newDraft(null, [], NOW, taken))).toBe(evening(21));
    expect(startOf(repeated(draft(), NOW, taken))).toBe(evening(21));
  });
});

describe('what is sent', () => {
  it('is what the API takes', () => {
    const { games, seats, startsAt } = { startsAt: '', ...bodyOf(draft({ seats: '12' })) };
    expect({ games, seats, startsAt }).toEqual({
      games: ['/api/games/7'],
      seats: 12,
      startsAt: new Date(2026, 10, 20, 20).toISOString(),
    });
    expect(bodyOf(draft({ playNow: true, start: '' }))).not.toHaveProperty('startsAt');
  });

  it('of an edited session is what has changed, and nothing else', () => {
    const before = draft();
    expect(changesOf(before, before)).toEqual({});
    expect(changesOf({ ...before, name: 'Other', games: [] }, before)).toEqual({
      name: 'Other',
      games: [],
    });
  });
});

it('a session that has become another while one typed keeps what was typed, and takes the rest as it is now', () => {
  const before = draft({ seats: '4' });
  const typed = { ...before, name: 'Mine', platforms: [] };
  const now = { ...before, name: 'Theirs', seats: '9', games: [{ id: 8, name: 'Chess' }] };
  expect(putOver(typed, before, now)).toEqual({ ...now, name: 'Mine', platforms: [] });
  expect(putOver(before, before, now)).toEqual(now);
});

describe('roles', () => {
  const { rules } = seatWords;

  it.each([
    ['seats for all but the host', [role('Tank', '1'), role('Healer', '2')], undefined],
    ['one seat too many', [role('Tank', '2'), role('Healer', '2')], rules.tooMany],
    ['no name', [role('Tank', '1'), role(' ', '1')], rules.roleName],
    ['the same name twice', [role('Tank', '1'), role(' tank ', '1')], rules.roleTwice],
    ['no seat', [role('Tank', '0')], rules.roleSeats],
    ['half a seat', [role('Tank', '1.5')], rules.roleSeats],
    ['less than no seat', [role('Tank', '-1')], rules.roleSeats],
    ['one without a number among others', [role('Tank', ''), role('Healer', '1')], rules.roleSeats],
  ])('with %s: %j are answered with %j', (_, roles, words) => {
    expect(broken({ seats: '4', roles })['roles']).toBe(words);
  });

  it('leave the other seats to any role, but for the host’s', () => {
    const roles = [role('Tank', '1'), role('Healer', '2')];
    expect(seatsForAny({ seats: '6', roles, hostRole: '' })).toBe(2);
    // A host with a role has one of its seats.
    expect(seatsForAny({ seats: '6', roles, hostRole: 'Tank' })).toBe(3);
  });

  it('may take all seats if one is the host’s', () => {
    const roles = [role('Tank', '2'), role('Healer', '2')];
    expect(broken({ seats: '4', roles, hostRole: 'Tank' })['roles']).toBe(undefined);
    const body = bodyOf(draft({ roles, hostRole: 'Tank' }));
    expect([body.hostRole, bodyOf(draft({ roles, hostRole: 'Bard' })).hostRole]).toEqual([
      'Tank',
      null,
    ]);
  });

  it('are sent without spaces around their names', () => {
    expect(bodyOf(draft({ roles: [role(' Tank ', '2')] })).roles).toEqual([
      { name: 'Tank', seats: 2 },
    ]);
  });
});

describe('the seats and the start', () => {
  const refused = sessions.rules.seats({ least: 2, most: 100 });

  it.each([
    ['1', refused],
    ['2', undefined],
    ['100', undefined],
    ['101', refused],
    ['2.5', refused],
    ['', refused],
  ])('%s seats are answered with %j', (seats, words) => {
    expect(broken({ seats })['seats']).toBe(words);
  });

  it('may be as many as are taken', () => {
    expect(broken({ seats: '4' }, 4)).toEqual({});
    expect(broken({ seats: '3' }, 4)).toEqual({ seats: sessions.rules.seatsTaken(4) });
  });

  it('may be in the minute that runs, and not in the one before', () => {
    expect(broken({ start: '2026-11-20T15:10' })).toEqual({});
    expect(broken({ start: '2026-11-20T15:09' })).toEqual({});
    expect(broken({ start: '2026-11-20T15:08' })).toHaveProperty('startsAt');
    expect(broken({ start: '' })).toEqual({ startsAt: sessions.rules.startMissing });
    expect(broken({ start: '', playNow: true })).toEqual({});
  });

  it('may be in the past only if the start stays what it was, or one plays now', () => {
    const start = '2026-11-20T14:00';
    expect(broken({ start })).toEqual({ startsAt: sessions.rules.startPast });
    expect(broken({ start }, 1, draft({ start }))).toEqual({});
    expect(broken({ start, playNow: true })).toEqual({});
    expect(startOf(draft({ start }))).toBe(at(14, 0));
  });
});

it('a draft names every field that is wrong, and a name of spaces is none', () => {
  const wrong = { name: ' a ', games: [], platforms: [], start: '', seats: '1.5' };
  expect(Object.keys(broken(wrong)).toSorted()).toEqual([
    'games',
    'name',
    'platforms',
    'seats',
    'startsAt',
  ]);
  expect(broken({ name: '   ' })).toHaveProperty('name');
});

describe('a change to all sessions that follow', () => {
  const series = { ...NO_SERIES, repeats: true, until: '2027-01-15' };

  it('sends the rule only where that changes, and never a single start', () => {
    const before = draft({ series });
    expect(followingChangesOf({ ...before, name: 'Other' }, before)).toEqual({ name: 'Other' });
    const later = { ...before, start: '2026-11-20T21:00' };
    expect(followingChangesOf(later, before)).toEqual({
      repeats: { ...seriesBodyOf(before).repeats, time: '21:00' },
    });
  });
});

const lastDay = (over: Partial<Draft['series']> = {}, playNow = false): Partial<Draft> => ({
  series: { ...NO_SERIES, repeats: true, until: '2026-11-19', ...over },
  playNow,
});

describe('the last day of a series', () => {
  const until = { 'repeats.until': sessions.series.editor.untilEarly };

  it.each([
    ['a new series', lastDay(), null, until],
    ['a new session that plays now', lastDay({}, true), null, {}],
    ['a new session that doesn’t repeat', lastDay({ repeats: false }), null, {}],
    ['a change to one session', lastDay(), draft(), {}],
    ['a change to those that follow, too', lastDay({ following: true }), draft(), until],
  ])('counts where the rule is sent: %s', (_, over, before, words) => {
    expect(broken(over, 1, before)).toEqual(words);
  });
});

describe('a field that was refused', () => {
  const start = '2100-01-01T20:00';

  it('is no longer marked once it was changed to something valid', () => {
    expect(mended(draft({ start }), { name: 'Testing begins' }, null)).toEqual(['name']);
    expect(mended(draft({ start, name: '' }), { name: '' }, null)).toEqual([]);
    expect(mended(draft({ start, seats: '4' }), { seats: '4' }, null, 5)).toEqual([]);
  });

  it('is that of the start under every name it has, and of the series', () => {
    const from = ['startsAt', 'repeats.from', 'repeats.time'];
    expect(mended(draft({ start }), { start }, null)).toEqual([...from, 'repeats.until']);
    const rule = ['repeats.until', 'repeats.weekdays', 'repeats.everyWeeks'];
    expect(mended(draft({ playNow: true }), { playNow: true }, null)).toEqual([...from, ...rule]);
    expect(mended(draft({ start }), { series: NO_SERIES }, null)).toEqual(rule);
  });
});
