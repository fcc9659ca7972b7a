import { z } from '@hono/zod-openapi';

import { app } from '../../../worker/app.ts';

/** Compares answers with the contract's schemas. The served document is made from the same schemas. */

interface Documented {
  method: string;
  pattern: RegExp;
  /** The number of parameters in the path. `/sessions/own` is tried before `/sessions/{id}`. */
  parameters: number;
  /** The schemas by status. Null if only the status is documented. */
  schemas: Map<number, z.ZodType | null>;
}

const Media = z.object({ schema: z.unknown() });

/** The zod schema of an answer, from the registry. */
const schemaIn = (answer: object): z.ZodType | null => {
  const content: unknown = 'content' in answer ? answer.content : undefined;
  for (const { schema } of Object.values(z.record(z.string(), Media).safeParse(content).data ?? {}))
    if (schema instanceof z.ZodType) return schema;
  return null;
};

const ROUTES: Documented[] = app.openAPIRegistry.definitions
  .flatMap((definition) => {
    if (definition.type !== 'route') return [];
    const { method, path, responses } = definition.route;
    const parts = path.split('/');
    return [
      {
        method: method.toUpperCase(),
        pattern: new RegExp(
          `^${parts.map((part) => (part.startsWith('{') ? '[^/]+' : part)).join('/')}$`,
        ),
        parameters: parts.filter((part) => part.startsWith('{')).length,
        schemas: new Map(
          Object.entries(responses).map(([status, answer]) => [Number(status), schemaIn(answer)]),
        ),
      },
    ];
  })
  .toSorted((a, b) => a.parameters - b.parameters);

const Named = z.object({ code: z.unknown(), error: z.unknown() }).partial();

/** Two members tell the error shapes apart: only a 401 has `code`, and only a 409 has `error`. */
function wrongShape(status: number, body: unknown): string | undefined {
  if (status < 400) return undefined;
  const { code, error } = Named.safeParse(body).data ?? {};
  if ((code !== undefined) !== (status === 401)) return 'has the wrong shape of an error';
  return error !== undefined && status !== 409 ? 'has the shape of a conflict' : undefined;
}

/** @returns what is wrong with an answer. Undefined if nothing is */
export function wrongAnswer(method: string, path: string, status: number, body: unknown) {
  const [plain = ''] = path.split('?');
  const route = ROUTES.find((each) => each.method === method && each.pattern.test(plain));
  if (!route) return 'is of no documented route';
  const schema = route.schemas.get(status);
  if (schema === undefined) return `has the undocumented status ${status}`;
  const parsed = schema?.safeParse(body);
  if (parsed && !parsed.success)
    return `doesn't fit the contract: ${z.prettifyError(parsed.error)}`;
  return wrongShape(status, body);
}
