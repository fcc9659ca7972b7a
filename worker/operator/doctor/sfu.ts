import { Sfu, SfuError, hasSfu } from '../../calls/sfu.ts';
import { readDevVars } from '../../local/secrets.ts';
import { type Config, varsOf } from './config.ts';
import { type Finding, broken, fine, note } from './finding.ts';

/** The time of two requests. Whoever joins waits for more of them. */
const SLOW_MS = 2_000;

const AGAIN = 'Try again in some minutes, and see cloudflarestatus.com.';
const REFUSALS: Record<number, [string, string]> = {
  401: ['it doesn’t accept SFU_APP_SECRET', 'Copy the app’s secret from the dashboard again.'],
  403: ['SFU_APP_SECRET belongs to another app', 'Copy SFU_APP_ID and the secret of one app.'],
  404: ['it doesn’t know SFU_APP_ID', 'Copy the app’s id from the dashboard: Realtime, SFU.'],
  429: ['it has too many requests', 'Wait a minute, and try again.'],
};

/**
 * Opens a session at the SFU, and reads it. Without a browser the SFU ends it by itself.
 * @param values the Worker's settings. Those of the environment and .dev.vars win, since a deployed secret can't be read
 */
export async function checkSfu(
  config: Config,
  values: Record<string, string | undefined> = {
    ...varsOf(config),
    ...readDevVars(),
    ...process.env,
  },
): Promise<Finding[]> {
  const { SFU_APP_ID = '', SFU_APP_SECRET = '', SFU_URL } = values;
  if (!hasSfu(values)) {
    const half = SFU_APP_ID !== '' || SFU_APP_SECRET !== '';
    const missing = SFU_APP_ID === '' ? 'SFU_APP_ID' : 'SFU_APP_SECRET';
    return half
      ? [broken(`${missing} is missing.`, `${missing}=… npm run doctor -- --sfu`)]
      : [note('No SFU is set up, so the voice of sessions ends at eight.', 'See the README.')];
  }
  const begun = performance.now();
  try {
    const sfu = new Sfu(values);
    await sfu.list(await sfu.createSession());
  } catch (error) {
    if (!(error instanceof SfuError)) throw error;
    const refusal = REFUSALS[error.status ?? 0];
    if (refusal) return [broken(`The SFU refuses: ${refusal[0]}.`, refusal[1])];
    return [broken(`${error.message}.`, SFU_URL ? 'Check SFU_URL.' : AGAIN)];
  }
  const tookMs = Math.round(performance.now() - begun);
  return tookMs > SLOW_MS
    ? [note(`The SFU works, but took ${tookMs} ms for two requests.`, AGAIN)]
    : [fine(`The SFU opens a session (${tookMs} ms for two requests).`)];
}
