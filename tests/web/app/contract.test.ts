import { describe, expect, it } from 'vitest';
import type { z } from 'zod';

import {
  Credentials,
  Email,
  EmailConfirmation,
  ForgottenPassword,
  PasswordChange,
  RefreshRequest,
} from '../../../worker/contract/account.ts';
import { AdminGamePatch } from '../../../worker/contract/admin-game.ts';
import { AdminUserPatch } from '../../../worker/contract/admin-user.ts';
import { AbsencePatch, AgainCreate } from '../../../worker/contract/afterwards.ts';
import { ApplicationPatch, ApplicationQuery } from '../../../worker/contract/application.ts';
import { AuditFilters } from '../../../worker/contract/audit.ts';
import * as bounds from '../../../worker/contract/bounds.ts';
import { OnePage } from '../../../worker/contract/collection.ts';
import { PreferencesWrite } from '../../../worker/contract/game.ts';
import { countGraphemes, cutText } from '../../../worker/contract/graphemes.ts';
import { HoursWrite } from '../../../worker/contract/hours.ts';
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
import { SessionCreate, SessionPatch, SessionQuery } from '../../../worker/contract/session.ts';
import { ClientFrame } from '../../../worker/contract/socket.ts';
import { Line, Prose } from '../../../worker/contract/text.ts';
import { DAY_MS } from '../../../worker/contract/time.ts';
import { UserName, UserPatch, UserQuery } from '../../../worker/contract/user.ts';
import { isEasyToGuess } from '../../../worker/contract/weak-password.ts';
import { TimeOfDay, Zone } from '../../../worker/contract/zone.ts';
import { emailKey } from '../../../worker/core/email-key.ts';
import { mailboxOf } from '../../../worker/core/mailbox.ts';

/** What the schemas of requests accept, at their bounds and one beyond. */

const expectTaken = (schema: z.ZodType, ...values: unknown[]) => {
  for (const value of values) {
    const { success, error } = schema.safeParse(value);
    expect({ value, issues: error?.issues, success }).toMatchObject({ success: true });
  }
};
const expectRefused = (schema: z.ZodType, ...values: unknown[]) => {
  for (const value of values) {
    expect({ value, success: schema.safeParse(value).success }).toEqual({ value, success: false });
  }
};
const x = (length: number) => 'x'.repeat(length);
const list = <Item>(length: number, item: (at: number) => Item) =>
  Array.from({ length }, (_, at) => item(at));
const game = (at: number) => `/api/games/${at + 1}`;
const user = (at: number) => `/api/users/${at + 1}`;

const marks = (pairs: number) => `a${'\u0301\u0323'.repeat(pairs)}`;
const category = (at: number) => `/api/categories/${at + 1}`;
const userId = (at: number) => at + 1;
const withPassword = (password: string) => ({ password });
const gamertag = (platform: string) => ({ platform, tag: 'x', visibleTo: 'nobody' });
const role = (name: string, seats: number) => ({ name, seats });
const saved = (filters: string) => ({ name: 'Mine', filters });
const quiet = (from: string, to: string) => ({ quietHours: { from, to } });
const written = (text: string) => ({ text, nonce: 'abcdefgh' });
const frame = (event: string, data: object) => ({ event, data });

const pageOf = (kind: Parameters<typeof noticeTarget>[0]['kind'], over: object) =>
  noticeTarget({ kind, session: null, actor: null, ...over });

/** The topics that a channel sends by default. */
const defaultsOf = (channel: 'push' | 'email') =>
  Object.entries(CHANNEL_DEFAULTS)
    .filter(([, on]) => on[channel])
    .map(([topic]) => topic);

