import type { Env } from '../env.ts';

/**
 * Where the links of mails lead. The token stands behind the #, which no browser sends to any server: neither a
 * log nor a Referer has it, and a mail scanner that follows the link uses nothing up. The address is the
 * operator's, never the request's own Host.
 */
const link = (path: string) => (env: Env, token: string) =>
  `${env.PUBLIC_URL.replace(/\/$/, '')}${path}#${token}`;

export const confirmLink = link('/confirm');
export const resetLink = link('/password/reset');
