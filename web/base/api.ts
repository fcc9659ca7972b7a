import { type ClientResponse, DetailedError, hc, parseResponse } from 'hono/client';

import type { Api } from '../../worker/app.ts';
import { FORMER_NAME } from '../../worker/contract/former-name.ts';
import { formerPlayer } from '../words/made/former-player.ts';
import { API_HOST } from './hosts.ts';
import { unlessLeaving } from './page-left.ts';
import { authorisedFetch } from './transport.ts';

const base = API_HOST === '' ? location.origin : API_HOST;

/** The API's client, typed by the server's own routes. */
export const { api } = hc<Api>(base, { fetch: authorisedFetch });

/** The parameter of a route about one item. */
export const byId = (id: number | undefined) => ({ param: { id: String(id) } });

export type FailureKind =
  | 'offline'
  | 'unauthenticated'
  | 'exists'
  | 'invalid'
  | 'missing'
  | 'refused'
  | 'limited'
  | 'broken';

/** A failed request. Its kind follows the contract's error shapes. */
export class ApiError extends Error {
  readonly kind: FailureKind;
  readonly status: number;
  /** The first broken rule of each form field. */
  readonly violations: Readonly<Record<string, string>>;
  /** When the page tries again by itself, in ms since 1970. Undefined if only the user tries again. */
  readonly retryAt: number | undefined;

  constructor(
    kind: FailureKind,
    status: number,
    message: string,
    violations: Record<string, string> = {},
    retryAt?: number,
  ) {
    super(message);
    this.kind = kind;
    this.status = status;
    this.violations = violations;
    this.retryAt = retryAt;
  }
}

/** The error that hono throws for a response that is not ok. */
interface Refusal {
  statusCode?: number;
  detail?: { data?: unknown };
}

/** The error of a request without a response. A page that the user is leaving doesn't show it. */
async function unreachable() {
  await unlessLeaving();
  return new ApiError('offline', 0, 'The server cannot be reached.');
}

/** Names deleted accounts in the user's language, wherever an answer or a frame has them. */
export function nameFormer(answer: unknown) {
  if (typeof answer !== 'object' || answer === null) return;
  if ('name' in answer && answer.name === FORMER_NAME) answer.name = formerPlayer;
  Object.values(answer).forEach(nameFormer);
}

/**
 * The parsed body of the response.
 * @throws ApiError if the response is not ok or did not arrive in full
 */
export async function load<Answer extends ClientResponse<unknown>>(call: Promise<Answer>) {
  try {
    const answer = await parseResponse(call);
    nameFormer(answer);
    return answer;
  } catch (error) {
    if (error instanceof ApiError) throw error;
    if (error instanceof SyntaxError) throw new ApiError('broken', 0, error.message);
    if (!(error instanceof DetailedError)) throw await unreachable();
    const refusal: Refusal = error;
    throw toError(refusal.statusCode ?? 500, refusal.detail?.data);
  }
}

/** The response itself, for bodies that are not JSON. @throws ApiError as `load` does */
export async function answered<Answer extends ClientResponse<unknown>>(call: Promise<Answer>) {
  const response = await call.catch(async () => {
    throw await unreachable();
  });
  if (!response.ok) await load(Promise.resolve(response));
  return response;
}

/**
 * Sends a request whose response body is not needed.
 * @param said the message to show when it is done
 * @throws ApiError as `load` does
 */
export async function send(call: Promise<ClientResponse<unknown>>): Promise<void>;
export async function send(call: Promise<ClientResponse<unknown>>, said: string): Promise<string>;
export async function send(
  call: Promise<ClientResponse<unknown>>,
  said?: string,
): Promise<unknown> {
  await load(call);
  return said;
}

const KINDS: Record<number, FailureKind> = { 404: 'missing', 422: 'invalid', 429: 'limited' };

/** `code` and `error` mark two of the contract's error shapes. Anything else is a problem (RFC 9457). */
export function toError(status: number, body: unknown): ApiError {
  const answer = typeof body === 'object' && body !== null ? body : {};
  if ('code' in answer) return new ApiError('unauthenticated', status, textOf(answer, 'message'));
  if ('error' in answer) return new ApiError('exists', status, textOf(answer, 'detail'));
  const kind = KINDS[status] ?? (status < 500 ? 'refused' : 'broken');
  return new ApiError(kind, status, textOf(answer, 'detail'), violationsOf(answer));
}

const textOf = (answer: object, name: string) => {
  const value: unknown = Object.entries(answer).find(([key]) => key === name)?.[1];
  return typeof value === 'string' ? value : '';
};

/** By field: `repeats.until` is one, `games.0` is a part of `games`. */
function violationsOf(answer: object): Record<string, string> {
  if (!('violations' in answer) || !Array.isArray(answer.violations)) return {};
  const entries = answer.violations.map((violation: unknown) =>
    typeof violation === 'object' && violation !== null
      ? ([
          textOf(violation, 'propertyPath').split(/\.\d/)[0] ?? '',
          textOf(violation, 'message'),
        ] as const)
      : (['', ''] as const),
  );
  return Object.fromEntries(entries.toReversed());
}
