import { createExecutionContext, env, waitOnExecutionContext } from 'cloudflare:test';

import { app } from '../../../worker/app.ts';
import { ORIGIN, nextAddress } from './client.ts';

/**
 * A database that runs `meanwhile` once, after the answer to its first batch and before that answer is read.
 * @param before whether to run it before that batch instead
 */
export function interrupted(meanwhile: () => Promise<unknown>, before = false): D1Database {
  let left = true;
  const interrupt = async () => {
    if (left) {
      left = false;
      await meanwhile();
    }
  };
  return new Proxy(env.DB, {
    get: (target, name): unknown => {
      if (name !== 'withSession') return Reflect.get(target, name);
      return (start?: string): D1DatabaseSession => {
        const session = target.withSession(start);
        return {
          prepare: (query) => session.prepare(query),
          getBookmark: () => session.getBookmark(),
          batch: async <Row>(statements: D1PreparedStatement[]) => {
            if (before) await interrupt();
            const results = await session.batch<Row>(statements);
            await interrupt();
            return results;
          },
        };
      };
    },
  });
}

/** Sends a request, by default a POST. `meanwhile` runs between its first and its second round trip. */
export async function sendMeanwhile(
  path: string,
  body: unknown,
  meanwhile: () => Promise<unknown>,
  { method = 'POST', token }: { method?: string; token?: string } = {},
): Promise<Response> {
  const context = createExecutionContext();
  const headers = {
    'Content-Type': 'application/json',
    'CF-Connecting-IP': nextAddress(),
    ...(token !== undefined && { Authorization: `Bearer ${token}` }),
  };
  const request = new Request(ORIGIN + path, {
    method,
    headers,
    body: JSON.stringify(body),
  });
  const answer = await app.fetch(request, { ...env, DB: interrupted(meanwhile) }, context);
  await waitOnExecutionContext(context);
  return answer;
}
