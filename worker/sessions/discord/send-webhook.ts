import { z } from 'zod';

import { retryAfterMs } from '../../contract/retry-after.ts';
import { withTimeLimit } from '../../core/time-limit.ts';
import type { Embed } from './embed.ts';

/** Discord counts as unreachable if it hasn't answered within this time. */
const TIMEOUT_MS = 8_000;

/**
 * What Discord has answered. `gone`: the webhook or the message was deleted there. `refused`: it would refuse the same
 * again.
 */
export type Answer = { messageId: string } | 'gone' | 'refused' | { retryAfterMs: number | null };

const Message = z.object({ id: z.string().regex(/^\d{1,25}$/) });
const Limited = z.object({ retry_after: z.number().nonnegative() });

const parse = <Shape extends z.ZodType>(shape: Shape, text: string): z.infer<Shape> | undefined => {
  try {
    return shape.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
};

/** Posts a message, or changes the one with this id. */
export function sendMessage(webhook: string, embed: Embed, messageId: string | null) {
  // Names in the embed never notify anyone.
  const body = JSON.stringify({ embeds: [embed], allowed_mentions: { parse: [] } });
  return messageId === null
    ? send(`${webhook}?wait=true`, { method: 'POST', body })
    : send(`${webhook}/messages/${messageId}`, { method: 'PATCH', body });
}

/** Deletes a message. `gone` means that it was deleted already. */
export const deleteMessage = (webhook: string, messageId: string) =>
  send(`${webhook}/messages/${messageId}`, { method: 'DELETE' });

/** Never throws: if Discord can't be reached, that is tried again later. Nothing is logged, since an error may name the address. */
async function send(address: string, init: { method: string; body?: string }): Promise<Answer> {
  try {
    return await withTimeLimit(TIMEOUT_MS, async (signal) => {
      const answer = await fetch(address, {
        ...init,
        ...(init.body !== undefined && { headers: { 'Content-Type': 'application/json' } }),
        // A redirect could lead anywhere.
        redirect: 'manual',
        signal,
      });
      return toAnswer(answer, await answer.text());
    });
  } catch {
    return { retryAfterMs: null };
  }
}

function toAnswer({ ok, status, headers }: Response, text: string): Answer {
  // A deletion answers 204, without a message.
  if (status === 204) return { messageId: '' };
  const message = ok ? parse(Message, text) : undefined;
  if (message) return { messageId: message.id };
  if (status === 401 || status === 404) return 'gone';
  if (status === 429) {
    const seconds = parse(Limited, text)?.retry_after;
    const header = retryAfterMs(headers.get('Retry-After'), Date.now());
    return { retryAfterMs: seconds === undefined ? header : Math.ceil(seconds * 1000) };
  }
  return status >= 500 ? { retryAfterMs: null } : 'refused';
}
