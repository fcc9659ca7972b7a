import type { Context } from 'hono';

import { ForgottenPassword, PasswordChange, PasswordReset } from '../../contract/account.ts';
import {
  clientAddress,
  allowLeaving,
  limited,
  limitedByAddress,
  proven,
  signedIn,
} from '../../core/auth/guards.ts';
import { hashSecret } from '../../core/auth/secret.ts';
import { Database } from '../../core/database.ts';
import { mailboxOf } from '../../core/mailbox.ts';
import { endDevice, endDevices, withDeviceEnd } from '../../core/objects.ts';
import { invalid } from '../../core/problems.ts';
import { type AppEnv, body, createRouter, route, requireViewer } from '../../core/router.ts';
import type { Env } from '../../env.ts';
import { resetLink } from '../../notifications/mail/links.ts';
import { mailLater, sendMail } from '../../notifications/mail/mail.ts';
import { emailsIn } from '../../notifications/mail/texts.ts';
import { lockSubjects } from '../lock-out.ts';
import { mintMailToken } from '../mail-token.ts';
import { assertHardToGuess, hashPassword } from '../password.ts';
import type { Recipient } from '../queries/mail-tokens.ts';
import { findReset, requestReset, resetPassword } from '../queries/password-reset.ts';
import { changePassword, findPresent } from '../queries/passwords.ts';
import { mailWay } from '../ways-in.ts';

/**
 * Runs after the response, so the response takes the same time for a known and an unknown email. Otherwise it would
 * tell which emails are registered.
 */
async function mailReset(env: Env, email: string, now: number) {
  await scheduler.wait(0);
  const token = mintMailToken(now);
  const asked = { email: email.trim(), token, mailbox: mailboxOf(email), now };
  const recipient = await requestReset(new Database(env.DB), asked);
  if (!recipient) return;
  const { name, emailConfirmedAt, locale } = recipient;
  const message = emailsIn(locale).reset(
    emailConfirmedAt === null ? null : name,
    resetLink(env, token.token),
  );
  await sendMail(env, recipient.email, message, { locale });
}

function mailChange(
  c: Context<AppEnv>,
  owner: Pick<Recipient, 'name' | 'email' | 'locale' | 'zone'>,
  now: number,
  removed = false,
) {
  const say = emailsIn(owner.locale, owner.zone);
  mailLater(c, owner, say.passwordChanged(owner.name, now, removed));
}

const usedLink = () => invalid('token', (say) => say.links.used);

export const passwords = createRouter()
  .openapi(
    route('post', '/password/forgot', {
      summary: 'Emails a link to reset the password, if the address belongs to an account',
      middleware: limitedByAddress('LIMIT_MAIL'),
      request: { body: body(ForgottenPassword) },
      responses: { 204: { description: 'Always.' } },
    }),
    (c) => {
      const { email } = c.req.valid('json');
      c.executionCtx.waitUntil(mailReset(c.env, email, Date.now()));
      return c.body(null, 204);
    },
  )
  .openapi(
    route('post', '/password/reset', {
      summary: 'Sets a new password with the token of an emailed link, and logs out all devices',
      middleware: [allowLeaving, limitedByAddress('LIMIT_LOGIN')] as const,
      request: { body: body(PasswordReset) },
      responses: { 204: { description: 'Saved.' } },
    }),
    async (c) => {
      const { token, password } = c.req.valid('json');
      const now = Date.now();
      const db = c.get('db');
      const hash = hashSecret(token);
      const account = await findReset(db, hash, now);
      if (!account) throw usedLink();
      assertHardToGuess(password, account);
      const passwordHash = await hashPassword(password);
      // A user who is locked out after too many guesses can log in with the new password.
      const address = clientAddress(c.req.header('CF-Connecting-IP'));
      const subjects = lockSubjects(account.email, address).map(({ subject }) => subject);
      const mailbox = mailboxOf(account.email);
      const reset = await withDeviceEnd(
        c.env,
        { userId: account.id, deviceId: null },
        resetPassword(db, { hash, passwordHash, subjects, mailbox, now }),
      );
      if (!reset) throw usedLink();
      await endDevice(c.env, account.id, null);
      if (reset.told) mailChange(c, account, now, reset.removed);
      return c.body(null, 204);
    },
  )
  .openapi(
    route('post', '/password/change', {
      summary:
        'Changes or adds the password, logs out all other devices, and ends the calendar feed',
      middleware: [signedIn, allowLeaving, proven, limited('LIMIT_LOGIN')] as const,
      request: { body: body(PasswordChange) },
      responses: { 204: { description: 'Saved.' } },
    }),
    async (c) => {
      const { id: userId, deviceId } = requireViewer(c);
      const { password } = c.req.valid('json');
      const now = Date.now();
      const db = c.get('db');
      const account = await findPresent(db, userId);
      assertHardToGuess(password, account);
      const passwordHash = await hashPassword(password);
      const mailbox = mailboxOf(account.email);
      const change = { userId, deviceId, passwordHash, mailbox, now };
      const { ended, told } = await withDeviceEnd(
        c.env,
        { userId, deviceId: null },
        changePassword(db, change),
      );
      await endDevices(c.env, userId, ended);
      if (told && account.passwordHash) mailChange(c, account, now);
      else if (told) mailWay(c, account, 'password-added', now);
      return c.body(null, 204);
    },
  );
