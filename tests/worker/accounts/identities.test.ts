import { env } from 'cloudflare:test';
import { beforeEach, describe, expect, it } from 'vitest';

import { RegisteredAccount, TokenPair } from '../../../worker/contract/account.ts';
import { IdentityItem } from '../../../worker/contract/identity.ts';
import { WaysIn } from '../../../worker/contract/passkey.ts';
import { Problem } from '../../../worker/contract/problem.ts';
import { PROOF_NEEDED } from '../../../worker/contract/proof.ts';
import type { Provider } from '../../../worker/contract/providers.ts';
import {
  expectDone,
  expectAnswer,
  expectRefused,
  getAs,
  post,
  send,
  statusesOf,
} from '../support/client.ts';
import { confirmAddress, mailTo } from '../support/mailbox.ts';
import { type Account, outdateProofs, register } from '../support/people.ts';
import {
  type Known,
  type Someone,
  agree,
  arrive,
  arriveNew,
  start,
  standInForProviders,
} from '../support/providers.ts';
import { sql } from '../support/sql.ts';

standInForProviders();

const CHANGED = 'A way into your account has changed';

let mira: Account;
let there: Known;

beforeEach(async () => {
  mira = await register();
  const id = String(Math.floor(Math.random() * 1e17)).padEnd(17, '7');
  there = { id, name: 'mira_there', email: `there${id}@peerway.test`, confirmed: true };
});

const link = async (provider: Provider, token = mira.token, who: Someone = there) => {
  const begun = await start(provider, '/api/identities/options', token);
  const answer = agree(provider, begun, who);
  return post('/api/identities', { provider, ticket: begun.ticket, answer }, token);
};
const unlink = (id: number, token = mira.token) =>
  send('DELETE', `/api/identities/${id}`, { token });
const waysOf = (token = mira.token) => getAs(WaysIn, '/api/ways-in', token);
const linked = (provider: Provider) => expectAnswer(link(provider), 201, IdentityItem.strict());

/** A user whose only way in is Discord. */
async function byDiscordAlone() {
  const who = { ...there, id: `${there.id}9` };
  const { ticket } = await arriveNew('discord', who);
  const body = { ticket, name: `Alone ${who.id}`, email: who.email, acceptTerms: true };
  return expectAnswer(post('/api/register/provider', body), 201, RegisteredAccount);
}

const detail = async (answer: Promise<Response>) =>
  (await expectAnswer(answer, 409, Problem)).detail;

describe('a linked account', () => {
  it('is a way in, told to its owner, until it is unlinked', async () => {
    await confirmAddress(mira);
    const { id, ...discord } = await linked('discord');
    expect(discord).toMatchObject({ provider: 'discord', name: 'mira_there', usedAt: null });
    expect((await mailTo(mira.email, CHANGED)).text).toContain('Discord was linked');
    await expectAnswer(arrive('discord', there), 200, TokenPair);
    expect((await waysOf()).identities[0]?.usedAt).not.toBeNull();
    await expectDone(unlink(id));
    await arriveNew('discord', there);
    await expectAnswer(unlink(id), 404, Problem);
  });

  it('is shown as it is called there now', async () => {
    await linked('discord');
    await expectAnswer(arrive('discord', { ...there, name: 'renamed' }), 200, TokenPair);
    expect((await waysOf()).identities[0]?.name).toBe('renamed');
  });

  it('is one per provider, and belongs to one account here', async () => {
    await linked('google');
    await linked('twitch');
    expect(await detail(link('google'))).toContain('already linked to yours');
    const second = { ...there, id: 'second' };
    expect(await detail(link('google', mira.token, second))).toContain('Unlink it first');
    const ben = await register();
    expect(await detail(link('google', ben.token))).toContain('another Peerway account');
    expect((await waysOf(ben.token)).identities).toEqual([]);
  });
});

describe('the last way in', () => {
  it('can’t be removed, whichever it is', async () => {
    const { token } = await byDiscordAlone();
    const { identities } = await waysOf(token);
    const id = identities[0]?.id ?? 0;
    await expectAnswer(unlink(id, token), 409, Problem.strict());
    const password = 'a wholly new password';
    await expectDone(post('/api/password/change', { password }, token));
    const both = await Promise.all([unlink(id, token), send('DELETE', '/api/password', { token })]);
    expect(statusesOf(both)).toEqual([204, 409]);
  });

  it('isn’t a provider that no longer works here', async () => {
    const { id } = await linked('google');
    await sql`UPDATE identities SET provider = 'demo' WHERE id = ${id}`.run();
    const { providers } = await waysOf();
    expect(providers).not.toContain('demo');
    await expectAnswer(send('DELETE', '/api/password', { token: mira.token }), 409, Problem);
    await expectDone(unlink(id));
  });
});

const prove = async (token: string, who: Someone) => {
  const begun = await start('discord', '/api/proof/provider/options', token);
  const answer = agree('discord', begun, who);
  const body = { provider: 'discord', ticket: begun.ticket, answer };
  return post('/api/proof', body, token);
};

const refused = async (answer: Promise<Response>) =>
  (await expectAnswer(answer, 403, Problem)).type;

describe('a fresh proof', () => {
  it('is needed before the way to the provider, and at its end', async () => {
    const begun = await start('discord', '/api/identities/options', mira.token);
    const { id } = await linked('google');
    await outdateProofs();
    const options = post('/api/identities/options', { provider: 'discord' }, mira.token);
    expect(await refused(options)).toBe(PROOF_NEEDED);
    const given = { provider: 'discord', ticket: begun.ticket };
    const sent = { ...given, answer: agree('discord', begun, there) };
    expect(await refused(post('/api/identities', sent, mira.token))).toBe(PROOF_NEEDED);
    expect(await refused(unlink(id))).toBe(PROOF_NEEDED);
    // The refused request hasn't used its ticket up.
    await sql`UPDATE devices SET proved_at = ${Date.now()}`.run();
    await expectAnswer(post('/api/identities', sent, mira.token), 201, IdentityItem);
  });

  it('comes from the provider for those who have nothing else', async () => {
    const { token } = await byDiscordAlone();
    await outdateProofs();
    const password = 'a wholly new password';
    const change = () => post('/api/password/change', { password }, token);
    await expectAnswer(change(), 403, Problem);
    await expectRefused(prove(token, there), 'answer');
    const own = { ...there, id: `${there.id}9` };
    await expectDone(prove(token, own));
    await expectDone(change());
    // From now on the account has a password, so the password is asked for.
    await outdateProofs();
    await expectRefused(prove(token, own), 'answer');
  });

  it('isn’t a log-in by a provider, for those who have a password', async () => {
    const password = 'a wholly new password';
    const change = (token: string) => post('/api/password/change', { password }, token);
    await linked('discord');
    const { token } = await expectAnswer(arrive('discord', there), 200, TokenPair);
    expect(await refused(change(token))).toBe(PROOF_NEEDED);
    await byDiscordAlone();
    const own = { ...there, id: `${there.id}9` };
    const alone = await expectAnswer(arrive('discord', own), 200, TokenPair);
    await expectDone(change(alone.token));
  });

  it('by a provider is no second factor', async () => {
    const { id, token } = await byDiscordAlone();
    await expectDone(prove(token, { ...there, id: `${there.id}9` }));
    const factor = env.DB.prepare('SELECT max(multi_factor) AS n FROM devices WHERE user_id = ?');
    expect(await factor.bind(id).first('n')).toBe(0);
  });
});
