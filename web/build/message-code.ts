// The code of messages in ICU MessageFormat: one without parameters is a string, any other one a function.
import { parse, type Token } from '@messageformat/parser';
import { readFileSync } from 'node:fs';
import path from 'node:path';

type Messages = string | readonly Messages[] | { readonly [key: string]: Messages };
type Type = 'number' | 'boolean' | 'readonly string[]' | 'string' | 'string | number';

/** The formats of `{name, format}` that take something else than a text. */
const TYPES: Readonly<Record<string, Type>> = {
  number: 'number',
  counted: 'number',
  list: 'readonly string[]',
};

export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** @throws TypeError if it holds anything but texts, lists and groups */
function toMessages(value: unknown, place: string): Messages {
  if (typeof value === 'string') return value;
  if (Array.isArray(value)) return value.map((one, index) => toMessages(one, `${place}.${index}`));
  if (!isObject(value)) throw new TypeError(`${place} isn’t a message.`);
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, toMessages(inner, `${place}.${key}`)]),
  );
}

export const readMessages = (file: string) =>
  toMessages(JSON.parse(readFileSync(file, 'utf8')), path.basename(file));

/** The parameters of a message with their types, in the order of their first place. */
export function parametersOf(tokens: readonly Token[], found = new Map<string, Type>()) {
  const add = (name: string, type: Type) => {
    const known = found.get(name) ?? 'string | number';
    // Only a count can be both shown and counted. A text isn't.
    if (known === 'string | number' || (known === 'string' && type === 'number')) {
      found.set(name, type);
    }
  };
  for (const token of tokens) {
    if (token.type === 'argument') add(token.arg, 'string | number');
    else if (token.type === 'function') add(token.arg, TYPES[token.key] ?? 'string');
    else if ('cases' in token) {
      const isFlag = token.cases.every(({ key }) => key === 'true' || key === 'other');
      if (token.type === 'plural') add(token.arg, 'number');
      else add(token.arg, isFlag ? 'boolean' : 'string | number');
      for (const { tokens: inner } of token.cases) parametersOf(inner, found);
    }
  }
  return found;
}

/** A name of a parameter, a format or a form. @throws SyntaxError if it could be anything else, since it becomes code */
export function safe(name: string): string {
  if (!/^[a-z]\w*$/i.test(name)) throw new SyntaxError(`“${name}” can’t be a name in a message.`);
  return name;
}

