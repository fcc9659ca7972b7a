import { beforeEach, describe, expect, it } from 'vitest';

import { hashRecoveryCode } from '../../../worker/accounts/codes.ts';
import { CurrentUser, TokenPair } from '../../../worker/contract/account.ts';
import { CalendarFeed } from '../../../worker/contract/calendar-feed.ts';
import { DecisionList } from '../../../worker/contract/decision.ts';
import { DeviceList } from '../../../worker/contract/device.ts';
import { PasskeyRequest, WaysIn } from '../../../worker/contract/passkey.ts';
import { Problem, Unauthenticated } from '../../../worker/contract/problem.ts';
import {
  Code,
  CodeNeeded,
  CodeTokens,
  RecoveryCodes,
} from '../../../worker/contract/second-factor.ts';
import { makeAuthenticator } from '../support/authenticator.ts';
import {
  expectDone,
  expectAnswer,
  expectRefused,
  get,
  getAs,
  post,
  send,
  statusesOf,
} from '../support/client.ts';
import { confirmAddress, mailTo, mailsTo, tokenOf } from '../support/mailbox.ts';
import { type Account, logIn, outdateProofs, register } from '../support/people.ts';
import { rows, sql } from '../support/sql.ts';
import {
  addPasskey,
  askForCode,
  codeOf,
  completeWithCode as complete,
  startCodes,
  turnCodesOn,
} from '../support/ways-in.ts';

const CHANGED = 'A way into your account has changed';

let mira: Account;
let secret: string;
let recovery: string[];

const codeAt = (secondsOff: number) => codeOf(secret, secondsOff);
const start = (who = mira) => startCodes(who);

async function turnOn() {
  ({ secret, recovery } = await turnCodesOn(mira));
}

const confirm = (ticket: string, code: string, who = mira) =>
  post('/api/second-factor', { ticket, code }, who.token);

const ask = () => askForCode(mira);

beforeEach(async () => {
  mira = await register();
});

describe('codes', () => {
  it('are asked for after the right password, once they are on', async () => {
    await confirmAddress(mira);
    await expectAnswer(logIn(mira), 200, TokenPair.strict());
    await turnOn();
    expect(new Set(recovery).size).toBe(10);
    await mailTo(mira.email, CHANGED);
    await expectAnswer(logIn(mira, { password: 'a guess' }), 401, Unauthenticated.strict());
    const tokens = await expectAnswer(complete(await ask(), codeAt(0)), 200, CodeTokens.strict());
    expect(tokens.trusted).toBeUndefined();
    await getAs(CurrentUser, '/api/currentuser', tokens.token);
    const { member } = await getAs(DeviceList, '/api/devices', tokens.token);
    expect(member[0]?.way).toBe('code');
  });

  it('come from a secret that the server made, once its first code is right', async () => {
    const ben = await register();
    const own = await start();
    expect(own.uri).toContain(`secret=${own.secret}`);
    secret = own.secret;
    await expectRefused(confirm(own.ticket, '000000'), 'code');
    await expectRefused(confirm(own.ticket, codeAt(0), ben), 'ticket');
    await expectRefused(confirm((await start(ben)).ticket, codeAt(0), ben), 'code');
    await expectAnswer(confirm(own.ticket, codeAt(0)), 201, RecoveryCodes);
    await expectAnswer(confirm(own.ticket, codeAt(0)), 409, Problem.strict());
  });

  it('work once, also of two at once, and so does a ticket', async () => {
    await turnOn();
    const [one, other] = [await ask(), await ask()];
    const both = await Promise.all([complete(one, codeAt(0)), complete(other, codeAt(0))]);
    expect(statusesOf(both)).toEqual([200, 422]);
    const used = both[0].status === 200 ? one : other;
    await expectRefused(complete(used, codeAt(30)), 'ticket');
    await expectRefused(complete(await ask(), codeAt(-30)), 'code');
    await expectAnswer(complete(await ask(), codeAt(30)), 200, CodeTokens);
  });

  it('can’t be guessed: fifty at once get five tries, and then the right one is too late', async () => {
    await turnOn();
    const ticket = await ask();
    const guesses = Array.from({ length: 50 }, () => complete(ticket, '000000'));
    const answers = await Promise.all(guesses);
    expect(answers.filter(({ status }) => status === 422)).toHaveLength(5);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(45);
    expect((await complete(await ask(), codeAt(0))).status).toBe(429);
    await expectAnswer(post('/api/proof', { code: codeAt(0) }, mira.token), 429, Problem.strict());
    // Recovery codes have no such limit, because they can't be guessed. So nobody can lock the owner out.
    await expectAnswer(complete(await ask(), recovery[0] ?? ''), 200, CodeTokens);
  });

  it('are for the account of the ticket, which is one of a log-in', async () => {
    await turnOn();
    const ticket = await ask();
    const forged = `1${ticket}`;
    await expectAnswer(complete(forged, codeAt(0)), 401, Unauthenticated.strict());
    const { ticket: other } = await start();
    await expectAnswer(complete(other, codeAt(0)), 401, Unauthenticated.strict());
  });

  it('are asked for before a banned account’s decisions can be read', async () => {
    await turnOn();
    const ticket = await ask();
    await sql`UPDATE users SET status = 'banned' WHERE id = ${mira.id}`.run();
    await expectAnswer(logIn(mira), 202, CodeNeeded.strict());
    await expectRefused(complete(ticket, '000000'), 'code');
    expect((await get('/api/decisions', ticket)).status).toBe(401);
    const refused = await expectAnswer(complete(ticket, codeAt(0)), 401, Unauthenticated.strict());
    await getAs(DecisionList, '/api/decisions', refused.ticket);
  });

  it('aren’t asked for after a passkey, which is both', async () => {
    await turnOn();
    const phone = await makeAuthenticator();
    await addPasskey(mira, phone);
    const request = await expectAnswer(
      post('/api/login/passkey/options', undefined),
      200,
      PasskeyRequest,
    );
    await expectAnswer(post('/api/login/passkey', await phone.use(request)), 200, TokenPair);
  });

  it('are a proof, too', async () => {
    await turnOn();
    await outdateProofs();
    const off = () => send('DELETE', '/api/second-factor', { token: mira.token });
    await expectAnswer(off(), 403, Problem.strict());
    await expectRefused(post('/api/proof', { code: '000000' }, mira.token), 'code');
    await expectDone(post('/api/proof', { code: codeAt(0) }, mira.token));
    await expectRefused(post('/api/proof', { code: codeAt(0) }, mira.token), 'code');
    await expectDone(off());
    await expectAnswer(logIn(mira), 200, TokenPair.strict());
  });
});

