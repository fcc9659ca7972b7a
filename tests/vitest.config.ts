import { cloudflareTest, readD1Migrations } from '@cloudflare/vitest-pool-workers';
import react from '@vitejs/plugin-react';
import { playwright } from '@vitest/browser-playwright';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

import { classNames } from '../web/build/class-names.ts';
import { hostDefinitions } from '../web/build/hosts.ts';
import { chromiumArgs } from './browser/support/chromium-args.ts';
import { instrument, withSetup } from './mutants/instrument.ts';
import { apiDocument } from './screens/support/api-document.ts';
import { askSfu, stopSfu } from './screens/support/local-sfu.ts';
import { bundledProduct, onlySpaces } from './support/bundled-product.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

/**
 * Libraries that are bundled into one small file each. Loading their hundreds of modules one by one would add a second
 * to every test file.
 */
const LIBRARIES = [
  '@block65/webcrypto-web-push',
  '@hono/zod-openapi',
  '@simplewebauthn/server',
  'ajv/dist/2020',
  'drizzle-orm',
  'drizzle-orm/sqlite-core',
  'fast-check',
  'fflate',
  'file-type',
  'hono',
  'hono/cors',
  'hono/factory',
  'hono/html',
  'hono/route',
  'ical-generator',
  'ical.js',
  'jose',
  'oauth4webapi',
  'otpauth',
  'papaparse',
  'partyserver',
  'saxes',
  'unhomoglyph',
  'zod',
];

const migrations = await readD1Migrations(`${root}migrations`);

/** High limits, because everything is slow on a busy machine. A test of speed has its own limit. */
const PATIENT = {
  testTimeout: 120_000,
  hookTimeout: 120_000,
  expect: { poll: { timeout: 20_000 } },
};

/** Tests of the objects' pure logic. Node runs them, because a runtime takes two seconds of CPU time per file. */
const CORES = [
  'tests/durable/calls/{call,user,tab}-*.test.ts',
  'tests/durable/calls/{calls-machine,floods,pending-commands}.test.ts',
  'tests/durable/messages/{delivery-queues,room-rules,roster}.test.ts',
];

/** Tests inside workerd, with the product's own bindings, database schema and Durable Objects. */
const workerd = (
  name: string,
  include = `tests/${name}/**/*.test.ts`,
  maxWorkers = availableParallelism(),
) => ({
  root,
  plugins: [
    bundledProduct(`${root}worker/index.ts`),
    cloudflareTest(async () => ({
      wrangler: { configPath: `${root}wrangler.toml` },
      miniflare: {
        bindings: {
          TEST_MIGRATIONS: migrations,
          JWT_SECRET: 'a-fixed-secret-of-the-tests-0123456789',
          PUBLIC_URL: 'https://peerway.test',
          // The tests' admins have only a password. A test of the second factor turns this on.
          ADMIN_SECOND_FACTOR: 'off',
          MAIL_FROM: 'hello@peerway.test',
          VAPID_PUBLIC_KEY:
            'BEBCgDCSsihMrCGLgcVgMzAbTo9uAqNOozjojPhP5ln0D4SChdS6uKuFYBBRbUJNj2zxVwxLdgXHk2isIT5r3GM',
          VAPID_PRIVATE_KEY: 'BDPeOjmPATyMH0FehSErLJwTCBoEeSsajqbVidyWAVU',
          VAPID_SUBJECT: 'mailto:hello@peerway.test',
          PUSH_ORIGINS: 'https://push.test',
          DISCORD_WEBHOOK_ORIGINS: 'https://discord.test',
          DISCORD_CLIENT_ID: 'discord-app',
          DISCORD_CLIENT_SECRET: 'discord-secret',
          GOOGLE_CLIENT_ID: 'google-app',
          GOOGLE_CLIENT_SECRET: 'google-secret',
          TWITCH_CLIENT_ID: 'twitch-app',
          TWITCH_CLIENT_SECRET: 'twitch-secret',
          STEAM_LOGIN: 'on',
          STEAM_API_KEY: 'steam-key',
          // Random schedules. There are few, because the same seeds find the same. `npm run bench -- schedules long`
          // tries others.
          GENERATED_RUNS: process.env['GENERATED_RUNS'] ?? '500',
          GENERATED_SEED: process.env['GENERATED_SEED'] ?? '',
          IDLE_MINUTES: process.env['IDLE_MINUTES'] ?? '10',
          CALL_OBJECT_SEEDS: process.env['CALL_OBJECT_SEEDS'] ?? '1-8',
          PRESENCE_SEEDS: process.env['PRESENCE_SEEDS'] ?? '1-10',
          PRODUCT_SEEDS: process.env['PRODUCT_SEEDS'] ?? '1-1',
          PRODUCT_STEPS: process.env['PRODUCT_STEPS'] ?? '40',
          ROOM_SEEDS: process.env['ROOM_SEEDS'] ?? '1-8',
          VOICE_MEMBERS: process.env['VOICE_MEMBERS'] ?? '10,40',
          SCHEDULE_RUNS: process.env['SCHEDULE_RUNS'] ?? '30',
          SCHEDULE_SEED: process.env['SCHEDULE_SEED'] ?? '',
        },
        // The client isn't built for these tests, so its source folder replaces the build.
        assets: { directory: `${root}web`, binding: 'ASSETS' },
      },
    })),
  ],
  test: {
    name,
    include: [include],
    exclude: CORES,
    setupFiles: withSetup(
      `tests/${name === 'worker' ? 'worker' : 'durable'}/setup.ts`,
      'tests/support/console.ts',
    ),
    sequence: { setupFiles: 'list' as const },
    maxWorkers,
    // Files share a runtime, because starting one and loading the Worker takes two seconds of CPU time. The set-up
    // empties the runtime for each file.
    isolate: false,
    // Otherwise a file waits without end for a message of an object in the console, if it is the last thing in it:
    // https://github.com/cloudflare/workers-sdk/issues/15498
    disableConsoleIntercept: true,
    deps: {
      optimizer: {
        ssr: {
          enabled: true,
          include: LIBRARIES,
          rolldownOptions: { output: { minify: onlySpaces } },
        },
      },
    },
    ...PATIENT,
  },
});

