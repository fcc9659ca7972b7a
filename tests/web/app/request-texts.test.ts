import { z } from '@hono/zod-openapi';
import { describe, expect, it } from 'vitest';

import { app } from '../../../worker/app.ts';
import { BODY_MAX_BYTES, SESSION_DESCRIPTION_MAX } from '../../../worker/contract/bounds.ts';
import { detailOf, violated } from '../../../worker/core/problems.ts';
import { type Problems, wordsIn } from '../../../worker/core/words.ts';
import { fastest } from '../../support/fastest.ts';

/**
 * Sends a text that is far too long in every text field of every request. The schema must refuse it with a message of
 * ours, and quickly. The requests come from the API's own document.
 */

const MARKS = '\u0345\u0334\u0301\u0323';
const LETTERS = Array.from({ length: BODY_MAX_BYTES }, (_, at) => at.toString(36)).join('');

/**
 * Long texts that are slow to normalize: as long as a body allows, where a mark has two bytes, and as long as the
 * longest field allows.
 */
const LONG = [
  `a${MARKS.repeat(BODY_MAX_BYTES / 8 - 1)}`,
  `a${MARKS.repeat(SESSION_DESCRIPTION_MAX - 1)}`,
  LETTERS.slice(0, BODY_MAX_BYTES),
];

/** Without a bound on its length, such a text takes from 200 ms to seconds. */
const WITHIN_MS = 50;

/** Each text field accepts one of these, so that nothing else in a request is wrong. */
const FITTING = [
  'Some text',
  'someone@example.org',
  '7',
  '1',
  'en',
  'Europe/Berlin',
  '22:30',
  '2031-01-01',
  '2031-01-01T20:00:00Z',
  '/api/users/7',
  '/api/sessions/7',
  '/api/games/7',
  '/api/categories/7',
  '/api/users/7/messages/7',
  'aaaaaaaa',
  'a'.repeat(22),
  `B${'a'.repeat(86)}`,
  'https://push.example/a',
  '00000000-0000-4000-8000-000000000001',
  'page-7',
];

const inner = (schema: z.core.$ZodType): z.core.$ZodType | undefined => {
  if (
    schema instanceof z.ZodOptional ||
    schema instanceof z.ZodNullable ||
    schema instanceof z.ZodDefault
  ) {
    return schema.def.innerType;
  }
  return schema instanceof z.ZodPipe ? schema.def.in : undefined;
};

const optionsOf = (schema: z.core.$ZodType) =>
  schema instanceof z.ZodUnion || schema instanceof z.ZodDiscriminatedUnion ? schema.options : [];

const isText = (schema: z.core.$ZodType): boolean => {
  const within = inner(schema);
  return within ? isText(within) : schema instanceof z.core.$ZodString;
};

const valuesOf = (schema: z.core.$ZodType): readonly unknown[] => {
  if (schema instanceof z.ZodEnum) return schema.options;
  return schema instanceof z.ZodLiteral ? [...schema.values] : [];
};

const takes = (schema: z.core.$ZodType, value: unknown) => z.safeParse(schema, value).success;

/** A value that a schema accepts, if one is found. */
function sampleOf(schema: z.core.$ZodType): unknown {
  if (isText(schema)) return FITTING.find((text) => takes(schema, text));
  const within = inner(schema);
  if (within) return sampleOf(within);
  if (schema instanceof z.ZodObject) {
    const needed = Object.entries<z.core.$ZodType>(schema.shape).filter(
      ([, field]) => !takes(field, undefined),
    );
    return Object.fromEntries(needed.map(([key, field]) => [key, sampleOf(field)]));
  }
  if (schema instanceof z.ZodArray) return [sampleOf(schema.element)];
  const [option] = optionsOf(schema);
  if (option) return sampleOf(option);
  return [true, 1, 2, 30, ...valuesOf(schema)].find((value) => takes(schema, value));
}

/**
 * Values that a schema accepts, each with another one of its texts replaced. Each comes with the place of that text.
 */
function variantsOf(schema: z.core.$ZodType, text: string, place: string): [string, unknown][] {
  if (isText(schema)) return [[place, text]];
  const within = inner(schema);
  if (within) return variantsOf(within, text, place);
  if (schema instanceof z.ZodObject) {
    return Object.entries<z.core.$ZodType>(schema.shape).flatMap(([key, field]) =>
      variantsOf(field, text, `${place}.${key}`).map(([at, value]): [string, unknown] => [
        at,
        Object.assign({}, sampleOf(schema), { [key]: value }),
      ]),
    );
  }
  if (schema instanceof z.ZodArray) {
    return variantsOf(schema.element, text, place).map(([at, value]) => [at, [value]]);
  }
  return optionsOf(schema).flatMap((option) => variantsOf(option, text, place));
}

const requests = app.openAPIRegistry.definitions.flatMap((definition) => {
  if (definition.type !== 'route') return [];
  const { method, path, request = {} } = definition.route;
  const bodies = Object.values(request.body?.content ?? {}).flatMap((content) =>
    content && 'schema' in content ? [content.schema] : [],
  );
  return [request.query, request.params, ...bodies].flatMap((schema): [string, z.ZodType][] =>
    schema instanceof z.ZodType ? [[`${method} ${path}`, schema]] : [],
  );
});

