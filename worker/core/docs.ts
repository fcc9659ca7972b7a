import type { OpenAPIHono } from '@hono/zod-openapi';
import { html, raw } from 'hono/html';
import { createHash } from 'node:crypto';

import {
  type ApiDocument,
  METHODS,
  listOperations,
  operationIdOf,
  shareFailures,
} from './docs-operations.ts';
import type { AppEnv } from './router.ts';
import { TAGS } from './tags.ts';

const DESCRIPTION = `Bodies are JSON, sent as application/ld+json or application/json (PATCH also as
application/merge-patch+json). Lists carry their items in \`member\` and, where there is more, a path in
\`view.next\`. Errors have three shapes: 401 with \`code\`, 409 with \`error\`, and problem+json with neither.`;

const STYLE = `:root{color-scheme:dark light}body{margin:0 auto;max-width:62rem;padding:2rem 1rem;
font:1rem/1.5 ui-sans-serif,sans-serif}code,pre{font:.875rem/1.5 ui-monospace,monospace}
pre{overflow-x:auto;padding:1rem;border:1px solid}summary{cursor:pointer;padding:.75rem 0}
details{border-top:1px solid}b{display:inline-block;min-width:4.5rem}h3{margin:1rem 0 0;font-size:1rem}`;
const STYLE_HASH = createHash('sha256').update(STYLE).digest('base64');
const POLICY = `default-src 'none'; style-src 'sha256-${STYLE_HASH}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;

/** The OpenAPI document, made from the schemas that validate requests. */
export const describe = (app: OpenAPIHono<AppEnv>) => {
  const document = app.getOpenAPI31Document({
    openapi: '3.1.0',
    info: {
      title: 'Peerway',
      version: '1',
      description: DESCRIPTION,
      license: { name: 'MIT', url: 'https://spdx.org/licenses/MIT.html' },
    },
    // Relative to the document: each instance describes itself.
    servers: [{ url: '/' }],
    security: [{ bearer: [] }, {}],
    tags: Object.entries(TAGS).map(([name, description]) => ({ name, description })),
  });
  shareFailures(document);
  for (const [path, item] of Object.entries(document.paths ?? {})) {
    for (const method of METHODS) {
      if (item[method]) item[method].operationId = operationIdOf(method, path);
    }
  }
  for (const { method, operation } of listOperations(document)) {
    const content = operation.requestBody?.content;
    const schema = content?.['application/json'];
    if (!content || !schema) continue;
    content['application/ld+json'] = schema;
    if (method === 'patch') content['application/merge-patch+json'] = schema;
  }
  return document;
};

/** Serves the OpenAPI document at /api/docs.json and a page to read it at /api/docs. */
export function mountDocs(app: OpenAPIHono<AppEnv>) {
  app.openAPIRegistry.registerComponent('securitySchemes', 'bearer', {
    type: 'http',
    scheme: 'bearer',
    bearerFormat: 'JWT',
  });
  const make = () => {
    const document = describe(app);
    return { json: JSON.stringify(document), page: page(document) };
  };
  // Made once, since both are large and the routes are open to everybody.
  let made: ReturnType<typeof make> | undefined;
  app.get('/api/docs.json', (c) => {
    c.header('Content-Type', 'application/json');
    return c.body((made ??= make()).json);
  });
  app.get('/api/docs', (c) => {
    c.header('Content-Security-Policy', POLICY);
    return c.html((made ??= make()).page);
  });
}

const indented = (value: unknown) => JSON.stringify(value, null, 2);

const page = (document: ApiDocument) =>
  html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <title>Peerway API</title>
        ${raw(`<style>${STYLE}</style>`)}
      </head>
      <body>
        <h1>Peerway API</h1>
        <p>${document.info.description}</p>
        <p><a href="/api/docs.json">The same as OpenAPI 3.1</a></p>
        ${listOperations(document).map(
          ({ method, path, operation }) =>
            html`<details>
              <summary>
                <b>${method.toUpperCase()}</b> <code>${path}</code> ${operation.summary ?? ''}
              </summary>
              ${operation.description ? html`<p>${operation.description}</p>` : ''}
              ${
                operation.parameters
                  ? html`<h3>Parameters</h3>
                      <pre>${indented(operation.parameters)}</pre>`
                  : ''
              }
              ${
                operation.requestBody
                  ? html`<h3>Body</h3>
                      <pre>${indented(operation.requestBody)}</pre>`
                  : ''
              }
              <h3>Answers</h3>
              <pre>${indented(operation.responses)}</pre>
            </details>`,
        )}
        <h2>Failures</h2>
        <pre>${indented(document.components?.responses)}</pre>
        <h2>Schemas</h2>
        <pre>${indented(document.components?.schemas)}</pre>
      </body>
    </html>`;
