import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'vite';
import { describe, expect, it } from 'vitest';

import { PROBLEMS } from '../../../web/words/en/problems.ts';

/**
 * Finds the sentences with which the server refuses a request, in its source. A sentence that isn't in
 * web/words/en/problems.ts would stay English in every language.
 */

const ROOT = join(import.meta.dirname, '../../..');

/** The names of classes and functions that make a refusal, with the position of the sentence among the arguments. */
const REFUSING: Readonly<Record<string, number>> = {
  ProblemError: 1,
  UnauthenticatedError: 0,
  UnfitError: 0,
  invalid: 1,
  notFound: 0,
};

/** Names whose texts go only to logs and the database. */
const INTERNAL = new Set(['Error', 'ConfigurationError', 'warn', 'error', 'log', 'exec', 'select']);

/** Names whose texts are part of the API's documentation, which is English. */
const DOCUMENTING = new Set(['json', 'page', 'csv']);
const DOCUMENTED = new Set(['description', 'summary']);

const elsewhere = (file: string) =>
  file.startsWith('worker/local/') ||
  file.startsWith('worker/operator/') ||
  // Writes to the log.
  file === 'worker/site/configuration.ts' ||
  file.startsWith('worker/core/docs') ||
  // This file documents the failures of all routes.
  file === 'worker/core/router.ts' ||
  // These files answer with `error` frames, for which the client has its own words.
  file === 'durable/frame.ts' ||
  file.startsWith('durable/calls/');

/** Sentences that the product's own client never causes. Only programs read them. */
const ONLY_PROGRAMS = new Set([
  'A body can be up to 64 KiB.',
  'A preview can be up to 500 KB.',
  'A preview image can be up to 1 MB.',
  'A topic must look like user/7.',
  'Must be 16 bytes.',
  'Must be a P-256 key.',
  'Must be a language tag, like en or pt-BR.',
  'Must be a positive integer.',
  'Must be a user, a session, a file, a call or a message, like /api/users/7.',
  'Must look like /api/users/7 or /api/sessions/7.',
  'Must look like /api/users/7.',
  'Part {} has {} bytes.',
  'Send 1 to {} topics.',
  'Send application/ld+json or application/json.',
  'Send either this, or a name or categories.',
  'Send either this, or a role.',
  'Send either this, or whether you take the report.',
  'Send multipart/form-data.',
  'Send part 1 first.',
  'Send text/csv.',
  'The body doesn’t match its Content-Length.',
  'The body isn’t JSON.',
  'The body isn’t a multipart form.',
  'The file isn’t that long.',
  'The refresh token isn’t valid anymore.',
  'The ticket is not valid or has expired.',
  'The ticket was used before, or its device is logged out.',
  'The token isn’t valid or has expired.',
  'There’s nothing at this address.',
  'This address takes upgrades to a WebSocket only.',
  'Use 8 to 64 letters, digits, "-" or "_".',
  'Use 8 to 64 letters, digits, - or _.',
  'This cursor doesn’t belong to this list.',
  'This device has sent too many bad frames.',
  'This file is larger than 1 MB.',
  'This file isn’t a JPEG or PNG.',
  'This image isn’t {} × {} pixels.',
  'This image is more than {} pixels wide or high.',
  'This isn’t a search of sessions.',
  'This part doesn’t exist, or you don’t have access to it.',
  'This upload key belongs to another file. Use a new key.',
  'Too many sockets are open already.',
  'Too many streams are open.',
  '{} of {} parts are here.',
]);

type Syntax = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Syntax => typeof value === 'object' && value !== null;

/** The last name of an expression: `c` of `a.b.c`. */
function nameOf(node: unknown): string {
  if (!isObject(node)) return '';
  if (typeof node['name'] === 'string') return node['name'];
  return nameOf(node['property'] ?? node['key']);
}

/** The text of a literal or a template. Each value in it becomes `{}`. */
function textOf(node: Syntax): string | undefined {
  if (node['type'] === 'Literal' && typeof node['value'] === 'string') return node['value'];
  if (node['type'] !== 'TemplateLiteral' || !Array.isArray(node['quasis'])) return undefined;
  const parts = node['quasis'].map((part: unknown) => {
    const value = isObject(part) ? part['value'] : undefined;
    return isObject(value) ? String(value['cooked']) : '';
  });
  return parts.join('{}');
}

