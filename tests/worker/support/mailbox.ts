import { env } from 'cloudflare:test';
import { vi } from 'vitest';
import { z } from 'zod';

import { sql } from './sql.ts';

/** An email as it was passed to the binding. */
const Mail = z.object({
  from: z.object({ name: z.string(), email: z.string() }),
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  html: z.string(),
  headers: z.record(z.string(), z.string()).optional(),
});
type Mail = z.infer<typeof Mail>;

const mails: Mail[] = [];

const binding = env.MAIL;

/** Records the emails that pass through the binding. The binding still handles them. */
const observed = {
  send: (message: EmailMessageBuilder) => {
    mails.push(Mail.parse(message));
    return binding.send(message);
  },
};

Object.assign(env, { MAIL: observed });

export const mailsTo = (address: string) => mails.filter(({ to }) => to === address);

/** Waits for an email by address and subject: emails are sent after the answer. */
export const mailTo = (address: string, subject: string) =>
  vi.waitFor(
    () => {
      const found = mailsTo(address).findLast((mail) => mail.subject === subject);
      if (!found) throw new Error(`no mail “${subject}” to ${address}`);
      return found;
    },
    { timeout: 10_000 },
  );

/** The token in an email's link. */
export function tokenOf({ text }: Mail): string {
  const [, token] = /^https:\/\/peerway\.test\/\S+#(\S+)$/m.exec(text) ?? [];
  if (token === undefined) throw new Error(`no link in: ${text}`);
  return token;
}

/** Marks an account's email address as confirmed. */
export const confirmAddress = ({ id }: { id: number }) =>
  sql`UPDATE users SET email_confirmed_at = 1 WHERE id = ${id}`.run();