describe('a text', () => {
  it('of one line is trimmed, and has its bounds', () => {
    const name = Line(2, 5);
    expectTaken(name, 'ab', 'abcde', `  a  b  `, `a${' '.repeat(18)}b`);
    expectRefused(name, 'a', ' a ', 'abcdef', x(21), `a${' '.repeat(19)}b`);
    expect(name.parse('  a \n\t b ')).toBe('a b');
    expect(Line(1, 5).safeParse('').error?.issues[0]?.message).toBe('required');
    expect(name.safeParse('').error?.issues[0]?.message).toBe('tooShort');
  });

  it('is refused in one sentence, however much too long it is', () => {
    for (const text of [Line(2, 5), Prose(5)]) {
      for (const long of [x(6), x(21), x(60_000)]) {
        const messages = text.safeParse(long).error?.issues.map(({ message }) => message);
        expect(messages).toEqual(['tooLong']);
      }
    }
  });

  it('has as many accents on a character as any language', () => {
    for (const text of [Line(2, 99), Prose(99)]) {
      expectTaken(text, marks(15));
      expectRefused(text, marks(16));
    }
    expect(Prose(99).safeParse(marks(16)).error?.issues[0]?.message).toBe('tooManyAccents');
  });

  it('of several keeps its lines', () => {
    expectTaken(Prose(5), '', 'abcde', '  abcde  ');
    expectRefused(Prose(5), 'abcdef');
    expect(Prose(9).parse(' a\r\n\tb ')).toBe('a\n\tb');
  });

  it('loses what no one sees and what changes the text around it', () => {
    const text = Prose(99);
    for (const [first, last] of [
      [0x00, 0x08],
      [0x0e, 0x1f],
      [0x7f, 0x84],
      [0x86, 0x90],
      [0x98, 0x9f],
      [0x202a, 0x202e],
      [0x2066, 0x2069],
      [0xfeff, 0xfeff],
    ] as const) {
      for (const code of [first, last]) {
        const typed = `a${String.fromCodePoint(code)}b`;
        expect([typed, text.parse(typed)]).toEqual([typed, 'ab']);
      }
    }
    expectRefused(text, 'a\uD800b');
    for (const kept of ['a\tb\nc', 'a b~', 'a\u00A0b', 'a\u202Fb', 'a\u206Ab', '🎮', 'שלום']) {
      expect(text.parse(kept)).toBe(kept);
    }
    expect(text.parse('wasn\u0092t \u0093so\u0094 \u0096 far')).toBe('wasn’t “so” – far');
  });

  it('has line feeds for the line breaks of all systems, and in one line a space', () => {
    const typed = 'a\rb\r\nc\vd\fe\u0085f\u2028g\u2029h';
    expect(Prose(99).parse(typed)).toBe('a\nb\nc\nd\ne\nf\ng\nh');
    expect(Line(2, 99).parse(typed)).toBe('a b c d e f g h');
  });

  it('keeps isolates that are closed in their line', () => {
    const [right, auto, end] = ['\u2067', '\u2068', '\u2069'];
    for (const text of [Line(1, 99), Prose(99)]) {
      for (const kept of [`${auto}Lia${end} 🎲`, `${right}x ${auto}y${end} z${end}`]) {
        expect(text.parse(kept)).toBe(kept);
      }
      expect(text.parse(`${end}x${auto}y${end}${right}z`)).toBe(`x${auto}y${end}z`);
    }
    expect(Prose(99).parse(`${auto}x\ny${end}`)).toBe('x\ny');
  });

  it('is searched for without what no one sees', () => {
    const q = '\u202Aduo\u202C \uFEFFrun\u0000';
    for (const query of [SessionQuery, UserQuery, AuditFilters, MessageQuery]) {
      expect(query.parse({ q })).toMatchObject({ q: 'duo run' });
    }
    expectRefused(MessageQuery, { q: '\u202A \u202C' });
  });

  it('has as many marks as its script, and few that stack on any letter', () => {
    for (const text of ['लोोोोोोग', 'ดี้้้้้', 'ஓகேேேேேே', 'বাাাাাাবা', 'ကျွန်ုပ်', 'ཧྐྵྨླྺྼྻྂ', 'ه\u064E\u0651\u0670']) {
      expectTaken(MessageCreate, written(text));
    }
    const towers = [
      'o\u0336\u0489\u0321\u034F\u0358\u0361',
      'e\u0483\u20DD\u0331\u0483\u0332\u0333\u0310',
    ];
    for (const text of [...towers, `ก${'็'.repeat(11)}`])
      expectRefused(MessageCreate, written(text));
  });
});

