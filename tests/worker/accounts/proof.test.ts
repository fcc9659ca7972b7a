import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';

import { PasskeyRequest } from '../../../worker/contract/passkey.ts';
import { Problem } from '../../../worker/contract/problem.ts';
import { PROOF_LASTS_MS, PROOF_NEEDED } from '../../../worker/contract/proof.ts';
import { makeAuthenticator } from '../support/authenticator.ts';
import {
  expectDone,
  expectAnswer,
  expectRefused,
  get,
  patch,
  post,
  send,
} from '../support/client.ts';
import {
  type Account,
  PASSWORD,
  addAdmin,
  addUser,
  loggedIn,
  outdateProofs,
  refreshed,
  register,
} from '../support/people.ts';
import { addGames, hostSession } from '../support/sessions.ts';
import { addPasskey, codeOf, startCodes } from '../support/ways-in.ts';

const Needed = Problem.extend({ type: z.literal(PROOF_NEEDED) }).strict();
let mira: Account;

const prove = (proof: unknown, { token }: { token: string } = mira) =>
  post('/api/proof', proof, token);
const options = ({ token }: Account) =>
  expectAnswer(post('/api/proof/options', undefined, token), 200, PasskeyRequest);
const warn = (token: string) =>
  post(`/api/admin/users/${mira.id}/warnings`, { reason: 'Insults' }, token);
const changePassword = ({ token }: { token: string } = mira) =>
  post('/api/password/change', { password: 'a wholly new password' }, token);

beforeEach(async () => {
  mira = await register();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('a proof', () => {
  it('is asked for after 15 minutes, by everything that matters', async () => {
    const token = mira.token;
    const { ticket, secret } = await startCodes(mira);
    await outdateProofs();
    const asked = [
      post('/api/second-factor/options', undefined, token),
      post('/api/second-factor', { ticket, code: codeOf(secret) }, token),
      post('/api/second-factor/recovery-codes', undefined, token),
      send('DELETE', '/api/second-factor', { token }),
      changePassword(),
      post('/api/email/change', { email: 'new@peerway.test' }, token),
      post('/api/account/leave', undefined, token),
      post('/api/passkeys/options', undefined, token),
      get('/api/export', token),
      send('DELETE', '/api/password', { token }),
      send('DELETE', '/api/passkeys/1', { token }),
    ];
    for (const answer of asked) await expectAnswer(answer, 403, Needed);
  });

  it('by password is good for this device alone', async () => {
    const other = await loggedIn(mira);
    await outdateProofs();
    await expectDone(prove({ password: PASSWORD }));
    await expectAnswer(changePassword(other), 403, Needed);
    await expectDone(changePassword());
  });

  it('can’t be had by guessing the password', async () => {
    await outdateProofs();
    const guesses = Array.from({ length: 30 }, () => prove({ password: 'a guess' }));
    const answers = await Promise.all(guesses);
    expect(answers.filter(({ status }) => status === 422)).toHaveLength(10);
    const locked = await prove({ password: PASSWORD });
    expect(locked.status).toBe(429);
    expect(Number(locked.headers.get('Retry-After'))).toBeGreaterThan(0);
    await expectAnswer(changePassword(), 403, Needed);
  });

  it('comes from a passkey of the same user alone', async () => {
    const [phone, ben] = [await makeAuthenticator(), await register()];
    await addPasskey(mira, phone);
    await outdateProofs();
    await expectRefused(prove(await phone.use(await options(ben)), ben), 'response');
    await expectRefused(prove(await phone.use(await options(ben))), 'ticket');
    await expectDone(prove(await phone.use(await options(mira))));
    await expectDone(changePassword());
  });

  it('is good for 15 minutes, and not for longer', async () => {
    const begun = Date.now();
    vi.setSystemTime(begun);
    await expectDone(prove({ password: PASSWORD }));
    vi.setSystemTime(begun + PROOF_LASTS_MS - 1000);
    mira = await refreshed(mira);
    await expectDone(changePassword());
    vi.setSystemTime(begun + PROOF_LASTS_MS + 1000);
    mira = await refreshed(mira);
    await expectAnswer(changePassword(), 403, Needed);
    expect(PROOF_LASTS_MS).toBe(15 * 60_000);
  });

  it('is asked of admins before they change something, not before they look', async () => {
    const [admin, user] = [await addAdmin(), await addUser()];
    await addGames();
    const { id } = await hostSession(user);
    await outdateProofs();
    await expectAnswer(warn(admin.token), 403, Needed);
    const change = ({ token }: { token: string }) =>
      patch(`/api/sessions/${id}`, { seats: 6 }, token);
    await expectAnswer(change(admin), 403, Needed);
    const { token } = admin;
    await expectAnswer(send('DELETE', `/api/sessions/${id}`, { token }), 403, Needed);
    expect((await change(user)).status).toBe(200);
    await expectAnswer(warn(user.token), 403, Problem.extend({ type: z.literal('about:blank') }));
    expect((await get('/api/admin/users', admin.token)).status).toBe(200);
    await expectDone(prove({ password: PASSWORD }, admin));
    expect((await warn(admin.token)).status).toBeLessThan(300);
  });
});
