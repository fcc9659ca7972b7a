import type { OpenAPIHono } from '@hono/zod-openapi';

import type { AppEnv } from './router.ts';

export type ApiDocument = ReturnType<OpenAPIHono<AppEnv>['getOpenAPI31Document']>;

const METHODS = ['get', 'post', 'put', 'patch', 'delete'] as const;

/** Every operation of a document, in the document's order. */
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
