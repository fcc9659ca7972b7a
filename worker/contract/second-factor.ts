import { z } from '@hono/zod-openapi';

import { TokenPair } from './account.ts';
import { CODE_MAX } from './bounds.ts';
import { asciiDigit } from './digits.ts';
import { issue } from './issue.ts';
import { schema } from './schema.ts';
import { Bounded } from './text.ts';

const Ticket = Bounded(300);

/** Without what separates or surrounds its digits and letters, which keyboards write in many ways. */
const plainCode = (typed: string) =>
  typed
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '')
    .replaceAll(/\p{Nd}/gu, asciiDigit);

/**
 * Six digits of an authenticator app, or a recovery code. Spaces and dashes don't matter. Anything else is refused
 * here, so that it doesn't count as a guess.
 */
export const Code = Bounded(CODE_MAX)
  .min(1, issue('required'))
  .transform(plainCode)
  .refine((code) => /^(\d{6}|[a-z2-7]{24})$/.test(code), issue('invalidCode'))
  .openapi({ type: 'string', minLength: 1, maxLength: CODE_MAX });

/**
 * The password was right, or the provider said who the user is. A code completes the log-in, at POST /api/login/code.
 */
export const CodeNeeded = schema('CodeNeeded', {
  /** Good for five minutes. */
  ticket: Ticket,
});

export const CodeLogin = schema('CodeLogin', {
  ticket: Ticket,
  code: Code,
  /** Whether this browser needs no code for the next 30 days. */
  trust: z.boolean().optional(),
});

export const CodeTokens = TokenPair.extend({
  /** Only for a trusted browser, which sends it with its next log-in. */
  trusted: z.string().optional(),
}).openapi('CodeTokens');

export const SecondFactorStart = schema('SecondFactorStart', {
  ticket: Ticket,
  /** Base32, to be typed into an authenticator app. */
  secret: z.string(),
  /** The secret as an `otpauth://totp/…` URI, which the page shows as a QR code. */
  uri: z.string(),
});

export const SecondFactorSetUp = schema('SecondFactorSetUp', { ticket: Ticket, code: Code });

/** Shown once. Each works once, in place of a code. */
export const RecoveryCodes = schema('RecoveryCodes', { codes: z.array(z.string()) });

export type CodeNeeded = z.infer<typeof CodeNeeded>;
export type CodeTokens = z.infer<typeof CodeTokens>;
export type SecondFactorStart = z.infer<typeof SecondFactorStart>;
