import type { Context } from 'hono';

import { mailboxOf } from '../../core/mailbox.ts';
import type { AppEnv } from '../../core/router.ts';
import { countMail, hasRoom } from '../queries/sent-mails.ts';
import { publicUrl } from './links.ts';
import { sendMail } from './mail.ts';
import { emailsIn } from './texts.ts';

/** Emails the decision on a registration, after the response. The address may be unconfirmed, so it has no name. */
export function mailRegistration(
  c: Context<AppEnv>,
  { email, locale }: { email: string; locale: string | null },
  { approved, reason }: { approved: boolean; reason: string },
) {
  const say = emailsIn(locale);
  const message = approved
    ? say.registrationApproved(publicUrl(c.env, '/login'))
    : say.registrationDeclined(reason);
  const send = async () => {
    const mailing = { mailbox: mailboxOf(email), now: Date.now() };
    const count = countMail('registration', mailing, hasRoom('registration', mailing));
    const counted = await c.get('db').asAnyone().all(count);
    if (counted.length > 0) await sendMail(c.env, email, message, { locale });
  };
  c.executionCtx.waitUntil(send());
}
