import type { Env } from '../env.ts';

type TurnKind = 'cloudflare' | 'shared-secret' | 'none';

/** What a variable lists, separated by spaces. */
export const words = (text: string | undefined) =>
  (text ?? '').split(/\s+/).filter((word) => word !== '');

/** Which TURN the operator has set up; half a setting is none. */
export function turnKind(env: Partial<Env>): TurnKind {
  if (env.TURN_KEY_ID && env.TURN_KEY_API_TOKEN) return 'cloudflare';
  return words(env.TURN_URLS).length > 0 && env.TURN_SECRET ? 'shared-secret' : 'none';
}
