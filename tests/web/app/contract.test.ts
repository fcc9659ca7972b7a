import { describe, expect, it } from 'vitest';

import { AdminGamePatch } from '../../../worker/contract/admin-game.ts';
import { AdminUserPatch } from '../../../worker/contract/admin-user.ts';
import { AbsencePatch, AgainCreate } from '../../../worker/contract/afterwards.ts';
import { ApplicationPatch, ApplicationQuery } from '../../../worker/contract/application.ts';
import { AuditFilters } from '../../../worker/contract/audit.ts';
import * as bounds from '../../../worker/contract/bounds.ts';
import { OnePage } from '../../../worker/contract/collection.ts';
import { Language } from '../../../worker/contract/language.ts';
import { acceptedLocale, directionOf, localeOf } from '../../../worker/contract/locales.ts';
import { MediaPatch, UploadCreate } from '../../../worker/contract/media.ts';
import { MessageCreate, MessageQuery, MessageRead } from '../../../worker/contract/message.ts';
import { noticeTarget } from '../../../worker/contract/notice-target.ts';
import { NotificationSettingsPatch } from '../../../worker/contract/notification-settings.ts';
import { CHANNEL_DEFAULTS } from '../../../worker/contract/notification.ts';
import { readTopic, topicOf } from '../../../worker/contract/presence.ts';
import { PROOF_LASTS_MS } from '../../../worker/contract/proof.ts';
import { IdText, Iri, MessageIri, OwnerIri, iriOf } from '../../../worker/contract/reference.ts';
import { reportKind } from '../../../worker/contract/report-vocabulary.ts';
import { AdminReportPatch, ReportCreate } from '../../../worker/contract/report.ts';
import { SavedSearchCreate } from '../../../worker/contract/saved-search.ts';
import { Repeats, SeriesPatch } from '../../../worker/contract/series.ts';
import { SessionQuery } from '../../../worker/contract/session-query.ts';
import { SessionCreate, SessionPatch } from '../../../worker/contract/session.ts';
import { DAY_MS } from '../../../worker/contract/time.ts';
import { TimeOfDay, Zone } from '../../../worker/contract/zone.ts';
import { expectRefused, expectTaken, game, list, session, sessionWith, x } from './schemas.ts';

/** What the schemas of other requests accept, at their bounds and one beyond. */

const user = (at: number) => `/api/users/${at + 1}`;

const category = (at: number) => `/api/categories/${at + 1}`;
const role = (name: string, seats: number) => ({ name, seats });
const saved = (filters: string) => ({ name: 'Mine', filters });
const quiet = (from: string, to: string) => ({ quietHours: { from, to } });

const pageOf = (kind: Parameters<typeof noticeTarget>[0]['kind'], over: object) =>
  noticeTarget({ kind, session: null, actor: null, ...over });
/** The topics that a channel sends by default. */
const defaultsOf = (channel: 'push' | 'email') =>
  Object.entries(CHANNEL_DEFAULTS)
    .filter(([, on]) => on[channel])
    .map(([topic]) => topic);

