import type { startSfu } from '../../../worker/local/sfu/start.ts';

let started: ReturnType<typeof startSfu> | undefined;

declare module 'vitest/browser' {
  interface BrowserCommands {
    askSfu: (method: string, path: string, body?: object) => Promise<unknown>;
    stopSfu: () => Promise<void>;
  }
}

/** Loaded when a test asks, because every run of tests loads this file. */
const start = async () => (await import('../../../worker/local/sfu/start.ts')).startSfu();

/** Asks the stand-in of the SFU as the Worker does, for a test in the browser. */
export async function askSfu(_: unknown, method: string, path: string, body: object = {}) {
  const { env } = await (started ??= start());
  const { SFU_URL, SFU_APP_ID, SFU_APP_SECRET } = env;
  const answer = await fetch(`${SFU_URL}/apps/${SFU_APP_ID}/${path}`, {
    method,
    headers: { Authorization: `Bearer ${SFU_APP_SECRET}` },
    body: JSON.stringify(body),
  });
  const said: unknown = await answer.json();
  return said;
}

/** It would keep the process from ending. */
export async function stopSfu() {
  await (await started)?.stop();
  started = undefined;
}
