import type { Env } from '../env.ts';

type TurnKind = 'cloudflare' | 'shared-secret' | 'none';

/** The words of a variable that is separated by spaces, such as STUN_URLS. */
export const words = (text: string | undefined) =>
  (text ?? '').split(/\s+/).filter((word) => word !== '');

/** The kind of TURN that the operator has set up. Half a setting counts as none. */
export function turnKind(env: Partial<Env>): TurnKind {
  if (env.TURN_KEY_ID && env.TURN_KEY_API_TOKEN) return 'cloudflare';
  return words(env.TURN_URLS).length > 0 && env.TURN_SECRET ? 'shared-secret' : 'none';
}
