import type { SQL } from 'drizzle-orm';
import type { Context } from 'hono';

import { countFailure } from '../../core/failures.ts';
import { forLog } from '../../core/for-log.ts';
import { mailboxOf } from '../../core/mailbox.ts';
import type { AppEnv } from '../../core/router.ts';
import { addressIn, publicOrigin } from '../../core/settings.ts';
import type { Env } from '../../env.ts';
import type { Mailing } from '../queries/sent-mails.ts';
import { toHtml, toText } from './format.ts';
import type { Email } from './texts.ts';

const SENDER_NAME = 'Peerway';

/** The names of the settings that are missing or can't be read. Empty when email can be sent. */
export function missingForMail(env: Partial<Env>): string[] {
  return [
    ...(env.MAIL ? [] : ['MAIL']),
    ...(addressIn(env.MAIL_FROM) ? [] : ['MAIL_FROM']),
    ...(publicOrigin(env) ? [] : ['PUBLIC_URL']),
  ];
}

/**
 * Sends one email. For `waitUntil`, after the response. Never throws, since the request has already succeeded. A
 * failure is logged for the operator.
 * @param options.locale the language that the email is written in. Null is English
 */
export async function sendMail(
  env: Env,
  to: string,
  email: Email,
  { locale, headers = {} }: { locale: string | null; headers?: Record<string, string> },
): Promise<void> {
  const missing = missingForMail(env);
  if (missing.length > 0) {
    console.warn(`No email was sent. Set ${missing.join(', ')} in the configuration.`);
    return;
  }
  try {
    await env.MAIL.send({
      from: { name: SENDER_NAME, email: addressIn(env.MAIL_FROM) ?? '' },
      to,
      subject: email.subject,
      text: toText(email),
      html: toHtml(email, locale ?? 'en'),
      headers,
    });
  } catch (error) {
    // The address stays out of the log.
    console.error(`The email “${forLog(email.subject)}” could not be sent`, error);
    await countFailure(env, 'failedEmails');
  }
}

interface Addressee {
  email: string;
  locale: string | null;
}

/** Sends an email after the response. */
export const mailLater = (c: Context<AppEnv>, { email, locale }: Addressee, message: Email) =>
  c.executionCtx.waitUntil(sendMail(c.env, email, message, { locale }));

/** Sends an email after the response, if `count` counts it, because the mailbox has room. */
export function mailIfRoom(
  c: Context<AppEnv>,
  { email, locale }: Addressee,
  message: Email,
  count: (mailing: Mailing) => SQL,
) {
  const send = async () => {
    const mailing = { mailbox: mailboxOf(email), now: Date.now() };
    const counted = await c.get('db').asAnyone().all(count(mailing));
    if (counted.length > 0) await sendMail(c.env, email, message, { locale });
  };
  c.executionCtx.waitUntil(send());
}
