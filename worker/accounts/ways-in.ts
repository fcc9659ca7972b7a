import type { Context } from 'hono';

import { providerNames } from '../../web/words/made/en/providers.ts';
import type { IdentityItem } from '../contract/identity.ts';
import type { Provider } from '../contract/providers.ts';
import { iso } from '../contract/time.ts';
import { head } from '../core/items.ts';
import { mailboxOf } from '../core/mailbox.ts';
import { ProblemError } from '../core/problems.ts';
import type { AppEnv } from '../core/router.ts';
import { mailLater, sendMail } from '../notifications/mail/mail.ts';
import { type WayChange, emailsIn } from '../notifications/mail/texts.ts';
import type { IdentityRow } from './queries/identities.ts';
import type { Recipient } from './queries/mail-tokens.ts';
import { findRecovery, mayTell } from './queries/second-factors.ts';

type Owner = Pick<Recipient, 'name' | 'email' | 'locale' | 'zone'>;

export const lastWay = () => new ProblemError(409, (say) => say.login.lastWay);

export const toIdentity = ({ linkedAt, usedAt, ...row }: IdentityRow): IdentityItem => ({
  ...head('Identity', 'identities', row.id),
  ...row,
  linkedAt: iso(linkedAt),
  usedAt: iso(usedAt),
});

/** Emails the owner that an account of a provider was linked or unlinked. */
export function mailLink(
  c: Context<AppEnv>,
  owner: Owner,
  { provider, linked }: { provider: Provider; linked: boolean },
  now: number,
) {
  const say = emailsIn(owner.locale, owner.zone);
  mailLater(c, owner, say.linkChanged(owner.name, providerNames[provider], linked, now));
}

/** Emails the owner that a way in was added or removed. */
export const mailWay = (c: Context<AppEnv>, owner: Owner, change: WayChange, now: number) =>
  mailLater(c, owner, emailsIn(owner.locale, owner.zone).wayChanged(owner.name, change, now));

/** Emails the owner that a recovery code was used. Runs after the response, which doesn't wait for it. */
export async function mailRecovery(c: Context<AppEnv>, userId: number, now: number) {
  const db = c.get('db');
  const { owner, left } = await findRecovery(db, userId);
  if (!owner || !(await mayTell(db, userId, { mailbox: mailboxOf(owner.email), now }))) return;
  const { locale, zone } = owner;
  const message = emailsIn(locale, zone).recoveryUsed(owner.name, left, now);
  await sendMail(c.env, owner.email, message, { locale });
}
