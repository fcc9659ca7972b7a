import { env } from 'cloudflare:test';
import { beforeEach, describe, expect, it } from 'vitest';

import { CurrentUser, TokenPair } from '../../../worker/contract/account.ts';
import { CalendarFeed } from '../../../worker/contract/calendar-feed.ts';
import { DecisionList } from '../../../worker/contract/decision.ts';
import { Unauthenticated } from '../../../worker/contract/problem.ts';
import { CodeTokens } from '../../../worker/contract/second-factor.ts';
import {
  expectDone,
  expectAnswer,
  expectRefused,
  forged,
  get,
  getAs,
  nextAddress,
  post,
  send,
} from '../support/client.ts';
import { confirmAddress, mailTo, mailsTo, tokenOf } from '../support/mailbox.ts';
import { sendMeanwhile } from '../support/meanwhile.ts';
import { type Account, PASSWORD, register } from '../support/people.ts';
import { rows, sql, valueOf } from '../support/sql.ts';
import { askForCode, codeOf, completeWithCode, turnCodesOn } from '../support/ways-in.ts';

const RESET = 'Reset your password';
const CHANGED = 'Your password was changed';
const FRESH = 'a wholly new password';
let mira: Account;

const logIn = (password: string, address = nextAddress()) =>
  send('POST', '/api/login', {
    body: { email: mira.email, password },
    headers: { 'CF-Connecting-IP': address },
  });
const forgot = (email: string) => post('/api/password/forgot', { email });
const reset = (token: string, password = FRESH) => post('/api/password/reset', { token, password });
const change = (password: string) => post('/api/password/change', { password }, mira.token);

const resetToken = async () => {
  await expectDone(forgot(mira.email));
  return tokenOf(await mailTo(mira.email, RESET));
};

beforeEach(async () => {
  mira = await register();
});

/** Logs in with the old password, and changes the account between the request's two round trips. */
const logInMeanwhile = (meanwhile: () => Promise<unknown>) =>
  sendMeanwhile('/api/login', { email: mira.email, password: PASSWORD }, meanwhile);

const liveDevices = () =>
  valueOf`SELECT count(*) AS n FROM devices WHERE user_id = ${mira.id} AND revoked_at IS NULL`;

describe('a log-in with the old password, under way meanwhile', () => {
  it('is refused after a reset', async () => {
    const token = await resetToken();
    const answer = logInMeanwhile(() => expectDone(reset(token)));
    await expectAnswer(answer, 401, Unauthenticated);
    expect(await liveDevices()).toBe(0);
  });

  it('is refused after a change', async () => {
    const answer = logInMeanwhile(() => expectDone(change(FRESH)));
    await expectAnswer(answer, 401, Unauthenticated);
    expect(await liveDevices()).toBe(1);
  });

  it('is refused once codes are on', async () => {
    await expectAnswer(
      logInMeanwhile(() => turnCodesOn(mira)),
      401,
      Unauthenticated,
    );
    expect(await liveDevices()).toBe(1);
  });

  it('needs a code once a device was logged out, also in a trusted browser', async () => {
    const { secret } = await turnCodesOn(mira);
    const completed = completeWithCode(await askForCode(mira), codeOf(secret), true);
    const { trusted, token } = await expectAnswer(completed, 200, CodeTokens);
    const answer = sendMeanwhile(
      '/api/login',
      { email: mira.email, password: PASSWORD, trusted },
      () => expectDone(send('DELETE', '/api/devices', { token })),
    );
    await expectAnswer(answer, 401, Unauthenticated);
    expect(await liveDevices()).toBe(1);
  });

  it('is refused after a suspension', async () => {
    const answer = logInMeanwhile(() =>
      sql`UPDATE users SET status = 'suspended', suspended_until = ${Date.now() + 60_000} WHERE id = ${mira.id}`.run(),
    );
    const { message } = await expectAnswer(answer, 401, Unauthenticated);
    expect(message).toContain('suspended');
    expect(await liveDevices()).toBe(1);
  });

  it('is completed by no code after a reset', async () => {
    const { secret } = await turnCodesOn(mira);
    const ticket = await askForCode(mira);
    await expectDone(reset(await resetToken()));
    await expectAnswer(completeWithCode(ticket, codeOf(secret)), 401, Unauthenticated);
    expect(await liveDevices()).toBe(0);
  });

  it('works if nothing happens', async () => {
    await expectAnswer(
      logInMeanwhile(() => Promise.resolve()),
      200,
      TokenPair,
    );
  });
});

