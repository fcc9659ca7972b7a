import { env } from 'cloudflare:test';
import { beforeEach, describe, expect, it } from 'vitest';

import { mintMailToken } from '../../../worker/accounts/mail-token.ts';
import { insertIdentity, isFree } from '../../../worker/accounts/queries/identities.ts';
import { registerAccount } from '../../../worker/accounts/queries/register-account.ts';
import { RegisteredAccount, TokenPair } from '../../../worker/contract/account.ts';
import { AdminUserList } from '../../../worker/contract/admin-user.ts';
import { AuditList } from '../../../worker/contract/audit.ts';
import { Problem, Unauthenticated } from '../../../worker/contract/problem.ts';
import type { RegistrationMode } from '../../../worker/contract/registration-vocabulary.ts';
import {
  InviteLinkList,
  NewInviteLink,
  RegistrationItem,
  RegistrationRules,
  Settings,
  WaitingAccount,
} from '../../../worker/contract/registration.ts';
import { DAY_MS } from '../../../worker/contract/time.ts';
import { Database } from '../../../worker/core/database.ts';
import { sweep } from '../../../worker/sweep.ts';
import {
  expectAnswer,
  expectRefused,
  get,
  getAs,
  patch,
  post,
  send,
  statusesOf,
} from '../support/client.ts';
import { confirmAddress, mailTo, tokenOf } from '../support/mailbox.ts';
import { PASSWORD, addAdmin, addUser, logIn } from '../support/people.ts';
import { arrive, arriveNew, standInForProviders } from '../support/providers.ts';
import { rows, sql, valueOf } from '../support/sql.ts';

standInForProviders();

type Person = Awaited<ReturnType<typeof addUser>>;

let admin: Person;
let mira: Person;

const set = (registration: RegistrationMode) =>
  expectAnswer(patch('/api/admin/settings', { registration }, admin.token), 200, Settings.strict());

const registration = (over: Record<string, unknown> = {}) => ({
  name: `New ${crypto.randomUUID().slice(0, 8)}`,
  email: `${crypto.randomUUID()}@peerway.test`,
  password: PASSWORD,
  acceptTerms: true,
  ...over,
});

const enter = (over: Record<string, unknown> = {}) => post('/api/register', registration(over));

/** Makes an invite link. @returns its id, and the secret that its address has */
async function invite(by: Pick<Person, 'token'> = admin, body: object = {}) {
  const { id, url } = await expectAnswer(post('/api/invites', body, by.token), 201, NewInviteLink);
  return { id, secret: new URL(url).searchParams.get('invite') ?? '' };
}

const isUsable = async (secret: string) =>
  (await getAs(RegistrationRules.strict(), `/api/register?invite=${secret}`)).invite;

const change = (column: string, value: number, id: number) =>
  env.DB.prepare(`UPDATE invite_links SET ${column} = ? WHERE id = ?`).bind(value, id).run();

const knownAs = () => {
  const id = String(Math.floor(Math.random() * 1e17)).padEnd(17, '7');
  return { id, name: `Kim ${id}`, email: `kim${id}@peerway.test`, confirmed: true };
};

/** Registers with a provider whom the instance doesn't know. */
async function joinBy(provider: 'discord', over: object = {}) {
  const who = knownAs();
  const { ticket, mode } = await arriveNew(provider, who);
  const body = { ticket, name: who.name, email: who.email, acceptTerms: true, ...over };
  return { who, mode, answer: await post('/api/register/provider', body) };
}

const at = (id: number) =>
  getAs(RegistrationItem.strict(), `/api/admin/registrations/${id}`, admin.token);

const wait = async () => {
  const body = registration();
  const { id } = await expectAnswer(post('/api/register', body), 202, WaitingAccount.strict());
  return { id, ...body };
};
const decide = (id: number, approved: boolean) =>
  patch(`/api/admin/registrations/${id}`, { approved, reason: 'Seen' }, admin.token);

