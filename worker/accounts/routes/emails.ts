import { ConfirmedEmail, EmailChange, EmailConfirmation } from '../../contract/account.ts';
import {
  allowLeaving,
  limited,
  limitedByAddress,
  proven,
  signedIn,
} from '../../core/auth/guards.ts';
import { hashSecret } from '../../core/auth/secret.ts';
import { mailboxOf } from '../../core/mailbox.ts';
import { type Detail, ProblemError, invalid } from '../../core/problems.ts';
import { body, conflict, createRouter, route, json, requireViewer } from '../../core/router.ts';
import { confirmLink } from '../../notifications/mail/links.ts';
import { mailLater } from '../../notifications/mail/mail.ts';
import { emailsIn } from '../../notifications/mail/texts.ts';
import { changeLimit, tooManyMails } from '../lock-out.ts';
import { mailConfirmation, mintMailToken } from '../mail-token.ts';
import {
  beginEmailChange,
  confirmEmail,
  endEmailChange,
  requestConfirmation,
} from '../queries/email-changes.ts';
import { findOwnAccount } from '../queries/own-account.ts';
import { findPresent } from '../queries/passwords.ts';

const TAKEN: Detail = (say) => say.email.taken;

export const emails = createRouter()
  .openapi(
    route('post', '/email/confirm', {
      summary: 'Confirms an email with the token of an emailed link',
      middleware: [allowLeaving, limitedByAddress('LIMIT_LOGIN')] as const,
      request: { body: body(EmailConfirmation) },
      responses: { 200: json(ConfirmedEmail, 'The outcome.') },
    }),
    async (c) => {
      const hash = hashSecret(c.req.valid('json').token);
      const found = await confirmEmail(c.get('db'), hash, Date.now());
      if (!found) throw invalid('token', (say) => say.links.used);
      if (found.lost) throw invalid('email', TAKEN);
      if (found.purpose === 'confirm') return c.json({ outcome: 'confirmed' as const }, 200);
      return c.json({ outcome: found.changed ? ('changed' as const) : ('halfway' as const) }, 200);
    },
  )
  .openapi(
    route('post', '/email/confirmation', {
      summary: 'Sends the confirmation email again',
      middleware: [signedIn, allowLeaving, limited('LIMIT_MAIL')] as const,
      responses: { 204: { description: 'Sent.' }, ...conflict },
    }),
    async (c) => {
      const { id: userId } = requireViewer(c);
      const now = Date.now();
      const db = c.get('db');
      const own = await findOwnAccount(db, userId, now);
      if (own.emailConfirmedAt !== null) {
        throw new ProblemError(409, (say) => say.email.alreadyConfirmed);
      }
      const token = mintMailToken(now);
      const asked = { userId, token, mailbox: mailboxOf(own.email), now };
      if (!(await requestConfirmation(db, asked))) throw tooManyMails();
      mailConfirmation(c, own, token);
      return c.body(null, 204);
    },
  )
  .openapi(
    route('post', '/email/change', {
      summary:
        'Starts a change of email, to be confirmed from the new address, and from the old one if that was confirmed',
      middleware: [signedIn, allowLeaving, proven, limited('LIMIT_MAIL')] as const,
      request: { body: body(EmailChange) },
      responses: { 204: { description: 'The emails were sent.' } },
    }),
    async (c) => {
      const { id: userId } = requireViewer(c);
      const { email } = c.req.valid('json');
      const now = Date.now();
      const db = c.get('db');
      const account = await findPresent(db, userId);
      const [oldToken, newToken] = [mintMailToken(now), mintMailToken(now)];
      const change = {
        userId,
        email,
        oldToken,
        newToken,
        limit: changeLimit(userId),
        now,
        oldMailbox: mailboxOf(account.email),
        newMailbox: mailboxOf(email),
      };
      const { taken, same, begun, recipient } = await beginEmailChange(db, change);
      if (taken) throw invalid('email', TAKEN);
      if (same) throw invalid('email', (say) => say.email.same);
      if (!begun) throw tooManyMails();
      const { locale } = account;
      const write = emailsIn(locale);
      mailLater(c, { email, locale }, write.changeNew(confirmLink(c.env, newToken.token)));
      if (recipient) {
        const link = confirmLink(c.env, oldToken.token);
        mailLater(c, recipient, write.changeOld(recipient.name, email, link));
      }
      return c.body(null, 204);
    },
  )
  .openapi(
    route('delete', '/email/change', {
      summary: 'Cancels a pending change of email and its links',
      middleware: [signedIn, allowLeaving, limited('LIMIT_WRITE')] as const,
      responses: { 204: { description: 'No change is pending.' } },
    }),
    async (c) => {
      await endEmailChange(c.get('db'), requireViewer(c).id);
      return c.body(null, 204);
    },
  );
