import { PROBLEMS } from '../../web/words/en/problems.ts';
import { wordsIn } from '../../web/words/server.ts';
import type { Locale } from '../contract/locales.ts';

type Template = (typeof PROBLEMS)[number];

const NAME = /\\\{(\w+)\\\}/g;

/**
 * A pattern for messages that were made from this template. Each name is a group. If the name comes again, it is a
 * back-reference.
 */
function patternOf(template: Template) {
  const seen = new Set<string>();
  const source = template.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`);
  const groups = source.replaceAll(NAME, (_, name: string) => {
    if (seen.has(name)) return String.raw`\k<${name}>`;
    seen.add(name);
    return `(?<${name}>.+)`;
  });
  return { template, size: seen.size, pattern: new RegExp(`^${groups}$`, 's') };
}

let patterns: { template: Template; size: number; pattern: RegExp }[] | undefined;

/** The template that a message was made from, and the values of its names. */
function templateOf(message: string) {
  const plain = PROBLEMS.find((template) => template === message);
  if (plain !== undefined) return { template: plain, values: {} };
  // Templates with more names come first, since they are longer forms of others.
  patterns ??= PROBLEMS.filter((template) => template.includes('{'))
    .map(patternOf)
    .toSorted((one, other) => other.size - one.size);
  for (const { template, pattern } of patterns) {
    const found = pattern.exec(message);
    if (found) return { template, values: found.groups ?? {} };
  }
  return undefined;
}

/** A message to the caller in their language. What has no translation stays English. */
export function translateProblem(message: string, locale: Locale): string {
  if (locale === 'en') return message;
  const found = templateOf(message);
  const translated = found && wordsIn(locale).problems[found.template];
  if (!found || translated === undefined) return message;
  const values: Record<string, string> = found.values;
  return translated.replaceAll(/\{(\w+)\}/g, (place, name: string) => values[name] ?? place);
}
