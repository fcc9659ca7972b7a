import type { Context } from 'hono';

import { acceptedLocale } from '../contract/locales.ts';
import type { Problem, Violation } from '../contract/problem.ts';
import { translateProblem } from './translate-problem.ts';

const TITLES: Record<number, string> = {
  400: 'Bad request',
  403: 'Forbidden',
  404: 'Not found',
  409: 'Conflict',
  413: 'Too large',
  415: 'Unsupported media type',
  416: 'Range not satisfiable',
  422: 'Unprocessable',
  429: 'Too many requests',
  500: 'Internal error',
  503: 'Unavailable',
};

type ProblemStatus = 400 | 403 | 404 | 409 | 413 | 415 | 416 | 422 | 429 | 500 | 503;

interface Extra {
  violations?: Violation[];
  /** Marks 'it already exists', the second error shape. Only with 409. */
  error?: string;
  retryAfterSeconds?: number;
  /** For a problem that clients handle themselves. */
  type?: string;
}

/** Thrown anywhere below a route. The app's error handler turns it into problem+json. */
export class ProblemError extends Error {
  readonly status: ProblemStatus;
  readonly extra: Extra;

  constructor(status: ProblemStatus, detail: string, extra: Extra = {}) {
    super(detail);
    this.status = status;
    this.extra = extra;
  }
}

/** The first error shape: the caller isn't logged in, or the account may not act. */
export class UnauthenticatedError extends Error {}

export const notFound = (what: string) =>
  new ProblemError(404, `This ${what} doesn’t exist, or you don’t have access to it.`);

export const invalid = (propertyPath: string, message: string) =>
  violated([{ propertyPath, message }]);

/** `detail` repeats every field with its message, for clients that show only that. */
export const violated = (violations: Violation[]) =>
  new ProblemError(422, detailOf(violations), { violations });

const detailOf = (violations: Violation[]) =>
  violations.map(({ propertyPath, message }) => `${propertyPath}: ${message}`).join(' ');

/** The language that the client asks for. */
export const requestedLocale = (c: Context) => acceptedLocale(c.req.header('Accept-Language'));

/** Answers with application/problem+json (RFC 9457), in the caller's language. */
export function answerProblem(c: Context, { status, message, extra }: ProblemError) {
  const locale = requestedLocale(c);
  const violations = extra.violations?.map((violation) => ({
    ...violation,
    message: translateProblem(violation.message, locale),
  }));
  const body: Problem & { error?: string } = {
    type: extra.type ?? 'about:blank',
    title: TITLES[status] ?? 'Error',
    status,
    detail: violations ? detailOf(violations) : translateProblem(message, locale),
    ...(violations && { violations }),
    ...(extra.error !== undefined && { error: extra.error }),
  };
  c.header('Content-Type', 'application/problem+json');
  c.header('Vary', 'Accept-Language', { append: true });
  if (extra.retryAfterSeconds) c.header('Retry-After', String(extra.retryAfterSeconds));
  return c.body(JSON.stringify(body), status);
}

export function answerUnauthenticated(c: Context, { message }: Error) {
  c.header('WWW-Authenticate', 'Bearer');
  c.header('Vary', 'Accept-Language', { append: true });
  return c.json(
    { code: 401, message: translateProblem(message, requestedLocale(c)) } as const,
    401,
  );
}