beforeEach(async () => {
  [admin, mira] = [await addAdmin(), await addUser()];
  await confirmAddress(mira);
  await set('open');
});

describe('while registration is open', () => {
  it('anyone registers, and logs in at once, with a bad invite, too', async () => {
    expect(await getAs(RegistrationRules, '/api/register')).toMatchObject({
      mode: 'open',
      invite: null,
    });
    await expectAnswer(enter(), 201, RegisteredAccount.strict());
    await expectAnswer(enter({ invite: 'nonsense' }), 201, RegisteredAccount.strict());
    const { mode, answer } = await joinBy('discord');
    expect([mode, answer.status]).toEqual(['open', 201]);
  });

  it('only admins make invite links', async () => {
    await invite(admin);
    const refused = post('/api/invites', {}, mira.token);
    expect((await expectAnswer(refused, 403, Problem.strict())).detail).toMatch(/aren’t needed/);
    expect((await getAs(InviteLinkList.strict(), '/api/invites', mira.token)).mayInvite).toBe(
      false,
    );
  });
});

describe('while registration is closed', () => {
  it('nobody registers, by no way and with no invite, and nothing tells who has an account', async () => {
    const { secret } = await invite();
    await set('closed');
    await expectAnswer(enter({ email: mira.email }), 403, Problem.strict());
    await expectAnswer(enter({ invite: secret }), 403, Problem.strict());
    expect((await arrive('discord', knownAs())).status).toBe(403);
  });

  it('a provider’s ticket from before is refused', async () => {
    const who = knownAs();
    const { ticket } = await arriveNew('discord', who);
    await set('closed');
    const body = { ticket, name: who.name, email: who.email, acceptTerms: true };
    await expectAnswer(post('/api/register/provider', body), 403, Problem.strict());
    await set('open');
    await expectAnswer(post('/api/register/provider', body), 201, RegisteredAccount.strict());
  });
});

