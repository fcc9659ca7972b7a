import { env } from 'cloudflare:test';
import { vi } from 'vitest';
import { z } from 'zod';

/** A mail as it was handed to the binding. */
const Mail = z.object({
  from: z.object({ name: z.string(), email: z.string() }),
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  html: z.string(),
});
type Mail = z.infer<typeof Mail>;

const mails: Mail[] = [];

const binding = env.MAIL;

/** Looks at what goes through the binding, which then takes it as it would without anybody looking. */
const observed = {
  send: (message: EmailMessageBuilder) => {
    mails.push(Mail.parse(message));
    return binding.send(message);
  },
};

Object.assign(env, { MAIL: observed });

export const mailsTo = (address: string) => mails.filter(({ to }) => to === address);

/** Waits for the mail of a subject to an address; mails go out after the answer. */
export const mailTo = (address: string, subject: string) =>
  vi.waitFor(
    () => {
      const found = mailsTo(address).findLast((mail) => mail.subject === subject);
      if (!found) throw new Error(`no mail “${subject}” to ${address}`);
      return found;
    },
    { timeout: 10_000 },
  );

/** The token of a mail's link. */
export function tokenOf({ text }: Mail): string {
  const [, token] = /^https:\/\/peerway\.test\/\S+#(\S+)$/m.exec(text) ?? [];
  if (token === undefined) throw new Error(`no link in: ${text}`);
  return token;
}
