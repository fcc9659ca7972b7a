// The running server's database, through the local platform's own tool.
import { z } from 'zod';

import { OWN_CONNECTION, url } from './place.ts';

const Databases = z.object({ result: z.array(z.object({ uuid: z.string() })) });

async function ask(at: string, path: string, body?: object): Promise<unknown> {
  const answer = await fetch(`${at}/cdn-cgi/local/explorer/api/d1/database${path}`, {
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

async function run(at: string, sql: string): Promise<void> {
  const [database] = Databases.parse(await ask(at, '')).result;
  if (!database) throw new Error('The server has no database.');
  await ask(at, `/${database.uuid}/raw`, { sql });
}

const LASTED_MS = 90 * 60_000;

/** Makes a session of ninety minutes end now. Nobody can wait for that. */
export function endSession(id: number): Promise<void> {
  const now = Date.now();
  return run(
    url,
    `UPDATE sessions SET starts_at = ${now - LASTED_MS}, ends_at = ${now} WHERE id = ${id}`,
  );
}

/** Makes the latest proof of each of a user's devices an old one. */
export const forgetProofs = (email: string, at = url): Promise<void> =>
  run(
    at,
    `UPDATE devices SET proved_at = 0 WHERE user_id = (SELECT id FROM users WHERE email = '${email}')`,
  );
