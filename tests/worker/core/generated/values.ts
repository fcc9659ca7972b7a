import * as fc from 'fast-check';

/** The part of JSON Schema that our own document uses. */
export interface Schema {
  $ref?: string;
  type?: string | string[];
  enum?: unknown[];
  const?: unknown;
  anyOf?: Schema[];
  allOf?: Schema[];
  items?: Schema;
  properties?: Record<string, Schema>;
  required?: string[];
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
  minItems?: number;
  maxItems?: number;
  example?: unknown;
}

export type Resolve = (reference: string) => Schema;

/** Difficult texts, as users and attackers send them. */
const NASTY = [
  '',
  ' ',
  '0',
  '-1',
  '1e999',
  'null',
  '" OR * NEAR( ) ^ : - AND',
  "'; DROP TABLE users; --",
  '<script>alert(1)</script>',
  '\u0000',
  '\u202Eabc',
  '\uD800',
  '🎮'.repeat(50),
  'شاهين',
  '../../etc/passwd',
  '%2e%2e%2f',
  '{{7*7}}',
  '2026-13-45T99:99:99Z',
  '9999-12-31T23:59:59Z',
  'x'.repeat(5_000),
] as const;

const anything = fc.oneof(
  fc.constantFrom(...NASTY),
  fc.integer(),
  fc.double(),
  fc.boolean(),
  fc.constant(null),
  fc.array(fc.constantFrom(...NASTY), { maxLength: 3 }),
  fc.dictionary(fc.string({ maxLength: 5 }), fc.integer(), { maxKeys: 3 }),
);

const text = (schema: Schema) =>
  fc.oneof(
    {
      weight: 4,
      arbitrary: fc.string({
        minLength: schema.minLength ?? 0,
        maxLength: Math.min(schema.maxLength ?? 40, 40),
        unit: 'grapheme',
      }),
    },
    { weight: 2, arbitrary: fc.constant(schema.example ?? 'example') },
    {
      weight: 1,
      arbitrary: fc.constantFrom(
        'pc',
        'en',
        'europe',
        '/api/games/1',
        '/api/users/101',
        '/api/sessions/100',
        new Date(Date.now() + 3_600_000).toISOString(),
      ),
    },
    { weight: 1, arbitrary: fc.constantFrom(...NASTY) },
  );

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

function fitting(schema: Schema, resolve: Resolve): fc.Arbitrary<unknown> {
  if (schema.$ref) return valueOf(resolve(schema.$ref), resolve);
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map((part) => valueOf(part, resolve)));
  if (schema.allOf) {
    return fc
      .tuple(...schema.allOf.map((part) => valueOf(part, resolve)))
      .map((parts) =>
        Object.fromEntries(parts.flatMap((part) => (isRecord(part) ? Object.entries(part) : []))),
      );
  }
  const type = Array.isArray(schema.type) ? schema.type[0] : schema.type;
  if (type === 'integer' || type === 'number') {
    return fc.integer({ min: schema.minimum ?? -5, max: schema.maximum ?? 200 });
  }
  if (type === 'boolean') return fc.boolean();
  if (type === 'array') {
    return fc.array(valueOf(schema.items ?? {}, resolve), {
      minLength: schema.minItems ?? 0,
      maxLength: Math.min(schema.maxItems ?? 4, 6),
    });
  }
  if (type === 'object') {
    const members = Object.entries(schema.properties ?? {}).map(
      ([name, member]) => [name, valueOf(member, resolve)] as const,
    );
    return fc.record(Object.fromEntries(members), { requiredKeys: schema.required ?? [] });
  }
  return text(schema);
}

/** Usually a value that fits the schema, sometimes another one. */
export const valueOf = (schema: Schema, resolve: Resolve): fc.Arbitrary<unknown> =>
  fc.oneof({ weight: 12, arbitrary: fitting(schema, resolve) }, { weight: 1, arbitrary: anything });
