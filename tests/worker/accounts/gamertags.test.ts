import { env } from 'cloudflare:test';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { FoundGamertags, ProviderStart } from '../../../worker/contract/identity.ts';
import { Problem } from '../../../worker/contract/problem.ts';
import { UserDetail } from '../../../worker/contract/user.ts';
import { type Connection, DiscordOAuth } from '../../../worker/local/discord/oauth.ts';
import { expectConsole } from '../../support/console-watch.ts';
import { expectAnswer, expectRefused, getAs, patch, post } from '../support/client.ts';
import { type Account, register } from '../support/people.ts';
import { rows, sql } from '../support/sql.ts';

let mira: Account;
let discord: DiscordOAuth;
/** Replaces Discord's answer about connections. */
let connectionsSay: (() => Response) | undefined;

beforeEach(async () => {
  mira = await register();
  discord = new DiscordOAuth();
  connectionsSay = undefined;
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit) => {
    const request = new Request(input, init);
    if (!request.url.startsWith('https://discord.com/')) throw new TypeError(request.url);
    return request.url.endsWith('/connections') && connectionsSay
      ? connectionsSay()
      : discord.take(request);
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const verified = (type: string, name: string): Connection => ({ type, name, verified: true });

const begin = ({ token } = mira) =>
  expectAnswer(
    post('/api/gamertags/discord/options', undefined, token),
    200,
    ProviderStart.strict(),
  );

/** Goes to Discord, agrees, and sends its answer. */
async function ask(connections: readonly Connection[]) {
  const { ticket, url } = await begin();
  const { search } = discord.allow(new URL(url), connections);
  return post('/api/gamertags/discord', { ticket, answer: search }, mira.token);
}

const find = async (...connections: Connection[]) =>
  expectAnswer(ask(connections), 200, FoundGamertags.strict());

const take = (ticket: string, chosen: number[], { token } = mira) =>
  post('/api/gamertags', { ticket, chosen }, token);

const tags = async () =>
  (await getAs(UserDetail, `/api/users/${mira.id}`, mira.token)).gamertags.map(
    ({ platform, tag, visibleTo, verifiedAt }) =>
      `${platform} ${tag} ${visibleTo} ${verifiedAt === undefined ? 'typed' : 'verified'}`,
  );

describe('gamertags from Discord', () => {
  it('are taken over as one chooses, and stay verified until they are edited', async () => {
    const typed = { platform: 'xbox', tag: 'Typed', visibleTo: 'everyone' };
    await patch(`/api/users/${mira.id}`, { gamertags: [typed] }, mira.token);
    const { ticket, found } = await find(
      verified('battlenet', 'Mira#2107'),
      { ...verified('steam', 'Unproven'), verified: false },
      verified('spotify', 'mira'),
      verified('xbox', 'MiraBox'),
      verified('epicgames', 'MiraEpic'),
      verified('playstation', 'x'.repeat(41)),
    );
    expect(found).toEqual([
      { platform: 'battlenet', tag: 'Mira#2107' },
      { platform: 'xbox', tag: 'MiraBox' },
      { platform: 'epic', tag: 'MiraEpic' },
    ]);
    expect((await take(ticket, [0, 1])).status).toBe(204);
    expect((await tags()).toSorted()).toEqual([
      'battlenet Mira#2107 friends verified',
      'xbox MiraBox everyone verified',
    ]);
    const edited = { platform: 'xbox', tag: 'MiraBoxx', visibleTo: 'everyone' };
    const hidden = { platform: 'battlenet', tag: 'Mira#2107', visibleTo: 'nobody' };
    await patch(`/api/users/${mira.id}`, { gamertags: [hidden, edited] }, mira.token);
    expect((await tags()).toSorted()).toEqual([
      'battlenet Mira#2107 nobody verified',
      'xbox MiraBoxx everyone typed',
    ]);
  });

  it('ask for connections alone, and keep neither the token nor what wasn’t chosen', async () => {
    const { url } = await begin();
    expect(new URL(url).searchParams.get('scope')).toBe('connections');
    const { ticket } = await find(verified('steam', 'Chosen'), verified('twitch', 'Unwanted'));
    await take(ticket, [0]);
    const results = await rows`SELECT * FROM gamertags WHERE user_id = ${mira.id}`;
    expect(JSON.stringify(results)).not.toContain('Unwanted');
    const linked = env.DB.prepare('SELECT count(*) AS n FROM identities WHERE user_id = ?');
    expect(await linked.bind(mira.id).first('n')).toBe(0);
  });

  it('are for friends if they change to one with one of the operator’s words', async () => {
    await sql`INSERT INTO settings (name, value) VALUES ('held-words', '{"words":[" grasslich "]}')`.run();
    const gamertags = ['xbox', 'epic'].map((platform) => ({
      platform,
      tag: 'Typed',
      visibleTo: 'everyone',
    }));
    await patch(`/api/users/${mira.id}`, { gamertags }, mira.token);
    const { ticket } = await find(verified('xbox', 'Grässlich'), verified('epicgames', 'Mira'));
    await take(ticket, [0, 1]);
    await sql`DELETE FROM settings WHERE name = 'held-words'`.run();
    expect((await tags()).toSorted()).toEqual([
      'epic Mira everyone verified',
      'xbox Grässlich friends verified',
    ]);
  });

  it('may be none', async () => {
    expect((await find()).found).toEqual([]);
  });

  it('are one’s own, once, and one for each place', async () => {
    const other = await register();
    const begun = await begin(other);
    const { search } = discord.allow(new URL(begun.url), []);
    const stolen = { ticket: begun.ticket, answer: search };
    await expectRefused(post('/api/gamertags/discord', stolen, mira.token), 'ticket');
    const { ticket } = await find(verified('steam', 'One'), verified('steam', 'Two'));
    await expectRefused(take(ticket, [0], other), 'ticket');
    await expectRefused(take(ticket, [0, 1]), 'chosen');
    await expectRefused(take(ticket, [2]), 'chosen');
    expect((await take(ticket, [1])).status).toBe(204);
    await expectRefused(take(ticket, [0]), 'ticket');
    expect(await tags()).toEqual(['steam Two friends verified']);
  });

  it('aren’t found if the user refuses', async () => {
    const { ticket, url } = await begin();
    const { search } = discord.deny(new URL(url));
    const answer = post('/api/gamertags/discord', { ticket, answer: search }, mira.token);
    const { detail } = await expectAnswer(answer, 422, Problem);
    expect(detail).toContain('You cancelled at Discord, so nothing was changed.');
  });

  it.each([
    ['401', () => Response.json({ message: '401: Unauthorized' }, { status: 401 })],
    ['429', () => Response.json({ retry_after: 1 }, { status: 429 })],
    ['500', () => new Response(null, { status: 500 })],
    ['HTML', () => new Response('<!doctype html><title>Oops</title>')],
    ['an object', () => Response.json({ connections: [] })],
  ])('aren’t found where Discord answers with %s', async (_, answer) => {
    expectConsole(/Log-in with Discord failed/);
    connectionsSay = answer;
    const { detail } = await expectAnswer(ask([]), 503, Problem);
    expect(detail).toContain('Discord doesn’t answer as it should right now');
  });
});
