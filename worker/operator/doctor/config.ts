import { readFileSync } from 'node:fs';
import path from 'node:path';
import { unstable_readConfig } from 'wrangler';
import { z } from 'zod';

import { root } from '../../local/settings.ts';
import { type Kind, LOCAL_ONLY, SECRETS, membersOfEnv } from './environment.ts';
import { type Finding, broken, brokenIf, note, noteIf, orFine } from './finding.ts';

/** The parts of wrangler.toml that are checked. */
const Config = z.object({
  name: z.string(),
  compatibility_date: z.string().default(''),
  compatibility_flags: z.array(z.string()).default([]),
  workers_dev: z.boolean().default(false),
  assets: z
    .object({
      binding: z.string().default(''),
      run_worker_first: z.union([z.boolean(), z.array(z.string())]).default(false),
    })
    .default({ binding: '', run_worker_first: false }),
  d1_databases: z.array(z.object({ binding: z.string() })).default([]),
  r2_buckets: z.array(z.object({ binding: z.string() })).default([]),
  durable_objects: z
    .object({ bindings: z.array(z.object({ name: z.string(), class_name: z.string() })) })
    .default({ bindings: [] }),
  migrations: z
    .array(
      z.object({
        tag: z.string(),
        new_sqlite_classes: z.array(z.string()).default([]),
        deleted_classes: z.array(z.string()).default([]),
      }),
    )
    .default([]),
  ratelimits: z
    .array(
      z.object({
        name: z.string(),
        namespace_id: z.string(),
        simple: z.object({ limit: z.number(), period: z.number() }),
      }),
    )
    .default([]),
  send_email: z.array(z.object({ name: z.string() })).default([]),
  images: z.object({ binding: z.string() }).optional(),
  triggers: z.object({ crons: z.array(z.string()).optional() }).default({}),
  limits: z.object({ cpu_ms: z.number().optional() }).optional(),
  vars: z.record(z.string(), z.unknown()).default({}),
});
export type Config = z.infer<typeof Config>;

export const readConfig = (file = path.join(root, 'wrangler.toml')): Config =>
  Config.parse(unstable_readConfig({ config: file }, { hideWarnings: true }));

/** The variables of wrangler.toml that are texts. */
export const varsOf = ({ vars }: Config): Record<string, string> =>
  Object.fromEntries(
    Object.entries(vars).flatMap(([name, value]) =>
      typeof value === 'string' ? [[name, value]] : [],
    ),
  );

const namesByKind = (config: Config): Record<Exclude<Kind, 'text'>, string[]> => ({
  'D1 database': config.d1_databases.map(({ binding }) => binding),
  'R2 bucket': config.r2_buckets.map(({ binding }) => binding),
  'Durable Object': config.durable_objects.bindings.map(({ name }) => name),
  'rate limit': config.ratelimits.map(({ name }) => name),
  'send_email binding': config.send_email.map(({ name }) => name),
  'Images binding': config.images ? [config.images.binding] : [],
  'assets binding': [config.assets.binding].filter(Boolean),
});

function bindings(config: Config): Finding[] {
  const names = namesByKind(config);
  const members = membersOfEnv();
  const missing = [...members].flatMap(([name, kind]) => {
    if (kind === 'text') {
      return brokenIf(
        !(name in config.vars || SECRETS.includes(name) || LOCAL_ONLY.includes(name)),
        `${name} is read but not in [vars].`,
        'Add it to wrangler.toml, empty if unset.',
      );
    }
    return brokenIf(
      !names[kind].includes(name),
      `${name} (${kind}) isn’t in wrangler.toml.`,
      'Add the binding, and deploy again.',
    );
  });
  const unread = [...Object.values(names).flat(), ...Object.keys(config.vars)]
    .filter((name) => !members.has(name))
    .map((name) =>
      note(`${name} is in wrangler.toml but nothing reads it.`, 'Check its spelling.'),
    );
  const open = Object.keys(config.vars)
    .filter((name) => SECRETS.includes(name))
    .map((name) =>
      broken(
        `${name} is a secret but stands in wrangler.toml.`,
        `Remove it there, make a new one, and run: npx wrangler secret put ${name}`,
      ),
    );
  return orFine(
    [...missing, ...unread, ...open],
    `All ${members.size} bindings and variables are declared.`,
  );
}

const exported = () =>
  Array.from(
    readFileSync(path.join(root, 'worker/index.ts'), 'utf8').matchAll(/^export \{ (\w+) \}/gmu),
    ([, name = '']) => name,
  );

