import { z } from '@hono/zod-openapi';

/**
 * Characters that no text of ours may carry: controls other than tab and line breaks, and the bidirectional
 * overrides that let a name repaint the words around it (Unicode TR 36, 2.5.1). Right-to-left letters
 * themselves are welcome.
 */
const UNSAFE =
  /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F-\u009F\u202A-\u202E\u2066-\u2069\uFEFF]/u;
const LONE_SURROGATE = /\p{Surrogate}/u;

const clean = (text: string) => !UNSAFE.test(text) && !LONE_SURROGATE.test(text);
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
