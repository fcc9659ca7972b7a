import { createExecutionContext, env, waitOnExecutionContext } from 'cloudflare:test';
import * as fc from 'fast-check';
import { beforeAll, expect, it, vi } from 'vitest';

import { app } from '../../../../worker/app.ts';
import { ORIGIN } from '../../support/client.ts';
import { addGames } from '../../support/sessions.ts';
import { sql } from '../../support/sql.ts';
import { makeWorld, startWorlds } from '../access/world.ts';
import { type GeneratedRequest, generatedRequest } from './requests.ts';

/** How many requests are sent here. `npm run bench -- long` sends 100,000. The seed repeats a failure. */
const RUNS = Number(env.GENERATED_RUNS);
/** A run takes 50 ms, on a busy machine some times as long. */
const LIMIT_MS = 120_000 + 300 * RUNS;
const SEED = Number(env.GENERATED_SEED || 300);

const unlimited = { limit: () => Promise.resolve({ success: true }) };
const unlimitedEnv = {
  ...env,
  LIMIT_REGISTER: unlimited,
  LIMIT_LOGIN: unlimited,
  LIMIT_WRITE: unlimited,
  LIMIT_MAIL: unlimited,
  LIMIT_READ: undefined,
};

let tokens: (string | undefined)[] = [];

async function ask({ method, path, body, contentType, caller }: GeneratedRequest) {
  const token = tokens[caller];
  const context = createExecutionContext();
  const answer = await app.fetch(
    new Request(`${ORIGIN}${path}`, {
      method,
      headers: {
        ...(token !== undefined && { Authorization: `Bearer ${token}` }),
        ...(body !== undefined && contentType !== '' && { 'Content-Type': contentType }),
      },
      ...(body !== undefined && method !== 'GET' && { body }),
    }),
    unlimitedEnv,
    context,
  );
  await waitOnExecutionContext(context);
  // Not all responses are text: an export is an archive.
  const text = new TextDecoder().decode(await answer.arrayBuffer());
  return { status: answer.status, text };
}

/** The push service of the world's devices. It takes every push, since no test leaves the machine. */
const isPushService = (input: string | URL | Request) =>
  new Request(input).url.startsWith('https://fcm.googleapis.com/');

beforeAll(async () => {
  const real = globalThis.fetch;
  vi.stubGlobal('fetch', (input: string | URL | Request, init?: RequestInit) =>
    isPushService(input) ? Promise.resolve(new Response(null, { status: 201 })) : real(input, init),
  );
  await addGames();
  // Health is bad until the scheduled tasks have run, and again some minutes later.
  await sql`INSERT INTO sweep_marks (name, value) VALUES ('swept', ${Date.now() + 1e10})`.run();
  // The generated requests ask for ids from 100 on.
  startWorlds(1);
  const worlds = await Promise.all([
    makeWorld('owner'),
    makeWorld('other'),
    makeWorld('blocked'),
    makeWorld('admin'),
  ]);
  tokens = [undefined, ...worlds.map(({ token }) => token)];
});

it(
  `answers ${RUNS} generated requests within the document, none with a 5xx (seed ${SEED})`,
  async () => {
    const reached = new Set<string>();
    await fc.assert(
      fc.asyncProperty(generatedRequest, async (request) => {
        const { status, text } = await ask(request);
        if (status < 300) reached.add(request.operation);
        expect(status, `${JSON.stringify(request)} → ${text}`).toBeLessThan(500);
        expect(request.documented, `${JSON.stringify(request)} → ${text}`).toContain(
          String(status),
        );
      }),
      { numRuns: RUNS, seed: SEED, endOnFailure: true },
    );
    // If all requests were refused at once, the test would prove nothing.
    expect(reached.size).toBeGreaterThan(15);
  },
  LIMIT_MS,
);
