import type { Context } from 'hono';

import type { AppEnv } from '../../core/router.ts';
import { countIfRoom } from '../queries/sent-mails.ts';
import { publicUrl } from './links.ts';
import { mailIfRoom } from './mail.ts';
import { emailsIn } from './texts.ts';

/** Emails the decision on a registration, after the response. The address may be unconfirmed, so it has no name. */
export function mailRegistration(
  c: Context<AppEnv>,
  to: { email: string; locale: string | null },
  { approved, reason }: { approved: boolean; reason: string },
) {
  const say = emailsIn(to.locale);
  const message = approved
    ? say.registrationApproved(publicUrl(c.env, '/login'))
    : say.registrationDeclined(reason);
  mailIfRoom(c, to, message, (mailing) => countIfRoom('registration', mailing));
}
