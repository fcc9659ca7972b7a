import { OpenAPIHono, type z } from '@hono/zod-openapi';
import type { Context } from 'hono';

import type { Viewer } from './auth/signed-token.ts';
import { Conflict, Problem, Unauthenticated } from './contract/problem.ts';
import type { Database } from './db/database.ts';
import type { Env } from './env.ts';
import { ProblemError, UnauthenticatedError, violated } from './problems.ts';

export interface AppEnv {
  Bindings: Env;
  Variables: {
    db: Database;
    /** Null for visitors. Set once, from the bearer token. */
    viewer: Viewer | null;
  };
}

/** A router whose validation failures become problems: an id that is none is a 404, all else a 422. */
export const createRouter = () =>
  new OpenAPIHono<AppEnv>({
    defaultHook: (result) => {
      if (result.success) return;
      if (result.target === 'param')
        throw new ProblemError(404, 'There is nothing at this address.');
      throw violated(
        result.error.issues.map(({ path, message }) => ({
          propertyPath: path.map(String).join('.') || 'body',
          message,
        })),
      );
    },
  });

/** Who is logged in. @throws UnauthenticatedError for visitors. */
export function requireViewer(c: Context<AppEnv>): Viewer {
  const viewer = c.get('viewer');
  if (!viewer) throw new UnauthenticatedError('please login!');
  return viewer;
}

export const json = <Schema extends z.ZodType>(schema: Schema, description: string) => ({
  description,
  content: { 'application/json': { schema } },
});

export const body = <Schema extends z.ZodType>(schema: Schema) => ({
  required: true,
  content: { 'application/json': { schema } },
});

const PROBLEMS = {
  400: 'The body is not what it says it is: no JSON, no form, or of another length.',
  403: 'Seen, but not allowed.',
  404: 'Nothing here that the caller may see.',
  413: 'The body is longer than it may be: 64 KiB, or what a file can have.',
  415: 'The body is of another type than the route takes.',
  422: 'The values break a rule; `violations` says which.',
  429: 'Too many; `Retry-After` says when to come back.',
  500: 'A fault of ours.',
  503: 'The operator has left something out.',
} as const;

const problem = (description: string) => ({
  description,
  content: { 'application/problem+json': { schema: Problem } },
});

/** The error answers that any route can give; what a route adds of its own stands in its definition. */
export const failures = {
  401: json(
    Unauthenticated,
    'Nobody is logged in, the token has expired, or the account may not act.',
  ),
  400: problem(PROBLEMS[400]),
  403: problem(PROBLEMS[403]),
  404: problem(PROBLEMS[404]),
  413: problem(PROBLEMS[413]),
  415: problem(PROBLEMS[415]),
  422: problem(PROBLEMS[422]),
  429: problem(PROBLEMS[429]),
  500: problem(PROBLEMS[500]),
  503: problem(PROBLEMS[503]),
};

export const conflict = {
  409: {
    description: 'There is one already (`error` says so), or the state no longer allows it.',
    content: { 'application/problem+json': { schema: Conflict } },
  },
};
