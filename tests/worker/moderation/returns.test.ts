import { createExecutionContext, env } from 'cloudflare:test';
import { beforeEach, describe, expect, it } from 'vitest';

import { eraseAccount } from '../../../worker/accounts/queries/forget-account.ts';
import { sweepReturnHashes } from '../../../worker/accounts/sweep-return-hashes.ts';
import { RegisteredAccount } from '../../../worker/contract/account.ts';
import { AdminUserDetail } from '../../../worker/contract/admin-user.ts';
import { Site } from '../../../worker/contract/site.ts';
import { DAY_MS } from '../../../worker/contract/time.ts';
import { Database } from '../../../worker/core/database.ts';
import worker from '../../../worker/index.ts';
import { ORIGIN, expectAnswer, get, getAs, nextAddress, post } from '../support/client.ts';
import { type Person, setStatus } from '../support/decisions.ts';
import { PASSWORD, addAdmin, addUser } from '../support/people.ts';
import { arriveNew, standInForProviders } from '../support/providers.ts';
import { rows, sql } from '../support/sql.ts';

standInForProviders();

let admin: Person;
let banned: Person;

beforeEach(async () => {
  [admin, banned] = [await addAdmin(), await addUser()];
});

const sweep = (now = Date.now(), settings = env) =>
  sweepReturnHashes(new Database(env.DB), settings, now);

const ban = async () => {
  await expectAnswer(setStatus(banned, admin, 'banned'), 200, AdminUserDetail);
  await sweep();
};

const hashesOf = async ({ id }: { id: number }) =>
  await rows<{
    kind: string;
    hash: string;
    until: number | null;
  }>`SELECT kind, hash, expires_at AS until FROM return_hashes WHERE user_id = ${id} ORDER BY kind`;

/** Registers, by default from anywhere. */
async function register(email: string, settings = {}, address = nextAddress()) {
  const name = `Back ${crypto.randomUUID().slice(0, 8)}`;
  const request = new Request(`${ORIGIN}/api/register`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/ld+json', 'CF-Connecting-IP': address },
    body: JSON.stringify({ name, email, password: PASSWORD, acceptTerms: true }),
  });
  const answer = worker.fetch(request, { ...env, ...settings }, createExecutionContext());
  return expectAnswer(Promise.resolve(answer), 201, RegisteredAccount);
}

const variant = () => banned.email.replace('@', `+${crypto.randomUUID()}@`);
const stranger = () => `${crypto.randomUUID()}@peerway.test`;

const marksOf = async ({ id }: { id: number }) =>
  (await getAs(AdminUserDetail, `/api/admin/users/${id}`, admin.token)).mayBe;

describe('someone who was banned', () => {
  it('may register again from the same mailbox, and is marked for moderators', async () => {
    expect(await marksOf(await register(variant()))).toEqual([]);
    await ban();
    const back = await register(variant());
    expect(await marksOf(back)).toEqual([{ id: banned.id, name: banned.name, by: 'mailbox' }]);
    expect(await marksOf(await register(stranger()))).toEqual([]);
    // Neither the mailbox nor its hash is told.
    const [kept] = await hashesOf(banned);
    const text = await (await get(`/api/admin/users/${back.id}`, admin.token)).text();
    expect(text).not.toContain(kept?.hash);
    expect(text).not.toContain(banned.email);
  });

  it('is forgotten with the ban, and so are the marks', async () => {
    await ban();
    const back = await register(variant());
    await expectAnswer(setStatus(banned, admin, 'active'), 200, AdminUserDetail);
    expect(await hashesOf(banned)).toEqual([]);
    expect(await marksOf(back)).toEqual([]);
    expect(await marksOf(await register(variant()))).toEqual([]);
  });

  it('is recognised by a linked account, and for twelve months after their own is deleted', async () => {
    const subject = crypto.randomUUID();
    await sql`INSERT INTO identities (user_id, provider, subject, name, linked_at) VALUES (${banned.id}, 'discord', ${subject}, '', 0)`.run();
    await sql`UPDATE users SET leaves_at = 1 WHERE id = ${banned.id}`.run();
    await ban();
    const now = Date.now();
    await eraseAccount(new Database(env.DB), { id: banned.id, passwordHash: 'none', now });
    expect((await hashesOf(banned)).map(({ kind }) => kind)).toEqual(['identity', 'mailbox']);
    const who = { id: subject, name: `Back ${subject}`, email: stranger(), confirmed: true };
    const { ticket } = await arriveNew('discord', who);
    const body = { ticket, name: `Back ${subject.slice(0, 8)}`, email: who.email };
    const answer = post('/api/register/provider', { ...body, acceptTerms: true });
    const back = await expectAnswer(answer, 201, RegisteredAccount);
    expect(await marksOf(back)).toMatchObject([{ id: banned.id, by: 'identity' }]);
    await sweep(now + 364 * DAY_MS);
    expect(await hashesOf(banned)).toHaveLength(2);
    await sweep(now + 365 * DAY_MS);
    expect(await hashesOf(banned)).toEqual([]);
  });

  it('is still recognised after the secret was replaced', async () => {
    await ban();
    const [before] = await hashesOf(banned);
    const rotated = {
      ...env,
      JWT_SECRET: 'another secret that is long enough to sign',
      JWT_SECRET_PREVIOUS: env.JWT_SECRET,
    };
    expect(await marksOf(await register(variant(), rotated))).toHaveLength(1);
    await sweep(Date.now(), rotated);
    const [after] = await hashesOf(banned);
    expect(after?.hash).not.toBe(before?.hash);
    expect(await marksOf(await register(variant(), rotated))).toHaveLength(1);
  });
});

describe('the network of a registration', () => {
  const on = { REMEMBER_ADDRESSES: 'on' };

  it('is not remembered unless the operator says so', async () => {
    const guest = await register(stranger(), {}, '198.51.100.7');
    expect(await hashesOf(guest)).toEqual([]);
    expect(await getAs(Site, '/api/site')).toMatchObject({ remembersAddresses: false });
  });

  it.each([
    ['198.51.101.7', '198.51.101.250', '198.51.102.7'],
    ['2001:db8:7:1::1', '2001:db8:7:ffff::9', '2001:db8:8:1::1'],
  ])('marks who comes from the same one: %s', async (address, near, far) => {
    const first = await register(stranger(), on, address);
    expect(await marksOf(await register(stranger(), on, near))).toEqual([]);
    banned = { ...banned, id: first.id };
    await ban();
    const back = await register(stranger(), on, near);
    expect(await marksOf(back)).toMatchObject([{ id: first.id, by: 'address' }]);
    expect(await marksOf(await register(stranger(), on, far))).toEqual([]);
    await sweep(Date.now() + 30 * DAY_MS + 1);
    expect((await hashesOf(first)).map(({ kind }) => kind)).toEqual(['mailbox']);
    expect(await marksOf(await register(stranger(), on, near))).toEqual([]);
  });
});
