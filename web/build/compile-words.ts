// Makes TypeScript of the messages in web/words/<language>/*.json (ICU MessageFormat). The client then needs no library
// for them: a message without parameters is a string, any other one a function.
import { parse, type Token } from '@messageformat/parser';
import { existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';

type Messages = string | readonly Messages[] | { readonly [key: string]: Messages };
type Type = 'number' | 'boolean' | 'readonly string[]' | 'string | number';

/** The formats of `{name, format}` that take something else than a text. */
const TYPES: Readonly<Record<string, Type>> = {
  number: 'number',
  counted: 'number',
  list: 'readonly string[]',
};

const isObject = (value: unknown): value is Record<string, unknown> =>
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
    if (!found.has(name) || type !== 'string | number') found.set(name, type);
  };
  for (const token of tokens) {
    if (token.type === 'argument') add(token.arg, 'string | number');
    else if (token.type === 'function') add(token.arg, TYPES[token.key] ?? 'string | number');
    else if ('cases' in token) {
      const isFlag = token.cases.every(({ key }) => key === 'true' || key === 'other');
      if (token.type === 'plural') add(token.arg, 'number');
      else add(token.arg, isFlag ? 'boolean' : 'string | number');
      for (const { tokens: inner } of token.cases) parametersOf(inner, found);
    }
  }
  return found;
}

const quoted = (text: string) =>
  `'${text.replaceAll(/[\\']/g, String.raw`\$&`).replaceAll('\n', String.raw`\n`)}'`;
