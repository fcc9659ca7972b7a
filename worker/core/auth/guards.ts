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
  if (!viewer) throw new UnauthenticatedError('The token isn’t valid or has expired.');
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

const groups = (part: string) => (part === '' ? [] : part.split(':'));

/**
 * The address a request comes from; of IPv6 the /64, since a household has all of one. An IPv4 address inside of IPv6
 * is that IPv4 address.
 */
export function clientAddress(header: string | undefined) {
  const address = header ?? 'local';
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped !== undefined || !address.includes(':')) return mapped ?? address;
  const [before = '', after] = address.split('::');
  const [first, last] = [groups(before), groups(after ?? '')];
  const zeros = after === undefined ? 0 : Math.max(0, 8 - first.length - last.length);
  return [...first, ...Array<string>(zeros).fill('0'), ...last]
    .slice(0, 4)
    .map((group) => group.toLowerCase().replace(/^0+(?=.)/, ''))
    .join(':');
}

type LimitName = 'LIMIT_REGISTER' | 'LIMIT_LOGIN' | 'LIMIT_WRITE' | 'LIMIT_MAIL';
const LIMIT_WINDOW_SECONDS = 60;

async function assertWithin(limit: RateLimit, key: string) {
  const { success } = await limit.limit({ key });
  if (!success) {
    throw new ProblemError(429, 'Too many requests. Try again in a minute.', {
      retryAfterSeconds: LIMIT_WINDOW_SECONDS,
    });
  }
}

/** Answers 429 to a person beyond the binding's limit. Only for routes that need a log-in. */
export const limited =
  (name: LimitName): MiddlewareHandler<AppEnv> =>
  async (c, next) => {
    await assertWithin(c.env[name], `user:${requireViewer(c).id}`);
    return next();
  };

/** The same per address, for public routes: a token that is sent along must not open another count. */
export const limitedByAddress =
  (name: LimitName): MiddlewareHandler<AppEnv> =>
  async (c, next) => {
    await assertWithin(c.env[name], clientAddress(c.req.header('CF-Connecting-IP')));
    return next();
  };
