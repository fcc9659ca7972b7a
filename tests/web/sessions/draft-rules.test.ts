import { describe, expect, it } from 'vitest';

import { newDraft } from '../../../web/sessions/editor/defaults.ts';
import {
  type Draft,
  bodyOf,
  followingChangesOf,
  mended,
  rulesBroken,
  seatsForAny,
  seriesBodyOf,
  startOf,
} from '../../../web/sessions/editor/draft.ts';
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
const broken = (over: Partial<Draft>, taken = 1) => rulesBroken(draft(over), null, NOW, taken);

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
  });
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
  ])('%s seats are answered with %j', (seats, words) => {
    expect(broken({ seats })['seats']).toBe(words);
  });

  it('may be as many as are taken', () => {
    expect(broken({ seats: '4' }, 4)).toEqual({});
    expect(broken({ seats: '3' }, 4)).toHaveProperty('seats');
  });

  it('may be in the minute that runs, and not in the one before', () => {
    expect(broken({ start: '2026-11-20T15:10' })).toEqual({});
    expect(broken({ start: '2026-11-20T15:09' })).toEqual({});
    expect(broken({ start: '2026-11-20T15:08' })).toHaveProperty('startsAt');
    expect(broken({ start: '' })).toEqual({ startsAt: sessions.rules.startMissing });
    expect(broken({ start: '', playNow: true })).toEqual({});
  });

  it('of a name of spaces is nothing', () => {
    expect(broken({ name: '   ' })).toHaveProperty('name');
  });
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
    expect(mended(draft({ playNow: true }), { playNow: true }, null)).toEqual(from);
    expect(mended(draft({ start }), { series: NO_SERIES }, null)).toEqual([
      'repeats.until',
      'repeats.weekdays',
      'repeats.everyWeeks',
    ]);
  });
});