const inTemplate = (text: string) => text.replaceAll(/[\\`]|\$(?=\{)/g, String.raw`\$&`);

/** What stands after the format's name: `100` in `{count, counted, 100}`. */
const styleOf = ({ param = [] }: Extract<Token, { type: 'function' }>) =>
  param.flatMap((one) => ('value' in one ? [one.value.trim()] : []));

/** The expression of a message's text. Adds the functions of the language's grammar that it calls to `used`. */
function expressionOf(tokens: readonly Token[], used: Set<string>): string {
  if (tokens.every(({ type }) => type === 'content')) {
    return quoted(tokens.map((token) => ('value' in token ? token.value : '')).join(''));
  }
  const parts = tokens.map((token) => {
    switch (token.type) {
      case 'content':
        return { text: inTemplate(token.value) };
      case 'argument':
        return { code: token.arg };
      case 'function':
        used.add(token.key);
        return { code: `${token.key}$(${[token.arg, ...styleOf(token)].join(', ')})` };
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
  const texts = cases.map(({ key, tokens }) => [key, expressionOf(tokens, used)] as const);
  const exact = texts.filter(([key]) =>
    type === 'plural' ? key.startsWith('=') : key !== 'other',
  );
  const rest = texts.filter((one) => !exact.includes(one));
  let last = rest.find(([key]) => key === 'other')?.[1] ?? "''";
  if (type === 'plural' && rest.length > 1) {
    used.add('plural');
    last = `plural$(${arg}, { ${rest.map(([key, text]) => `${key}: ${text}`).join(', ')} })`;
  }
  const tests = exact.map(([key, text]) => {
    if (type === 'plural') return `${arg} === ${key.slice(1)} ? ${text}`;
    return key === 'true' ? `${arg} ? ${text}` : `${arg} === ${quoted(key)} ? ${text}`;
  });
  return `(${[...tests, last].join(' : ')})`;
}

const keyOf = (key: string) => (/^[A-Za-z_$][\w$]*$/.test(key) ? key : quoted(key));

/**
 * The code of messages. One with a parameter takes it alone, one with several takes an object.
 * @param english the same messages in English, which decide on the parameters
 */
function codeOf(messages: Messages, english: unknown, used: Set<string>, typed: boolean): string {
  if (typeof messages === 'string') {
    if (typeof english !== 'string')
      throw new TypeError(`“${messages}” isn’t a message in English.`);
    const parameters = [...parametersOf(parse(english))];
    const text = expressionOf(parse(messages), used);
    if (parameters.length === 0) return text;
    const names = parameters.map(([name]) => name).join(', ');
    const types = parameters.map(([name, type]) => `${name}: ${type}`).join('; ');
    if (parameters.length > 1) return `({ ${names} }${typed ? `: { ${types} }` : ''}) => ${text}`;
    return `(${typed ? types : names}) => ${text}`;
  }
  if (!isObject(messages)) {
    const origins = Array.isArray(english) ? english : [];
    return `[${messages.map((one, index) => codeOf(one, origins[index], used, typed)).join(', ')}]`;
  }
  const origin = isObject(english) ? english : {};
  const members = Object.entries(messages).map(([key, one]) => {
    const code = key === 'kinds' ? kindsOf(one, origin[key], used, typed) : undefined;
    return `${keyOf(key)}: ${code ?? codeOf(one, origin[key], used, typed)}`;
  });
  return `{ ${members.join(', ')} }`;
}

/** Messages of which a value picks one, so all take the same object. Undefined if they take nothing. */
function kindsOf(kinds: Messages, english: unknown, used: Set<string>, typed: boolean) {
  if (!isObject(kinds) || !isObject(english)) return undefined;
  const parameters = new Map<string, Type>();
  for (const one of Object.values(english)) {
    if (typeof one === 'string') parametersOf(parse(one), parameters);
  }
  if (parameters.size === 0) return undefined;
  const types = [...parameters].map(([name, type]) => `${name}: ${type}`).join('; ');
  const members = Object.entries(kinds).map(([key, one]) => {
    const tokens = parse(typeof one === 'string' ? one : '');
    const own = [...parametersOf(tokens).keys()];
    const taken = own.length > 0 ? `{ ${own.join(', ')} }` : '_';
    return `${keyOf(key)}: (${taken}${typed ? `: { ${types} }` : ''}) => ${expressionOf(tokens, used)}`;
  });
  return `{ ${members.join(', ')} }`;
}

const words = path.join(import.meta.dirname, '../words');

/** The languages' folders. */
const languages = readdirSync(words, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && entry.name !== 'made')
  .map(({ name }) => name);

/** The file of a language that has a function of its grammar. @throws ReferenceError if none has it */
function homeOf(name: string, language: string): string {
  const home = ['grammar.ts', 'formats.ts'].find((file) => {
    const place = path.join(words, language, file);
    return (
      existsSync(place) &&
      new RegExp(String.raw`^export (?:const|function) ${name}\b`, 'm').test(
        readFileSync(place, 'utf8'),
      )
    );
  });
  if (home === undefined) throw new ReferenceError(`${language} has no format “${name}”.`);
  return home;
}

/** The module of a language's feature. English is typed, the others have the same keys and parameters. */
function moduleOf(language: string, feature: string): string {
  const read = (tag: string) => readMessages(path.join(words, tag, `${feature}.json`));
  const [own, english] = [read(language), read('en')];
  if (!isObject(own) || !isObject(english)) throw new TypeError(`${feature} isn’t a group.`);
  const used = new Set<string>();
  const consts = Object.entries(own).map(
    ([name, messages]) =>
      `export const ${name} = ${codeOf(messages, english[name], used, language === 'en')};`,
  );
  const homes = [...Map.groupBy(used, (name) => homeOf(name, language))];
  const grammar = homes.map(
    ([home, names]) =>
      `import { ${names.map((name) => `${name} as ${name}$`).join(', ')} } from '../../${language}/${home}';`,
  );
  const untyped = language === 'en' ? [] : ['// @ts-nocheck'];
  return `${[...untyped, ...grammar, ...consts].join('\n')}\n`;
}

/** The script that gives the client the words of a language. web/boot.ts loads it. */
const scriptOf = (features: readonly string[], language: string) => `// @ts-nocheck
${features.map((feature, index) => `import * as f${index} from './${feature}.ts';`).join('\n')}
import { noticeSentence } from '../../${language}/notice-sentence.ts';
globalThis.peerwayWords = { noticeSentence, ${features.map((_, index) => `...f${index}`).join(', ')} };
`;

function write(file: string, code: string): void {
  if (!existsSync(file) || readFileSync(file, 'utf8') !== code) writeFileSync(file, code);
}

/** Writes all modules to web/words/made. Those that didn't change keep their time. */
function compileWords(): void {
  for (const language of languages) {
    const folder = path.join(words, 'made', language);
    mkdirSync(folder, { recursive: true });
    const features = readdirSync(path.join(words, language)).flatMap((name) =>
      name.endsWith('.json') ? [path.basename(name, '.json')] : [],
    );
    for (const feature of features) {
      const file = path.join(folder, `${feature}.ts`);
      const code = moduleOf(language, feature);
      write(file, code);
    }
    if (language !== 'en') write(path.join(folder, 'index.ts'), scriptOf(features, language));
  }
}

/** Makes the modules before a build, and in development again after each change of a message. */
export const messages = (): Plugin => ({
  name: 'peerway:messages',
  buildStart: compileWords,
  configureServer({ watcher }) {
    watcher.on('change', (file) => {
      if (file.startsWith(words) && file.endsWith('.json')) compileWords();
    });
  },
});

if (process.argv[1] === import.meta.filename) compileWords();
