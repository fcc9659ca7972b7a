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
  putOver,
  rulesBroken,
  startOf,
} from '../../../web/sessions/editor/draft.ts';
import { againOf, playedAgain } from '../../../web/sessions/editor/played-again.ts';
import { sessions } from '../../../web/words/made/en/sessions.ts';

const NOW = new Date(2026, 10, 20, 15, 10).getTime();
const HOUR_MS = 60 * 60 * 1000;
const GAME = { id: 7, name: 'Portal 2' };

const draft = (over: Partial<Draft> = {}): Draft => ({
  ...newDraft(null, [GAME], NOW),
  name: 'Testing begins',
  platforms: ['pc'],
  ...over,
});

const broken = (over: Partial<Draft>, before: Draft | null = null, taken = 1) =>
  rulesBroken(draft(over), before, NOW, taken);

describe('a new draft', () => {
  it.each([
    [15, 20],
    [18, 20],
    [19, 21],
    [23, 25],
  ])('at %i o’clock proposes to start at %i', (hour, start) => {
    const now = new Date(2026, 10, 20, hour, 10).getTime();
    expect(startOf(newDraft(null, [], now))).toBe(new Date(2026, 10, 20, start).getTime());
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
    const at = (others: Busy[]) => {
      const again = againOf({ from: 1, people: [], past, now: NOW, busy: others });
      return [again.times, playedAgain(past, again).start];
    };
    const evenings = '2026-11-20T20:00';
    const nextWeek = '2026-11-25T19:00';
    expect(at([])).toEqual([{ nextWeek, evening: evenings }, nextWeek]);
    expect(at([busy(25, 20, 1)])).toEqual([{ nextWeek: null, evening: evenings }, evenings]);
    const later = '2026-11-21T20:00';
    expect(at([busy(25, 18, 2), busy(20, 21, 1)])).toEqual([
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

describe('rules', () => {
  it('lets a whole draft pass', () => {
    expect(broken({})).toEqual({});
  });

  it('names every field that is wrong', () => {
    const wrong = { name: ' a ', games: [], platforms: [], start: '', seats: '1.5' };
    expect(Object.keys(broken(wrong)).toSorted()).toEqual([
      'games',
      'name',
      'platforms',
      'seats',
      'startsAt',
    ]);
  });

  it('takes a past start only where it stays what it was, or where one plays now', () => {
    const start = '2026-11-20T14:00';
    expect(broken({ start })).toEqual({ startsAt: sessions.rules.startPast });
    expect(broken({ start }, draft({ start }))).toEqual({});
    expect(broken({ start, playNow: true })).toEqual({});
    expect(startOf(draft({ start }))).toBe(NOW - HOUR_MS - 10 * 60_000);
  });

  it('keeps the seats that are taken', () => {
    expect(broken({ seats: '3' }, null, 4)).toEqual({ seats: sessions.rules.seatsTaken(4) });
    expect(broken({ seats: '101' })).toEqual({
      seats: sessions.rules.seats({ least: 2, most: 100 }),
    });
    expect(broken({ seats: '' })).toHaveProperty('seats');
  });
});
