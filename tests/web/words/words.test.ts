import { type Token, parse } from '@messageformat/parser';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

import { codeOf, parametersOf, readMessages } from '../../../web/build/message-code.ts';
import { LOCALES } from '../../../worker/contract/locales.ts';

const ROOT = join(import.meta.dirname, '../../..');
const WORDS = join(ROOT, 'web/words');

/** Names that are the same in every language. */
const SAME = new Set(['Demo ID', 'Epic Games']);

/** The messages of the client, and those of the server. */
const features = [WORDS, join(ROOT, 'worker/words')].flatMap((folder) =>
  readdirSync(join(folder, 'en'))
    .filter((name) => name.endsWith('.json'))
    .map((name) => ({ folder, name })),
);
type Feature = (typeof features)[number];

const translations = readdirSync(WORDS, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && entry.name !== 'en' && entry.name !== 'made')
  .map(({ name }) => name);

/** All texts in a value, by path: `sessions.page.host`. */
function textsIn(value: unknown, path = ''): [path: string, text: string][] {
  if (typeof value === 'string') return [[path, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    textsIn(inner, path === '' ? key : `${path}.${key}`),
  );
}

const messages = new Map<string, Map<string, string>>();

function messagesOf(language: string, { folder, name }: Feature) {
  const file = join(folder, language, name);
  const known = messages.get(file) ?? new Map(textsIn(readMessages(file)));
  messages.set(file, known);
  return known;
}

/** The messages of a language about which something is wrong, each with its file. */
const wrongIn = (
  language: string,
  isWrong: (text: string, english: string | undefined) => boolean,
) =>
  features.flatMap((feature) => {
    const english = messagesOf('en', feature);
    return [...messagesOf(language, feature)]
      .filter(([path, text]) => isWrong(text, english.get(path)))
      .map(([path, text]) => `${feature.name}: ${path}: ${text}`);
  });

const keysOf = (language: string) =>
  features.flatMap((feature) =>
    [...messagesOf(language, feature).keys()].map((path) => `${feature.name} ${path}`),
  );

/** The choices of a message by count, with those inside of others. */
const pluralsIn = (tokens: readonly Token[]): string[][] =>
  tokens.flatMap((token) => {
    if (!('cases' in token)) return [];
    const inner = token.cases.flatMap((one) => pluralsIn(one.tokens));
    return token.type === 'plural' ? [token.cases.map(({ key }) => key), ...inner] : inner;
  });

const hasSeveralWords = (text: string) => /\p{L}{2,}\s+\p{L}{2,}/u.test(text);

/** The code of an English message, of which there are also others. */
const made = (message: string, ...others: string[]) =>
  codeOf(message, [message, ...others], new Set(), true);

describe('a message', () => {
  it('takes what any language makes of a parameter', () => {
    expect(made('{n} more', '{n, plural, other {{n} mehr}}')).toBe('(n: number) => `${n} more`');
    expect(made('{name} left', '{name, de}')).toBe('(name: string) => `${name} left`');
  });

  it.each(['{alert(1)}', '{x, a;b}', '{x, y, plural}', '{x-y, plural, other {z}}'])(
    'can’t bring code with it: %s',
    (message) => expect(() => made(message)).toThrow(/invalid|number/i),
  );

  it.each(['`${alert(1)}`', '"; alert(1); "', 'a\\b'])('is only text: %s', (text) => {
    expect(made(text.replaceAll(/[{}]/g, "'$&'"))).toBe(JSON.stringify(text));
  });
});

it('the languages are those that the server knows', () => {
  expect(['en', ...translations].toSorted()).toEqual([...LOCALES].toSorted());
});

it.each(['en', ...translations])(
  'the messages in %s have the forms that the language has, and no others',
  (language) => {
    const known = new Set<string>(
      new Intl.PluralRules(language).resolvedOptions().pluralCategories,
    );
    const wrong = wrongIn(language, (text) =>
      pluralsIn(parse(text)).some(
        (keys) =>
          !keys.includes('other') || keys.some((key) => !key.startsWith('=') && !known.has(key)),
      ),
    );
    expect(wrong).toEqual([]);
  },
);

it.each(LOCALES)(
  'in %s, voice control presses a button of push devices by what it shows',
  (language) => {
    const texts = messagesOf(language, { folder: WORDS, name: 'notification-settings.json' });
    const shown = texts.get('pushDevices.remove')?.toLowerCase() ?? '-';
    expect(texts.get('pushDevices.removeOne')?.toLowerCase()).toContain(shown);
  },
);

describe.each(translations)('the messages in %s', (language) => {
  it('have the keys and parameters of the English ones', () => {
    expect(keysOf(language).toSorted()).toEqual(keysOf('en').toSorted());
    const wrong = wrongIn(language, (text, english = '') => {
      const wanted = parametersOf(parse(english));
      const given = parametersOf(parse(text));
      const unknown = [...given.keys()].some((name) => !wanted.has(name));
      // Where only the English verb follows a count, a translation needs none.
      return unknown || [...wanted].some(([name, type]) => type !== 'number' && !given.has(name));
    });
    expect(wrong).toEqual([]);
  });

  it('are not left in English', () => {
    const left = wrongIn(
      language,
      (text, english) => text === english && hasSeveralWords(text) && !SAME.has(text),
    );
    expect(left).toEqual([]);
  });
});

describe('every English message', () => {
  const sources = ['web', 'worker', 'durable'].flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.tsx?$/.test(name) && !/^(?:words[/\\]made|dist)[/\\]/.test(name))
      .map((name) => readFileSync(join(ROOT, folder, name), 'utf8')),
  );
  const names = new Set(sources.flatMap((source) => source.match(/[\w$]+(?:-[\w-]+)?/g) ?? []));

  it('is used', () => {
    const unused = keysOf('en').filter((path) => {
      const key = path.split(/[ .]/).findLast((part) => !/^\d+$/.test(part)) ?? '';
      return !names.has(key);
    });
    expect(unused).toEqual([]);
  });

  it('of a problem is said somewhere', () => {
    const all = sources.join('\n');
    const ofSchemas = readFileSync(join(ROOT, 'worker/contract/issue.ts'), 'utf8');
    const problems = { folder: join(ROOT, 'worker/words'), name: 'problems.json' };
    const unused = [...messagesOf('en', problems).keys()].filter((path) => {
      const [, group = '', key = ''] = path.split('.');
      const ways = [`say.${group}.${key}`, `notFound('${key}')`, `issue('${key}'`];
      if (group === 'values' && ofSchemas.includes(`'${key}'`)) return false;
      return !ways.some((way) => all.includes(way));
    });
    expect(unused).toEqual([]);
  });
});
