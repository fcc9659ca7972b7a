import { ApiError } from './api.ts';
import { similarZone } from './browser-zone.ts';

/** Sends a zone. If the server doesn't know it yet, sends another one that has the same clocks. */
export async function withKnownZone<Answer>(
  zone: string | undefined,
  sendZone: (zone: string | undefined) => Promise<Answer>,
): Promise<Answer> {
  try {
    return await sendZone(zone);
  } catch (error) {
    const unknown =
      error instanceof ApiError &&
      ['zone', 'repeats.zone'].some((name) => error.violations[name] !== undefined);
    if (!unknown) throw error;
    return sendZone(similarZone(zone));
  }
}
