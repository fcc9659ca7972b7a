import { UnfitError } from '../unfit.ts';
import type { Element } from './parse.ts';
import { unshown } from './unshown.ts';

/** Style sheets of drawings: rules whose selectors are types, classes and ids (CSS Cascading, level 4). */

interface Declaration {
  name: string;
  value: string;
  important: boolean;
}

interface Rule {
  type: string;
  id: string;
  classes: readonly string[];
  /** How specific the selector is. Of two that are equally specific, the later one counts. */
  rank: number;
  declarations: readonly Declaration[];
}

const RULES_MAX = 5000;
/**
 * Characters of all declarations, times the elements that they apply to. A rule that is looked at counts, too, with
 * each of its classes: it takes time even if it declares nothing.
 */
const APPLIED_MAX = 4_000_000;

const COMPOUND = /^(\*|[\p{L}\p{N}_-]+)?((?:[.#][\p{L}\p{N}_-]+)*)$/u;
/** They are never true of an image. */
const NEVER = /:(?:hover|active|focus|focus-within|focus-visible|visited|target)\b/;
/** At-rules without an effect on an image: what they name isn't loaded, or is used by a declaration only. */
const IDLE = new Set(['@charset', '@namespace', '@keyframes', '@-webkit-keyframes', '@font-face']);

const tooComplex = () => new UnfitError((say) => say.drawings.tooComplex);
const refused = () => new UnfitError((say) => say.drawings.styleSheet);

/** @returns the text without comments. A regular expression would be quadratic if they never end */
function withoutComments(text: string): string {
  const [first = '', ...parts] = text.split('/*');
  let kept = first;
  let open = false;
  for (const part of parts) {
    const end = part.indexOf('*/');
    open = end === -1;
    if (!open) kept += ` ${part.slice(end + 2)}`;
  }
  return kept;
}

/** The declarations of a `style` attribute or a rule. */
const declarationsIn = (text: string): Declaration[] =>
  withoutComments(text)
    .split(';')
    .flatMap((declaration) => {
      const colon = declaration.indexOf(':');
      if (colon < 1) return [];
      const [value = '', mark] = declaration.slice(colon + 1).split('!');
      const important = mark?.trim().toLowerCase() === 'important';
      const name = declaration.slice(0, colon).trim();
      // Only the names of variables have a case.
      return [{ name: name.toLowerCase(), value, important }];
    });

/** The offset after the bracket that closes the one before `from`. */
function endOfBlock(text: string, from: number): number {
  let depth = 1;
  for (let at = from; at < text.length; at += 1) {
    if (text[at] === '{') depth += 1;
    else if (text[at] === '}') depth -= 1;
    if (depth === 0) return at + 1;
  }
  return text.length;
}

/** @returns undefined for a selector that is never true @throws UnfitError for one that can't be followed */
function ruleOf(selector: string, declarations: readonly Declaration[]): Rule | undefined {
  if (NEVER.test(selector)) return undefined;
  const [, type = '*', names = ''] = COMPOUND.exec(selector.replace(/^:root$/, 'svg')) ?? [];
  if (selector !== ':root' && !COMPOUND.test(selector)) throw refused();
  const all = names.match(/[.#][^.#]+/g) ?? [];
  const ids = all.filter((name) => name.startsWith('#')).map((name) => name.slice(1));
  const classes = all.filter((name) => name.startsWith('.')).map((name) => name.slice(1));
  if (ids.length > 1) return undefined;
  const rank = ids.length * 10_000 + classes.length * 100 + (type === '*' ? 0 : 1);
  return { type, id: ids[0] ?? '', classes, rank, declarations };
}

/** Looks at an at-rule. @throws UnfitError if it may change the drawing */
function passOver(prelude: string, block: string) {
  const [name = ''] = prelude.split(/[\s("]/);
  const embeds = name === '@font-face' && block.includes('data:');
  const printed = /^@media\s+print\s*$/.test(prelude);
  if (name === '@import') throw refused();
  if (embeds || (!IDLE.has(name) && !printed)) throw unshown(name);
}

/** The rules of a style sheet in their order. @throws UnfitError */
function rulesIn(sheet: string): Rule[] {
  const text = withoutComments(sheet.replaceAll('<!--', ' ').replaceAll('-->', ' '));
  const rules: Rule[] = [];
  for (let at = 0; at < text.length;) {
    const open = text.indexOf('{', at);
    const end = open === -1 ? text.length : endOfBlock(text, open + 1);
    const statements = text.slice(at, open === -1 ? text.length : open).split(';');
    const prelude = open === -1 ? '' : (statements.pop() ?? '').trim();
    const block = open === -1 ? '' : text.slice(open + 1, end - 1);
    for (const statement of statements) {
      if (statement.trim().startsWith('@')) passOver(statement.trim(), '');
    }
    if (prelude.startsWith('@')) passOver(prelude, block);
    else if (block.includes('{')) throw refused();
    else if (prelude !== '') {
      const declarations = declarationsIn(block);
      for (const selector of prelude.split(',')) {
        const rule = ruleOf(selector.trim(), declarations);
        if (rule) rules.push(rule);
        if (rules.length > RULES_MAX) throw tooComplex();
      }
    }
    at = end;
  }
  return rules.toSorted((a, b) => a.rank - b.rank);
}

const keyOf = ({ type, id, classes }: Rule) => (id !== '' ? `#${id}` : (classes[0] ?? type));

/** What the style sheets of a drawing declare for its elements. */
export class StyleSheet {
  readonly #rules = new Map<string, { rule: Rule; order: number }[]>();
  #left = APPLIED_MAX;

  /** @throws UnfitError if the sheet can't be followed */
  constructor(sheet: string) {
    for (const [order, rule] of rulesIn(sheet).entries()) {
      const key = keyOf(rule);
      this.#rules.set(key, [...(this.#rules.get(key) ?? []), { rule, order }]);
    }
  }

  /** All declarations for an element, with those of its `style` attribute. The last one of a name counts. */
  declarationsFor({ name, attributes }: Element): Declaration[] {
    const id = attributes.get('id') ?? '';
    const classes = new Set((attributes.get('class') ?? '').split(/\s+/));
    const looked = [`#${id}`, ...classes, name, '*'].flatMap((key) => this.#rules.get(key) ?? []);
    for (const { rule } of looked) this.#left -= 1 + rule.classes.length;
    if (this.#left < 0) throw tooComplex();
    const found = looked
      .filter(
        ({ rule }) =>
          (rule.type === '*' || rule.type === name) &&
          (rule.id === '' || rule.id === id) &&
          rule.classes.every((one) => classes.has(one)),
      )
      .toSorted((a, b) => a.order - b.order)
      .flatMap(({ rule }) => rule.declarations);
    const all = [...found, ...declarationsIn(attributes.get('style') ?? '')];
    for (const { value } of all) this.#left -= value.length + 1;
    if (this.#left < 0) throw tooComplex();
    return [...all.filter(({ important }) => !important), ...all.filter((one) => one.important)];
  }
}
