import { Log, LogLevel, Miniflare, convertV4MiniflareOptions } from 'miniflare';
// Runs the bundled Worker in workerd until the process is asked to end. `wrangler dev` would put a proxy before it.
// That proxy answers a POST with 500 if its idle connection to the Worker is just being closed.
import path from 'node:path';
import { unstable_getMiniflareWorkerOptions } from 'wrangler';
import { z } from 'zod';

import { workerScript } from './build.ts';
import { readSecrets } from './secrets.ts';
import { root, settings } from './settings.ts';

const { port, host, stateDir } = settings();
const Variables = z.record(z.string(), z.string());
const {
  // The bundle is a single module.
  workerOptions: { modulesRules: _, ...workerOptions },
} = unstable_getMiniflareWorkerOptions(path.join(root, 'wrangler.toml'));

const server = new Miniflare(
  convertV4MiniflareOptions({
    host,
    port,
    log: new Log(LogLevel.INFO),
    // Request logs would hide the Worker's own output: emails, warnings and errors.
    logRequests: false,
    resourcePersistencePath: path.join(stateDir, 'v3'),
    resourceTmpPath: path.join(stateDir, 'tmp'),
    // Emails, files and tables can be looked at under /cdn-cgi/local/explorer, and cron can be triggered.
    unsafeLocalExplorer: true,
    unsafeTriggerHandlers: true,
    workers: [
      {
        ...workerOptions,
        // wrangler's name for the Worker. The objects' folders begin with it.
        name: 'peerway',
        modules: [{ type: 'ESModule', path: workerScript }],
        bindings: {
          ...Variables.parse(workerOptions['bindings']),
          ...Variables.parse(readSecrets(stateDir)),
          ...Variables.parse(JSON.parse(process.env['WORKER_VARS'] ?? '')),
        },
      },
    ],
  }),
);
const end = () => void server.dispose().finally(() => process.exit());
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, end);
// The process that started this one has ended without a signal.
process.stdin.resume().once('close', end);
await server.ready;