describe('a session', () => {
  it('has bounds', () => {
    expectTaken(
      SessionCreate,
      session,
      sessionWith({ games: list(5, game) }),
      sessionWith({ durationMinutes: 1440, seats: 100 }),
      sessionWith({ startsAt: undefined, playNow: true }),
      sessionWith({ seats: 3, roles: [role('Tank', 1), role('Healer', 1)] }),
      sessionWith({ seats: 100, roles: [role('Tank', 99)] }),
      sessionWith({ seats: 100, roles: list(8, (at) => role(`R${at}`, 1)) }),
    );
    expectRefused(
      SessionCreate,
      sessionWith({ games: [] }),
      sessionWith({ games: list(6, game) }),
      sessionWith({ games: [game(0), game(0)] }),
      sessionWith({ platforms: [] }),
      sessionWith({ durationMinutes: 14 }),
      sessionWith({ durationMinutes: 1441 }),
      sessionWith({ seats: 1 }),
      sessionWith({ seats: 101 }),
      sessionWith({ startsAt: undefined }),
      sessionWith({ seats: 2, roles: [role('Tank', 1), role('Healer', 1)] }),
      sessionWith({ seats: 9, roles: [role('Tank', 0)] }),
      sessionWith({ seats: 9, roles: [role(' ', 1)] }),
      sessionWith({ seats: 9, roles: [role('Tank', 1), role('ｔａｎｋ', 1)] }),
      sessionWith({ seats: 100, roles: list(9, (at) => role(`R${at}`, 1)) }),
    );
    expect(
      SessionCreate.parse(sessionWith({ platforms: ['xbox', 'pc', 'xbox'] })).platforms,
    ).toHaveLength(2);
    expect(SessionCreate.parse(session)).toMatchObject({
      microphone: false,
      adultsOnly: false,
      membersInvite: false,
      playNow: false,
      visibility: 'public',
    });
  });

  it('is cancelled with a reason', () => {
    for (const schema of [SessionPatch, SeriesPatch]) {
      const from = '/api/sessions/1';
      expectTaken(schema, { from, seats: 3 }, { from, status: 'cancelled', cancelReason: 'Ill' });
      expectRefused(
        schema,
        { from, status: 'cancelled' },
        { from, status: 'cancelled', cancelReason: ' ' },
      );
      const roles = [{ name: 'Tank', seats: 2 }];
      expectRefused(
        schema,
        { from, seats: 2, roles, hostRole: null },
        { from, roles, hostRole: 'Bard' },
      );
      // Whether the host has a role is known to the server alone.
      expectTaken(schema, { from, seats: 2, roles, hostRole: 'Tank' }, { from, seats: 2, roles });
    }
    expectTaken(SessionPatch, { revision: 0 });
    expectRefused(SessionPatch, { revision: -1 });
  });

  it('is searched for by words and a range of days', () => {
    const [early, late] = ['2026-11-24T20:00:00Z', '2026-11-25T20:00:00Z'];
    expectTaken(SessionQuery, { q: x(200) }, { from: early, to: late }, { from: late, to: late });
    expectTaken(SessionQuery, { from: late }, { to: early });
    expectRefused(SessionQuery, { q: x(201) }, { from: late, to: early }, { from: 'tomorrow' });
    expectRefused(SessionQuery, { platform: 'amiga' }, { region: 'atlantis' }, { language: '!!' });
    expectRefused(SessionQuery, { level: 'godlike' }, { open: 'maybe' }, { sort: 'random' });
    expectRefused(SessionQuery, { game: '0' }, { game: '1.5' }, { to: '2026-13-01T00:00:00Z' });
    expect(['0', '1', 'true', 'false'].map((open) => SessionQuery.parse({ open }).open)).toEqual([
      false,
      true,
      true,
      false,
    ]);
    expectTaken(SavedSearchCreate, saved('platform=pc'), saved(''));
    expectRefused(SavedSearchCreate, saved('platform=amiga'), saved(`q=${x(1_999)}`));
    expectTaken(OnePage, {}, { itemsPerPage: '1' }, { itemsPerPage: '60' });
    expectRefused(OnePage, { itemsPerPage: '0' }, { itemsPerPage: '61' });
  });

  it('repeats for a year at most', () => {
    const rule = { zone: 'UTC', time: '20:00', weekdays: ['monday'], everyWeeks: 1 };
    const until = (day: string, over: object = {}) => ({
      ...rule,
      from: '2026-01-01',
      until: day,
      ...over,
    });
    expectTaken(
      Repeats,
      until('2026-01-01'),
      until('2026-12-31'),
      until('2026-02-01', { everyWeeks: 8 }),
    );
    expectRefused(Repeats, until('2025-12-31'), until('2027-01-01'));
    expectRefused(
      Repeats,
      until('2026-02-01', { everyWeeks: 0 }),
      until('2026-02-01', { everyWeeks: 9 }),
    );
    expectRefused(
      Repeats,
      until('2026-02-01', { weekdays: [] }),
      until('2026-02-01', { zone: 'Mars/Olympus' }),
      until('2026-02-01', { time: '25:00' }),
      { ...until(''), until: undefined },
    );
    const weekdays = ['friday', 'monday', 'friday'];
    expect(Repeats.parse(until('2026-02-01', { weekdays })).weekdays).toEqual(['monday', 'friday']);
  });
});

