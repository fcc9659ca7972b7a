import type { Env } from '../env.ts';
import { publicOrigin } from './settings.ts';

/**
 * The origin of absolute addresses, without a slash at the end: the operator's PUBLIC_URL, or the request's own origin.
 */
export const siteOrigin = (env: Pick<Env, 'PUBLIC_URL'>, requested: string): string =>
  publicOrigin(env) ?? new URL(requested).origin;
