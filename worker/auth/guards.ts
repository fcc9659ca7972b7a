import type { MiddlewareHandler } from 'hono';

import { ProblemError, UnauthenticatedError } from '../problems.ts';
import { type AppEnv, requireViewer } from '../router.ts';
import { verifyAccessToken } from './access-token.ts';

/** Reads the bearer token. None makes a visitor; one that is not good is a 401, so that the client refreshes. */
export const authenticate: MiddlewareHandler<AppEnv> = async (c, next) => {
  const header = c.req.header('Authorization');
  if (header === undefined) {
    c.set('viewer', null);
    return next();
  }
  const [scheme, token, ...rest] = header.split(' ');
  const viewer =
    scheme?.toLowerCase() === 'bearer' && token && rest.length === 0
      ? await verifyAccessToken(c.env, token)
      : null;
  if (!viewer) throw new UnauthenticatedError('The token is not valid or has expired.');
  c.set('viewer', viewer);
  return next();
};

/** Lets nobody past who is not logged in; before anything of the request is looked at. */
export const signedIn: MiddlewareHandler<AppEnv> = (c, next) => {
  requireViewer(c);
  return next();
};

/** For what an account may do that is about to leave: come back, go on leaving, end what is open. */
export const evenLeaving: MiddlewareHandler<AppEnv> = (c, next) => {
  c.get('db').requireStaying(false);
  return next();
};

/**
 * Lets admins past alone, by what the database says now; before anything of the request is looked at. What they then
 * do is guarded by the same in its own batch.
 */
export const adminOnly: MiddlewareHandler<AppEnv> = async (c, next) => {
  requireViewer(c);
  await c.get('db').requireAdmin();
  return next();
};

/** The address a request comes from; of IPv6 the /64, since a household has all of one. */
export function clientAddress(header: string | undefined) {
  const address = header ?? 'local';
  return address.includes(':') ? address.split(':').slice(0, 4).join(':') : address;
}

type LimitName = 'LIMIT_REGISTER' | 'LIMIT_LOGIN' | 'LIMIT_WRITE' | 'LIMIT_MAIL';
const LIMIT_WINDOW_SECONDS = 60;

/** Answers 429 beyond the binding's limit: per address, or per person once one is known. */
export const limited =
  (name: LimitName): MiddlewareHandler<AppEnv> =>
  async (c, next) => {
    const viewer = c.get('viewer');
    const key = viewer ? `user:${viewer.id}` : clientAddress(c.req.header('CF-Connecting-IP'));
    const { success } = await c.env[name].limit({ key });
    if (!success) {
      throw new ProblemError(429, 'Too many requests; try again in a minute.', {
        retryAfterSeconds: LIMIT_WINDOW_SECONDS,
      });
    }
    return next();
  };
