import { createRoute } from '@hono/zod-openapi';

import { evenLeaving, limited, signedIn } from '../auth/guards.ts';
import { personLimit, tooManyMails } from '../auth/lock-out.ts';
import { hashMailToken, mintMailToken } from '../auth/mail-token.ts';
import { presentAccount } from '../auth/present-password.ts';
import { ConfirmedEmail, EmailChange, EmailConfirmation } from '../contract/account.ts';
import {
  beginEmailChange,
  confirmEmail,
  endEmailChange,
  requestConfirmation,
} from '../db/email-changes.ts';
import { confirmLink } from '../mail/links.ts';
import { sendMail } from '../mail/mail.ts';
import { letters } from '../mail/words.ts';
import { ProblemError, invalid } from '../problems.ts';
import { body, conflict, createRouter, failures, json, requireViewer } from '../router.ts';

const TAKEN = 'has an account already';

export const emails = createRouter()
  .openapi(
    createRoute({
      method: 'post',
      path: '/email/confirm',
      summary: "Confirms an address by a mail's token: one's own, or one end of a change",
      middleware: [evenLeaving, limited('LIMIT_LOGIN')] as const,
      request: { body: body(EmailConfirmation) },
      responses: { 200: json(ConfirmedEmail, 'What has come of it.'), ...failures },
    }),
    async (c) => {
      const hash = hashMailToken(c.req.valid('json').token);
      const found = await confirmEmail(c.get('db'), hash, Date.now());
      if (!found) throw invalid('token', 'is no longer good');
      if (found.lost) throw invalid('email', TAKEN);
      if (found.purpose === 'confirm') return c.json({ outcome: 'confirmed' as const }, 200);
      return c.json({ outcome: found.changed ? ('changed' as const) : ('halfway' as const) }, 200);
    },
  )
  .openapi(
    createRoute({
      method: 'post',
      path: '/email/confirmation',
      summary: 'Has the mail that confirms the own address sent again',
      middleware: [signedIn, evenLeaving, limited('LIMIT_MAIL')] as const,
      responses: { 204: { description: 'Sent.' }, ...failures, ...conflict },
    }),
    async (c) => {
      const { id: userId } = requireViewer(c);
      const now = Date.now();
      const token = mintMailToken(now);
      const asked = { userId, token, limit: personLimit(userId), now };
      const { recipient, confirmed } = await requestConfirmation(c.get('db'), asked);
      if (confirmed) throw new ProblemError(409, 'The address is confirmed already.');
      if (!recipient) throw tooManyMails();
      const letter = letters.confirm(confirmLink(c.env, token.token));
      c.executionCtx.waitUntil(sendMail(c.env, recipient.email, letter));
      return c.body(null, 204);
    },
  )
  .openapi(
    createRoute({
      method: 'post',
      path: '/email/change',
      summary: 'Begins a change of address, which the old and the new one confirm by a mail each',
      middleware: [signedIn, evenLeaving, limited('LIMIT_MAIL')] as const,
      request: { body: body(EmailChange) },
      responses: { 204: { description: 'Both mails are on their way.' }, ...failures },
    }),
    async (c) => {
      const { id: userId } = requireViewer(c);
      const { email, currentPassword } = c.req.valid('json');
      const now = Date.now();
      const db = c.get('db');
      await presentAccount(db, {
        userId,
        password: currentPassword,
        field: 'currentPassword',
        now,
      });
      const [oldToken, newToken] = [mintMailToken(now), mintMailToken(now)];
      const limit = personLimit(userId);
      const change = { userId, email, oldToken, newToken, limit, now };
      const { taken, same, recipient } = await beginEmailChange(db, change);
      if (taken) throw invalid('email', TAKEN);
      if (same) throw invalid('email', 'is your address already');
      if (!recipient) throw tooManyMails();
      const old = letters.changeOld(recipient.name, email, confirmLink(c.env, oldToken.token));
      const fresh = letters.changeNew(confirmLink(c.env, newToken.token));
      c.executionCtx.waitUntil(
        Promise.all([sendMail(c.env, recipient.email, old), sendMail(c.env, email, fresh)]),
      );
      return c.body(null, 204);
    },
  )
  .openapi(
    createRoute({
      method: 'delete',
      path: '/email/change',
      summary: 'Takes back a change of address that is under way; its links are dead',
      middleware: [signedIn, evenLeaving, limited('LIMIT_WRITE')] as const,
      responses: { 204: { description: 'None is under way, now or before.' }, ...failures },
    }),
    async (c) => {
      await endEmailChange(c.get('db'), requireViewer(c).id);
      return c.body(null, 204);
    },
  );
