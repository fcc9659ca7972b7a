import { z } from '@hono/zod-openapi';

import { issue } from './issue.ts';

/**
 * Code points that no text may contain, as inclusive ranges: controls other than tab and line breaks, and the
 * bidirectional overrides that let a name change the text around it (Unicode TR 36, 2.5.1). Right-to-left letters
 * themselves are allowed.
 */
const UNSAFE: readonly (readonly [number, number])[] = [
  [0x00, 0x08],
  [0x0b, 0x0c],
  [0x0e, 0x1f],
  [0x7f, 0x9f],
  [0x202a, 0x202e],
  [0x2066, 0x2069],
  [0xfeff, 0xfeff],
];

function clean(text: string) {
  if (!text.isWellFormed()) return false;
  for (const character of text) {
    const code = character.codePointAt(0) ?? 0;
    if (UNSAFE.some(([first, last]) => code >= first && code <= last)) return false;
  }
  return true;
}

/**
 * The error of a text that is too long. It aborts the validation, because ordering the accents of a long text takes
 * seconds.
 */
export const tooLong = (max: number) => ({ ...issue('tooLong', max), abort: true });

/** A text with a bound, otherwise unchanged. */
export const Bounded = (max: number) => z.string().max(max, tooLong(max));

/**
 * No language has more marks in a row (Unicode UAX 15, 13). Normalizing them takes time that grows with the square of
 * their number.
 */
const MARKS_IN_A_ROW = /\p{M}{31}/u;

/** A text before normalization, which shortens it to a quarter at most. */
const Written = (max: number) =>
  z
    .string()
    .max(max * 4, tooLong(max))
    .refine((text) => !MARKS_IN_A_ROW.test(text), issue('tooManyAccents'));

/** One line, with white space collapsed and trimmed. */
export const Line = (min: number, max: number) =>
  Written(max)
    .transform((text) => text.normalize('NFC').replace(/\s+/gu, ' ').trim())
    .refine(clean, issue('undisplayable'))
    .refine((text) => text.length >= min, min === 1 ? issue('required') : issue('tooShort', min))
    .refine((text) => text.length <= max, issue('tooLong', max))
    .openapi({ type: 'string', minLength: min, maxLength: max });

/** Several lines, trimmed, with line breaks kept. */
export const Prose = (max: number) =>
  Written(max)
    .transform((text) => text.normalize('NFC').replaceAll('\r\n', '\n').trim())
    .refine(clean, issue('undisplayable'))
    .refine((text) => text.length <= max, issue('tooLong', max))
    .openapi({ type: 'string', maxLength: max });
