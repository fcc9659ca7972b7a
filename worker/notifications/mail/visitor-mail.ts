import type { Context } from 'hono';

import type { AppEnv } from '../../core/router.ts';
import { countIfRoom } from '../queries/sent-mails.ts';
import { mailIfRoom, mailLater } from './mail.ts';
import { emailsIn } from './texts.ts';

interface Visitor {
  email: string;
  locale: string | null;
}

/** Confirms a visitor's report. The email was counted with it. */
export const mailNoticeReceived = (c: Context<AppEnv>, to: Visitor) =>
  mailLater(c, to, emailsIn(to.locale).noticeReceived());

/** Emails the decision on a report to the visitor who sent it, with the way to object. After the response. */
export function mailNoticeDecided(
  c: Context<AppEnv>,
  to: Visitor,
  { upheld, note }: { upheld: boolean; note: string },
) {
  const contact = c.env.OPERATOR_EMAIL?.trim() || null;
  const message = emailsIn(to.locale).noticeDecided(upheld, note, contact);
  mailIfRoom(c, to, message, (mailing) => countIfRoom('notice-decided', mailing));
}
