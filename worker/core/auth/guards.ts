import type { RouteConfig } from '@hono/zod-openapi';
import type { Context, MiddlewareHandler } from 'hono';

import { forPrograms, ProblemError, UnauthenticatedError } from '../problems.ts';
import { type AppEnv, requireViewer, route } from '../router.ts';
import { verifyAccessToken } from './access-token.ts';
import { verifyDecisionTicket } from './decision-ticket.ts';

/** Reads the bearer token. Without one the caller is a visitor. An invalid one is a 401: the client refreshes it. */
export async function viewerOf({ env, req }: Pick<Context<AppEnv>, 'env' | 'req'>) {
  const header = req.header('Authorization');
  if (header === undefined) return null;
  const [scheme, token, ...rest] = header.split(' ');
  const viewer =
    scheme?.toLowerCase() === 'bearer' && token && rest.length === 0
      ? await verifyAccessToken(env, token)
      : null;
  if (!viewer) throw new UnauthenticatedError(forPrograms('The token isn’t valid or has expired.'));
  return viewer;
}

export const authenticate: MiddlewareHandler<AppEnv> = async (c, next) => {
  c.set('viewer', c.get('lockedOut') === undefined ? await viewerOf(c) : null);
  return next();
};

/** For the two routes that a suspended or banned user may call with the ticket of a refused log-in, as a bearer. */
export const takesDecisionTicket: MiddlewareHandler<AppEnv> = async (c, next) => {
  const [, ticket] = /^bearer (\S+)$/i.exec(c.req.header('Authorization') ?? '') ?? [];
  const userId = ticket === undefined ? null : await verifyDecisionTicket(c.env, ticket);
  if (userId !== null) c.set('lockedOut', userId);
  return next();
};

/** Rejects visitors before anything else in the request is looked at. */
export const signedIn: MiddlewareHandler<AppEnv> = (c, next) => {
  requireViewer(c);
  return next();
};

/** For routes that stay open to an account that is about to be deleted: keep it, delete it now, log out. */
export const allowLeaving: MiddlewareHandler<AppEnv> = (c, next) => {
  c.set('db', c.get('db').as({ staying: false }));
  return next();
};

/**
 * For acts that must not be possible on a device that was left logged in. The refusal makes the client ask for a proof.
 */
export const proven: MiddlewareHandler<AppEnv> = (c, next) => {
  requireViewer(c);
  c.set('db', c.get('db').as({ proven: true }));
  return next();
};

/** `proven`, for acts that add a passkey or codes. */
export const addsFactor: MiddlewareHandler<AppEnv> = (c, next) => {
  requireViewer(c);
  c.set('db', c.get('db').as({ proven: true, addsFactor: true }));
  return next();
};

/** The routes that moderators may use, too. Any other one of the admin area is for admins. */
const FOR_MODERATORS = /^\/api\/admin\/(?:appeals|held|media|new|reports|sessions|users)(?:\/|$)/;

/**
 * Lets only admins pass, and moderators where they may, by what the database says now. Runs before anything else in the
 * request is looked at. The handler's own batch checks the role again. A write needs a proof, too.
 */
export const staffOnly: MiddlewareHandler<AppEnv> = async (c, next) => {
  requireViewer(c);
  const staff = FOR_MODERATORS.test(c.req.path) ? ('moderator' as const) : ('admin' as const);
  const rules = { staff, ...(c.req.method !== 'GET' && { proven: true }) };
  const db = c.get('db').as(rules);
  await db.batch({});
  c.set('db', db);
  return next();
};

const groups = (part: string) => (part === '' ? [] : part.split(':'));

/**
 * The IP address that a request comes from. IPv6 is cut to its /64, since one household has a whole /64. An IPv4
 * address inside IPv6 counts as IPv4.
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

type LimitName = 'LIMIT_REGISTER' | 'LIMIT_LOGIN' | 'LIMIT_WRITE' | 'LIMIT_MAIL' | 'LIMIT_FEED';
const LIMIT_WINDOW_SECONDS = 60;

/** @throws ProblemError 429 beyond the limit of this key */
export async function assertWithin(limit: RateLimit, key: string) {
  const { success } = await limit.limit({ key });
  if (!success) {
    throw new ProblemError(429, (say) => say.limits.requests, {
      retryAfterSeconds: LIMIT_WINDOW_SECONDS,
    });
  }
}

