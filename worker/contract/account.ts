import { z } from '@hono/zod-openapi';

import { EMAIL_MAX, PASSWORD_MAX, PASSWORD_MIN } from './bounds.ts';
import { EMAIL_ADDRESS, asciiAddress } from './email-address.ts';
import { issue } from './issue.ts';
import { LOCALES } from './locales.ts';
import { ROLE_ADMIN, ROLE_MODERATOR, ROLE_USER } from './roles.ts';
import { item, schema } from './schema.ts';
import { Bounded, tooLong } from './text.ts';
import { UserName } from './user.ts';
import { isEasyToGuess } from './weak-password.ts';

export const Email = z
  .string()
  .max(EMAIL_MAX * 4, tooLong(EMAIL_MAX))
  .transform(asciiAddress)
  .pipe(z.string().max(EMAIL_MAX, tooLong(EMAIL_MAX)).regex(EMAIL_ADDRESS, issue('invalidEmail')))
  .openapi({ type: 'string', format: 'email', maxLength: EMAIL_MAX });

const NewPassword = z
  .string()
  .min(PASSWORD_MIN, issue('tooShort', PASSWORD_MIN))
  .max(PASSWORD_MAX, tooLong(PASSWORD_MAX))
  .refine((password) => !isEasyToGuess(password), issue('easyPassword'))
  .openapi({ type: 'string', minLength: PASSWORD_MIN, maxLength: PASSWORD_MAX });

export const Registration = schema('Registration', {
  name: UserName,
  email: Email,
  password: NewPassword,
  acceptTerms: z.literal(true, issue('required')),
  locale: z.enum(LOCALES).optional(),
  /** The secret of an invite link, where it takes one. */
  invite: Bounded(100).optional(),
});

export const Credentials = schema('Credentials', {
  email: Bounded(EMAIL_MAX),
  password: Bounded(PASSWORD_MAX),
  /** What an earlier log-in by code returned to a browser that is trusted: no code is needed. */
  trusted: Bounded(100).optional(),
});

export const RefreshRequest = schema('RefreshRequest', { refresh_token: Bounded(200) });

export const TokenPair = schema('TokenPair', { token: z.string(), refresh_token: z.string() });
export const RegisteredAccount = TokenPair.extend({ id: z.int() }).openapi('RegisteredAccount');
export const RefreshedToken = schema('RefreshedToken', {
  token: z.string(),
  refresh_token: z.string().optional(),
});

/** A token from a link in an email. */
const MailToken = Bounded(200);

/** Any text is accepted: the answer must not tell whether an account has this address. */
export const ForgottenPassword = schema('ForgottenPassword', { email: Bounded(EMAIL_MAX) });
export const PasswordReset = schema('PasswordReset', { token: MailToken, password: NewPassword });
export const PasswordChange = schema('PasswordChange', { password: NewPassword });

export const EmailConfirmation = schema('EmailConfirmation', { token: MailToken });
export const ConfirmedEmail = schema('ConfirmedEmail', {
  /** `halfway`: the other address hasn't confirmed the change yet. */
  outcome: z.enum(['confirmed', 'halfway', 'changed']),
});
export const EmailChange = schema('EmailChange', { email: Email });

/** The caller's account: what only the owner sees. */
export const OwnAccount = item('Account', {
  email: z.string(),
  emailConfirmed: z.boolean(),
  /** The pending change of address. */
  emailChange: z
    .object({
      email: z.string(),
      oldConfirmed: z.boolean(),
      newConfirmed: z.boolean(),
      expiresAt: z.iso.datetime(),
    })
    .nullable(),
  /** When the account will be deleted. Null unless it is leaving. */
  leavesAt: z.iso.datetime().nullable(),
  /** Since when there is a calendar feed. Null without one. */
  calendarFeedSince: z.iso.datetime().nullable(),
});

export const LeavingAccount = schema('LeavingAccount', {
  /** Until then, logging in offers to keep the account. */
  leavesAt: z.iso.datetime(),
});

export const NameQuery = z.object({ name: UserName });
export const NameAvailability = schema('NameAvailability', {
  name: z.string(),
  available: z.boolean(),
  /** Up to three available names like this one, if it is not. */
  suggestions: z.array(z.string()).optional(),
});

export const CurrentUser = item('CurrentUser', {
  id: z.int(),
  roles: z.array(z.enum([ROLE_USER, ROLE_MODERATOR, ROLE_ADMIN])),
  name: z.string(),
  /** The profile's first file as a raster to show small. */
  firstFile: z.string().nullable(),
  email: z.string(),
  /** The language that Peerway speaks with the user. Null until a client has set it. */
  locale: z.string().nullable(),
  /** The zone of the notification settings, for emails. Null until one was set. */
  zone: z.string().nullable(),
  ofAge: z.boolean(),
  /** Whether this is an admin or a moderator who can't act as one on this device without a passkey or a code. */
  factorNeeded: z.boolean(),
  /** When the account will be deleted. Null unless it is leaving. */
  leavesAt: z.iso.datetime().nullable(),
  preferenceCount: z.int(),
  /** Counted up to 99. */
  unreadNotices: z.int(),
  /** The oldest warning that isn't acknowledged yet. Marking this notice as read acknowledges it. */
  warning: z.object({ id: z.int(), text: z.string() }).nullable(),
});

export type Registration = z.infer<typeof Registration>;
export type Credentials = z.infer<typeof Credentials>;
export type OwnAccount = z.infer<typeof OwnAccount>;
export type TokenPair = z.infer<typeof TokenPair>;
export type CurrentUser = z.infer<typeof CurrentUser>;
