import { type ChildProcess, spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { localVars, root, type Settings, toolEnv } from './settings.ts';
import { toolCommand } from './tool.ts';

const answerWithinMs = 60_000;
const graceMs = 5000;

/** Throws one plain sentence if somebody else listens already. */
export async function requireFreePort({ port, host }: Settings): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const probe = createServer();
  probe.once('error', () =>
    reject(
      new Error(`Port ${port} is taken. Free it, or choose another: PORT=${port + 1} npm start`),
    ),
  );
  probe.listen(port, host, () => probe.close(() => resolve()));
  await promise;
}

/** Starts the Worker in workerd, with its database, files and objects under the state folder. */
export function serve(instance: Settings): ChildProcess {
  const { port, host, stateDir } = instance;
  const args = [
    'dev',
    ['--port', String(port)],
    ['--ip', host],
    ['--persist-to', stateDir],
    // Each instance takes whatever port is free; a fixed one would forbid a second instance.
    ['--inspector-port', '0'],
    ...Object.entries(localVars(instance)).map(([name, value]) => ['--var', `${name}:${value}`]),
    '--show-interactive-dev-session=false',
  ].flat();
  return spawn(process.execPath, [toolCommand('wrangler'), ...args], {
    cwd: root,
    env: { ...toolEnv(stateDir), NO_COLOR: '1' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}

/** Does what the platform's clock does when deployed: wakes the Worker's scheduled handler every minute. */
export function wakeEveryMinute(url: string): void {
  const wake = async (): Promise<void> => {
    const answer = await fetch(`${url}/cdn-cgi/local/scheduled`).catch(() => null);
    await answer?.body?.cancel();
  };
  setInterval(() => void wake(), 60_000).unref();
}

/** Resolves once the product answers; throws if its process ends before. */
export async function untilAnswering(child: ChildProcess, url: string): Promise<void> {
  const deadline = Date.now() + answerWithinMs;
  while (Date.now() < deadline) {
    if (child.exitCode !== null) throw new Error('The server ended before it answered.');
    const answer = await fetch(url, { signal: AbortSignal.timeout(2000) }).catch(() => null);
    await answer?.body?.cancel();
    if (answer) return;
    await wait(50);
  }
  throw new Error(`No answer from ${url} within ${answerWithinMs / 1000} s.`);
}

/**
 * Ends a child when this process is asked to end, and this process when the child ends; `onFailure` tells why
 * it did so on its own.
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

  // npm runs scripts through a shell that does not pass signals on: its death is the signal.
  if (process.env['npm_lifecycle_event']) {
    const parent = process.ppid;
    setInterval(() => process.ppid !== parent && end(), 500).unref();
  }
}
