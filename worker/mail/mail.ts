import type { Env } from '../env.ts';
import { toHtml, toText } from './letter.ts';
import type { Letter } from './words.ts';

const SENDER_NAME = 'Peerway';

/** The names of what the operator has left out, and mail cannot be sent without; none where it can. */
export function missingForMail({ MAIL, MAIL_FROM, PUBLIC_URL }: Partial<Env>): string[] {
  return [
    ...(MAIL ? [] : ['MAIL']),
    ...(MAIL_FROM ? [] : ['MAIL_FROM']),
    ...(PUBLIC_URL ? [] : ['PUBLIC_URL']),
  ];
}

/**
 * Sends one letter. Never fails: whatever was asked for is done already, and a mail that does not go out is the
 * operator's to know. For `waitUntil`, after the answer.
 */
export async function sendMail(env: Env, to: string, letter: Letter): Promise<void> {
  const missing = missingForMail(env);
  if (missing.length > 0) {
    console.warn(`No mail can be sent; the configuration lacks ${missing.join(', ')}.`);
    return;
  }
  try {
    await env.MAIL.send({
      from: { name: SENDER_NAME, email: env.MAIL_FROM },
      to,
      subject: letter.subject,
      text: toText(letter),
      html: toHtml(letter),
    });
  } catch (error) {
    // Without the address: logs are no place for it.
    console.error(`The mail “${letter.subject}” could not be sent`, error);
  }
}