function objects({ durable_objects, migrations }: Config): Finding[] {
  const made = new Set(migrations.flatMap((one) => one.new_sqlite_classes));
  for (const name of migrations.flatMap((one) => one.deleted_classes)) made.delete(name);
  const classes = exported();
  const tags = migrations.map(({ tag }) => tag);
  const findings = durable_objects.bindings.flatMap(({ name, class_name }) => [
    ...brokenIf(
      !classes.includes(class_name),
      `${name} needs a class ${class_name}.`,
      'Export it from worker/index.ts.',
    ),
    ...brokenIf(
      !made.has(class_name),
      `No [[migrations]] makes the class ${class_name}.`,
      'Add one with a new tag below the others. Never change one that was deployed.',
    ),
  ]);
  const twice = new Set(tags).size < tags.length;
  return orFine(
    [
      ...findings,
      ...brokenIf(twice, 'Two [[migrations]] have the same tag.', 'Give the newer one a new tag.'),
    ],
    `All ${durable_objects.bindings.length} Durable Objects have a class and a migration.`,
  );
}

function limits({ ratelimits, limits: cpu, triggers }: Config): Finding[] {
  const ids = ratelimits.map(({ namespace_id }) => namespace_id);
  // Hashing a password takes some 160 ms of CPU time, and more on a busy machine.
  const cpuMs = cpu?.cpu_ms ?? Infinity;
  return orFine(
    [
      ...ratelimits.flatMap(({ name, simple: { limit, period } }) =>
        brokenIf(
          !(limit > 0 && [10, 60].includes(period)),
          `${name} has a limit that the platform refuses.`,
          'The period is 10 or 60 seconds.',
        ),
      ),
      ...brokenIf(
        new Set(ids).size < ids.length,
        'Two rate limits share a namespace_id, so they share a count.',
        'Number them apart.',
      ),
      ...brokenIf(
        !triggers.crons?.includes('* * * * *'),
        'No cron runs every minute, so there are no reminders and nothing is cleaned up.',
        'Set crons = ["* * * * *"] under [triggers].',
      ),
      ...brokenIf(
        cpuMs < 1000,
        `cpu_ms = ${cpuMs} is too little to hash a password.`,
        'Set 1000 or more, or remove the limit.',
      ),
    ],
    `The cron runs every minute, and all ${ratelimits.length} rate limits are valid.`,
  );
}

const FLAGS = ['nodejs_compat', 'enable_request_signal', 'request_signal_passthrough'];
const WORKER_FIRST = ['/', '/api/*', '/files/*', '/calendar/*', '/.well-known/*', '/socket.io*'];
/** The platform keeps old dates working, but new behaviour has to be tried at some time. */
const OLD_AFTER_MS = 550 * 24 * 60 * 60 * 1000;

function platform(config: Config, now: number): Finding[] {
  const { compatibility_date, compatibility_flags, assets, workers_dev } = config;
  const host = URL.parse(varsOf(config)['PUBLIC_URL'] ?? '')?.hostname;
  const age = now - Date.parse(compatibility_date);
  const manifest = z
    .object({ devDependencies: z.record(z.string(), z.string()) })
    .parse(JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')));
  const types = manifest.devDependencies['@cloudflare/workers-types'] ?? '';
  const { run_worker_first: first } = assets;
  const lost = first === true ? [] : WORKER_FIRST.filter((one) => !first || !first.includes(one));
  return orFine(
    [
      ...brokenIf(
        workers_dev && host !== undefined && !host.endsWith('.workers.dev'),
        'The Worker also answers on workers.dev, where nothing is cached.',
        'Set workers_dev = false, and deploy again.',
      ),
      ...brokenIf(
        !(age >= 0),
        `compatibility_date “${compatibility_date}” isn’t a date of the past.`,
        'Set the date of the tests’ workerd, see @cloudflare/workers-types in package.json.',
      ),
      ...noteIf(
        age > OLD_AFTER_MS,
        `compatibility_date ${compatibility_date} is old.`,
        'Update wrangler, @cloudflare/workers-types and the date together, and run npm test.',
      ),
      ...noteIf(
        !types.includes(compatibility_date.replaceAll('-', '')),
        `@cloudflare/workers-types ${types} isn’t of compatibility_date ${compatibility_date}.`,
        'Change both together.',
      ),
      ...FLAGS.filter((one) => !compatibility_flags.includes(one)).map((flag) =>
        broken(`The compatibility flag ${flag} is missing.`, 'Add it to wrangler.toml.'),
      ),
      ...brokenIf(
        lost.length > 0,
        `${lost.join(', ')} wouldn’t reach the Worker.`,
        'Add it to run_worker_first.',
      ),
    ],
    `Compatibility date ${compatibility_date}, with all flags.`,
  );
}

/** Compares wrangler.toml with what the code needs. */
export const checkConfig = (config: Config, now = Date.now()): Finding[] => [
  ...bindings(config),
  ...objects(config),
  ...limits(config),
  ...platform(config, now),
];
