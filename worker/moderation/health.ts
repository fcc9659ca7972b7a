import type { HealthState } from '../contract/admin-vocabulary.ts';
import type { Overview } from '../contract/overview.ts';
import { type FailingStep, LATE_AFTER_MS } from '../core/sweep-marks.ts';
import type { Env } from '../env.ts';
import { checkConfiguration } from '../site/configuration.ts';

/** D1 stores no more than 10 GB per database. */
const DATABASE_MAX_BYTES = 10_000_000_000;

/** The state of the cron trigger. Before its first run it is unknown. */
function clockState(sweptAt: number | null, now: number): HealthState {
  if (sweptAt === null) return 'weak';
  return sweptAt < now - LATE_AFTER_MS ? 'missing' : 'ok';
}

/** A step that failed once may work in the next minute. */
function stepsState([longest]: readonly FailingStep[], now: number): HealthState {
  if (!longest) return 'ok';
  return longest.since < now - LATE_AFTER_MS ? 'missing' : 'weak';
}

function sizeState(bytes: number | null): HealthState {
  const full = (bytes ?? 0) / DATABASE_MAX_BYTES;
  if (full > 0.95) return 'missing';
  return full > 0.8 ? 'weak' : 'ok';
}

interface Found {
  sweptAt: number | null;
  failing: readonly FailingStep[];
  bytes: number | null;
  /** Copies of images that could not be made in the last two days. */
  failedCopies: number;
}

/** What Health at /admin says: the settings, and what was noted of the instance. */
export const healthOf = (env: Env, found: Found, now: number): Overview['health'] => [
  ...checkConfiguration(env).map(({ subject, state, wrong }) => ({
    subject,
    state:
      subject === 'IMAGES' && state === 'ok' && found.failedCopies > 0 ? ('weak' as const) : state,
    wrong,
  })),
  { subject: 'clock', state: clockState(found.sweptAt, now), wrong: [] },
  { subject: 'tasks', state: stepsState(found.failing, now), wrong: [] },
  { subject: 'database', state: sizeState(found.bytes), wrong: [] },
];
