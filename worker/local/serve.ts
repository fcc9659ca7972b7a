import { type ChildProcess, spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

import { localVars, root, type Settings, toolEnv } from './settings.ts';

/** A busy machine can take more than a minute. */
const answerWithinMs = 180_000;
const graceMs = 5000;
const slowAfterMs = 15_000;
/** A minute at least, and two if each request waits for its limit. */
const silence = { everyMs: 10_000, withinMs: 10_000, times: 6 };

/** @throws an error in plain words if the instance can't listen there */
export async function requireFreePort({ port, host }: Settings): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const probe = createServer();
  probe.once('error', ({ code, message }: NodeJS.ErrnoException) =>
    reject(
      new Error(
        code === 'EADDRINUSE'
          ? `Port ${port} is in use. Stop the other program, or choose another port: PORT=${port < 65_535 ? port + 1 : port - 1} npm start`
          : `Peerway can’t listen on port ${port} of ${host}. Choose another PORT or HOST. The system says: ${message}`,
      ),
    ),
  );
  probe.listen(port, host, () => probe.close(() => resolve()));
  await promise;
}

/**
 * Starts the Worker in workerd, with its database, files and objects under the state folder.
 * @param vars further variables
 */
export function serve(instance: Settings, vars: Record<string, string> = {}): ChildProcess {
  const script = fileURLToPath(new URL('run-worker.ts', import.meta.url));
  return spawn(process.execPath, [script], {
    cwd: root,
    env: {
      ...toolEnv(instance.stateDir),
      PORT: String(instance.port),
      HOST: instance.host,
      STATE_DIR: instance.stateDir,
      WORKER_VARS: JSON.stringify({ ...localVars(instance), ...vars }),
      NO_COLOR: '1',
    },
    // The Worker ends when its input does, so it doesn't outlive this process, however that ends.
    stdio: ['pipe', 'pipe', 'pipe'],
  });
}

/** Calls the Worker's scheduled handler every minute, as the cron trigger does when deployed. */
export function runCron(url: string): void {
  const wake = async (): Promise<void> => {
    const answer = await fetch(`${url}/cdn-cgi/local/scheduled`).catch(() => null);
    await answer?.body?.cancel();
  };
  setInterval(() => void wake(), 60_000).unref();
}

/**
 * Resolves once the server answers.
 * @param onSlow runs once if that takes long
 * @throws if its process ends before that
 */
export async function untilAnswering(
  child: ChildProcess,
  url: string,
  onSlow: () => void,
): Promise<void> {
  const deadline = Date.now() + answerWithinMs;
  const slow = setTimeout(onSlow, slowAfterMs);
  try {
    await answered(child, url, deadline);
  } finally {
    clearTimeout(slow);
  }
}

/** This API route makes the Worker log which settings are missing. That has to come before the hints how to log in. */
async function answers(url: string, withinMs: number): Promise<boolean> {
  const asked = fetch(`${url}/api/site`, { signal: AbortSignal.timeout(withinMs) });
  const answer = await asked.catch(() => null);
  await answer?.body?.cancel();
  return answer !== null;
}

/**
 * Resolves once the server has answered none of some requests in a row. Its process may go on then: Miniflare starts a
 * runtime again that was killed, but not one that was killed while it started.
 */
export async function untilSilent(url: string, { everyMs, withinMs, times } = silence) {
  let unanswered = 0;
  while (unanswered < times) {
    await wait(everyMs);
    unanswered = (await answers(url, withinMs)) ? 0 : unanswered + 1;
  }
}

async function answered(child: ChildProcess, url: string, deadline: number): Promise<void> {
  while (Date.now() < deadline) {
    if (child.exitCode !== null)
      throw new Error('The server stopped while starting. Its output is above.');
    if (await answers(url, 10_000)) return;
    await wait(50);
  }
  throw new Error(
    `The server didn’t answer at ${url} within ${answerWithinMs / 1000} s. Its output is above.`,
  );
}

/**
 * Ends the child when this process is asked to end, and this process when the child ends. `onFailure` runs if the
 * child ended on its own.
 */
export function bindLives(child: ChildProcess, onFailure: () => void = () => {}): void {
  let ending = false;
  const end = (): void => {
    if (ending) return;
    ending = true;
    child.kill('SIGTERM');
    setTimeout(() => child.kill('SIGKILL'), graceMs).unref();
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, end);
  child.once('close', (code) => {
    if (!ending) onFailure();
    process.exit(ending ? 0 : (code ?? 1));
  });

  // npm runs scripts in a shell that doesn't pass signals on. The end of that shell is the signal.
  if (process.env['npm_lifecycle_event']) {
    const parent = process.ppid;
    setInterval(() => process.ppid !== parent && end(), 500).unref();
  }
}