describe('a cut', () => {
  it('never ends within a character', () => {
    const [family, flag] = ['👩‍👧', '🇺🇾'];
    expect(cutText('abc', 3)).toBe('abc');
    expect(cutText('abcd', 3)).toBe('abc');
    expect(cutText(`ab${family}`, 6)).toBe('ab');
    expect(cutText(`ab${family}c`, 7)).toBe(`ab${family}`);
    expect(cutText(`${flag}${flag}`, 6)).toBe(flag);
    expect(cutText('ne\u0301e', 2)).toBe('n');
    expect(cutText('', 3)).toBe('');
  });
});

describe('a name', () => {
  it('is as long as people count', () => {
    expect(['', 'né', 'ne\u0301', '👩‍👧🇺🇾', 'நி', '각'].map(countGraphemes)).toEqual([
      0, 2, 2, 2, 1, 1,
    ]);
    expectTaken(
      SessionCreate,
      named('将棋'),
      named('🏴‍☠️'.repeat(64)),
      named(x(80)),
      named('é'.normalize('NFD').repeat(80)),
    );
    expectRefused(SessionCreate, named('棋'), named('👩‍👧'), named(x(81)), named('👩‍👧'.repeat(65)));
    expectTaken(UserName, '将棋', '😀'.repeat(40), x(40), '👩‍👧'.repeat(32));
    expectRefused(UserName, '😀'.repeat(41), '👩‍👧'.repeat(33), '👩‍👧');
    const said = UserName.safeParse('👩‍👩‍👧‍👦'.repeat(200)).error?.issues.map(({ message }) => message);
    expect(said).toEqual(['tooLong']);
  });

  it('has something to see, which may be a flag or a keycap', () => {
    expectTaken(UserName, '🇺🇾🇺🇾', '*️⃣*️⃣', '0️⃣#️⃣', '🎲🎲', 'ни', '🏴󠁧󠁢󠁳󠁣󠁴󠁿🏴󠁧󠁢󠁳󠁣󠁴󠁿');
    expectRefused(UserName, '##', '**', '\u3164\u3164', '\u20E3\u20E3', '--');
  });
});

