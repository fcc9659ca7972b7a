import { evictDurableObject } from 'cloudflare:test';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';

import { SessionItem } from '../../../worker/contract/session.ts';
import { expectAnswer, patch, post, send } from '../../worker/support/client.ts';
import { addAdmin, addUser } from '../../worker/support/people.ts';
import { hostSeries, inDays, readSeries, runClock } from '../../worker/support/series.ts';
import { HOUR_MS, addGames, sessionBody, sendApplication } from '../../worker/support/sessions.ts';
import { rows, sql } from '../../worker/support/sql.ts';
import {
  TOKEN,
  connectDiscord,
  discordPath,
  openDiscord,
  postOf,
  postsOf,
  settle,
  sweepAndSettle,
} from '../support/discord.ts';
import { notifierOf } from '../support/notifier.ts';

type Person = Awaited<ReturnType<typeof addUser>>;

let discord: ReturnType<typeof openDiscord>;
let host: Person;
let session: SessionItem;

const addSession = async (changes: object = {}) =>
  expectAnswer(
    post('/api/sessions', { ...sessionBody(), ...changes }, host.token),
    201,
    SessionItem,
  );

beforeAll(() => addGames());
beforeEach(async () => {
  discord = openDiscord();
  host = await addUser();
  session = await addSession({ name: 'Friday raid', instant: 'everyone' });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const change = (fields: object) =>
  expectAnswer(patch(`/api/sessions/${session.id}`, fields, host.token), 200, SessionItem);
const field = (name: string, at = 0) =>
  discord.shown()[at]?.fields.find((one) => one.name === name)?.value;
const posts = () => rows`SELECT * FROM discord_posts WHERE host_id = ${host.id}`;

async function join() {
  const user = await addUser();
  expect((await sendApplication(user, session.id)).status).toBe(201);
}

async function connected() {
  expect((await connectDiscord(session, host)).status).toBe(204);
  await settle(host);
}

const stopClock = () => vi.useFakeTimers({ toFake: ['Date'], now: Date.now() });

describe('a session that is posted to Discord', () => {
  it('is shown with its link and times, and the post follows seats, times and the end', async () => {
    await connected();
    const start = Math.floor(Date.parse(session.startsAt) / 1000);
    expect(discord.shown()).toMatchObject([
      { title: 'Friday raid', url: `https://peerway.test/session/${session.id}` },
    ]);
    expect(field('Start')).toBe(`<t:${start}:F> (<t:${start}:R>)`);
    expect(field('Seats')).toBe(`1/${session.seats}`);
    expect(field('Language')).toBe('English');
    await join();
    await change({ startsAt: new Date((start + 3600) * 1000).toISOString() });
    await sweepAndSettle(host);
    expect(field('Seats')).toBe(`2/${session.seats}`);
    expect(field('Start')).toContain(`<t:${start + 3600}:F>`);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 24 * HOUR_MS });
    await sweepAndSettle(host);
    expect(discord.shown()).toMatchObject([{ description: '**Over**' }]);
    // The webhook isn't needed any more.
    expect(await posts()).toEqual([]);
    expect(await postsOf(host)).toEqual([]);
  });

  it('disappears there when its host deletes it, removes the webhook or hides it', async () => {
    await connected();
    await change({ visibility: 'friends' });
    await sweepAndSettle(host);
    expect(discord.shown()).toEqual([]);
    expect(await postOf(session, host)).toEqual({
      connected: true,
      lastError: 'This session is for friends only, so it isn’t posted.',
    });
    await change({ visibility: 'public' });
    await sweepAndSettle(host);
    expect(discord.shown()).toHaveLength(1);
    expect((await send('DELETE', discordPath(session), host)).status).toBe(204);
    expect(await postOf(session, host)).toEqual({ connected: false, lastError: null });
    await settle(host);
    expect(discord.shown()).toEqual([]);
    expect(await posts()).toEqual([]);
    await connected();
    await send('DELETE', `/api/sessions/${session.id}`, host);
    await sweepAndSettle(host);
    expect(discord.shown()).toEqual([]);
    expect(await posts()).toEqual([]);
    expect(await postsOf(host)).toEqual([]);
  });

  it('shows an unlisted session’s key only if the host said so', async () => {
    session = await addSession({ visibility: 'unlisted' });
    await connectDiscord(session, host, { withKey: true });
    await settle(host);
    expect(discord.shown()[0]?.url).toMatch(/\?key=[\da-f]{32}$/);
    session = await addSession();
    await connected();
    await change({ visibility: 'unlisted' });
    await sweepAndSettle(host);
    expect(discord.shown()).toHaveLength(1);
    expect((await postOf(session, host)).lastError).toContain('This session is unlisted.');
  });

  it('disappears there while its host is suspended', async () => {
    await connected();
    const become = (status: string) =>
      sql`UPDATE users SET status = ${status} WHERE id = ${host.id}`.run();
    await become('suspended');
    await sweepAndSettle(host);
    expect(discord.shown()).toEqual([]);
    await become('active');
    await sweepAndSettle(host);
    expect(discord.shown()).toHaveLength(1);
  });

  it('disappears there while it is taken down, and for good once it is over', async () => {
    await connected();
    const { token } = await addAdmin();
    const take = async (takenDown: boolean) => {
      const body = { takenDown, reason: 'Rules' };
      expect((await patch(`/api/admin/sessions/${session.id}`, body, token)).status).toBe(200);
      return sweepAndSettle(host);
    };
    await take(true);
    expect(discord.shown()).toEqual([]);
    await take(false);
    expect(discord.shown()).toHaveLength(1);
    const { next } = await take(true);
    expect(next).toBe(Date.parse(session.startsAt) + session.durationMinutes * 60_000);
    await settle(host, next - Date.now());
    expect(discord.shown()).toEqual([]);
    expect(await posts()).toEqual([]);
    expect(await postsOf(host)).toEqual([]);
  });

  it('goes on with the next session of its series', async () => {
    const first = await hostSeries(host, {}, { name: 'Weekly raid' });
    await runClock();
    session = first;
    await connected();
    await change({ status: 'cancelled', cancelReason: 'ill' });
    await sweepAndSettle(host);
    await sweepAndSettle(host);
    const { sessions } = await readSeries(first.series.id, host);
    expect(discord.shown()).toMatchObject([
      { description: '**Cancelled**' },
      { url: `https://peerway.test/session/${sessions.find(({ id }) => id !== first.id)?.id}` },
    ]);
    expect(await posts()).toHaveLength(1);
  });

  it('goes on with the next session of its series though that is eight weeks later', async () => {
    const first = await hostSeries(host, { everyWeeks: 8, until: inDays(120) });
    session = first;
    await connected();
    await change({ status: 'cancelled', cancelReason: 'ill' });
    await sweepAndSettle(host);
    await sweepAndSettle(host);
    const { sessions } = await readSeries(first.series.id, host);
    expect(sessions.map(({ number, status }) => [number, status])).toEqual([
      [1, 'cancelled'],
      [2, 'open'],
    ]);
    const [, { url } = {}] = discord.shown();
    expect(url).toBe(`https://peerway.test/session/${sessions[1]?.id}`);
  });

  it('goes on with the next session of its series when its host deletes it', async () => {
    const first = await hostSeries(host);
    await runClock();
    session = first;
    await connected();
    await send('DELETE', `/api/sessions/${first.id}`, host);
    await sweepAndSettle(host);
    const { sessions } = await readSeries(first.series.id, host);
    expect(discord.shown()).toMatchObject([
      { url: `https://peerway.test/session/${sessions[0]?.id}` },
    ]);
    expect(await posts()).toMatchObject([{ session_id: sessions[0]?.id }]);
  });

  it('moves to another channel with another webhook', async () => {
    await connected();
    await connectDiscord(session, host, {}, 2);
    await settle(host);
    expect([...discord.webhooks.messages.keys()]).toEqual([`2/${TOKEN}/2`]);
  });
});

