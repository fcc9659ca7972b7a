import { publicOrigin } from '../../core/settings.ts';
import type { Env } from '../../env.ts';

/**
 * The links in emails. The token is after the #, which browsers don't send to servers. So it isn't in any log or
 * Referer, and a mail scanner that opens the link doesn't use the token up. The host is the operator's PUBLIC_URL,
 * never the request's Host header.
 */
const link = (path: string) => (env: Env, token: string) => publicUrl(env, `${path}#${token}`);

export const publicUrl = (env: Env, path: string) => `${publicOrigin(env) ?? ''}${path}`;

/** The page with all decisions about the reader. A banned user logs in for it. */
export const decisionsLink = (env: Env) => publicUrl(env, '/decisions');

export const confirmLink = link('/confirm');
export const resetLink = link('/password/reset');
export const unsubscribeLink = link('/unsubscribe');
