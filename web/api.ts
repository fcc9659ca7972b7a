import type { ClientResponse } from 'hono/client';

import { clientOf } from './client.ts';
import { API_HOST } from './hosts.ts';
import { authorisedFetch } from './transport.ts';

const base = API_HOST === '' ? location.origin : API_HOST;

/** Every call of the API, typed by the server's own routes. */
export const { api } = clientOf(base, authorisedFetch);

export type FailureKind =
  | 'offline'
  | 'unauthenticated'
  | 'exists'
  | 'invalid'
  | 'missing'
  | 'refused'
  | 'limited'
  | 'broken';

/** A call that did not do what was asked, told apart as the contract's error shapes tell it. */
export class ApiError extends Error {
  readonly kind: FailureKind;
  readonly status: number;
  /** By form field; the first rule that each one breaks. */
  readonly violations: Readonly<Record<string, string>>;

  constructor(
    kind: FailureKind,
    status: number,
    message: string,
    violations: Record<string, string> = {},
  ) {
    super(message);
    this.kind = kind;
    this.status = status;
    this.violations = violations;
  }
}

type Loaded<Answer> =
  Answer extends ClientResponse<infer Body, infer Status, 'json'>
    ? Status extends 200 | 201
      ? Body
      : never
    : never;

/**
 * What a call answers with.
 * @throws ApiError for every other answer, and where none came
 */
export function load<Answer extends ClientResponse<unknown>>(
  call: Promise<Answer>,
): Promise<Loaded<Answer>>;
export async function load(call: Promise<ClientResponse<unknown>>): Promise<unknown> {
  return bodyOf(await answered(call));
}

/** The answer itself, where it is no JSON. @throws ApiError as `load` does */
export async function answered(
  call: Promise<ClientResponse<unknown>>,
): Promise<ClientResponse<unknown>> {
  let response: ClientResponse<unknown>;
  try {
    response = await call;
  } catch {
    throw new ApiError('offline', 0, 'The server cannot be reached.');
  }
  if (response.ok) return response;
  throw toError(response.status, await bodyOf(response));
}

/** What an answer carries. One that breaks off on the way is none: the connection was lost, or nobody waits for it. */
async function bodyOf(response: ClientResponse<unknown>): Promise<unknown> {
  if (response.status === 204) return null;
  return response.json().catch(() => {
    if (response.ok) throw new ApiError('offline', 0, 'The answer broke off.');
    return null;
  });
}

/** Does a call for its effect alone. @throws ApiError as `load` does */
export async function send(call: Promise<ClientResponse<unknown>>): Promise<void> {
  await load(call);
}

const KINDS: Record<number, FailureKind> = { 404: 'missing', 422: 'invalid', 429: 'limited' };

/** The contract tells three shapes apart by `code` and `error`; all else is a problem (RFC 9457). */
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

function violationsOf(answer: object): Record<string, string> {
  if (!('violations' in answer) || !Array.isArray(answer.violations)) return {};
  const entries = answer.violations.map((violation: unknown) =>
    typeof violation === 'object' && violation !== null
      ? ([
          textOf(violation, 'propertyPath').split('.')[0] ?? '',
          textOf(violation, 'message'),
        ] as const)
      : (['', ''] as const),
  );
  return Object.fromEntries(entries.toReversed());
}
