import { env } from 'cloudflare:test';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';

import { eraseAccount } from '../../../worker/accounts/queries/forget-account.ts';
import { SessionItem } from '../../../worker/contract/session.ts';
import { Database } from '../../../worker/core/database.ts';
import { seal, unseal } from '../../../worker/core/seal.ts';
import { DiscordWebhooks } from '../../../worker/local/discord/webhooks.ts';
import { type Posted, plain, toEmbed } from '../../../worker/sessions/discord/embed.ts';
import { resealWebhooks } from '../../../worker/sessions/discord/keep-posted.ts';
import { openWebhook } from '../../../worker/sessions/discord/sealed-webhook.ts';
import { webhookAddress } from '../../../worker/sessions/discord/webhook-address.ts';
import { settle } from '../../durable/support/discord.ts';
import { exported } from '../accounts/exported.ts';
import { expectAnswer, expectRefused, forged, get, patch, post, put } from '../support/client.ts';
import { addUser } from '../support/people.ts';
import { addGames, sessionBody } from '../support/sessions.ts';
import { sql } from '../support/sql.ts';

type Person = Awaited<ReturnType<typeof addUser>>;

const ADDRESS = 'https://discord.com/api/webhooks/123/a-token_1';

let host: Person;
let session: SessionItem;
beforeAll(async () => {
  // Discord isn’t there. What it answers is tested with the objects.
  vi.stubGlobal('fetch', () => Promise.resolve(new Response(null, { status: 400 })));
  await addGames();
});
afterEach(() => settle(host));
afterAll(() => vi.unstubAllGlobals());
beforeEach(async () => {
  host = await addUser();
  session = await addSession();
});

const addSession = (changes: object = {}) =>
  expectAnswer(post('/api/sessions', sessionBody({ ...changes }), host.token), 201, SessionItem);
const path = () => `/api/sessions/${session.id}/discord`;
const connect = (body: object = { webhook: ADDRESS }) => put(path(), body, host.token);
const stored = async () => {
  const row =
    await sql`SELECT webhook, key_id FROM discord_posts WHERE session_id = ${session.id}`.first<{
      webhook: string;
      key_id: string;
    }>();
  if (!row) throw new Error('no row');
  return { sealed: row.webhook, keyId: row.key_id };
};

describe('the address of a webhook', () => {
  it.each(['discord.com', 'ptb.discord.com', 'canary.discord.com', 'discordapp.com'])(
    'may be at %s',
    (name) => {
      const address = ADDRESS.replace('discord.com', name);
      expect(webhookAddress(` ${address}\n`)).toBe(address);
    },
  );

  it.each([
    'http://discord.com/api/webhooks/123/a-token_1',
    'https://discord.com.evil.test/api/webhooks/123/a-token_1',
    'https://evil.test/api/webhooks/123/a-token_1',
    'https://x@discord.com/api/webhooks/123/a-token_1',
    'https://discord.com:8443/api/webhooks/123/a-token_1',
    'https://discord.com/api/webhooks/123/a-token_1?thread_id=1',
    'https://discord.com/api/webhooks/123/a-token_1#x',
    'https://discord.com/api/webhooks/123',
    'https://discord.com/api/webhooks/123/a/b',
    'https://discord.com/api/webhooks/123/../../users/1',
    'https://discord.com/api/users/1',
    'https://127.0.0.1/api/webhooks/123/a-token_1',
    'file:///api/webhooks/123/a-token_1',
    '',
  ])('is refused: %s', async (webhook) => {
    expect(webhookAddress(webhook)).toBeNull();
    await expectRefused(connect({ webhook }), 'webhook');
  });
});

describe('a post to Discord', () => {
  it('is refused for friends only, for an unlisted one without its key, and once it is over', async () => {
    session = await addSession({ visibility: 'friends' });
    expect((await connect()).status).toBe(409);
    expect((await connect({ webhook: ADDRESS, withKey: true })).status).toBe(409);
    session = await addSession({ visibility: 'unlisted' });
    await expectRefused(connect(), 'withKey');
    session = await addSession();
    const cancelled = { status: 'cancelled', cancelReason: 'ill' };
    await patch(`/api/sessions/${session.id}`, cancelled, host.token);
    expect((await connect()).status).toBe(409);
    expect(await sql`SELECT 1 FROM discord_posts WHERE host_id = ${host.id}`.first()).toBeNull();
  });

  it('doesn’t give a renewed link to the channel of the old one', async () => {
    session = await addSession({ visibility: 'unlisted' });
    expect((await connect({ webhook: ADDRESS, withKey: true })).status).toBe(204);
    const said = async () => (await get(path(), host.token)).json();
    expect(await said()).toMatchObject({ lastError: null });
    await post(`/api/sessions/${session.id}/link`, undefined, host.token);
    expect(await said()).not.toMatchObject({ lastError: null });
  });

  it('keeps its webhook encrypted, and says it nowhere', async () => {
    await connect();
    const sealed = await stored();
    expect(JSON.stringify(sealed)).not.toContain('a-token_1');
    expect(await openWebhook(env, sealed, host.id)).toBe(ADDRESS);
    // Moved to another host's row, it can't be opened.
    expect(await openWebhook(env, sealed, host.id + 1)).toBeNull();
    for (const asked of [path(), `/api/sessions/${session.id}`, '/api/sessions/own?tab=hosted']) {
      const answer = await (await get(asked, host.token)).text();
      expect(answer).not.toContain('a-token_1');
      expect(answer).not.toContain(sealed.sealed);
    }
  });

  it('is in the export and goes with the account, its webhook in neither', async () => {
    await connect();
    const { rows, all } = await exported(host);
    expect(rows('posts-to-discord')).toMatchObject([{ session: session.name, connected: 1 }]);
    expect(all()).not.toContain('a-token_1');
    expect(all()).not.toContain((await stored()).sealed);
    const now = Date.now();
    await sql`UPDATE users SET status = 'leaving', leaves_at = ${now} WHERE id = ${host.id}`.run();
    await eraseAccount(new Database(env.DB), { id: host.id, passwordHash: 'none', now });
    await expect(stored()).rejects.toThrow('no row');
  });

  it('is encrypted again after a change of the secret, and lost only after two', async () => {
    await connect();
    const before = await stored();
    const next = {
      ...env,
      JWT_SECRET: 'another-secret-of-the-tests-0123456789',
      JWT_SECRET_PREVIOUS: env.JWT_SECRET,
    };
    expect(await openWebhook(next, before, host.id)).toBe(ADDRESS);
    await resealWebhooks(new Database(env.DB), next);
    const after = await stored();
    expect(after.keyId).not.toBe(before.keyId);
    expect(await openWebhook({ JWT_SECRET: next.JWT_SECRET }, after, host.id)).toBe(ADDRESS);
    expect(await (await get(path(), host.token)).json()).toEqual({
      connected: true,
      lastError: 'Peerway can’t read this webhook anymore. Paste it again.',
    });
    expect((await connect()).status).toBe(204);
    expect(await (await get(path(), host.token)).json()).toEqual({
      connected: true,
      lastError: null,
    });
  });
});