it('a change is one thing at a time', () => {
  const iri = '/api/sessions/1';
  expectTaken(ApplicationQuery, { session: iri }, { user: user(0) });
  expectRefused(ApplicationQuery, {}, { session: iri, user: user(0) });
  expectTaken(ApplicationPatch, { status: 'left' }, { answer: 'late' }, { role: null });
  expectRefused(ApplicationPatch, {}, { status: 'left', answer: 'late' }, { answer: 'no' });
  expectTaken(AbsencePatch, { contested: true }, { agreed: true });
  expectRefused(AbsencePatch, {}, { contested: true, agreed: true }, { agreed: false });
  const reason = 'Spam';
  const until = '2026-11-24T20:00:00Z';
  expectTaken(AdminUserPatch, { role: 'ROLE_USER', reason }, { status: 'banned', reason });
  expectTaken(AdminUserPatch, { status: 'suspended', until, reason });
  expectRefused(AdminUserPatch, { reason }, { role: 'ROLE_USER', status: 'banned', reason });
  expectRefused(AdminUserPatch, { status: 'banned' }, { status: 'banned', reason: ' ' });
  expectRefused(AdminUserPatch, { status: 'gone', reason }, { role: 'ROLE_KING', reason });
  expectRefused(
    AdminUserPatch,
    { status: 'suspended', reason },
    { status: 'banned', until, reason },
  );
  expectTaken(AdminGamePatch, { name: 'Go' }, { categories: [] }, { archived: true, reason });
  expectRefused(AdminGamePatch, {}, { archived: true }, { name: 'Go', archived: true, reason });
  expectRefused(AdminGamePatch, { categories: [], archived: false, reason });
  expectTaken(AdminGamePatch, { categories: list(8, category) });
  expectRefused(AdminGamePatch, { categories: list(9, category) });
  expectTaken(AdminReportPatch, { taken: false }, { decision: 'upheld', note: 'Yes' });
  expectRefused(
    AdminReportPatch,
    {},
    { decision: 'upheld' },
    { decision: 'upheld', note: ' ' },
    { decision: 'perhaps', note: 'Y' },
    { decision: 'upheld', note: 'Y', taken: true },
  );
  const about = '/api/users/1';
  expectTaken(ReportCreate, { about, reason: 'spam' }, { about, reason: 'other', text: 'This' });
  expectRefused(ReportCreate, { about, reason: 'other' }, { about, reason: 'dislike' });
  expectRefused(ReportCreate, { about, reason: 'spam', text: x(1_001) }, { about: 'users/1' });
  const from = '/api/sessions/1';
  expectTaken(AgainCreate, { from, users: [user(0)] }, { from, users: list(99, user) });
  expectRefused(AgainCreate, { from, users: [] }, { from, users: list(100, user) });
});

it('takes times of any zone', () => {
  const at = '2026-11-24T20:00:00+05:45';
  expectTaken(SessionCreate, { ...session, startsAt: at });
  expectTaken(SessionQuery, { from: at, to: at });
  expectTaken(AuditFilters, { from: at }, { to: at });
  expectTaken(AdminUserPatch, { status: 'suspended', until: at, reason: 'Spam' });
});

describe('a message, a file', () => {
  it('has bounds', () => {
    const nonce = 'abcdefgh';
    expectTaken(MessageCreate, { text: 'é\u0301\u0301\u0301', nonce }, { text: x(2_000), nonce });
    expectRefused(MessageCreate, { text: ' ', nonce }, { text: `e${'\u0301'.repeat(7)}`, nonce });
    expectRefused(MessageCreate, { text: x(2_001), nonce }, { text: 'a\uDC00b', nonce });
    expectTaken(MessageQuery, { q: x(100), after: '0' });
    expectRefused(MessageQuery, { q: ' ' }, { q: x(101) }, { after: '-1' }, { before: '1e300' });
    expectTaken(MessageRead, { number: 0 });
    expectRefused(MessageRead, { number: -1 });
    expectTaken(MediaPatch, { position: 0 }, { position: 24 });
    expectRefused(MediaPatch, { position: -1 }, { position: 25 });
    const owner = '/api/users/1';
    expectTaken(UploadCreate, { owner, bytes: 1 }, { owner, bytes: 95 * 2 ** 20 });
    expectRefused(UploadCreate, { owner, bytes: 0 }, { owner, bytes: 95 * 2 ** 20 + 1 });
  });

  it('has bounds in bytes and ms', () => {
    expect(bounds).toMatchObject({
      IMAGE_MAX_BYTES: 10 * 2 ** 20,
      VIDEO_MAX_BYTES: 95 * 2 ** 20,
      STILL_MAX_BYTES: 2 ** 20,
      PART_BYTES: 5 * 2 ** 20,
      PREVIEW_MAX_BYTES: 500 * 2 ** 10,
      IMPORT_MAX_BYTES: 2 ** 20,
      BODY_MAX_BYTES: 2 ** 16,
    });
    expect([DAY_MS, PROOF_LASTS_MS]).toEqual([86_400_000, 900_000]);
  });
});

