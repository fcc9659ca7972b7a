import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseEnv } from 'node:util';
import { z } from 'zod';

import { SFU_ORIGIN, hasSfu } from '../../calls/sfu.ts';
import { root } from '../../local/settings.ts';
import { type Config, varsOf } from './config.ts';
import { type Finding, broken, fine, note } from './finding.ts';

const ANSWERS_WITHIN_MS = 10_000;
/** The time of two requests. Whoever joins waits for more of them. */
const SLOW_MS = 2_000;

const Created = z.object({ sessionId: z.string().min(1) });

const AGAIN = 'Try again in some minutes, and see cloudflarestatus.com.';
/** What a refusal means. */
const REFUSALS: Record<number, [string, string]> = {
  401: ['it doesn’t accept SFU_APP_SECRET', 'Copy the app’s secret from the dashboard again.'],
  403: ['SFU_APP_SECRET belongs to another app', 'Copy SFU_APP_ID and the secret of one app.'],
  404: ['it doesn’t know SFU_APP_ID', 'Copy the app’s id from the dashboard: Realtime, SFU.'],
  429: ['it has too many requests', 'Wait a minute, and try again.'],
};

/** The Worker's settings, with those of the environment and .dev.vars, since a deployed secret can't be read. */
function valuesOf(config: Config): Record<string, string | undefined> {
  let local = {};
  try {
    local = parseEnv(readFileSync(path.join(root, '.dev.vars'), 'utf8'));
  } catch {
    // There is none.
  }
  return { ...varsOf(config), ...local, ...process.env };
}

/** Opens a session at the SFU, and reads it. Without a browser the SFU ends it by itself. */
export async function checkSfu(config: Config, values = valuesOf(config)): Promise<Finding[]> {
  const { SFU_APP_ID = '', SFU_APP_SECRET = '', SFU_URL } = values;
  if (!hasSfu(values)) {
    const half = SFU_APP_ID !== '' || SFU_APP_SECRET !== '';
    const missing = SFU_APP_ID === '' ? 'SFU_APP_ID' : 'SFU_APP_SECRET';
    return half
      ? [broken(`${missing} is missing.`, `${missing}=… npm run doctor -- --sfu`)]
      : [note('No SFU is set up, so the voice of sessions ends at eight.', 'See the README.')];
  }
  const base = `${SFU_URL || SFU_ORIGIN}/apps/${encodeURIComponent(SFU_APP_ID)}`;
  const begun = performance.now();
  const ask = async (method: string, where: string) => {
    const answer = await fetch(base + where, {
      method,
      headers: { Authorization: `Bearer ${SFU_APP_SECRET}` },
      signal: AbortSignal.timeout(ANSWERS_WITHIN_MS),
    });
    return { status: answer.status, ok: answer.ok, text: await answer.text() };
  };
  try {
    const opened = await ask('POST', '/sessions/new');
    if (!opened.ok) return [refusal(opened.status)];
    const created = Created.safeParse(toJson(opened.text));
    if (!created.success) {
      return [
        broken(
          'What answers isn’t an SFU: it sends something other than a session.',
          'Check SFU_URL. Left empty, it is Cloudflare’s.',
        ),
      ];
    }
    const read = await ask('GET', `/sessions/${encodeURIComponent(created.data.sessionId)}`);
    if (!read.ok) return [refusal(read.status)];
  } catch (error) {
    const isLate = error instanceof Error && error.name === 'TimeoutError';
    const why = isLate ? 'doesn’t answer within ten seconds' : 'can’t be reached';
    return [broken(`The SFU ${why}.`, SFU_URL ? 'Check SFU_URL.' : AGAIN)];
  }
  const tookMs = Math.round(performance.now() - begun);
  return tookMs > SLOW_MS
    ? [note(`The SFU works, but took ${tookMs} ms for two requests.`, AGAIN)]
    : [fine(`The SFU opens a session (${tookMs} ms for two requests).`)];
}

function refusal(status: number): Finding {
  const [why, fix] = REFUSALS[status] ?? [`it answers ${status}`, AGAIN];
  return broken(`The SFU refuses: ${why}.`, fix);
}

function toJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
