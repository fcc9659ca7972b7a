import { mkdirSync, mkdtempSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { describe, expect, it, vi } from 'vitest';
import { unstable_readConfig } from 'wrangler';
import { z } from 'zod';

import { FORMED_SETTINGS } from '../../../worker/core/settings.ts';
import { deleteBrokenState, refuseBrokenState } from '../../../worker/local/earlier-state.ts';
import { pushKeys } from '../../../worker/local/secrets.ts';
import { root } from '../../../worker/local/settings.ts';
import { RESTORE_MARK } from '../../../worker/operator/backup/mark.ts';
import { checkSize, checkStartUp, startUpIn } from '../../../worker/operator/doctor/bundle.ts';
import { type Config, checkConfig, readConfig } from '../../../worker/operator/doctor/config.ts';
import {
  checkLocalDatabase,
  checkRemoteDatabase,
  compareMigrations,
} from '../../../worker/operator/doctor/database.ts';
import { toLine } from '../../../worker/operator/doctor/finding.ts';
import {
  checkRemoteSettings,
  checkVars,
  isPair,
  secretNames,
} from '../../../worker/operator/doctor/settings-checks.ts';
import { checkTerms } from '../../../worker/operator/doctor/terms.ts';

const config = readConfig();
const PAST = Date.parse('2026-11-22');

const said = (changed: Partial<Config>) =>
  checkConfig({ ...config, ...changed }, PAST)
    .map(toLine)
    .join('\n');

describe('wrangler.toml', () => {
  it('has all that the code reads', () => {
    expect(checkConfig(config, PAST).map(({ level }) => level)).toEqual(Array(4).fill('fine'));
  });

  it('gives previews all objects and limits, and nothing that production stores in', () => {
    const Stores = z.object({
      d1_databases: z.array(z.object({ database_name: z.string() })),
      r2_buckets: z.array(z.object({ bucket_name: z.string() })),
      ratelimits: z.array(z.object({ namespace_id: z.string() })),
      durable_objects: z.unknown(),
      send_email: z.unknown().optional(),
    });
    const { previews, ...top } = Stores.extend({ previews: Stores }).parse(
      unstable_readConfig({ config: path.join(root, 'wrangler.toml') }, { hideWarnings: true }),
    );
    const stores = (all: z.infer<typeof Stores>) => [
      ...all.d1_databases.map((one) => one.database_name),
      ...all.r2_buckets.map((one) => one.bucket_name),
      ...all.ratelimits.map((one) => one.namespace_id),
    ];
    expect(stores(previews)).toHaveLength(stores(top).length);
    expect(stores(previews).filter((name) => stores(top).includes(name))).toEqual([]);
    expect(previews.durable_objects).toEqual(top.durable_objects);
    expect(previews.send_email).toBeUndefined();
  });

  it.each<[Partial<Config>, string]>([
    [{ r2_buckets: [] }, '✗ FILES (R2 bucket) isn’t in wrangler.toml.'],
    [{ ratelimits: [] }, '✗ LIMIT_LOGIN (rate limit) isn’t in wrangler.toml.'],
    [
      { migrations: config.migrations.slice(0, 1) },
      '✗ No [[migrations]] makes the class Notifier.',
    ],
    [
      { durable_objects: { bindings: [{ name: 'ROOM', class_name: 'Rom' }] } },
      '✗ ROOM needs a class Rom.',
    ],
    [{ triggers: {} }, '✗ No cron runs every minute'],
    [{ limits: { cpu_ms: 50 } }, '✗ cpu_ms = 50 is too little'],
    [{ compatibility_date: '2030-01-01' }, '✗ compatibility_date “2030-01-01” isn’t'],
    [{ compatibility_date: '2024-01-01' }, '! compatibility_date 2024-01-01 is old.'],
    [{ compatibility_flags: [] }, '✗ The compatibility flag nodejs_compat is missing.'],
    [{ assets: { binding: 'ASSETS', run_worker_first: ['/api/*'] } }, '✗ /, /files/*'],
    [{ vars: { ...config.vars, JWT_SECRET: 'x' } }, '✗ JWT_SECRET is a secret but stands'],
    [{ vars: { ...config.vars, PUBLIC_ULR: 'x' } }, '! PUBLIC_ULR is in wrangler.toml but nothing'],
    [
      { vars: { ...config.vars, PUBLIC_URL: 'https://play.example' } },
      '✗ The Worker also answers on workers.dev',
    ],
    [{ vars: {} }, '✗ PUBLIC_URL is read but not in [vars].'],
    [
      { ratelimits: config.ratelimits.map((one) => ({ ...one, namespace_id: '1' })) },
      '✗ Two rate limits share',
    ],
  ])('changed to %j is told', (changed, line) => {
    expect(said(changed)).toContain(line);
  });
});

it('takes workers.dev without a domain of its own, and a domain without workers.dev', () => {
  const vars = { ...config.vars, PUBLIC_URL: 'https://play.example' };
  const there = { ...config.vars, PUBLIC_URL: 'https://peerway.someone.workers.dev' };
  for (const fit of [{ vars, workers_dev: false }, { vars: there }])
    expect(said(fit)).not.toMatch('workers.dev');
});

const lines = (vars: Record<string, string>, secrets: string[]) =>
  checkRemoteSettings({ ...config, vars: { ...config.vars, ...vars } }, secrets)
    .map(toLine)
    .join('\n');

describe('settings', () => {
  it('are complete, half set, or missing', () => {
    expect(lines({}, [])).toContain('✗ JWT_SECRET isn’t set up. Set at least 32 random characters');
    expect(lines({}, ['JWT_SECRET'])).not.toContain('✗');
    expect(lines({}, ['JWT_SECRET', 'JWT_SECERT'])).toContain(
      '! Nothing reads the secret JWT_SECERT',
    );
    expect(lines({}, ['DISCORD_CLIENT_SECRET'])).toContain('✗ DISCORD needs attention.');
    expect(lines({ VAPID_PUBLIC_KEY: 'x' }, [])).toContain('✗ VAPID_PRIVATE_KEY is missing');
    expect(lines({ TURN_URLS: 'turn:x' }, [])).toContain('✗ TURN_SECRET is missing');
    expect(lines({ PUBLIC_URL: 'http://play.example' }, [])).toContain('✗ PUBLIC_URL needs');
    expect(lines({ SFU_APP_ID: 'x' }, [])).toContain('✗ SFU needs attention. Set both parts');
    expect(lines({}, ['JWT_SECRET_PREVIOUS'])).toContain('! JWT_SECRET_PREVIOUS is set. 60 days');
  });

  it.each(FORMED_SETTINGS)(
    'that would break something are named before and after a deploy: %s',
    (name) => {
      const wrong = { [name]: 'of no form' };
      const line = new RegExp(`^✗ \\w+ needs attention\\. .*${name} should look like`, 'm');
      expect(lines(wrong, [])).toMatch(line);
      const before = checkVars({ ...config, vars: { ...config.vars, ...wrong } }).map(toLine);
      expect(before.join('\n')).toMatch(line);
    },
  );

  it('that are empty in wrangler.toml are named before a deploy', () => {
    const text = checkVars({ ...config, vars: { PUBLIC_URL: 'https://play.example' } }).map(toLine);
    expect(text).toEqual([
      '✓ In [vars] of wrangler.toml, every value has the right form.',
      '! Empty in [vars]: MAIL_FROM, OPERATOR_EMAIL. Set them before you deploy.',
    ]);
  });

  it('know a pair of push keys', () => {
    const [one, other] = [pushKeys(), pushKeys()];
    expect(isPair(one.publicKey, one.privateKey)).toBe(true);
    expect(isPair(one.publicKey, other.privateKey)).toBe(false);
    expect(isPair(one.publicKey, 'nonsense')).toBe(false);
  });
});

it('migrations are applied, pending, or of a newer version', () => {
  const now = compareMigrations([], 'Do it.').map(toLine);
  expect(now).toEqual([expect.stringMatching(/^! Not applied yet: 0000_tables.sql, .* Do it\.$/)]);
  const foreign = compareMigrations(['9999_future.sql'], '').map(toLine).join('\n');
  expect(foreign).toContain('✗ The database has had 9999_future.sql');
});

it('a local database says that its restore didn’t finish, or that it is broken', () => {
  const stateDir = mkdtempSync(path.join(tmpdir(), 'peerway-doctor-'));
  const folder = path.join(stateDir, 'v3/d1/miniflare-D1DatabaseObject');
  mkdirSync(folder, { recursive: true });
  const database = new DatabaseSync(path.join(folder, 'abc.sqlite'));
  const found = () => checkLocalDatabase(stateDir).map(toLine).join();
  try {
    database.exec('CREATE TABLE users (id INTEGER PRIMARY KEY)');
    expect(found()).toContain('! Not applied yet: 0000');
    database.exec(`CREATE TABLE ${RESTORE_MARK} (name TEXT PRIMARY KEY, seq INTEGER NOT NULL)`);
    expect(found()).toContain('✗ A restore into this database didn’t finish.');
    database.exec('CREATE TABLE filler AS SELECT randomblob(100000) AS bytes');
    database.close();
    const file = path.join(folder, 'abc.sqlite');
    truncateSync(file, statSync(file).size - 40_000);
    expect(found()).toContain('✗ The database is broken: ');
    expect(() => refuseBrokenState(stateDir)).toThrow('npm run restore -- FOLDER --overwrite');
    // What that command does first.
    deleteBrokenState(stateDir);
    expect(found()).toContain('There is no local data yet');
  } finally {
    if (database.isOpen) database.close();
    rmSync(stateDir, { recursive: true, force: true });
  }
});

const node = (id: number, functionName: string) => ({ id, callFrame: { functionName } });

it('the size and the start of the Worker have bounds', () => {
  expect(checkSize(4e6).level).toBe('fine');
  expect(checkSize(6e7).level).toBe('note');
  expect(checkSize(7e7).level).toBe('broken');
  const profile = {
    nodes: [node(1, '(root)'), node(2, '(idle)'), node(3, 'load')],
    samples: [3, 2, 3],
    // The last sample is late, because another program had the processor.
    timeDeltas: [1_000, 90_000, 40_000],
  };
  expect(startUpIn(JSON.stringify(profile))).toBe(3.5);
  expect(checkStartUp(310).level).toBe('fine');
  expect(checkStartUp(1200).level).toBe('broken');
});

/** What the doctor says of a deployed database with these tables, in which one migration was applied. */
async function foundWith(...tables: string[]) {
  const names = (query: string) => (query.includes('sqlite_master') ? tables : ['0000_tables.sql']);
  const findings = await checkRemoteDatabase(async (query) =>
    JSON.stringify([{ results: names(query).map((name) => ({ name })) }]),
  );
  return findings.map(toLine).join();
}

it('a deployed database tells its migrations, and a restore that didn’t finish', async () => {
  expect(await foundWith()).toContain('! Not applied yet: 0000_tables.sql, 0001');
  expect(await foundWith('d1_migrations')).toContain('! Not applied yet: 0001');
  expect(await foundWith('d1_migrations', RESTORE_MARK)).toContain(
    'npm run restore -- FOLDER --remote',
  );
});

it('asks Cloudflare for names of secrets and of tables, by wrangler', async () => {
  const asked: string[] = [];
  const server = createServer((request, answer) => {
    const { method = '', url = '' } = request;
    asked.push(`${method} ${url.replace(/^.*accounts\/mine/u, '').replace(/\?.*/u, '')}`);
    const result = url.includes('/secrets')
      ? [{ name: 'JWT_SECRET', type: 'secret_text' }]
      : url.includes('/query')
        ? [{ results: [{ name: RESTORE_MARK }], success: true, meta: {} }]
        : { uuid: 'the-id', name: 'peerway' };
    answer.setHeader('Content-Type', 'application/json');
    answer.end(JSON.stringify({ success: true, errors: [], messages: [], result }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('No port is free.');
  vi.stubEnv('CLOUDFLARE_API_BASE_URL', `http://127.0.0.1:${address.port}/client/v4`);
  vi.stubEnv('CLOUDFLARE_API_TOKEN', 'a-token');
  vi.stubEnv('CLOUDFLARE_ACCOUNT_ID', 'mine');
  try {
    const [names, findings] = await Promise.all([secretNames(), checkRemoteDatabase()]);
    expect(names).toEqual(['JWT_SECRET']);
    expect(findings.map(toLine).join()).toContain('✗ A restore into this database didn’t finish.');
    // The doctor writes nothing, and reads no secret's value.
    expect(new Set(asked)).toEqual(
      new Set([
        'GET /workers/scripts/peerway/secrets',
        'GET /d1/database/peerway',
        'POST /d1/database/the-id/query',
      ]),
    );
  } finally {
    vi.unstubAllEnvs();
    server.close();
  }
});

it('finds rules that the operator’s own terms lack', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'peerway-terms-'));
  const found = () => checkTerms(folder).map(toLine).join('\n');
  try {
    expect(found()).toBe('✓ The default terms are shown.');
    const rest =
      '{#rule-sexual} {#rule-spam} {#rule-cheating} {#rule-impersonation} {#rule-rights}';
    writeFileSync(path.join(folder, 'de.md'), `## Regeln {#rule-harassment} {#rule-hate} ${rest}`);
    expect(found()).toContain('✗ web/legal/terms/de.md lacks rules');
    expect(found()).toContain('Add to its headings: {#rule-illegal}.');
    writeFileSync(
      path.join(folder, 'de.md'),
      `## Alles {#rule-harassment} {#rule-hate} ${rest}\n### Gesetz {#rule-illegal}`,
    );
    expect(found()).toBe('✓ Your own terms are shown: de.md.');
    writeFileSync(path.join(folder, 'xx.md'), '# ?');
    expect(found()).toContain('✗ web/legal/terms/xx.md is for no language.');
  } finally {
    rmSync(folder, { recursive: true });
  }
});
