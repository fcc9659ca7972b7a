import type { Env } from '../env.ts';

/** The origin of absolute addresses: the operator's PUBLIC_URL, or where the request went. Without a slash at its end. */
export const siteOrigin = ({ PUBLIC_URL }: Pick<Env, 'PUBLIC_URL'>, requested: string): string =>
  URL.parse(PUBLIC_URL?.trim() ?? '')?.origin ?? new URL(requested).origin;
