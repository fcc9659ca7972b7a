import { turnUrls } from '../core/settings.ts';
import type { Env } from '../env.ts';

type TurnKind = 'cloudflare' | 'shared-secret' | 'none';

/** The kind of TURN that the operator has set up. Half a setting counts as none. */
export function turnKind(env: Partial<Env>): TurnKind {
  if (env.TURN_KEY_ID && env.TURN_KEY_API_TOKEN) return 'cloudflare';
  return turnUrls(env).length > 0 && env.TURN_SECRET ? 'shared-secret' : 'none';
}