it('a sealed secret opens for its purpose and owner alone, and not after a change', async () => {
  const use = { purpose: 'tests', owner: 1 };
  const sealed = await seal(env, 'secret', use);
  expect((await seal(env, 'secret', use)).sealed).not.toBe(sealed.sealed);
  expect(await unseal(env, sealed, use)).toBe('secret');
  expect(await unseal(env, sealed, { ...use, purpose: 'other' })).toBeNull();
  expect(await unseal(env, sealed, { ...use, owner: 2 })).toBeNull();
  expect(await unseal(env, { ...sealed, sealed: forged(sealed.sealed) }, use)).toBeNull();
  expect(await unseal(env, { ...sealed, sealed: 'AA' }, use)).toBeNull();
});

const takenByDiscord = async (shown: Posted) => {
  const body = JSON.stringify({ embeds: [toEmbed(shown)], allowed_mentions: { parse: [] } });
  const request = new Request('https://discord.test/api/webhooks/1/t?wait=true', {
    method: 'POST',
    body,
  });
  return (await new DiscordWebhooks().take(request)).status;
};

describe('an embed', () => {
  const posted: Posted = {
    name: 'Friday raid',
    games: ['Chess'],
    startsAt: 1_800_000_000_000,
    seats: 5,
    seatsTaken: 3,
    roles: [{ name: 'Tank', seats: 2, taken: 1 }],
    language: 'en',
    status: 'open',
    link: 'https://peerway.test/session/1',
  };
  it('is in the session’s language', () => {
    const { fields, description } = toEmbed({ ...posted, language: 'de', status: 'cancelled' });
    expect(description).toBe('**Abgesagt**');
    expect(fields.map(({ name, value }) => `${name}: ${value}`)).toEqual([
      'Spiele: Chess',
      'Start: <t:1800000000:F> (<t:1800000000:R>)',
      'Plätze: 3/5',
      'Sprache: Deutsch',
      'Rollen: Tank 1/2',
    ]);
  });

  it.each([
    ['one emoji of many units', '👩‍👩‍👧‍👦'],
    ['what is escaped', '*'],
    ['a letter with accents', 'e\u0301\u0302'],
  ])('holds Discord’s limits with every field at its bound: %s', async (_, grapheme) => {
    const full = {
      ...posted,
      name: grapheme.repeat(80),
      games: Array.from({ length: 5 }, () => grapheme.repeat(80)),
      roles: Array.from({ length: 8 }, () => ({ name: grapheme.repeat(30), seats: 99, taken: 99 })),
      status: 'full' as const,
    };
    expect(await takenByDiscord(full)).toBe(200);
    const { title } = toEmbed(full);
    expect(title.endsWith('…') || title === plain(full.name, 256)).toBe(true);
    expect(title.replace('…', '').replaceAll(plain(grapheme, 256), '')).toBe('');
  });

  it.each([
    ['**bold** _it_ ~~x~~', String.raw`\*\*bold\*\* \_it\_ \~\~x\~\~`],
    ['@everyone <@123> <#1>', String.raw`\@everyone \<\@123\> \<\#1\>`],
    ['[a](https://evil.test)', String.raw`\[a\]\(https\://evil.test\)`],
    ['# Big\n> quote', String.raw`\# Big \> quote`],
    ['1. list', String.raw`1\. list`],
    [':smile: `code` ||spoiler||', String.raw`\:smile\: \`code\` \|\|spoiler\|\|`],
    ['back\\slash', String.raw`back\\slash`],
    ['Counter-Strike 2', String.raw`Counter\-Strike 2`],
  ])('shows what would format or mention as it is: %s', (text, escaped) => {
    expect(plain(text, 256)).toBe(escaped);
  });
});
