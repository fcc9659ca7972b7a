import type { OpenAPIHono } from '@hono/zod-openapi';

import type { AppEnv } from './router.ts';

const DESCRIPTION = `Bodies are JSON, sent as application/ld+json or application/json (PATCH also as
application/merge-patch+json). Lists carry their items in \`member\` and, where there is more, a path in
\`view.next\`. Errors have three shapes: 401 with \`code\`, 409 with \`error\`, and problem+json with neither.`;

/** Serves the OpenAPI document, made from the same schemas that check requests, and a page to read it. */
export function describeApi(app: OpenAPIHono<AppEnv>) {
  app.openAPIRegistry.registerComponent('securitySchemes', 'bearer', {
    type: 'http',
    scheme: 'bearer',
    bearerFormat: 'JWT',
  });
  app.doc31('/api/docs.json', {
    openapi: '3.1.0',
    info: { title: 'Peerway', version: '1', description: DESCRIPTION },
    security: [{ bearer: [] }, {}],
  });
}
