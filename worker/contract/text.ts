import { z } from '@hono/zod-openapi';

import { SEARCH_TEXT_MAX } from './bounds.ts';
import { countGraphemes } from './graphemes.ts';
import { issue } from './issue.ts';

/** Line breaks of other systems, such as the soft one of word processors (Unicode 5.8, newline guidelines). */
const LINE_BREAKS = /\r\n?|[\v\f\u0085\u2028\u2029]/g;

export const withLineFeeds = (text: string) => text.replaceAll(LINE_BREAKS, '\n');

/** Where Windows has quotation marks and dashes, Unicode has controls: U+0091 to U+0097. */
const WINDOWS_MARKS = '‘’“”•–—';

const fromWindows = (control: string) => WINDOWS_MARKS[control.charCodeAt(0) - 0x91] ?? '';

/**
 * Controls other than tab and line feed, byte order marks, and the bidirectional overrides that let a name change the
 * text around it (Unicode TR 36, 2.5.1).
 */
const UNWANTED = /(?![\t\n])\p{Cc}|[\u202a-\u202e\ufeff]/gu;

const ISOLATE_START = /[\u2066-\u2068]/;

/**
 * Leaves out isolates that aren't closed in their line, and ends without a start. Phones copy balanced ones with names.
 * They change nothing around them, so they stay.
 */
function withBalancedIsolates(line: string): string {
  if (!/[\u2066-\u2069]/.test(line)) return line;
  const open: number[] = [];
  const kept = Array.from(line);
  for (const [at, character] of kept.entries()) {
    if (ISOLATE_START.test(character)) open.push(at);
    else if (character === '\u2069' && open.pop() === undefined) kept[at] = '';
  }
  for (const at of open) kept[at] = '';
  return kept.join('');
}

/**
 * Takes out what no one sees, since no one can remove what they can't see. It comes with text that is copied from a
 * contact, a chat or a word processor.
 */
const visible = (text: string) =>
  withLineFeeds(text)
    .replaceAll(/[\x91-\x97]/g, fromWindows)
    .replaceAll(UNWANTED, '')
    .split('\n')
    .map(withBalancedIsolates)
    .join('\n');

/**
 * The error of a text that is too long. It aborts the validation, because ordering the accents of a long text takes
 * seconds.
 */
export const tooLong = (max: number) => ({ ...issue('tooLong', max), abort: true });

/** A text with a bound, otherwise unchanged. */
export const Bounded = (max: number) => z.string().max(max, tooLong(max));

export const SearchText = (max = SEARCH_TEXT_MAX) =>
  Bounded(max).transform(visible).openapi({ type: 'string', maxLength: max });

/**
 * No language has more marks in a row (Unicode UAX 15, 13). Normalizing them takes time that grows with the square of
 * their number.
 */
const MARKS_IN_A_ROW = /\p{M}{31}/u;

/** A text before normalization, which shortens it to a quarter at most. Half a surrogate pair isn't text. */
const Written = (max: number) =>
  z
    .string()
    .refine((text) => text.length <= max * 4, tooLong(max))
    .refine((text) => text.isWellFormed(), issue('undisplayable'))
    .transform(visible)
    .refine((text) => !MARKS_IN_A_ROW.test(text), issue('tooManyAccents'));

const oneLine = (text: string) => text.normalize('NFC').replace(/\s+/gu, ' ').trim();

/** Whether there is anything to see, such as `★`. Fillers and zero-width characters show nothing. */
export const isSeen = (text: string) => /[^\s\p{Default_Ignorable_Code_Point}]/u.test(text);

/** One line, with white space collapsed and trimmed. */
export const Line = (min: number, max: number) =>
  Written(max)
    .transform(oneLine)
    .refine((text) => min === 0 || isSeen(text), { ...issue('required'), abort: true })
    .refine((text) => text.length >= min, issue('tooShort', min))
    .refine((text) => text.length <= max, issue('tooLong', max))
    .openapi({ type: 'string', minLength: min, maxLength: max });

/**
 * One line whose bounds are in graphemes. A grapheme may have any number of UTF-16 code units, so their number is
 * bounded, too.
 */
export const Name = (min: number, max: number) =>
  Written(max)
    .transform(oneLine)
    .refine(isSeen, { ...issue('required'), abort: true })
    .refine((text) => countGraphemes(text) >= min, issue('tooShort', min))
    .refine((text) => text.length <= max * 4 && countGraphemes(text) <= max, issue('tooLong', max))
    .openapi({ type: 'string', minLength: min, maxLength: max * 4 });

/** Several lines, trimmed, with line breaks kept. @param min 1 if there must be something to see */
export const Prose = (max: number, min: 0 | 1 = 0) =>
  Written(max)
    .transform((text) => text.normalize('NFC').trim())
    .refine((text) => min === 0 || isSeen(text), issue('required'))
    .refine((text) => text.length <= max, issue('tooLong', max))
    .openapi({ type: 'string', ...(min > 0 && { minLength: min }), maxLength: max });
