import { beforeEach, expect, it } from 'vitest';

import { CurrentUser, TokenPair } from '../../../worker/contract/account.ts';
import { DeviceList } from '../../../worker/contract/device.ts';
import { PasskeyRequest } from '../../../worker/contract/passkey.ts';
import { Unauthenticated } from '../../../worker/contract/problem.ts';
import { makeAuthenticator } from '../support/authenticator.ts';
import { expectDone, expectAnswer, get, getAs, post } from '../support/client.ts';
import { type Account, PASSWORD, refreshed, register } from '../support/people.ts';
import { rows } from '../support/sql.ts';
import { addPasskey, askForCode, codeOf, turnCodesOn } from '../support/ways-in.ts';

/** Mallory has put her own tokens into Mira's browser. So they are sent along when Mira logs in there. */

let mira: Account;
let mallory: Account;

const byPassword = () =>
  Promise.resolve({
    path: '/api/login',
    body: { email: mira.email, password: PASSWORD, refresh_token: mallory.refresh_token },
  });

async function byCode() {
  const { secret } = await turnCodesOn(mira);
  const ticket = await askForCode(mira);
  return { path: '/api/login/code', body: { ticket, code: codeOf(secret), trust: true } };
}

async function byPasskey() {
  const phone = await makeAuthenticator();
  await addPasskey(mira, phone);
  const options = post('/api/login/passkey/options', undefined, mallory.token);
  const asked = await expectAnswer(options, 200, PasskeyRequest);
  return { path: '/api/login/passkey', body: await phone.use(asked) };
}

const devicesOf = async ({ id }: Account) =>
  await rows`SELECT * FROM devices WHERE user_id = ${id} ORDER BY id`;
const whoHas = async (token: string) => (await getAs(CurrentUser, '/api/currentuser', token)).id;
const logOut = (refresh_token: string) => expectDone(post('/api/logout', { refresh_token }));

beforeEach(async () => {
  [mira, mallory] = [await register(), await register()];
});

it.each([
  ['password', byPassword],
  ['code', byCode],
  ['passkey', byPasskey],
])(
  'a log-in where somebody else’s tokens were planted by %s is a new device of its own, and the planted one stays whose it was',
  async (_, by) => {
    const { path, body } = await by();
    const [hers, planted] = [await devicesOf(mira), await devicesOf(mallory)];
    const tokens = await expectAnswer(post(path, body, mallory.token), 200, TokenPair);

    expect(await whoHas(tokens.token)).toBe(mira.id);
    expect(tokens.refresh_token).not.toBe(mallory.refresh_token);
    const { member } = await getAs(DeviceList, '/api/devices', tokens.token);
    const current = member.find((device) => device.current);
    const known = [...hers, ...planted].map(({ id }) => id);
    expect(known).not.toContain(current?.id);
    expect(member).toHaveLength(hers.length + 1);

    // Neither Mira's proof nor her second factor counts for the planted device.
    expect(await devicesOf(mallory)).toEqual(planted);
    expect(await whoHas(mallory.token)).toBe(mallory.id);
    mallory = await refreshed(mallory);
    expect(await whoHas(mallory.token)).toBe(mallory.id);

    // A log-out ends only its own device.
    await logOut(mallory.refresh_token);
    expect(await whoHas(tokens.token)).toBe(mira.id);
    await expectAnswer(get('/api/currentuser', mallory.token), 401, Unauthenticated);
  },
);
