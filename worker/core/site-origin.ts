import type { Env } from '../env.ts';

/**
 * The origin of absolute addresses, without a slash at the end: the operator's PUBLIC_URL, or the request's own origin.
 */
export const siteOrigin = ({ PUBLIC_URL }: Pick<Env, 'PUBLIC_URL'>, requested: string): string =>
  URL.parse(PUBLIC_URL?.trim() ?? '')?.origin ?? new URL(requested).origin;