describe('an account', () => {
  it('has an email and a password of a certain length', () => {
    const long = `${x(60)}@${x(60)}.${x(60)}.${x(60)}.test`;
    expectTaken(Email, 'a@b.test', '  a@b.test ', long);
    expectRefused(Email, 'a', `a@${`${x(60)}.`.repeat(5)}test`);
    expectTaken(
      PasswordChange,
      withPassword('tin lamp 3'),
      withPassword('tin lamp rug '.repeat(19) + 'seven wet'),
    );
    expectRefused(
      PasswordChange,
      withPassword('tin lamp3'),
      withPassword(`${'tin lamp rug '.repeat(19)}seven wet!`),
    );
    expectRefused(PasswordChange, withPassword('password123'));
    const given = { email: x(254), password: x(256), trusted: x(100) };
    expectTaken(Credentials, given, { email: '', password: '' });
    expectRefused(Credentials, { ...given, email: x(255) }, { ...given, password: x(257) });
    expectRefused(Credentials, { ...given, trusted: x(101) });
    expectTaken(RefreshRequest, { refresh_token: x(200) });
    expectRefused(RefreshRequest, { refresh_token: x(201) });
    expectTaken(EmailConfirmation, { token: x(200) });
    expectRefused(EmailConfirmation, { token: x(201) });
    expectTaken(ForgottenPassword, { email: x(254) });
    expectRefused(ForgottenPassword, { email: x(255) });
  });

  it('has any email that a mail server could have', () => {
    for (const local of ['m&m', "d'arc", 'a=b', 'x/y', '{x}', 'a...b', 'end.', '.start']) {
      expect(Email.safeParse(`${local}@example.jp`)).toMatchObject({ success: true });
    }
    for (const [typed, address] of [
      ['mira@räksmörgås.example', 'mira@xn--rksmrgs-5wao1o.example'],
      ['mira@例え.テスト', 'mira@xn--r8jz45g.xn--zckzah'],
      ['mira@XN--R8JZ45G.xn--zckzah', 'mira@xn--r8jz45g.xn--zckzah'],
      ['\u202Amira\u200B@example.org\u202C', 'mira@example.org'],
      [' \uFEFFmira@exam\u00ADple.org\u00A0', 'mira@example.org'],
    ] as const) {
      expect(Email.parse(typed)).toBe(address);
    }
    expectRefused(
      Email,
      'a@b-.org',
      'a@-b.org',
      'a@b',
      'a@localhost',
      'a@b..org',
      'a@b.org.',
      '@b.org',
    );
    expectRefused(Email, 'a@127.0.0.1', 'a@１２７.１', 'a@é.org/x', 'a@é.org:25', 'b@c@é.org');
    expectRefused(Email, 'mü@example.org', 'a b@example.org', '"a"@example.org', `a@${x(64)}.org`);
  });

  it('is the same by either form of its email’s domain', () => {
    const keys = [
      'Mira@Räksmörgås.example',
      ' mira@xn--RKSMRGS-5wao1o.example ',
      'mira@räksmörgås。example',
    ];
    expect(new Set(keys.map(emailKey)).size).toBe(1);
    expect(new Set(keys.map(mailboxOf)).size).toBe(1);
    expect(emailKey('mira')).toBe('mira');
  });

  it('has a page of bounded lists, each once', () => {
    expectTaken(UserPatch, { languages: list(8, () => 'en') }, { platforms: ['pc', 'xbox'] });
    expectRefused(UserPatch, { languages: list(9, () => 'en') }, { platforms: ['pc', 'pc'] });
    expectTaken(UserPatch, { gamertags: [gamertag('pc'), gamertag('xbox')] }, { ofAge: true });
    expectRefused(UserPatch, { gamertags: [gamertag('pc'), gamertag('pc')] }, { ofAge: false });
    expectTaken(UserQuery, { q: x(200) });
    expectRefused(UserQuery, { q: x(201) });
    expect(['0', '1', 'true', 'false'].map((online) => UserQuery.parse({ online }).online)).toEqual(
      [false, true, true, false],
    );
    expectTaken(PreferencesWrite, { games: list(50, (at) => ({ game: game(at) })) });
    expectRefused(PreferencesWrite, { games: list(51, (at) => ({ game: game(at) })) });
    expectRefused(PreferencesWrite, { games: [{ game: game(1) }, { game: game(1) }] });
    expectTaken(HoursWrite, { zone: 'UTC', hours: list(168, (at) => at) });
    expectRefused(HoursWrite, { zone: 'UTC', hours: [-1] }, { zone: 'UTC', hours: [168] });
    expectRefused(HoursWrite, { zone: 'UTC', hours: [7, 7] });
  });

  it('says which password is easy to guess', () => {
    const easy = [
      'abcabcabcab',
      '1212121212',
      'qwertyuiop',
      '9876543210',
      'p@ssw0rd!!',
      'Summer2026!',
    ];
    easy.push('Mira12345678', 'eva 72951386', 'aaaa-aaaa-aaaa', 'qwer1234567', 'abcdabcdabcd');
    expect(easy.filter((password) => !isEasyToGuess(password, ['Mira', 'Eva']))).toEqual([]);
    const hard = ['correct horse', 'abcdeabcdf', 'tin lamp 3', 'al 72951386'];
    expect(hard.filter((password) => isEasyToGuess(password, ['al']))).toEqual([]);
  });
});

const session = {
  name: 'Run',
  games: [game(0)],
  platforms: ['pc'],
  region: 'europe',
  language: 'en',
  startsAt: '2026-11-24T20:00:00Z',
  durationMinutes: 15,
  seats: 2,
};

const sessionWith = (over: object) => ({ ...session, ...over });
const named = (name: string) => sessionWith({ name });

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
    expectRefused(SessionQuery, { q: x(201) }, { from: late, to: early });
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
    expectRefused(Repeats, until('2026-02-01', { weekdays: [] }));
    const weekdays = ['friday', 'monday', 'friday'];
    expect(Repeats.parse(until('2026-02-01', { weekdays })).weekdays).toEqual(['monday', 'friday']);
  });
});