describe('a recovery code', () => {
  it('has 120 random bits, and is stored as its hash alone', async () => {
    await turnOn();
    for (const code of recovery) expect(code).toMatch(/^([a-z2-7]{4}-){5}[a-z2-7]{4}$/);
    const results = await rows`SELECT * FROM recovery_codes WHERE user_id = ${mira.id}`;
    const hashes = recovery.map((code) => hashRecoveryCode(mira.id, code));
    expect(new Set(results.map(({ hash }) => hash))).toEqual(new Set(hashes));
    expect(results.flatMap(Object.keys)).toEqual(results.flatMap(() => ['user_id', 'hash']));
    await expectRefused(complete(await ask(), hashes[0] ?? ''), 'code');
    // A hash is SHA-256 in base64url. Another account's hash of the same code is different.
    for (const hash of hashes) expect(hash).toMatch(/^[\w-]{43}$/);
    expect(hashRecoveryCode(mira.id + 1, recovery[0] ?? '')).not.toBe(hashes[0]);
  });

  it('works once, also of two at once, however it is written', async () => {
    await turnOn();
    const code = recovery[0]?.toUpperCase().replaceAll('-', ' ') ?? '';
    const both = await Promise.all([complete(await ask(), code), complete(await ask(), code)]);
    expect(statusesOf(both)).toEqual([200, 422]);
    await expectRefused(complete(await ask(), code), 'code');
    const { secondFactor } = await getAs(WaysIn, '/api/ways-in', mira.token);
    expect(secondFactor).toEqual({ recoveryCodesLeft: 9 });
  });

  it('stays good if it was sent with a used ticket, also of two at once', async () => {
    await turnOn();
    const ticket = await ask();
    const [one = '', other = ''] = recovery;
    const both = await Promise.all([complete(ticket, one), complete(ticket, other)]);
    expect(statusesOf(both)).toEqual([200, 422]);
    const left = both[0].status === 200 ? other : one;
    await expectRefused(complete(ticket, left), 'ticket');
    await expectAnswer(complete(await ask(), left), 200, CodeTokens);
  });

  it('is told to its owner once used, with how many are left', async () => {
    await confirmAddress(mira);
    await turnOn();
    const used = 'A recovery code was used';
    await expectAnswer(complete(await ask(), codeAt(0)), 200, CodeTokens);
    await expectAnswer(complete(await ask(), recovery[0] ?? ''), 200, CodeTokens);
    expect((await mailTo(mira.email, used)).text).toContain('You have 9 left.');
    // A code of the app, which was used before, sends no email.
    expect(mailsTo(mira.email).filter(({ subject }) => subject === used)).toHaveLength(1);
    await sql`DELETE FROM recovery_codes WHERE user_id = ${mira.id} AND hash <> ${hashRecoveryCode(mira.id, recovery[1] ?? '')}`.run();
    await expectDone(post('/api/proof', { code: recovery[1] }, mira.token));
    await expect
      .poll(async () => (await mailTo(mira.email, used)).text)
      .toContain('It was the last one.');
  });

  it('is replaced by new ones', async () => {
    await turnOn();
    const [old] = recovery;
    const renewed = post('/api/second-factor/recovery-codes', undefined, mira.token);
    const { codes } = await expectAnswer(renewed, 201, RecoveryCodes);
    await expectRefused(complete(await ask(), old ?? ''), 'code');
    await expectAnswer(complete(await ask(), codes[9] ?? ''), 200, CodeTokens);
  });
});

