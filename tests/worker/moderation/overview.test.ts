import { createExecutionContext, env, waitOnExecutionContext } from 'cloudflare:test';
import { beforeAll, describe, expect, it } from 'vitest';

import { app } from '../../../worker/app.ts';
import { FIGURES } from '../../../worker/contract/admin-vocabulary.ts';
import { Overview } from '../../../worker/contract/overview.ts';
import { countFailure } from '../../../worker/core/failures.ts';
import { healthOf } from '../../../worker/moderation/health.ts';
import { checkConfiguration, configurationLines } from '../../../worker/site/configuration.ts';
import { sweep } from '../../../worker/sweep.ts';
import { expectConsole } from '../../support/console-watch.ts';
import { ORIGIN, getAs } from '../support/client.ts';
import { addAdmin, addUser } from '../support/people.ts';
import { sql } from '../support/sql.ts';

const NOTHING = { sweptAt: null, failing: [], bytes: null, failedCopies: 0 };

let admin: Awaited<ReturnType<typeof addAdmin>>;

const read = () => getAs(Overview.strict(), '/api/admin/overview', admin.token);

const today = async (figure: string) =>
  (await read()).figures.find((row) => row.figure === figure)?.days.at(-1);

const stateOf = (name: string, over: Record<string, unknown>) =>
  checkConfiguration({ ...env, ...over }).find(({ subject }) => subject === name)?.state;

const clock = async () => (await read()).health.find(({ subject }) => subject === 'clock')?.state;

beforeAll(async () => {
  admin = await addAdmin();
});

it('says of a new instance that its clock has never run', async () => {
  expect(await clock()).toBe('weak');
  const { sweptAt, figures } = await read();
  expect(sweptAt).toBeNull();
  expect(figures.flatMap(({ days }) => days).filter(({ count }) => count !== 0)).toEqual([]);
});

describe('counts', () => {
  it('are those of each day, kept by the clock, each row counted once', async () => {
    await sweep(env, Date.now());
    const before = (await today('users'))?.count ?? 0;
    expect(before).toBeGreaterThan(0);
    await Promise.all([addUser(), addUser()]);
    await sweep(env, Date.now());
    await sweep(env, Date.now());
    expect(await today('users')).toEqual({
      day: new Date().toISOString().slice(0, 10),
      count: before + 2,
    });
    const { figures } = await read();
    expect(figures.map(({ days }) => days.length)).toEqual(FIGURES.map(() => 30));
  });

  it('put what is older to its own day', async () => {
    const user = await addUser();
    const weekAgo = Date.now() - 7 * 86_400_000;
    await sql`UPDATE users SET created_at = ${weekAgo} WHERE id = ${user.id}`.run();
    const monthAgo = Date.now() - 29 * 86_400_000;
    const early = await addUser();
    await sql`UPDATE users SET created_at = ${monthAgo} WHERE id = ${early.id}`.run();
    await sweep(env, Date.now());
    const { figures } = await read();
    expect(figures[0]?.days.at(-8)?.count).toBe(1);
    expect(figures[0]?.days[0]?.count).toBe(1);
  });

  it('say what waits now', async () => {
    await sql`UPDATE users SET online = 1 WHERE id = ${admin.id}`.run();
    expect((await read()).now).toMatchObject({ online: 1, openReports: 0 });
  });

  it('hold the faults of ours', async () => {
    expectConsole(/^GET \/api\/[\w/:]+ failed TypeError: /);
    const broken = { withSession: () => ({ getBookmark: () => null }) };
    const context = createExecutionContext();
    const DB = new Proxy(env.DB, {
      get: (target, name): unknown => {
        // The request's session is broken, and the one that it tries again with. The one that stores the count works.
        if (name !== 'withSession' || calls++ > 1) return Reflect.get(target, name);
        return broken.withSession;
      },
    });
    let calls = 0;
    const answer = await app.fetch(
      new Request(`${ORIGIN}/api/latest/users`),
      { ...env, DB },
      context,
    );
    await waitOnExecutionContext(context);
    expect(answer.status).toBe(500);
    expect(await today('errors')).toMatchObject({ count: 1 });
  });
});