/** Tests in Chromium, against servers that the set-up starts. */
const browsers = (name: string, include: string, maxWorkers: number) => ({
  root,
  test: {
    name,
    environment: 'node' as const,
    include: [include],
    globalSetup: ['tests/browser/support/server.ts'],
    setupFiles: ['tests/browser/setup.ts'],
    maxWorkers,
    // Files share what they import. To load Playwright takes a second of CPU time.
    isolate: false,
    sequence: { groupOrder: 1 },
    ...PATIENT,
    expect: { poll: { timeout: 45_000, interval: 100 } },
  },
});

/**
 * Tests of one screen or component at a time, in Chromium. A fake of the API checks all requests and answers by the
 * API's document.
 */
const screens = {
  root,
  css: { modules: classNames },
  plugins: [react(), apiDocument()],
  // Otherwise Vite would find these one after another, and would reload the page for each.
  optimizeDeps: {
    include: [
      'ajv/dist/2020',
      'axe-core',
      'eventsource-parser/stream',
      'hono/client',
      'html-validate/browser',
      'idb',
      'partysocket',
      'react',
      'react-dom',
      'react-dom/client',
      'react-router',
      'react-router/dom',
      'react/jsx-dev-runtime',
      'react/jsx-runtime',
      'uqr',
      '@hono/zod-openapi',
      'zod',
    ],
  },
  test: {
    name: 'screens',
    // Files share a page, because loading the client again would take a second per file. Each test empties what screens
    // keep.
    isolate: false,
    include: ['tests/screens/**/*.test.{ts,tsx}'],
    setupFiles: ['tests/screens/support/setup.ts'],
    // One page per core.
    maxWorkers: availableParallelism(),
    sequence: { groupOrder: 2 },
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      viewport: { width: 1280, height: 900 },
      provider: playwright({
        launchOptions: {
          ...(process.env['CHROMIUM'] === undefined
            ? {}
            : { executablePath: process.env['CHROMIUM'] }),
          args: [...chromiumArgs(), '--allow-loopback-in-peer-connection'],
        },
        // Without transitions, because axe would sometimes measure a colour in the middle of one.
        contextOptions: { reducedMotion: 'reduce' as const },
      }),
      instances: [{ browser: 'chromium' as const }],
      commands: { askSfu, stopSfu },
    },
    ...PATIENT,
    // An expected element that is missing is waited for until this time.
    testTimeout: 45_000,
  },
};

export default defineConfig({
  test: {
    // Use all cores. By default, Vitest leaves one idle.
    maxWorkers: availableParallelism(),
    // Parts that run in parallel would overwrite each other's cached results.
    cache: false,
    projects: [
      workerd('worker'),
      workerd('durable'),
      // The tests of the bench: measurements, which `npm test` doesn't run, and schedules with the bench's own seeds.
      workerd('bench', 'tests/durable/**/*{.measure,schedule.test}.ts', 1),
      {
        root,
        plugins: instrument(),
        test: {
          name: 'durable-cores',
          environment: 'node',
          include: CORES,
          setupFiles: withSetup('tests/support/node-setup.ts', 'tests/support/console.ts'),
          // Files share a process, because starting one and loading the libraries takes a second of CPU time.
          isolate: false,
          ...PATIENT,
        },
      },
      {
        root,
        define: hostDefinitions,
        plugins: instrument(),
        test: {
          name: 'web',
          environment: 'node',
          include: ['tests/web/**/*.test.{ts,tsx}'],
          setupFiles: withSetup('tests/support/node-setup.ts', 'tests/support/console.ts'),
          isolate: false,
          ...PATIENT,
        },
      },
      screens,
      // Whole journeys in Chromium, Firefox and WebKit.
      browsers('engines', 'tests/engines/**/*.test.ts', Number(process.env['SERVERS'] ?? 2)),
      browsers('browser', 'tests/browser/**/*.test.ts', Number(process.env['SERVERS'] ?? 2)),
      browsers('browser-bench', 'tests/browser/**/*.measure.ts', 1),
    ],
  },
});
