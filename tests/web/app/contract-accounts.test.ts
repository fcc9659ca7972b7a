import { describe, expect, it } from 'vitest';

import {
  Credentials,
  Email,
  EmailConfirmation,
  ForgottenPassword,
  PasswordChange,
  RefreshRequest,
  Registration,
} from '../../../worker/contract/account.ts';
import { GAMERTAG_MAX } from '../../../worker/contract/bounds.ts';
import { PreferencesWrite } from '../../../worker/contract/game.ts';
import { HoursWrite } from '../../../worker/contract/hours.ts';
import { UserPatch, UserQuery } from '../../../worker/contract/user.ts';
import { isEasyToGuess } from '../../../worker/contract/weak-password.ts';
import { emailKey } from '../../../worker/core/email-key.ts';
import { mailboxOf } from '../../../worker/core/mailbox.ts';
import { expectRefused, expectTaken, game, list, x } from './schemas.ts';

/** What the schemas of requests about accounts accept, at their bounds and one beyond. */

const withPassword = (password: string) => ({ password });
const gamertag = (platform: string, tag = 'x', visibleTo = 'nobody') => ({
  gamertags: [{ platform, tag, visibleTo }],
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
    const account = { name: 'Mira', email: 'a@b.test', password: 'tin lamp 3', acceptTerms: true };
    expectTaken(Registration, account, { ...account, name: x(40) }, { ...account, name: 'شاهين' });
    expectRefused(Registration, { ...account, name: 'x' }, { ...account, name: x(41) });
    expectRefused(Registration, { ...account, name: 'a\uD83Db' }, { ...account, name: 7 });
    expectRefused(Registration, { ...account, acceptTerms: false });
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
    const [tag] = gamertag('pc').gamertags;
    expectTaken(UserPatch, { gamertags: [tag, { ...tag, platform: 'xbox' }] }, { ofAge: true });
    expectRefused(UserPatch, { gamertags: [tag, tag] }, { ofAge: false });
    expectTaken(UserPatch, gamertag('pc', x(GAMERTAG_MAX)));
    expectRefused(UserPatch, gamertag('pc', ' '), gamertag('pc', x(GAMERTAG_MAX + 1)));
    expectRefused(UserPatch, gamertag('pc', '\u202E'), gamertag('abacus'));
    expectRefused(UserPatch, gamertag('pc', 'x', 'enemies'), { locale: 'xx' });
    expectRefused(UserQuery, { region: 'atlantis' }, { language: '%' }, { online: 'yes' });
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
