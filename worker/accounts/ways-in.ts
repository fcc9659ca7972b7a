import type { Context } from 'hono';

import { type WayChange, emailTexts, moment } from '../../web/words/en/emails.ts';
import { sendMail } from '../notifications/mail/mail.ts';
import type { AppEnv } from '../core/router.ts';
import type { Recipient } from './queries/mail-tokens.ts';

/** Emails the owner that a way in was added or removed. */
export function mailWay(c: Context<AppEnv>, owner: Recipient, change: WayChange, now: number) {
  const message = emailTexts.waysChanged(owner.name, change, moment(now));
  c.executionCtx.waitUntil(sendMail(c.env, owner.email, message));
}
