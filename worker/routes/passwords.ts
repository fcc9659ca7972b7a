import { createRoute } from '@hono/zod-openapi';

import { clientAddress, evenLeaving, limited, signedIn } from '../auth/guards.ts';
import { addressLimit, lockSubjects } from '../auth/lock-out.ts';
import { hashMailToken, mintMailToken } from '../auth/mail-token.ts';
import { assertHardToGuess, hashPassword } from '../auth/password.ts';
import { presentAccount } from '../auth/present-password.ts';
import { ForgottenPassword, PasswordChange, PasswordReset } from '../contract/account.ts';
import { forgetAttempts } from '../db/attempts.ts';
import { Database } from '../db/database.ts';
import { requestReset, resetPassword } from '../db/password-reset.ts';
import { changePassword } from '../db/passwords.ts';
import type { Env } from '../env.ts';
import { resetLink } from '../mail/links.ts';
import { sendMail } from '../mail/mail.ts';
import { letters, moment } from '../mail/words.ts';
import { endDevice } from '../objects.ts';
import { invalid } from '../problems.ts';
import { body, createRouter, failures, requireViewer } from '../router.ts';

/** All of it after the answer, which therefore takes as long for an address that nobody has (figure 25). */
async function mailReset(env: Env, email: string, now: number) {
  await scheduler.wait(0);
  const token = mintMailToken(now);
  const asked = { email: email.trim(), token, limit: addressLimit(email), now };
  const recipient = await requestReset(new Database(env.DB), asked);
  if (!recipient) return;
  await sendMail(env, recipient.email, letters.reset(recipient.name, resetLink(env, token.token)));
}

export const passwords = createRouter()
  .openapi(
    createRoute({
      method: 'post',
      path: '/password/forgot',
      summary: 'Has a link to set a new password sent to an address, if an account has it',
      middleware: limited('LIMIT_MAIL'),
      request: { body: body(ForgottenPassword) },
      responses: { 204: { description: 'Always.' }, ...failures },
    }),
    (c) => {
      const { email } = c.req.valid('json');
      c.executionCtx.waitUntil(mailReset(c.env, email, Date.now()));
      return c.body(null, 204);
    },
  )
  .openapi(
    createRoute({
      method: 'post',
      path: '/password/reset',
      summary: "Sets a new password by a mail's token, and ends every device of the account",
      middleware: [evenLeaving, limited('LIMIT_LOGIN')] as const,
      request: { body: body(PasswordReset) },
      responses: { 204: { description: 'Set.' }, ...failures },
    }),
    async (c) => {
      const { token, password } = c.req.valid('json');
      const now = Date.now();
      const db = c.get('db');
      const change = {
        hash: hashMailToken(token),
        passwordHash: await hashPassword(password),
        now,
      };
      const account = await resetPassword(db, change);
      if (!account) throw invalid('token', 'is no longer good');
      // Whoever has locked themselves out by guessing is let in with what they have set.
      const address = clientAddress(c.req.header('CF-Connecting-IP'));
      const subjects = lockSubjects(account.email, address).map(({ subject }) => subject);
      await forgetAttempts(db, subjects);
      await endDevice(c.env, account.id, null);
      const letter = letters.passwordChanged(account.name, moment(now));
      c.executionCtx.waitUntil(sendMail(c.env, account.email, letter));
      return c.body(null, 204);
    },
  )
  .openapi(
    createRoute({
      method: 'post',
      path: '/password/change',
      summary: 'Sets a new password, asks for the present one, and ends every other device',
      middleware: [signedIn, evenLeaving, limited('LIMIT_LOGIN')] as const,
      request: { body: body(PasswordChange) },
      responses: { 204: { description: 'Set.' }, ...failures },
    }),
    async (c) => {
      const { id: userId, deviceId } = requireViewer(c);
      const { currentPassword, password } = c.req.valid('json');
      const now = Date.now();
      const db = c.get('db');
      const attempt = { userId, password: currentPassword, field: 'currentPassword', now };
      const { account, subject } = await presentAccount(db, attempt);
      assertHardToGuess(password, account);
      const passwordHash = await hashPassword(password);
      const change = { userId, deviceId, passwordHash, subject, now };
      const ended = await changePassword(db, change);
      await Promise.all(ended.map((id) => endDevice(c.env, userId, id)));
      const letter = letters.passwordChanged(account.name, moment(now));
      c.executionCtx.waitUntil(sendMail(c.env, account.email, letter));
      return c.body(null, 204);
    },
  );
