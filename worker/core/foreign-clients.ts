import type { MiddlewareHandler } from 'hono';
import { cors } from 'hono/cors';

import type { AppEnv } from './router.ts';
import { originsIn } from './settings.ts';

const PREFLIGHT_MAX_AGE_SECONDS = 24 * 60 * 60;

const share = (origins: string[]) =>
  cors({
    origin: origins,
    allowMethods: ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'],
    allowHeaders: ['Authorization', 'Content-Type', 'Last-Event-ID', 'X-D1-Bookmark'],
    exposeHeaders: ['Retry-After', 'X-D1-Bookmark'],
    credentials: true,
    maxAge: PREFLIGHT_MAX_AGE_SECONDS,
  });

/**
 * Allows clients of other origins, if the operator has listed them (CLIENT_ORIGINS, separated by spaces). Without that
 * setting no CORS headers are sent.
 */
export const corsForClients: MiddlewareHandler<AppEnv> = (c, next) => {
  const origins = originsIn(c.env.CLIENT_ORIGINS);
  return origins.length === 0 ? next() : share(origins)(c, next);
};
