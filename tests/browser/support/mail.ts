// Emails of the running server, read from where the local platform stores them. None leaves the machine.
import { vi } from 'vitest';
import { z } from 'zod';

import { OWN_CONNECTION, url } from './place.ts';

const Listed = z.object({
  result: z.array(
    z.object({ messageId: z.string(), to: z.array(z.string()), subject: z.string() }),
  ),
});
const Kept = z.object({ result: z.object({ text: z.string(), html: z.string() }) });

async function ask<Schema extends z.ZodType>(
  schema: Schema,
  query: Record<string, string>,
): Promise<z.infer<Schema>> {
  const search = new URLSearchParams(query).toString();
  const answer = await fetch(`${url}/cdn-cgi/local/explorer/api/local/email/sending?${search}`, {
    headers: OWN_CONNECTION,
  });
  return schema.parse(await answer.json());
}

/** The latest emails to an address, newest first. */
const mailsTo = async (address: string) =>
  (await ask(Listed, {})).result.filter(({ to }) => to.includes(address));

/** Waits for the latest email by address and subject. */
export const mailTo = (address: string, subject: string) =>
  vi.waitFor(
    async () => {
      const mail = (await mailsTo(address)).find((kept) => kept.subject === subject);
      if (!mail) throw new Error(`No mail “${subject}” to ${address}.`);
      return (await ask(Kept, { email_id: mail.messageId })).result;
    },
    { timeout: 20_000, interval: 100 },
  );

/** The link in an email, on this server's address. */
export function linkOf({ text }: { text: string }): string {
  const [link] = /^http:\/\/localhost:\d+\/\S+$/m.exec(text) ?? [];
  if (link === undefined) throw new Error(`No link in: ${text}`);
  return link;
}