describe('a reset of the password', () => {
  const fresh = 'a wholly new password';
  const reset = async () => {
    await expectDone(post('/api/password/forgot', { email: mira.email }));
    const token = tokenOf(await mailTo(mira.email, 'Reset your password'));
    await expectDone(post('/api/password/reset', { token, password: fresh }));
  };

  it('wipes what a stranger set up who signed up with an address that isn’t theirs', async () => {
    await turnOn();
    const phone = await makeAuthenticator();
    await addPasskey(mira, phone);
    const made = post('/api/calendar-feed', undefined, mira.token);
    const feed = new URL((await expectAnswer(made, 201, CalendarFeed)).url).pathname;
    expect((await get(feed)).status).toBe(200);
    await reset();
    const request = post('/api/login/passkey/options', undefined);
    const proof = await phone.use(await expectAnswer(request, 200, PasskeyRequest));
    await expectAnswer(post('/api/login/passkey', proof), 401, Unauthenticated);
    expect((await get(feed)).status).toBe(404);
    await expectAnswer(logIn(mira, { password: fresh }), 200, TokenPair);
  });

  it('keeps the codes of an owner who had confirmed the address', async () => {
    await confirmAddress(mira);
    await turnOn();
    await reset();
    await expectAnswer(logIn(mira, { password: fresh }), 202, CodeNeeded);
  });
});

const trustBrowser = () =>
  ask().then((ticket) => expectAnswer(complete(ticket, codeAt(0), true), 200, CodeTokens));

it('a trusted browser needs a code again, once a device is logged out', async () => {
  await turnOn();
  const { trusted = '', token } = await trustBrowser();
  const { member } = await getAs(DeviceList, '/api/devices', token);
  await send('DELETE', `/api/devices/${member[0]?.id}`, { token });
  await expectAnswer(logIn(mira, { trusted }), 202, CodeNeeded);
});

it('a trusted browser needs no code of this account, until the password changes', async () => {
  await turnOn();
  const { trusted = '' } = await trustBrowser();
  await expectAnswer(logIn(mira, { trusted }), 200, TokenPair);
  await expectAnswer(logIn(mira, { trusted: `${trusted}x` }), 202, CodeNeeded);
  const [ada, first] = [mira, trusted];
  mira = await register();
  await turnOn();
  await expectAnswer(logIn(mira, { trusted: first }), 202, CodeNeeded);
  mira = ada;
  const fresh = 'a wholly new password';
  await expectDone(post('/api/password/change', { password: fresh }, mira.token));
  await expectAnswer(logIn(mira, { password: fresh, trusted }), 202, CodeNeeded);
});

const digitsOf = (numbers: string) => {
  const format = new Intl.NumberFormat(`en-u-nu-${numbers}`, { useGrouping: false });
  return format.format(7_305_892_416);
};

it.each('arab arabext deva beng thai khmr mymr tibt nkoo gujr fullwide mathsans adlm'.split(' '))(
  'a code may be written in the digits of %s',
  (numbers) => {
    const digits = Array.from(digitsOf(numbers));
    expect(digits).not.toContain('7');
    const [six, rest] = [digits.slice(0, 6).join(''), digits.slice(4).join('')];
    expect(Code.parse(six)).toBe('730589');
    expect(Code.parse(rest)).toBe('892416');
  },
);

it.each([
  '730\u00A0589',
  '730\u2009589',
  '730–589',
  '730−589',
  '730‑589',
  '730·589',
  '７３０－５８９',
  '\u200E730589\u200E',
  ' 7 3 0 5 8 9\n',
  '\uFEFF730589',
])('the code %j is 730589', (typed) => {
  expect(Code.parse(typed)).toBe('730589');
});

const RECOVERY = 'abcd-efgh-ijkl-mnop-qrst-2345';

it.each([
  RECOVERY.toUpperCase(),
  RECOVERY.replaceAll('-', ''),
  RECOVERY.replaceAll('-', ' — '),
  'ＡＢＣＤ－ＥＦＧＨ－ＩＪＫＬ－ＭＮＯＰ－ＱＲＳＴ－２３４５',
  RECOVERY.replace('2345', '٢٣٤٥'),
])('the recovery code %j is accepted', (typed) => {
  expect(Code.parse(typed)).toBe('abcdefghijklmnopqrst2345');
});

it.each([
  '73058',
  '7305891',
  'abcdef',
  RECOVERY.slice(1),
  `${RECOVERY}a`,
  '七三〇五八九',
  '½½½½½½',
  '-',
])('%j is no code', (typed) => {
  expect(Code.safeParse(typed).success).toBe(false);
});

it('what can’t be a code isn’t a guess', async () => {
  await turnOn();
  const ticket = await ask();
  for (let count = 0; count < 6; count += 1) {
    const { violations } = await expectAnswer(complete(ticket, '12345'), 422, Problem.strict());
    expect(violations?.[0]?.message).toBe('Enter the six digits of your app, or a recovery code.');
  }
  const wide = codeOf(secret)
    .normalize('NFKD')
    .replaceAll(/\d/g, (digit) => String.fromCodePoint(0xff10 + Number(digit)));
  await expectAnswer(complete(ticket, wide), 200, CodeTokens);
});
