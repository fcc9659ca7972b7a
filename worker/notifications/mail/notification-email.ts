import type { NotificationTopic } from '../../contract/vocabulary.ts';
import type { Env } from '../../env.ts';
import { publicUrl, unsubscribeLink } from './links.ts';
import { sendMail } from './mail.ts';
import { emailsIn } from './texts.ts';
import { signUnsubscribe } from './unsubscribe-token.ts';

export interface EmailItem {
  topic: NotificationTopic;
  /** Without a full stop. It may quote what people wrote. */
  sentence: string;
  /** The client's page that it is about, such as `/session/7`. */
  path: string;
}

export interface EmailRecipient {
  id: number;
  name: string;
  /** The address must be confirmed, and the email must be counted. */
  email: string;
  locale: string | null;
}

/**
 * One email about one or several notifications. Mail clients offer to unsubscribe with one click (RFC 8058), by a POST
 * to the API. The link in the email leads to a page that asks first.
 * @param digest whether it is the daily email
 */
export async function emailOf(
  env: Env,
  items: readonly [EmailItem, ...EmailItem[]],
  recipient: EmailRecipient,
  { digest = false, now = Date.now() } = {},
) {
  const topics = digest ? [] : [...new Set(items.map(({ topic }) => topic))];
  const token = await signUnsubscribe(env, recipient, { topics, digest }, now);
  const tell = ({ sentence, path }: EmailItem) => ({ sentence, url: publicUrl(env, path) });
  const [first, ...more] = items;
  return {
    email: emailsIn(recipient.locale).notifications(
      recipient.name,
      [tell(first), ...more.map(tell)],
      {
        of: digest ? 'digest' : topics,
        unsubscribeUrl: unsubscribeLink(env, token),
        settingsUrl: publicUrl(env, '/user/notifications'),
      },
    ),
    headers: {
      'List-Unsubscribe': `<${publicUrl(env, `/api/unsubscribe?token=${token}`)}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
  };
}

/** Builds and sends it. Never throws, as `sendMail` doesn't. */
export async function sendNotificationEmail(
  env: Env,
  items: readonly [EmailItem, ...EmailItem[]],
  recipient: EmailRecipient,
  options: { digest?: boolean; now?: number } = {},
) {
  const { email, headers } = await emailOf(env, items, recipient, options);
  await sendMail(env, recipient.email, email, { locale: recipient.locale, headers });
}
