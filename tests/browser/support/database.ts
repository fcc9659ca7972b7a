// The running server's database, through the local platform's own tool.
import { z } from 'zod';

import { OWN_CONNECTION, url } from './place.ts';

const Databases = z.object({ result: z.array(z.object({ uuid: z.string() })) });

async function ask(path: string, body?: object): Promise<unknown> {
  const answer = await fetch(`${url}/cdn-cgi/local/explorer/api/d1/database${path}`, {
    headers: OWN_CONNECTION,
    ...(body && {
      method: 'POST',
      headers: { ...OWN_CONNECTION, 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    }),
  });
  if (!answer.ok) throw new Error(`${answer.status}: ${await answer.text()}`);
  return answer.json();
}

async function run(sql: string): Promise<void> {
  const [database] = Databases.parse(await ask('')).result;
  if (!database) throw new Error('The server has no database.');
  await ask(`/${database.uuid}/raw`, { sql });
}

const LASTED_MS = 90 * 60_000;

/** Makes a session of ninety minutes end now. Nobody can wait for that. */
export function endSession(id: number): Promise<void> {
  const now = Date.now();
  return run(
    `UPDATE sessions SET starts_at = ${now - LASTED_MS}, ends_at = ${now} WHERE id = ${id}`,
  );
}