it('an address of the API has a positive id of its collection', () => {
  expectTaken(IdText, '1', '999999999999999');
  expectRefused(IdText, '0', '-1', '01', '1.5', '1e3', '');
  expect(Iri('users').parse('/api/users/17')).toBe(17);
  expectRefused(Iri('users'), '/api/games/17', '/api/users/0', '/api/users/1/');
  for (const text of ['/api/users/7', '/api/sessions/8']) {
    expect(iriOf(OwnerIri.parse(text))).toBe(text);
  }
  expect(MessageIri.parse('/api/sessions/7/messages/3')).toEqual({
    room: { kind: 'session', id: 7 },
    number: 3,
  });
  expect(
    ['/api/users/7/messages/3', '/api/media/7', '/api/calls/7', '/api/games/7'].map(reportKind),
  ).toEqual(['messages', 'media', 'calls', 'users']);
  expect(readTopic(topicOf(7))).toBe(7);
  expect(['user/0', 'user/07', 'users/7', 'user/7/', ''].map(readTopic)).toEqual(
    list(5, () => null),
  );
});

describe('a language, a zone, a time', () => {
  it('is a real one', () => {
    expect(Language.parse('PT-br')).toBe('pt-BR');
    expectRefused(Language, '', 'nonsense language', 'e', x(36));
    expectTaken(Zone, 'Europe/Berlin', 'UTC');
    expectRefused(Zone, '+02:00', 'Nowhere/Land', '', `Europe/${x(60)}`);
    expectTaken(TimeOfDay, '00:00', '23:59');
    expectRefused(TimeOfDay, '24:00', '7:00', '12:60');
    expectTaken(NotificationSettingsPatch, quiet('22:00', '07:00'));
    expectRefused(NotificationSettingsPatch, quiet('22:00', '22:00'));
  });

  it('is the best that there is', () => {
    expect(['pt', 'PT-pt, en', 'xx, zh', 'de;q=0.5', undefined].map(acceptedLocale)).toEqual([
      'pt-BR',
      'pt-BR',
      'zh-Hans',
      'de',
      'en',
    ]);
    expect(['pt-BR', 'pt', null].map(localeOf)).toEqual(['pt-BR', 'en', 'en']);
    expect(['ar', 'he-IL', 'en', 'arn'].map(directionOf)).toEqual(['rtl', 'rtl', 'ltr', 'ltr']);
  });
});

it('leads from a notice to its page', () => {
  const at = { session: { id: 7 }, actor: { id: 3 } };
  expect(pageOf('session-changed', at)).toBe('/session/7');
  expect(pageOf('mentioned', at)).toBe('/session/7#room');
  expect(pageOf('session-taken-down', at)).toBeUndefined();
  expect(pageOf('marked-absent', { absence: 9, actor: { id: 3 } })).toBe('/session/9');
  expect(pageOf('friend-invited', { actor: { id: 3 } })).toBe('/detail/3');
  expect(pageOf('account-lifted', {})).toBeUndefined();
});

it('notifies of what someone has not chosen as its settings say', () => {
  const silent = new Set(['friends', 'matches']);
  const topics = Object.keys(CHANNEL_DEFAULTS);
  expect(defaultsOf('push')).toEqual(topics.filter((topic) => !silent.has(topic)));
  expect(defaultsOf('email')).toEqual(['seats', 'changes']);
});