describe('a forgotten password', () => {
  it('is set again by the link of a mail, which ends every device and confirms the address', async () => {
    const token = await resetToken();
    await expectDone(reset(token));
    await expectAnswer(get('/api/currentuser', mira.token), 401, Unauthenticated);
    const refreshed = post('/api/token/refresh', { refresh_token: mira.refresh_token });
    await expectAnswer(refreshed, 401, Unauthenticated);
    await expectAnswer(logIn(PASSWORD), 401, Unauthenticated);
    await expectAnswer(logIn(FRESH), 200, TokenPair);
    const row =
      await valueOf<number>`SELECT email_confirmed_at AS at FROM users WHERE id = ${mira.id}`;
    expect(row).not.toBeNull();
    await mailTo(mira.email, CHANGED);
  });

  it('ends what was added before the address was confirmed, and of what was added since the calendar alone', async () => {
    const add = (when: number) =>
      env.DB.batch([
        sql`INSERT INTO passkeys (user_id, credential_id, public_key, counter, name, created_at) VALUES (${mira.id}, ${`key ${mira.id} ${when}`}, '', 0, ${`key ${mira.id} ${when}`}, ${when})`,
        sql`INSERT INTO second_factors (user_id, secret, last_step, created_at) VALUES (${mira.id}, 'A', 0, ${when})`,
        sql`INSERT INTO recovery_codes (user_id, hash) VALUES (${mira.id}, ${'a'})`,
        sql`INSERT INTO calendar_feeds (user_id, hash, created_at) VALUES (${mira.id}, ${mira.id}, ${when})`,
      ]);
    const left = () =>
      sql`SELECT (SELECT count(*) FROM passkeys WHERE user_id = ${mira.id}) AS keys,
          (SELECT count(*) FROM second_factors WHERE user_id = ${mira.id}) AS factors,
          (SELECT count(*) FROM recovery_codes WHERE user_id = ${mira.id}) AS codes,
          (SELECT count(*) FROM calendar_feeds WHERE user_id = ${mira.id}) AS feeds`.first();
    const confirmAt = (at: number) =>
      sql`UPDATE users SET email_confirmed_at = ${at} WHERE id = ${mira.id}`.run();
    const now = Date.now() + 60_000;
    await confirmAt(now);
    await add(now - 1);
    await expectDone(reset(await resetToken()));
    expect(await left()).toEqual({ keys: 0, factors: 0, codes: 0, feeds: 0 });
    mira = await register();
    await confirmAt(now);
    await add(now);
    await expectDone(reset(await resetToken()));
    expect(await left()).toEqual({ keys: 1, factors: 1, codes: 1, feeds: 0 });
  });

  it('says the same in text and HTML, with a link of our own address alone', async () => {
    await confirmAddress(mira);
    await forgot(mira.email);
    const { from, text, html } = await mailTo(mira.email, RESET);
    expect(from.email).toBe('hello@peerway.test');
    expect(text).toContain(`Hello ${mira.name},`);
    const links = [...html.matchAll(/(?:href|src)="([^"]*)"/g)].map(([, url]) => url);
    expect(links).toEqual([expect.stringMatching(/^https:\/\/peerway\.test\/password\/reset#/)]);
    expect(text).toContain(links[0]);
  });

  it('answers the same for an address that nobody has, and sends nothing', async () => {
    const answers = [
      await forgot(mira.email),
      await forgot('nobody@peerway.test'),
      await forgot('?'),
    ];
    const seen = answers.map(({ status, headers }) => ({ status, headers: [...headers.keys()] }));
    expect(seen[1]).toEqual(seen[0]);
    expect(seen[2]).toEqual(seen[0]);
    await mailTo(mira.email, RESET);
    expect(mailsTo('nobody@peerway.test')).toEqual([]);
  });

  it('lets in a user who was locked out after wrong guesses', async () => {
    const address = '198.51.100.31';
    await Promise.all(Array.from({ length: 10 }, () => logIn('guess', address)));
    expect((await logIn(PASSWORD, address)).status).toBe(429);
    const token = await resetToken();
    const headers = { 'CF-Connecting-IP': address };
    await send('POST', '/api/password/reset', { body: { token, password: FRESH }, headers });
    await expectAnswer(logIn(FRESH, address), 200, TokenPair);
  });

  it('lets a banned user read the decision, and nothing else', async () => {
    await sql`UPDATE users SET status = 'banned' WHERE id = ${mira.id}`.run();
    await expectDone(reset(await resetToken()));
    const { ticket = '' } = await expectAnswer(logIn(FRESH), 401, Unauthenticated);
    await getAs(DecisionList, '/api/decisions', ticket);
    await expectAnswer(get('/api/currentuser', ticket), 401, Unauthenticated);
  });
});

describe('a reset that is refused', () => {
  it('changes nothing: used, forged, too old, of another use, with a short password', async () => {
    const token = await resetToken();
    await expectRefused(reset(token, 'short'), 'password');
    await expectDone(reset(token));
    await expectRefused(reset(token, 'yet another password'), 'token');
    await expectRefused(reset(forged(token)), 'token');
    await expectRefused(reset(''), 'token');
    const confirming = tokenOf(await mailTo(mira.email, 'Confirm your email'));
    await expectRefused(reset(confirming), 'token');
    const old = await resetToken();
    await sql`UPDATE mail_tokens SET expires_at = ${Date.now() - 1} WHERE user_id = ${mira.id}`.run();
    await expectRefused(reset(old, 'yet another password'), 'token');
    await expectAnswer(logIn(FRESH), 200, TokenPair);
  });

  it('is every other link too, once one was used', async () => {
    const [first, second] = [await resetToken(), await resetToken()];
    await expectDone(reset(second));
    await expectRefused(reset(first, 'yet another password'), 'token');
  });

  it('is all but one of ten with the same link at once', async () => {
    const token = await resetToken();
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, index) => reset(token, `password number ${index}`)),
    );
    expect(answers.filter(({ status }) => status === 204)).toHaveLength(1);
  });

  it('keeps of a token nothing that could be sent in', async () => {
    const token = await resetToken();
    const results = await rows`SELECT hash FROM mail_tokens`;
    expect(JSON.stringify(results)).not.toContain(token);
    for (const { hash } of results) await expectRefused(reset(String(hash)), 'token');
  });

  it('counts for nothing when the address has changed since', async () => {
    const token = await resetToken();
    await sql`UPDATE users SET email = ${'moved@peerway.test'}, email_key = ${'moved@peerway.test'} WHERE id = ${mira.id}`.run();
    await expectRefused(reset(token), 'token');
  });
});

