import type { OpenAPIHono } from '@hono/zod-openapi';

import type { AppEnv } from './router.ts';

export type ApiDocument = ReturnType<OpenAPIHono<AppEnv>['getOpenAPI31Document']>;

export const METHODS = ['get', 'post', 'put', 'patch', 'delete'] as const;

export const listOperations = (document: ApiDocument) =>
  Object.entries(document.paths ?? {}).flatMap(([path, item]) =>
    METHODS.flatMap((method) => {
      const operation = item[method];
      if (!operation) return [];
      const { requestBody } = operation;
      return [
        {
          method,
          path,
          operation: {
            ...operation,
            requestBody: requestBody && 'content' in requestBody ? requestBody : undefined,
          },
        },
      ];
    }),
  );

/** The names under which operations share a failure, by status. */
const FAILURE_NAMES: Record<string, string> = {
  400: 'BadRequest',
  401: 'Unauthenticated',
  403: 'Forbidden',
  404: 'NotFound',
  409: 'Conflict',
  413: 'TooLarge',
  415: 'WrongContentType',
  422: 'Invalid',
  429: 'TooManyRequests',
  500: 'ServerError',
  503: 'Unavailable',
};

type Responses = NonNullable<NonNullable<ApiDocument['components']>['responses']>;

const isResponse = (value: unknown): value is Responses[string] =>
  typeof value === 'object' && value !== null;

/** Writes each failure once, in `components.responses`. One that a route describes otherwise stays where it is. */
export function shareFailures(document: ApiDocument) {
  const shared: Responses = {};
  for (const { operation } of listOperations(document)) {
    const { responses = {} } = operation;
    for (const [status, name] of Object.entries(FAILURE_NAMES)) {
      const failure: unknown = responses[status];
      if (!isResponse(failure)) continue;
      shared[name] ??= failure;
      if (JSON.stringify(shared[name]) === JSON.stringify(failure)) {
        responses[status] = { $ref: `#/components/responses/${name}` };
      }
    }
  }
  document.components = { ...document.components, responses: shared };
}

/** `saved-searches` → `saved-search`, `categories` → `category`. A series is the same in both numbers. */
const singular = (word: string) =>
  word === 'series' ? word : word.replace(/ies$/, 'y').replace(/(?<=ch)es$|s$/, '');

/**
 * An operation's name for generated clients, made of its method and path. A word before an id means one of many:
 * `PUT /api/media/uploads/{id}/parts/{number}` → `putMediaUploadPart`.
 */
export const operationIdOf = (method: string, path: string) =>
  path
    .replace(/^\/api\//, '')
    .replaceAll(/([\w-]+)\/\{\w+\}/g, (_, word: string) => singular(word))
    .replaceAll(/\{\w+\}/g, '')
    .split(/[^a-z]+/)
    .reduce((name, word) => name + word.slice(0, 1).toUpperCase() + word.slice(1), method);