/** @throws ProblemError 429 to a user who exceeds the binding's limit, if this counts as `weight` requests */
export async function assertUserWithin(c: Context<AppEnv>, name: LimitName, weight: number) {
  const key = `user:${requireViewer(c).id}`;
  for (let count = 0; count < weight; count += 1) await assertWithin(c.env[name], key);
}

/**
 * Answers 429 to a user who exceeds the binding's limit. Only for routes that need a log-in.
 * @param weight as how many requests one counts
 */
export const limited =
  (name: LimitName, weight = 1): MiddlewareHandler<AppEnv> =>
  async (c, next) => {
    await assertUserWithin(c, name, weight);
    return next();
  };

/** A route for logged-in users. Visitors get a 401, and writes beyond the user's limit a 429. */
export const userRoute = <
  Method extends RouteConfig['method'],
  // oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- It keeps the path's type a literal.
  Path extends string,
  Config extends Omit<RouteConfig, 'method' | 'path' | 'middleware'>,
>(
  method: Method,
  path: Path,
  config: Config & { middleware?: never },
) =>
  route(method, path, {
    ...config,
    middleware: method === 'get' ? signedIn : limited('LIMIT_WRITE'),
  });

/** How many people a change may tell for each write that it counts as. */
const TOLD_PER_WRITE = 10;

/** Counts what has told this many people as more writes, so that a full session can't be moved to and fro without a pause. */
export async function countTold(c: Context<AppEnv>, told: number) {
  const key = `user:${requireViewer(c).id}`;
  for (let left = told; left >= TOLD_PER_WRITE; left -= TOLD_PER_WRITE) {
    await c.env.LIMIT_WRITE.limit({ key });
  }
}

/** Of changes after which all watchers of the user ask the database again. */
export const AUDIENCE_WEIGHT = 12;

const addressOf = (c: Context<AppEnv>) => clientAddress(c.req.header('CF-Connecting-IP'));

/** By whom a request counts that needs no log-in: the user, or a visitor's IP address. */
function keyOfEither(c: Context<AppEnv>) {
  const viewer = c.get('viewer');
  return viewer ? `user:${viewer.id}` : addressOf(c);
}

/** Answers 429 beyond the limit of writes: of the user, or of a visitor's IP address. */
export const limitedByEither: MiddlewareHandler<AppEnv> = async (c, next) => {
  await assertWithin(c.env.LIMIT_WRITE, keyOfEither(c));
  return next();
};

/** Answers 429 beyond the limit of reads, before the database is asked. */
export const limitReads: MiddlewareHandler<AppEnv> = async (c, next) => {
  const { LIMIT_READ: limit } = c.env;
  if (limit && ['GET', 'HEAD'].includes(c.req.method)) await assertWithin(limit, keyOfEither(c));
  return next();
};

/**
 * Whether a page may ask the database for its head. A browser that asks for a page doesn't say who is logged in, so
 * pages are counted by address, apart from visitors' reads.
 */
export async function mayReadForPage(c: Context<AppEnv>) {
  const counted = await c.env.LIMIT_READ?.limit({ key: `page:${addressOf(c)}` });
  return counted?.success ?? true;
}

/** @throws ProblemError 429 beyond the limit of the caller's IP address */
export const assertAddressWithin = (c: Context<AppEnv>, name: LimitName) =>
  assertWithin(c.env[name], addressOf(c));

/**
 * Answers 429 beyond the limit per IP address, for public routes. It ignores the token, since each new account would
 * get a new limit.
 */
export const limitedByAddress =
  (name: LimitName): MiddlewareHandler<AppEnv> =>
  async (c, next) => {
    await assertAddressWithin(c, name);
    return next();
  };