describe('the outbox', () => {
  it('sends nothing within the request, and posts once though evicted before', async () => {
    await connectDiscord(session, host);
    // The platform's own alarm may have sent it meanwhile.
    await evictDurableObject(notifierOf(host.id)).catch(() => undefined);
    await settle(host);
    await sweepAndSettle(host);
    expect(discord.webhooks.log.filter((line) => line.startsWith('POST'))).toHaveLength(1);
    expect(discord.shown()).toHaveLength(1);
  });

  it('ends with the last state in one message, if something changes while it sends', async () => {
    discord.answers.push(async () => {
      // The first post is under way.
      await change({ name: 'Second name' });
      await change({ name: 'Third name' });
      await notifierOf(host.id).postToDiscord([session.id]);
      return discord.webhooks.take(
        new Request(`https://discord.test/api/webhooks/1/${TOKEN}?wait=true`, {
          method: 'POST',
          body: JSON.stringify({
            embeds: [{ title: 'Friday raid', color: 1, fields: [], footer: { text: '' } }],
            allowed_mentions: { parse: [] },
          }),
        }),
      );
    });
    await connected();
    await sweepAndSettle(host);
    expect(discord.shown().map(({ title }) => title)).toEqual(['Third name']);
  });

  it('waits as long as Discord says, whatever changes meanwhile', async () => {
    await connected();
    await change({ name: 'Other name' });
    discord.answers.push(() => Response.json({ retry_after: 90.5 }, { status: 429 }));
    stopClock();
    const { next } = await sweepAndSettle(host);
    expect(next).toBe(Date.now() + 90_500);
    await change({ name: 'Last name' });
    await sweepAndSettle(host);
    expect(discord.shown()[0]?.title).toBe('Friday raid');
    await settle(host, 91_000);
    expect(discord.shown()[0]?.title).toBe('Last name');
    expect(await postOf(session, host)).toEqual({ connected: true, lastError: null });
  });

  it.each([
    ['429 without a time', () => new Response(null, { status: 429 })],
    [
      '429 with a header',
      () => new Response(null, { status: 429, headers: { 'Retry-After': '9' } }),
    ],
    ['500', () => new Response('oops', { status: 500 })],
    ['nothing', () => Promise.reject(new DOMException('No answer in time', 'TimeoutError'))],
  ])('tries again after %s', async (_, answer) => {
    discord.answers.push(answer);
    stopClock();
    await connectDiscord(session, host);
    const { next } = await settle(host);
    expect(next).toBeGreaterThan(Date.now() + 5_000);
    expect(discord.shown()).toEqual([]);
    await settle(host, 60_000);
    expect(discord.shown()).toHaveLength(1);
    expect(await postOf(session, host)).toEqual({ connected: true, lastError: null });
  });

  it('never waits longer than a day', async () => {
    discord.answers.push(() => Response.json({ retry_after: 1e9 }, { status: 429 }));
    await connectDiscord(session, host);
    expect((await settle(host)).next).toBeLessThanOrEqual(Date.now() + 24 * HOUR_MS);
  });

  it('gives up after eight attempts and says so, until the next change', async () => {
    discord.answers.push(
      ...Array.from({ length: 9 }, () => () => new Response(null, { status: 503 })),
    );
    await connectDiscord(session, host);
    for (let left = 9; left > 0; left -= 1) await settle(host, 2 * HOUR_MS);
    vi.useRealTimers();
    const { connected: still, lastError } = await postOf(session, host);
    expect(still).toBe(true);
    expect(lastError).toContain('Discord didn’t answer');
    expect(discord.answers).toEqual([]);
    await notifierOf(host.id).postToDiscord([session.id]);
    await settle(host);
    expect((await postOf(session, host)).lastError).toBeNull();
  });

  it.each([
    ['the webhook was deleted', 401],
    ['the message was deleted', 404],
  ])('forgets the webhook and tells the host if %s', async (_, status) => {
    await connected();
    await change({ name: 'Other name' });
    discord.answers.push(() => Response.json({ code: 10_008 }, { status }));
    await sweepAndSettle(host);
    expect(await postOf(session, host)).toEqual({
      connected: false,
      lastError:
        'The webhook or the post was deleted in Discord. Paste a webhook to post it again.',
    });
    expect((await posts())[0]).toMatchObject({ webhook: null, key_id: null });
    expect(await postsOf(host)).toEqual([]);
  });

  it.each([
    [
      'a redirect',
      () => new Response(null, { status: 302, headers: { Location: 'https://a.test' } }),
    ],
    ['what isn’t a message', () => new Response('<html>')],
    ['400', () => Response.json({ code: 50_035 }, { status: 400 })],
  ])('doesn’t follow or repeat %s', async (_, answer) => {
    discord.answers.push(answer);
    await connectDiscord(session, host);
    expect((await settle(host)).next).toBe(Infinity);
    expect(await postOf(session, host)).toEqual({
      connected: true,
      lastError: 'Discord refused the post. Try another webhook.',
    });
  });
});