const inTemplate = (text: string) => text.replaceAll(/[\\`]|\$(?=\{)/g, String.raw`\$&`);

/** What stands after the format's name: `100` in `{count, counted, 100}`. */
const styleOf = ({ param = [] }: Extract<Token, { type: 'function' }>) =>
  param.map((one) => {
    const style = 'value' in one ? Number(one.value) : Number.NaN;
    if (Number.isNaN(style)) throw new SyntaxError('What follows a format must be a number.');
    return style;
  });

/** The expression of a message's text. Adds the functions of the language's grammar that it calls to `used`. */
function expressionOf(tokens: readonly Token[], used: Set<string>): string {
  if (tokens.every(({ type }) => type === 'content')) {
    return JSON.stringify(tokens.map((token) => ('value' in token ? token.value : '')).join(''));
  }
  const parts = tokens.map((token) => {
    switch (token.type) {
      case 'content':
        return { text: inTemplate(token.value) };
      case 'argument':
        return { code: safe(token.arg) };
      case 'function':
        used.add(safe(token.key));
        return { code: `${token.key}$(${[safe(token.arg), ...styleOf(token)].join(', ')})` };
      case 'plural':
      case 'select':
        return { code: choiceOf(token, used) };
      case 'octothorpe':
      case 'selectordinal':
        throw new SyntaxError(`A message can’t have ${token.type}.`);
      default:
        return token satisfies never;
    }
  });
  const [only] = parts;
  if (parts.length === 1 && only?.code?.includes('(')) return only.code;
  return `\`${parts.map(({ text, code }) => text ?? `\${${code}}`).join('')}\``;
}

function choiceOf(
  { type, arg, cases }: Extract<Token, { cases: unknown }>,
  used: Set<string>,
): string {
  safe(arg);
  const texts = cases.map(({ key, tokens }) => [key, expressionOf(tokens, used)] as const);
  const exact = texts.filter(([key]) =>
    type === 'plural' ? key.startsWith('=') : key !== 'other',
  );
  const rest = texts.filter((one) => !exact.includes(one));
  let last = rest.find(([key]) => key === 'other')?.[1] ?? "''";
  if (type === 'plural' && rest.length > 1) {
    used.add('plural');
    last = `plural$(${arg}, { ${rest.map(([key, text]) => `${safe(key)}: ${text}`).join(', ')} })`;
  }
  const tests = exact.map(([key, text]) => {
    if (type === 'plural') return `${arg} === ${Number(key.slice(1))} ? ${text}`;
    return key === 'true' ? `${arg} ? ${text}` : `${arg} === ${JSON.stringify(key)} ? ${text}`;
  });
  return `(${[...tests, last].join(' : ')})`;
}

const keyOf = (key: string) => (/^[a-z]\w*$/i.test(key) ? key : JSON.stringify(key));

const itemsOf = (list: unknown): readonly unknown[] => (Array.isArray(list) ? list : []);

/**
 * The code of messages. One with a parameter takes it alone, one with several takes an object.
 * @param all the same messages in all languages, English first: it decides on the parameters, and all on their types
 */
export function codeOf(
  messages: Messages,
  all: readonly unknown[],
  used: Set<string>,
  typed: boolean,
): string {
  if (typeof messages === 'string') {
    const [parameters, types] = signatureOf(all, messages);
    const tokens = parse(messages);
    const text = expressionOf(tokens, used);
    if (parameters.length === 0) return text;
    const own = [...parametersOf(tokens).keys()];
    if (parameters.length > 1) return `(${taken(own)}${typed ? `: { ${types} }` : ''}) => ${text}`;
    return `(${typed ? types : parameters.join('')}) => ${text}`;
  }
  if (!isObject(messages)) {
    const items = messages.map((one, index) =>
      codeOf(
        one,
        all.map((list) => itemsOf(list)[index]),
        used,
        typed,
      ),
    );
    return `[${items.join(', ')}]`;
  }
  const members = Object.entries(messages).map(([key, one]) => {
    const inner = all.map((group) => (isObject(group) ? group[key] : undefined));
    const code = key === 'kinds' ? kindsOf(one, inner, used, typed) : undefined;
    return `${keyOf(key)}: ${code ?? codeOf(one, inner, used, typed)}`;
  });
  return `{ ${members.join(', ')} }`;
}

const taken = (names: readonly string[]) => (names.length > 0 ? `{ ${names.join(', ')} }` : '_');

/** The parameters of the English message, and with their types in all languages. */
function signatureOf(all: readonly unknown[], message: string): [names: string[], types: string] {
  const [english, ...others] = all;
  if (typeof english !== 'string') throw new TypeError(`“${message}” isn’t a message in English.`);
  const found = parametersOf(parse(english));
  const names = [...found.keys()];
  for (const other of others) if (typeof other === 'string') parametersOf(parse(other), found);
  return [names, names.map((name) => `${name}: ${found.get(name) ?? ''}`).join('; ')];
}

/** Messages of which a value picks one, so all take the same object. Undefined if they take nothing. */
function kindsOf(kinds: Messages, all: readonly unknown[], used: Set<string>, typed: boolean) {
  if (!isObject(kinds)) return undefined;
  const parameters = new Map<string, Type>();
  for (const one of all.flatMap((group) => (isObject(group) ? Object.values(group) : []))) {
    if (typeof one === 'string') parametersOf(parse(one), parameters);
  }
  if (parameters.size === 0) return undefined;
  const types = [...parameters].map(([name, type]) => `${name}: ${type}`).join('; ');
  const members = Object.entries(kinds).map(([key, one]) => {
    const tokens = parse(typeof one === 'string' ? one : '');
    const own = [...parametersOf(tokens).keys()];
    return `${keyOf(key)}: (${taken(own)}${typed ? `: { ${types} }` : ''}) => ${expressionOf(tokens, used)}`;
  });
  return `{ ${members.join(', ')} }`;
}
