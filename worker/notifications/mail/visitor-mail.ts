import type { Context } from 'hono';

import { mailboxOf } from '../../core/mailbox.ts';
import type { AppEnv } from '../../core/router.ts';
import { countMail, hasRoom } from '../queries/sent-mails.ts';
import { sendMail } from './mail.ts';
import { emailsIn } from './texts.ts';

interface Visitor {
  email: string;
  locale: string | null;
}

/** Confirms a visitor's report. The email was counted with it. */
export function mailNoticeReceived(c: Context<AppEnv>, { email, locale }: Visitor) {
  const message = emailsIn(locale).noticeReceived();
  c.executionCtx.waitUntil(sendMail(c.env, email, message, { locale }));
}

/** Emails the decision on a report to the visitor who sent it, with the way to object. After the response. */
export function mailNoticeDecided(
  c: Context<AppEnv>,
  { email, locale }: Visitor,
  { upheld, note }: { upheld: boolean; note: string },
) {
  const contact = c.env.OPERATOR_EMAIL?.trim() || null;
  const message = emailsIn(locale).noticeDecided(upheld, note, contact);
  const send = async () => {
    const mailing = { mailbox: mailboxOf(email), now: Date.now() };
    const count = countMail('notice-decided', mailing, hasRoom('notice-decided', mailing));
    const counted = await c.get('db').asAnyone().all(count);
    if (counted.length > 0) await sendMail(c.env, email, message, { locale });
  };
  c.executionCtx.waitUntil(send());
}