describe('while it takes an invite', () => {
  beforeEach(() => set('invite'));

  it('nobody registers without one, and what is wrong is a violation of the field', async () => {
    await expectRefused(enter(), 'invite');
    await expectRefused(enter({ invite: 'nonsense' }), 'invite');
    const { mode, answer } = await joinBy('discord');
    expect(mode).toBe('invite');
    await expectRefused(Promise.resolve(answer), 'invite');
  });

  it('anyone registers with a good one, by a provider, too, and admins see who invited whom', async () => {
    const { secret } = await invite(mira, { uses: 2 });
    expect(await isUsable(secret)).toBe(true);
    const first = await expectAnswer(enter({ invite: secret }), 201, RegisteredAccount.strict());
    const { answer } = await joinBy('discord', { invite: secret });
    const second = await expectAnswer(answer, 201, RegisteredAccount.strict());
    expect((await at(mira.id)).invited.map(({ id }) => id)).toEqual([second.id, first.id]);
    expect(await at(first.id)).toMatchObject({ invitedBy: { id: mira.id }, waiting: false });
  });

  it('a used, revoked or expired link doesn’t work, and says so', async () => {
    const [used, revoked, expired] = [await invite(mira), await invite(mira), await invite(mira)];
    expect((await enter({ invite: used.secret })).status).toBe(201);
    const revoke = send('DELETE', `/api/invites/${revoked.id}`, { token: mira.token });
    expect((await revoke).status).toBe(204);
    await change('expires_at', Date.now() - 1, expired.id);
    for (const { secret } of [used, revoked, expired]) {
      expect(await isUsable(secret)).toBe(false);
      await expectRefused(enter({ invite: secret }), 'invite');
    }
  });

  it('a refused registration uses nothing up', async () => {
    const { secret } = await invite(mira);
    await expectRefused(enter({ invite: secret, email: mira.email }), 'email');
    expect((await enter({ invite: secret })).status).toBe(201);
  });

  it('two at once share the last use between them: one gets it', async () => {
    const { secret } = await invite(mira);
    const both = await Promise.all([enter({ invite: secret }), enter({ invite: secret })]);
    expect(statusesOf(both)).toEqual([201, 422]);
    const { member } = await getAs(InviteLinkList, '/api/invites', mira.token);
    expect(member[0]).toMatchObject({ uses: 1, usesMax: 1 });
  });

  it('the link of someone who is banned doesn’t work', async () => {
    const { secret } = await invite(mira);
    await sql`UPDATE users SET status = 'banned' WHERE id = ${mira.id}`.run();
    await expectRefused(enter({ invite: secret }), 'invite');
  });

  it('users make ten links in two weeks, once their email is confirmed', async () => {
    const ben = await addUser();
    await expectAnswer(post('/api/invites', {}, ben.token), 403, Problem.strict());
    await confirmAddress(ben);
    const links = [];
    for (let made = 0; made < 10; made += 1) links.push(await invite(ben));
    const mayInvite = async () =>
      (await getAs(InviteLinkList.strict(), '/api/invites', ben.token)).mayInvite;
    await expectAnswer(post('/api/invites', {}, ben.token), 409, Problem.strict());
    expect(await mayInvite()).toBe(false);
    // What nobody has used makes room again.
    await send('DELETE', `/api/invites/${links[0]?.id}`, { token: ben.token });
    expect(await mayInvite()).toBe(true);
    await invite(ben);
  });

  it('nobody sees or revokes another’s links, not even an admin', async () => {
    const { id, secret } = await invite(mira);
    const ben = await addUser();
    expect((await getAs(InviteLinkList, '/api/invites', ben.token)).member).toEqual([]);
    const revoke = (token: string) => send('DELETE', `/api/invites/${id}`, { token });
    for (const { token } of [ben, admin]) expect((await revoke(token)).status).toBe(404);
    expect(await isUsable(secret)).toBe(true);
  });

  it('the secret is shown once, and not stored', async () => {
    const { secret } = await invite(mira);
    const list = await get('/api/invites', mira.token);
    expect(await list.text()).not.toContain(secret);
    const results = await rows`SELECT * FROM invite_links`;
    expect(JSON.stringify(results)).not.toContain(secret);
  });
});