describe('health', () => {
  it.each([
    ['JWT_SECRET', { JWT_SECRET: undefined }, 'missing'],
    ['JWT_SECRET', { JWT_SECRET: 'short' }, 'weak'],
    ['JWT_SECRET', { JWT_SECRET: 'a'.repeat(64) }, 'weak'],
    ['JWT_SECRET', {}, 'ok'],
    ['JWT_SECRET_PREVIOUS', { JWT_SECRET_PREVIOUS: 'short' }, 'weak'],
    ['PUBLIC_URL', { PUBLIC_URL: '' }, 'missing'],
    ['PUBLIC_URL', { PUBLIC_URL: 'peerway' }, 'weak'],
    ['PUBLIC_URL', { PUBLIC_URL: 'http://peerway.example' }, 'weak'],
    ['PUBLIC_URL', { PUBLIC_URL: 'http://localhost:8787' }, 'ok'],
    [
      'OPERATOR',
      { OPERATOR_NAME: 'x', OPERATOR_ADDRESS: ' ', OPERATOR_EMAIL: 'a@b.test' },
      'missing',
    ],
    ['OPERATOR', { OPERATOR_NAME: 'x', OPERATOR_ADDRESS: 'x', OPERATOR_EMAIL: 'a@b.test' }, 'ok'],
    ['MAIL', { MAIL_FROM: '' }, 'missing'],
    ['PUSH', {}, 'ok'],
    ['PUSH', { VAPID_SUBJECT: '', OPERATOR_EMAIL: 'me@peerway.test' }, 'ok'],
    ['PUSH', { VAPID_SUBJECT: '' }, 'missing'],
    ['PUSH', { VAPID_SUBJECT: 'me@peerway.test' }, 'ok'],
    ['PUSH', { VAPID_SUBJECT: 'mailto:me' }, 'weak'],
    ['PUSH', { VAPID_PRIVATE_KEY: '' }, 'missing'],
    ['DISCORD', {}, 'ok'],
    ['DISCORD', { DISCORD_CLIENT_ID: '', DISCORD_CLIENT_SECRET: '' }, 'ok'],
    ['DISCORD', { DISCORD_CLIENT_SECRET: '' }, 'weak'],
    ['GOOGLE', { GOOGLE_CLIENT_ID: ' ' }, 'weak'],
    ['TWITCH', { TWITCH_CLIENT_SECRET: undefined }, 'weak'],
    ['STEAM', { STEAM_LOGIN: 'yes' }, 'weak'],
    ['STEAM', { STEAM_LOGIN: '' }, 'weak'],
    ['STEAM', { STEAM_LOGIN: 'off' }, 'ok'],
    ['IMAGES', { IMAGES: undefined }, 'missing'],
    ['SFU', {}, 'ok'],
    ['SFU', { SFU_APP_ID: 'app', SFU_APP_SECRET: 'x' }, 'ok'],
    ['SFU', { SFU_APP_ID: 'app' }, 'weak'],
    ['SFU', { SFU_APP_SECRET: 'x' }, 'weak'],
    ['TURN', {}, 'missing'],
    ['TURN', { TURN_URLS: 'turn:turn.example', TURN_SECRET: 'x' }, 'ok'],
  ])('%s of %j is %s', (name, over, state) => {
    expect(stateOf(name, over)).toBe(state);
  });

  it.each([
    ['PUBLIC_URL', 'https://play.example/app', 'PUBLIC_URL', 'weak'],
    ['PUBLIC_URL', 'https://play .example', 'PUBLIC_URL', 'weak'],
    ['PUBLIC_URL', 'https://play.example/?a#b', 'PUBLIC_URL', 'weak'],
    ['OPERATOR_EMAIL', 'me', 'OPERATOR', 'weak'],
    ['MAIL_FROM', 'hello', 'MAIL', 'weak'],
    ['VAPID_PUBLIC_KEY', 'short', 'PUSH', 'weak'],
    ['VAPID_PRIVATE_KEY', 'short', 'PUSH', 'weak'],
    ['VAPID_SUBJECT', 'http://peerway.test', 'PUSH', 'weak'],
    ['PUSH_ORIGINS', 'push.test', 'PUSH', 'weak'],
    ['DISCORD_WEBHOOK_ORIGINS', 'discord.test', 'DISCORD', 'weak'],
    ['STUN_URLS', 'stun.example.org', 'TURN', 'weak'],
    ['STUN_URLS', 'stun:a.example stun://b.example', 'TURN', 'weak'],
    ['TURN_URLS', 'turn:a.example,turn:b.example', 'TURN', 'weak'],
    ['CLIENT_ORIGINS', 'https://a.example,https://b.example', 'CLIENT_ORIGINS', 'weak'],
    ['CLIENT_ORIGINS', '*', 'CLIENT_ORIGINS', 'weak'],
    ['JURISDICTION', 'Europe', 'JURISDICTION', 'weak'],
    ['SFU_URL', 'sfu.example', 'SFU', 'weak'],
    ['REMEMBER_ADDRESSES', 'yes', 'REMEMBER_ADDRESSES', 'weak'],
    ['ADMIN_SECOND_FACTOR', 'OFF', 'ADMIN_SECOND_FACTOR', 'missing'],
  ])('names %s if it is “%s”', (setting, value, name, state) => {
    const found = checkConfiguration({ ...env, [setting]: value });
    const named = found.filter(({ wrong }) => wrong.some((one) => one.setting === setting));
    expect(named.map((one) => [one.subject, one.state])).toEqual([[name, state]]);
    const [example] = named.flatMap(({ wrong }) => wrong.map((one) => one.example));
    expect(configurationLines({ ...env, [setting]: value }).join()).toContain(
      `${setting} should look like`,
    );
    const repaired = checkConfiguration({ ...env, [setting]: example });
    expect(repaired.flatMap(({ wrong }) => wrong)).toEqual([]);
  });

  it('has a line for the log of what is missing or weak, and never a value', () => {
    const set = { OPERATOR_NAME: 'x', OPERATOR_ADDRESS: 'x', OPERATOR_EMAIL: 'a@b.test' };
    const lines = configurationLines({
      ...env,
      ...set,
      JWT_SECRET: 'too-short',
      MAIL_FROM: 'private',
    });
    expect(lines).toEqual([
      'Configuration: JWT_SECRET needs attention. See “Deploy” in the README.',
      'Configuration: MAIL needs attention: MAIL_FROM should look like hello@example.org. See “Deploy” in the README.',
      'Configuration: TURN isn’t set up. See “Deploy” in the README.',
      'Configuration: ADMIN_SECOND_FACTOR needs attention. See “Deploy” in the README.',
    ]);
  });

  it('knows the size of the database, and which uploads have no copies', async () => {
    expect((await read()).databaseBytes).toBeGreaterThan(100_000);
    const stateIn = async (name: string) =>
      (await read()).health.find(({ subject }) => subject === name)?.state;
    expect(await stateIn('IMAGES')).toBe('ok');
    await countFailure(env, 'failedCopies');
    expect(await stateIn('IMAGES')).toBe('weak');
    expect(await stateIn('database')).toBe('ok');
    expect(healthOf(env, { ...NOTHING, bytes: 8.5e9 }, 0)).toContainEqual(
      expect.objectContaining({ subject: 'database', state: 'weak' }),
    );
  });

  it('knows whether the clock runs', async () => {
    await sweep(env, Date.now() - 10 * 60_000);
    expect(await clock()).toBe('missing');
    const now = Date.now();
    await sweep(env, now);
    expect(await clock()).toBe('ok');
    expect((await read()).sweptAt).toBe(new Date(now).toISOString());
  });
});
