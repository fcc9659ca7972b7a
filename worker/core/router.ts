import { OpenAPIHono, type RouteConfig, createRoute, type z } from '@hono/zod-openapi';
import type { Context } from 'hono';

import { Conflict, Problem, Unauthenticated } from '../contract/problem.ts';
import type { Env } from '../env.ts';
import type { Viewer } from './auth/signed-token.ts';
import type { Database } from './database.ts';
import { forPrograms, ProblemError, UnauthenticatedError, violated, detailOf } from './problems.ts';

export interface AppEnv {
  Bindings: Env;
  Variables: {
    db: Database;
    /** Null for visitors. Set once, from the bearer token. */
    viewer: Viewer | null;
    /** A suspended or banned user, by the ticket of a refused log-in. Only on the routes that take it. */
    lockedOut?: number;
  };
}

/** What is said of values that break a schema. */
export const problemOf = ({ issues }: z.ZodError) =>
  violated(
    issues.map((issue) => ({
      propertyPath: issue.path.map(String).join('.') || 'body',
      detail: detailOf(issue),
    })),
  );

/** A router whose validation failures become problems: 404 for an invalid id, 422 for everything else. */
export const createRouter = () =>
  new OpenAPIHono<AppEnv>({
    defaultHook: (result) => {
      if (result.success) return;
      if (result.target === 'param')
        throw new ProblemError(404, forPrograms('There’s nothing at this address.'));
      throw problemOf(result.error);
    },
  });

/** @returns the caller @throws UnauthenticatedError for visitors */
export function requireViewer(c: Context<AppEnv>): Viewer {
  const viewer = c.get('viewer');
  if (!viewer) throw new UnauthenticatedError((say) => say.login.required);
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
  400: 'The body doesn’t match its headers: not JSON, not a form, or of another length.',
  403: 'The caller isn’t allowed to do this.',
  404: 'It doesn’t exist, or the caller has no access.',
  413: 'The body is too large: over 64 KiB, or over the limit for a file.',
  415: 'The route doesn’t accept this content type.',
  422: 'The values break a rule. `violations` says which.',
  429: 'Too many requests. `Retry-After` says when to try again.',
  500: 'A server error.',
  503: 'The operator hasn’t finished the set-up, another service can’t be reached, or too many passwords wait to be checked.',
} as const;

const problem = (description: string) => ({
  description,
  content: { 'application/problem+json': { schema: Problem } },
});

/** The errors that any route can answer. */
const failures = {
  401: json(Unauthenticated, 'Not logged in, the token has expired, or the account can’t be used.'),
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
    description: 'It already exists (`error` says so), or the state no longer allows it.',
    content: { 'application/problem+json': { schema: Conflict } },
  },
};

/** Defines a route. Its responses are its own and the errors that any route can answer. */
export const route = <
  Method extends RouteConfig['method'],
  // oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- It keeps the path's type a literal.
  Path extends string,
  Config extends Omit<RouteConfig, 'method' | 'path'>,
>(
  method: Method,
  path: Path,
  config: Config,
) => createRoute({ ...config, method, path, responses: { ...failures, ...config.responses } });
