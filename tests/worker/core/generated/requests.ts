import * as fc from 'fast-check';

import { app } from '../../../../worker/app.ts';
import { listOperations } from '../../../../worker/core/docs-operations.ts';
import { describe as describeApi } from '../../../../worker/core/docs.ts';
import { type Schema, valueOf } from './values.ts';

/** Requests generated from the served OpenAPI document, malformed ones included. */

const document = describeApi(app);

/** A schema as plain data, without its library's types. */
const plain = (schema: object | undefined): Schema => ({ ...schema });

const resolve = (reference: string): Schema =>
  plain(document.components?.schemas?.[reference.slice(reference.lastIndexOf('/') + 1)]);

export interface GeneratedRequest {
  operation: string;
  method: string;
  path: string;
  body: string | undefined;
  contentType: string;
  /** Who sends the request: 0 for a visitor, otherwise one of the known users. */
  caller: number;
  documented: string[];
}

const inAddress = (value: unknown) =>
  (typeof value === 'string' ? value : (JSON.stringify(value) ?? '')).toWellFormed();

const pathOf = (
  template: string,
  values: Record<string, unknown>,
  query: Record<string, unknown>,
) => {
  const path = template.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(inAddress(values[name])),
  );
  const search = new URLSearchParams(
    Object.entries(query).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, inAddress(value)]],
    ),
  );
  return search.size > 0 ? `${path}?${search.toString()}` : path;
};

const bodyText = (schema: Schema) =>
  fc.oneof(
    {
      weight: 20,
      arbitrary: valueOf(schema, resolve).map((value) => JSON.stringify(value) ?? 'null'),
    },
    { weight: 1, arbitrary: fc.constantFrom('', '{', '[1,', 'nonsense', '{"a":1}}', '"\\ud800"') },
  );

const requestOf = ({ method, path, operation }: ReturnType<typeof listOperations>[number]) => {
  const parameters = (operation.parameters ?? []).flatMap((parameter) =>
    'in' in parameter
      ? [{ place: parameter.in, name: parameter.name, schema: plain(parameter.schema) }]
      : [],
  );
  const values = (place: string) =>
    fc.record(
      Object.fromEntries(
        parameters
          .filter((parameter) => parameter.place === place)
          .map(({ name, schema }) => [
            name,
            place === 'path'
              ? fc.oneof(fc.constantFrom(1, 100, 101, 102, 106), valueOf(schema, resolve))
              : fc.oneof(
                  { weight: 2, arbitrary: fc.constant(undefined) },
                  { weight: 1, arbitrary: valueOf(schema, resolve) },
                ),
          ]),
      ),
    );
  const schema = operation.requestBody?.content['application/json']?.schema;
  return fc.record({
    operation: fc.constant(`${method.toUpperCase()} ${path}`),
    method: fc.constant(method.toUpperCase()),
    path: fc
      .tuple(values('path'), values('query'))
      .map(([inPath, inQuery]) => pathOf(path, inPath, inQuery)),
    body: schema ? bodyText(plain(schema)) : fc.constant(undefined),
    contentType: fc.oneof(
      { weight: 20, arbitrary: fc.constantFrom('application/ld+json', 'application/json') },
      { weight: 1, arbitrary: fc.constantFrom('text/plain', 'application/xml', '') },
    ),
    caller: fc.integer({ min: 0, max: 4 }),
    documented: fc.constant(Object.keys(operation.responses ?? {})),
  });
};

export const generatedRequest: fc.Arbitrary<GeneratedRequest> = fc.oneof(
  ...listOperations(document).map(requestOf),
);
