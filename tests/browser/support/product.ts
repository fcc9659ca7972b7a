import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';

import { root } from '../../../worker/local/settings.ts';
import { seededState } from './seeded-state.ts';

export interface Product {
  /** Its origin, without a trailing slash. */
  url: string;
  stop: () => Promise<void>;
}

/**
 * The product, started as `npm start` does, with its own state and the demo community.
 * @param env its settings
 * @param folder where its state is kept
 */
export async function startProduct(
  env: NodeJS.ProcessEnv = {},
  folder = tmpdir(),
): Promise<Product> {
  const stateDir = await demoState(folder);
  const { url, stop } = await startOn(stateDir, env);
  return {
    url,
    stop: async () => {
      await stop();
      await rm(stateDir, { recursive: true, force: true });
    },
  };
}

/** Copies the state of the demo community. @returns its folder */
export async function demoState(folder: string): Promise<string> {
  const stateDir = await mkdtemp(path.join(folder, 'peerway-browser-'));
  await cp(await seededState(), stateDir, { recursive: true });
  return stateDir;
}

/**
 * Starts the product on an existing state, and leaves the state there.
 * @param grouped whether `kill` ends all of its processes at the same moment
 */
export async function startOn(
  stateDir: string,
  env: NodeJS.ProcessEnv = {},
  grouped = false,
): Promise<Product & { kill: () => Promise<void> }> {
  const port = await freePort();
  const server = spawn(process.execPath, ['worker/local/start.ts'], {
    cwd: root,
    detached: grouped,
    env: { ...process.env, ...env, PORT: String(port), STATE_DIR: stateDir, DEMO_CROWD: '0' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise<void>((resolve) => server.once('close', () => resolve()));
  const stop = async (): Promise<void> => {
    server.kill('SIGTERM');
    await ended;
  };
  const kill = async (): Promise<void> => {
    // Once it has ended, its group may be gone.
    const isUp = server.exitCode === null && server.signalCode === null;
    if (grouped && isUp && server.pid !== undefined) process.kill(-server.pid, 'SIGKILL');
    await ended;
  };
  try {
    await saysItRuns(server.stdout, ended);
    return { url: `http://localhost:${port}`, stop, kill };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function saysItRuns(output: NodeJS.ReadableStream, ended: Promise<void>): Promise<void> {
  const said: string[] = [];
  const running = new Promise<boolean>((resolve) => {
    createInterface({ input: output }).on('line', (line) => {
      said.push(line);
      if (line.startsWith('Peerway is running')) resolve(true);
    });
  });
  if (await Promise.race([running, ended.then(() => false)])) return;
  throw new Error(`The server did not start.\n${said.join('\n')}`);
}

// Below the ports that outgoing connections take, one of which could have it meanwhile. Each process has its own.
let lastPort = 20_000 + (process.pid % 500) * 20;

export async function freePort(): Promise<number> {
  const port = (lastPort += 1);
  const probe = createServer().listen(port, 'localhost');
  const isFree = await once(probe, 'listening').then(
    () => true,
    () => false,
  );
  if (!isFree) return freePort();
  probe.close();
  await once(probe, 'close');
  return port;
}