/** Whether a text is a sentence: at least two words, a capital or a value first, and a full stop at the end. */
const isSentence = (text: string) =>
  /^[\p{Lu}{“"]/u.test(text) && /[\p{L}}\d]\s.*[.!?]$/su.test(text) && /\p{L}/u.test(text);

interface Found {
  /** The texts of refusals, and all other sentences. */
  texts: Set<string>;
  /** The texts of constants, by name. */
  constants: Map<string, string>;
  /** The names of constants that are used in refusals. */
  named: Set<string>;
}

function search(node: unknown, found: Found, refusing = false): void {
  if (Array.isArray(node)) {
    for (const inner of node) search(inner, found, refusing);
    return;
  }
  if (!isObject(node)) return;
  const text = textOf(node);
  if (text && (refusing || isSentence(text))) found.texts.add(text);
  switch (node['type']) {
    case 'CallExpression':
    case 'NewExpression':
      searchCall(node, found);
      return;
    case 'Property':
      // Documentation is left out. Another text counts only if it is a sentence.
      if (!DOCUMENTED.has(nameOf(node['key']))) search(node['value'], found, false);
      return;
    case 'ConditionalExpression':
      search(node['test'], found);
      search([node['consequent'], node['alternate']], found, refusing);
      return;
    case 'Identifier':
      if (refusing) found.named.add(nameOf(node));
      return;
    case 'TaggedTemplateExpression':
      // A template of SQL. Only the functions inside its values are searched.
      search(isObject(node['quasi']) ? node['quasi']['expressions'] : [], found);
      return;
    case 'VariableDeclarator': {
      const said = isObject(node['init']) ? textOf(node['init']) : undefined;
      if (said !== undefined) found.constants.set(nameOf(node['id']), said);
      search(node['init'], found);
      return;
    }
    default:
      for (const [key, inner] of Object.entries(node)) {
        if (key !== 'type') search(inner, found, refusing && node['type'] !== 'MemberExpression');
      }
  }
}

function searchCall(node: Syntax, found: Found) {
  const name = nameOf(node['callee']);
  const values: unknown[] = Array.isArray(node['arguments']) ? node['arguments'] : [];
  search(node['callee'], found);
  if (INTERNAL.has(name)) return;
  const place = REFUSING[name];
  values.forEach((value, at) => {
    if (DOCUMENTING.has(name) && isObject(value) && textOf(value) !== undefined) return;
    if (name === 'notFound' && isObject(value) && typeof value['value'] === 'string') {
      found.texts.add(`This ${value['value']} doesn’t exist, or you don’t have access to it.`);
      return;
    }
    search(value, found, at === place);
  });
}

function refusalsIn(source: string): string[] {
  const { program, errors } = parseSync('source.ts', source);
  if (errors.length > 0) throw new Error(errors[0]?.message);
  const found: Found = { texts: new Set(), constants: new Map(), named: new Set() };
  search(program, found);
  const named = [...found.named].flatMap((name) => found.constants.get(name) ?? []);
  return [...new Set([...found.texts, ...named])];
}

const LISTED = new Set<string>([
  ...PROBLEMS.map((listed) => listed.replaceAll(/\{\w+\}/g, '{}')),
  // This sentence is made by `notFound`, whose uses are searched instead.
  'This {} doesn’t exist, or you don’t have access to it.',
]);

const missing = (source: string) =>
  refusalsIn(source).filter((text) => !LISTED.has(text) && !ONLY_PROGRAMS.has(text));

const files = ['worker', 'durable'].flatMap((folder) =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .map((name) => `${folder}/${name.replaceAll('\\', '/')}`)
    .filter((file) => file.endsWith('.ts') && !elsewhere(file)),
);

describe('every refusal', () => {
  it('that only programs read is still there', () => {
    const said = new Set(
      files.flatMap((file) => refusalsIn(readFileSync(join(ROOT, file), 'utf8'))),
    );
    expect([...ONLY_PROGRAMS].filter((text) => !said.has(text))).toEqual([]);
  });

  it('is listed for the translations, or read by programs alone', () => {
    const left = files.flatMap((file) =>
      missing(readFileSync(join(ROOT, file), 'utf8')).map((text) => `${file}: ${text}`),
    );
    expect(left).toEqual([]);
  });
});

describe('the search for refusals', () => {
  it.each([
    ["throw new ProblemError(409, 'no stop')", 'no stop'],
    ["throw new ProblemError(409, late ? 'Too late for that.' : listed)", 'Too late for that.'],
    ["const GONE = 'gone'; throw new UnauthenticatedError(GONE)", 'gone'],
    ['throw invalid(`field`, `Only ${most} of them.`)', 'Only {} of them.'],
    ["z.string().min(1, 'Say something new.')", 'Say something new.'],
    ["const WHY = { a: 'One more sentence.' }", 'One more sentence.'],
    ["notFound('unicorn')", 'This unicorn doesn’t exist, or you don’t have access to it.'],
  ])('finds what %s says', (source, text) => {
    expect(missing(source)).toEqual([text]);
  });

  it.each([
    "throw new ProblemError(404, 'This session was cancelled.')",
    "throw new Error('Never seen by anyone.')",
    "route({ summary: 'What it does.', responses: { 200: json(Item, 'The item, new.') } })",
    'sql`SELECT 1 WHERE a = ?.`',
  ])('leaves out %s', (source) => {
    expect(missing(source)).toEqual([]);
  });
});
