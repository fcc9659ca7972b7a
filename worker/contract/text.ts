import { z } from '@hono/zod-openapi';

/**
 * Code points that no text of ours may carry, as inclusive ranges: controls other than tab and line breaks, and
 * the bidirectional overrides that let a name repaint the words around it (Unicode TR 36, 2.5.1).
 * Right-to-left letters themselves are welcome.
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
const CLEAN_MESSAGE = 'holds control characters that cannot be shown';

/** One line: white space folded, trimmed. */
export const Line = (min: number, max: number) =>
  z
    .string()
    .max(max * 4)
    .transform((text) => text.normalize('NFC').replace(/\s+/gu, ' ').trim())
    .refine(clean, CLEAN_MESSAGE)
    .refine(
      (text) => text.length >= min,
      min === 1 ? 'is missing' : `needs at least ${min} characters`,
    )
    .refine((text) => text.length <= max, `can have at most ${max} characters`)
    .openapi({ type: 'string', minLength: min, maxLength: max });

/** Several lines: line breaks kept as they are, ends trimmed. */
export const Prose = (max: number) =>
  z
    .string()
    .transform((text) => text.normalize('NFC').replaceAll('\r\n', '\n').trim())
    .refine(clean, CLEAN_MESSAGE)
    .refine((text) => text.length <= max, `can have at most ${max} characters`)
    .openapi({ type: 'string', maxLength: max });
