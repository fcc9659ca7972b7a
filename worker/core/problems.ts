import type { z } from '@hono/zod-openapi';
import type { Context } from 'hono';

import { acceptedLocale } from '../contract/locales.ts';
import type { Problem } from '../contract/problem.ts';
import { type Problems, wordsIn } from './words.ts';

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

/** What is said of a problem: `(say) => say.sessions.cancelled`, in whatever language the caller reads. */
export type Detail = (say: Problems) => string;

/** A sentence that only programs read. It stays English. */
export const forPrograms =
  (sentence: string): Detail =>
  () =>
    sentence;

/** An error with something to say to the caller. Its own message, which logs show, is English. */
export class DetailedError extends Error {
  readonly detail: Detail;

  constructor(detail: Detail) {
    super(detail(wordsIn('en').problems));
    this.detail = detail;
  }
}

export interface Violation {
  propertyPath: string;
  detail: Detail;
}

interface Extra {
  violations?: readonly Violation[];
  /** Marks 'it already exists', the second error shape. Only with 409. */
  error?: string;
  retryAfterSeconds?: number;
  /** For a problem that clients handle themselves. */
  type?: string;
}

/** Thrown anywhere below a route. The app's error handler turns it into problem+json. */
export class ProblemError extends DetailedError {
  readonly status: ProblemStatus;
  readonly extra: Extra;

  constructor(status: ProblemStatus, detail: Detail, extra: Extra = {}) {
    super(detail);
    this.status = status;
    this.extra = extra;
  }
}

/** The first error shape: the caller isn't logged in, or the account may not act. */
export class UnauthenticatedError extends DetailedError {
  /** What a suspended or banned user may still do: read the decisions about them, and appeal. */
  readonly ticket: string | undefined;

  constructor(detail: Detail, ticket?: string) {
    super(detail);
    this.ticket = ticket;
  }
}

export const notFound = (what: keyof Problems['missing']) =>
  new ProblemError(404, (say) => say.missing[what]);

export const invalid = (propertyPath: string, detail: Detail) =>
  violated([{ propertyPath, detail }]);

/** The fields of uploads. */
const FILES = new Set(['file', 'cover']);

/**
 * `detail` repeats every field with its message, for clients that show only that. A file is refused in a request of its
 * own, so its field needn't be named.
 */
export const violated = (violations: readonly Violation[]) =>
  new ProblemError(
    422,
    (say) =>
      violations
        .map(({ propertyPath, detail }) =>
          FILES.has(propertyPath) && violations.length === 1
            ? detail(say)
            : `${propertyPath}: ${detail(say)}`,
        )
        .join(' '),
    { violations },
  );

/** What a schema says of a value. Sentences that only programs read stay English. */
export const detailOf =
  (issue: z.core.$ZodIssue): Detail =>
  ({ values }) => {
    const said = isKey(issue.message, values) ? values[issue.message] : issue.message;
    return typeof said === 'function' ? said(numberIn(issue)) : said;
  };

const isKey = (key: string, values: Problems['values']): key is keyof Problems['values'] =>
  Object.hasOwn(values, key);

/** The bound that was crossed, or the number that `issue` was given. */
function numberIn(issue: z.core.$ZodIssue): number {
  if (issue.code === 'too_big') return Number(issue.maximum);
  // `positive()` means more than 0.
  if (issue.code === 'too_small')
    return Number(issue.minimum) + (issue.inclusive === false ? 1 : 0);
  return issue.code === 'custom' ? Number(issue.params?.['number']) : 0;
}

/** The language that the client asks for. */
export const requestedLocale = (c: Context) => acceptedLocale(c.req.header('Accept-Language'));

/** What may be said of a problem, in the caller's language. */
export const problemsFor = (c: Context) => wordsIn(requestedLocale(c)).problems;

/** Answers with application/problem+json (RFC 9457), in the caller's language. */
export function answerProblem(c: Context, { status, detail, extra }: ProblemError) {
  const say = problemsFor(c);
  const violations = extra.violations?.map(({ propertyPath, detail: said }) => ({
    propertyPath,
    message: said(say),
  }));
  const body: Problem & { error?: string } = {
    type: extra.type ?? 'about:blank',
    title: TITLES[status] ?? 'Error',
    status,
    detail: detail(say),
    ...(violations && { violations }),
    ...(extra.error !== undefined && { error: extra.error }),
  };
  c.header('Content-Type', 'application/problem+json');
  c.header('Vary', 'Accept-Language', { append: true });
  if (extra.retryAfterSeconds) c.header('Retry-After', String(extra.retryAfterSeconds));
  return c.body(JSON.stringify(body), status);
}

export function answerUnauthenticated(c: Context, error: DetailedError) {
  const { detail } = error;
  const ticket = error instanceof UnauthenticatedError ? error.ticket : undefined;
  c.header('WWW-Authenticate', 'Bearer');
  c.header('Vary', 'Accept-Language', { append: true });
  const message = detail(problemsFor(c));
  return c.json({ code: 401, message, ...(ticket !== undefined && { ticket }) } as const, 401);
}