describe('how much mail there may be', () => {
  it('is bounded per network address too', async () => {
    const headers = { 'CF-Connecting-IP': '198.51.100.77' };
    const answers = [];
    for (let count = 0; count < 12; count += 1) {
      const body = { email: `nobody${count}@peerway.test` };
      answers.push(await send('POST', '/api/password/forgot', { body, headers }));
    }
    const refused = answers.find(({ status }) => status === 429);
    expect(Number(refused?.headers.get('Retry-After'))).toBeGreaterThan(0);
  });
});

describe('a new password', () => {
  it('ends every other device, and not this one', async () => {
    const other = await expectAnswer(logIn(PASSWORD), 200, TokenPair);
    await confirmAddress(mira);
    await expectDone(change(FRESH));
    await expectAnswer(get('/api/currentuser', other.token), 401, Unauthenticated);
    await getAs(CurrentUser, '/api/currentuser', mira.token);
    await expectAnswer(logIn(PASSWORD), 401, Unauthenticated);
    await expectAnswer(logIn(FRESH), 200, TokenPair);
    await mailTo(mira.email, CHANGED);
  });

  it('ends the calendar, whose address may be known on a device that was left open', async () => {
    const made = post('/api/calendar-feed', undefined, mira.token);
    const feed = new URL((await expectAnswer(made, 201, CalendarFeed)).url).pathname;
    await expectDone(change(FRESH));
    expect((await get(feed)).status).toBe(404);
  });

  it('ends links to reset that were sent before', async () => {
    const token = await resetToken();
    await expectDone(change(FRESH));
    await expectRefused(reset(token, 'yet another password'), 'token');
  });

  it('needs enough of a new one', async () => {
    await expectRefused(change('short'), 'password');
    await expectAnswer(logIn(PASSWORD), 200, TokenPair);
  });

  it('is compared whole and as it was typed, however its letters are composed', async () => {
    const typed = ` Größe Ñ ${'x'.repeat(240)}? `;
    await expectDone(change(typed.normalize('NFC')));
    const others = [
      typed.trim(),
      typed.toLowerCase(),
      typed.replace('ö', 'o'),
      typed.replace('? ', '! '),
      typed.slice(0, 72),
    ];
    for (const other of others) await expectAnswer(logIn(other), 401, Unauthenticated);
    await expectAnswer(logIn(typed.normalize('NFC')), 200, TokenPair);
    await expectAnswer(logIn(typed.normalize('NFD')), 200, TokenPair);
  });
});
