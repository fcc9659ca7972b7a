// `npm run doctor`: is everything set up? It changes nothing. Without arguments it checks this folder and the state of
// `npm start`, with --remote the deployed Worker's secrets and database, with --url a running instance, with --sfu
// whether the voice server takes the settings. Values of secrets are never printed. It ends with 1 if something is
// broken (✗), not if something is worth a look (!).
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';

import { buildClient } from '../local/build.ts';
import { settings } from '../local/settings.ts';
import { checkAddress } from './doctor/address.ts';
import { checkSize, checkStartUp, leastStartUp, sizeOf } from './doctor/bundle.ts';
import { checkConfig, readConfig } from './doctor/config.ts';
import { checkLocalDatabase, checkRemoteDatabase } from './doctor/database.ts';
import { type Finding, broken, toLine } from './doctor/finding.ts';
import {
  checkLocalSettings,
  checkRemoteSettings,
  checkVars,
  secretNames,
} from './doctor/settings-checks.ts';
import { checkSfu } from './doctor/sfu.ts';
import { checkTerms } from './doctor/terms.ts';
import { wrangler } from './doctor/wrangler.ts';

/** What would be uploaded, and how long it takes to load. */
async function checkBundle(stateDir: string): Promise<Finding[]> {
  await buildClient(stateDir);
  const folder = mkdtempSync(path.join(tmpdir(), 'peerway-doctor-'));
  try {
    const upload = path.join(folder, 'worker.bundle');
    await wrangler(['deploy', '--dry-run', '--outdir', folder, '--outfile', upload]);
    const profile = path.join(folder, 'start.cpuprofile');
    const measure = ['check', 'startup', '--worker', upload, '--outfile', profile];
    const startUp = await leastStartUp(async () => {
      await wrangler(measure);
      return readFileSync(profile, 'utf8');
    });
    return [checkSize(sizeOf(folder)), checkStartUp(startUp)];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** A check that fails is itself a finding, so that the others still run. */
async function attempt(what: string, check: () => Finding[] | Promise<Finding[]>) {
  try {
    return await check();
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    return [broken(`${what} couldn’t be checked.`, why.split('\n').slice(0, 12).join('\n    '))];
  }
}

async function* run({ remote, sfu, url }: { remote: boolean; sfu: boolean; url?: string }) {
  const instance = settings();
  const config = readConfig();
  if (sfu) {
    yield ['Voice server', await attempt('The voice server', () => checkSfu(config))] as const;
    if (!remote && url === undefined) return;
  }
  yield [
    'wrangler.toml',
    await attempt('wrangler.toml', () => [...checkConfig(config), ...checkVars(config)]),
  ] as const;
  if (url !== undefined) {
    yield [url, await attempt('The address', () => checkAddress(url, config))] as const;
    if (!remote) return;
  }
  const check = remote
    ? async () => checkRemoteSettings(config, await secretNames())
    : () => checkLocalSettings(config, instance);
  yield ['Settings', await attempt('The settings', check)] as const;
  const database = remote ? checkRemoteDatabase : () => checkLocalDatabase(instance.stateDir);
  yield ['Database', await attempt('The database', database)] as const;
  yield ['Terms', await attempt('The terms', () => checkTerms())] as const;
  yield ['Worker', await attempt('The Worker', () => checkBundle(instance.stateDir))] as const;
}

/**
 * @param args what follows the command's name
 * @param print gets line by line what was found
 * @returns whether nothing is broken. @throws if the arguments are wrong
 */
export async function doctor(args: string[], print: (line: string) => void): Promise<boolean> {
  const { values } = parseArgs({
    args,
    options: {
      remote: { type: 'boolean', default: false },
      sfu: { type: 'boolean', default: false },
      url: { type: 'string' },
    },
  });
  let works = true;
  for await (const [title, findings] of run(values)) {
    print(`\n${title}`);
    for (const finding of findings) print(`  ${toLine(finding)}`);
    works &&= findings.every(({ level }) => level !== 'broken');
  }
  return works;
}

if (import.meta.main) {
  try {
    if (!(await doctor(process.argv.slice(2), console.log))) process.exitCode = 1;
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    console.error('Usage: npm run doctor -- [--remote] [--sfu] [--url https://play.example]');
    process.exitCode = 1;
  }
}