describe('while an admin approves', () => {
  beforeEach(() => set('approval'));

  it('an account waits: it can’t log in, nobody finds it, and admins have it in a list', async () => {
    const who = await wait();
    const { message } = await expectAnswer(logIn(who), 401, Unauthenticated.strict());
    expect(message).toMatch(/hasn’t approved/);
    expect((await get(`/api/users/${who.id}`)).status).toBe(404);
    expect((await send('PUT', `/api/blocks/${who.id}`, { token: mira.token })).status).toBe(404);
    const list = await getAs(AdminUserList, '/api/admin/users?status=pending', admin.token);
    expect(list.member.map(({ id }) => id)).toContain(who.id);
  });

  it('whoever comes by a provider waits, too', async () => {
    const { who, answer } = await joinBy('discord');
    await expectAnswer(answer, 202, WaitingAccount.strict());
    expect((await arrive('discord', who)).status).toBe(401);
  });

  it('two who come by a provider with one email in one millisecond don’t share an account', async () => {
    const now = Date.now();
    const email = `${crypto.randomUUID()}@peerway.test`;
    const come = (subject: string) => {
      const who = { provider: 'discord' as const, subject, name: subject };
      const account = {
        name: `Kim ${subject}`,
        email,
        passwordHash: '',
        locale: null,
        token: mintMailToken(now),
        mailbox: email,
        arrival: { hashes: [], address: null },
      };
      const device = {
        key: subject,
        userAgent: '',
        country: null,
        way: who.provider,
        now,
        expiresAt: now + 1,
      };
      return registerAccount(new Database(env.DB), account, device, {
        when: isFree(who),
        also: (user) => [insertIdentity(user, who, now)],
      });
    };
    expect(await come('hers')).toMatchObject({ waiting: true });
    expect(await come('another')).toEqual({ taken: ['email'] });
    const results = await rows`SELECT subject FROM identities WHERE subject IN ('hers', 'another')`;
    expect(results).toEqual([{ subject: 'hers' }]);
  });

  it('approved, it logs in, and an email says so', async () => {
    const who = await wait();
    const { waiting } = await expectAnswer(decide(who.id, true), 200, RegistrationItem.strict());
    expect(waiting).toBe(false);
    await expectAnswer(logIn(who), 200, TokenPair);
    await mailTo(who.email, 'Your account is approved');
    expect((await get(`/api/users/${who.id}`)).status).toBe(200);
  });

  it('whoever reads its mailbox has it meanwhile, whatever password it was registered with', async () => {
    const who = await wait();
    await post('/api/password/forgot', { email: who.email });
    const token = tokenOf(await mailTo(who.email, 'Reset your password'));
    const password = 'a wholly new password';
    expect((await post('/api/password/reset', { token, password })).status).toBe(204);
    await decide(who.id, true);
    expect((await logIn(who)).status).toBe(401);
    expect((await logIn(who, { password })).status).toBe(200);
  });

  it('declined, it is deleted, and an email says why', async () => {
    const who = await wait();
    await expectAnswer(decide(who.id, false), 200, RegistrationItem.strict());
    const { text } = await mailTo(who.email, 'Your registration was declined');
    expect(text).toContain('Seen');
    expect((await logIn(who)).status).toBe(401);
    await sweep(env, Date.now());
    const known = rows`SELECT 1 FROM users WHERE id = ${who.id} AND (email <> '' OR name = ${who.name})`;
    expect(await known).toEqual([]);
  });

  it('without a decision it is deleted after 30 days', async () => {
    const { id } = await wait();
    const status = () => valueOf`SELECT status FROM users WHERE id = ${id}`;
    await sweep(env, Date.now() + 29 * DAY_MS);
    expect(await status()).toBe('pending');
    await sweep(env, Date.now() + 31 * DAY_MS);
    expect(await status()).toBe('gone');
  });

  it('is decided once, even by two at once', async () => {
    const { id } = await wait();
    const both = await Promise.all([decide(id, true), decide(id, false)]);
    expect(statusesOf(both)).toEqual([200, 409]);
  });

  it('says who invited them, but nobody skips the queue', async () => {
    const { secret } = await invite(admin);
    const { id } = await expectAnswer(enter({ invite: secret }), 202, WaitingAccount.strict());
    const item = await getAs(RegistrationItem, `/api/admin/registrations/${id}`, admin.token);
    expect(item).toMatchObject({ waiting: true, invitedBy: { id: admin.id } });
  });
});

it('a change of the mode is logged once, with what it was', async () => {
  await set('invite');
  await set('invite');
  const { member } = await getAs(
    AuditList,
    '/api/admin/audit-log?action=registration-changed',
    admin.token,
  );
  expect(member[0]).toMatchObject({
    actor: { id: admin.id },
    about: { '@id': '/api/admin/settings' },
    before: { registration: 'open' },
    after: { registration: 'invite' },
  });
  expect(member[1]?.after).not.toEqual({ registration: 'invite' });
});

it('the held words of one admin don’t replace what another has added meanwhile', async () => {
  const save = (heldWords: string, heldWordsBefore: string) =>
    patch('/api/admin/settings', { heldWords, heldWordsBefore }, admin.token);
  await expectAnswer(save('gold', ''), 200, Settings);
  await expectAnswer(save('silver', ''), 409, Problem);
  expect((await getAs(Settings, '/api/admin/settings', admin.token)).heldWords).toBe('gold');
  await expectAnswer(save('gold\nsilver', 'gold'), 200, Settings);
});