describe('a change', () => {
  it('is one thing at a time', () => {
    const iri = '/api/sessions/1';
    expectTaken(ApplicationQuery, { session: iri }, { user: user(0) });
    expectRefused(ApplicationQuery, {}, { session: iri, user: user(0) });
    expectTaken(ApplicationPatch, { status: 'left' }, { checkedIn: true }, { role: null });
    expectRefused(ApplicationPatch, {}, { status: 'left', checkedIn: true }, { checkedIn: false });
    expectTaken(AbsencePatch, { contested: true }, { agreed: true });
    expectRefused(AbsencePatch, {}, { contested: true, agreed: true }, { agreed: false });
    const reason = 'Spam';
    const until = '2026-11-24T20:00:00Z';
    expectTaken(AdminUserPatch, { role: 'ROLE_USER', reason }, { status: 'banned', reason });
    expectTaken(AdminUserPatch, { status: 'suspended', until, reason });
    expectRefused(AdminUserPatch, { reason }, { role: 'ROLE_USER', status: 'banned', reason });
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
      { decision: 'upheld', note: 'Y', taken: true },
    );
    const about = '/api/users/1';
    expectTaken(ReportCreate, { about, reason: 'spam' }, { about, reason: 'other', text: 'This' });
    expectRefused(ReportCreate, { about, reason: 'other' });
    const from = '/api/sessions/1';
    expectTaken(AgainCreate, { from, users: [user(0)] }, { from, users: list(99, user) });
    expectRefused(AgainCreate, { from, users: [] }, { from, users: list(100, user) });
  });
});

it('takes times of any zone', () => {
  const at = '2026-11-24T20:00:00+05:45';
  expectTaken(SessionCreate, { ...session, startsAt: at });
  expectTaken(SessionQuery, { from: at, to: at });
  expectTaken(AuditFilters, { from: at }, { to: at });
  expectTaken(AdminUserPatch, { status: 'suspended', until: at, reason: 'Spam' });
});

describe('a frame of a call', () => {
  const call = crypto.randomUUID();

  it('rings at most as many as fit', () => {
    const media = 'audio';
    expectTaken(
      ClientFrame,
      frame('call', { to: [1], media }),
      frame('call', { to: list(7, userId), media }),
    );
    expectRefused(
      ClientFrame,
      frame('call', { to: [], media }),
      frame('call', { to: list(8, userId), media }),
    );
    expectRefused(ClientFrame, frame('call', { to: [0], media }));
  });

  it('signals what a browser can have to say', () => {
    const to = crypto.randomUUID();
    const signal = (over: object) => frame('signal', { call, to, ...over });
    const offer = (sdp: string) => signal({ description: { type: 'offer', sdp } });
    const candidate = (over: object) => signal({ candidate: { candidate: 'x', ...over } });
    expectTaken(
      ClientFrame,
      offer(''),
      offer(x(48 * 1024)),
      signal({ description: { type: 'rollback' } }),
    );
    expectRefused(ClientFrame, offer(x(48 * 1024 + 1)));
    expectTaken(
      ClientFrame,
      candidate({ candidate: '', sdpMid: null, sdpMLineIndex: 0 }),
      candidate({ candidate: x(2048), sdpMid: x(64), sdpMLineIndex: 255 }),
      signal({ link: x(80), candidate: { candidate: '', usernameFragment: x(256) } }),
    );
    expectRefused(
      ClientFrame,
      candidate({ candidate: x(2049) }),
      candidate({ sdpMid: x(65) }),
      candidate({ sdpMLineIndex: -1 }),
      candidate({ sdpMLineIndex: 256 }),
      candidate({ usernameFragment: x(257) }),
      signal({ link: x(81), candidate: { candidate: '' } }),
    );
  });
});

describe('a message, a file', () => {
  it('has bounds', () => {
    const nonce = 'abcdefgh';
    expectTaken(MessageCreate, { text: 'é\u0301\u0301\u0301', nonce }, { text: x(2_000), nonce });
    expectRefused(MessageCreate, { text: ' ', nonce }, { text: `e${'\u0301'.repeat(7)}`, nonce });
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

  it('has as many bytes as the README says', () => {
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

describe('an address of the API', () => {
  it('has a positive id of its collection', () => {
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