const texts = requests.flatMap(([of, schema]) => {
  const [first = [], ...others] = LONG.map((text) => variantsOf(schema, text, of));
  return first.map(([place, body], at) => ({
    place,
    schema,
    bodies: [body, ...others.map((variants) => variants[at]?.[1])],
  }));
});

/** Sentences of ours that only programs read, such as of a cursor. */
const FOR_PROGRAMS =
  /^(?:must look like|give either|belongs to a|Must (?:be (?:a positive|a user|a P-256|16 bytes)|look like)|Use 8 to 64|Send either|This cursor|This isn’t a search)/;

const german = wordsIn('de').problems;

/** What is said of a request, but neither in German nor for programs. */
const foreignIn = (schema: z.ZodType, body: unknown) =>
  (schema.safeParse(body).error?.issues ?? []).flatMap((issue) => {
    const said = detailOf(issue)(german);
    const translated = Object.hasOwn(german.values, issue.message) || FOR_PROGRAMS.test(said);
    return translated ? [] : [`${issue.path.join('.')}: ${said}`];
  });

describe('a text that is far too long', () => {
  it('is refused in no time, whatever it is made of', () => {
    const slow = texts.flatMap(({ place, schema, bodies }) =>
      bodies.some((body) => fastest(() => schema.safeParse(body)) > WITHIN_MS) ? [place] : [],
    );
    expect(texts.length).toBeGreaterThan(250);
    expect(slow).toEqual([]);
  });

  it('is refused in the reader’s language', () => {
    const foreign = texts.flatMap(({ place, schema, bodies }) =>
      bodies.flatMap((body) => foreignIn(schema, body).map((said) => `${place}: ${said}`)),
    );
    expect(foreign).toEqual([]);
  });
});

/** Every field gets this value, or only those that hold no others. */
function filled(schema: z.core.$ZodType, value: unknown, deep: boolean): unknown {
  const within = inner(schema);
  if (within) return filled(within, value, deep);
  if (schema instanceof z.ZodObject) {
    return Object.fromEntries(
      Object.entries<z.core.$ZodType>(schema.shape).map(([key, field]) => [
        key,
        deep ? filled(field, value, deep) : value,
      ]),
    );
  }
  if (schema instanceof z.ZodArray) return [filled(schema.element, value, deep)];
  const [option] = optionsOf(schema);
  return option ? filled(option, value, deep) : value;
}

const WRONG = [
  undefined,
  null,
  true,
  7.5,
  -1,
  1e15,
  Number.NaN,
  '',
  'x',
  LETTERS,
  {},
  [],
  Array.from({ length: 500 }, () => 'pc'),
];

describe('a wrong value', () => {
  it('is refused in a sentence of ours, in the reader’s language', () => {
    const foreign = requests.flatMap(([of, schema]) =>
      WRONG.flatMap((value) => [value, filled(schema, value, false), filled(schema, value, true)])
        .flatMap((body) => foreignIn(schema, body))
        .map((said) => `${of}: ${said}`),
    );
    expect([...new Set(foreign)]).toEqual([]);
  });

  it.each([
    [z.int(), 1.5, 'Gib eine ganze Zahl ein.'],
    [z.int().positive(), 0, 'Das muss mindestens 1 sein.'],
    [z.int().max(9), 10, 'Das darf höchstens 9 sein.'],
    [z.string(), undefined, 'Das fehlt noch.'],
    [z.string(), 7, 'Dieser Wert passt hier nicht.'],
    [z.string().min(3), 'x', 'Nimm mindestens 3 Zeichen.'],
    [z.array(z.int()).min(1), [], 'Wähle mindestens eins aus.'],
    [z.array(z.int()).min(2), [1], 'Wähle mindestens 2 aus.'],
    [z.array(z.int()).max(1), [1, 2], 'Wähle höchstens 1 aus.'],
    [z.enum(['a', 'b']), 'c', 'Wähle eine der Möglichkeiten.'],
    [z.iso.date(), '24.11.', 'Das muss ein Datum sein, zum Beispiel 2026-11-24.'],
    [z.url(), 'peerway', 'Gib einen gültigen Link ein.'],
    [z.strictObject({}), { a: 1 }, 'Entferne die Felder, die nicht hierher gehören.'],
    [z.union([z.int(), z.null()]), 'x', 'Dieser Wert passt hier nicht.'],
  ])('of schema %# is refused for what is wrong with it', (schema, value, sentence) => {
    const said = (schema.safeParse(value).error?.issues ?? []).map((issue) =>
      detailOf(issue)(german),
    );
    expect(said).toEqual([sentence]);
  });
});

describe('the sentence of a whole request', () => {
  const tooLarge = { propertyPath: 'cover', detail: (say: Problems) => say.covers.tooLarge };
  it('names its fields, but not a file that is all that is wrong', () => {
    expect(violated([tooLarge]).detail(german)).toBe(german.covers.tooLarge);
    expect(violated([{ ...tooLarge, propertyPath: 'name' }]).detail(german)).toBe(
      `name: ${german.covers.tooLarge}`,
    );
    expect(violated([tooLarge, tooLarge]).detail(german)).toContain('cover: ');
  });
});
