import { sql } from 'drizzle-orm';
import type { Context } from 'hono';
import { base64url } from 'jose';
import { randomBytes } from 'node:crypto';

import { iso } from '../contract/time.ts';
import { signAccessToken } from '../core/auth/access-token.ts';
import { signDecisionTicket } from '../core/auth/decision-ticket.ts';
import { mailboxOf } from '../core/mailbox.ts';
import { type Detail, UnauthenticatedError } from '../core/problems.ts';
import type { AppEnv } from '../core/router.ts';
import { nameDevice, sameDevice } from '../core/user-agent.ts';
import type { Env } from '../env.ts';
import { mailLater } from '../notifications/mail/mail.ts';
import { emailsIn } from '../notifications/mail/texts.ts';
import {
  type LoginAccount,
  type LoginBatch,
  type NewDevice,
  addDevice,
  findLoginAccount,
  hasStatus,
} from './queries/accounts.ts';
import { REFRESH_TOKEN_LIFETIME_MS, mintRefreshToken } from './refresh-token.ts';

const USER_AGENT_MAX = 400;

export const WRONG_COMBINATION: Detail = (say) => say.login.wrong;

export const userAgentOf = (c: Context<AppEnv>) =>
  (c.req.header('User-Agent') ?? '').slice(0, USER_AGENT_MAX);

/** The country that Cloudflare tells by the IP address. Its XX is an unknown one, T1 is Tor. */
function countryOf(c: Context<AppEnv>) {
  const country = c.req.raw.cf?.country;
  return typeof country === 'string' && /^(?!XX)[A-Z]{2}$/.test(country) ? country : null;
}

export const newDevice = (c: Context<AppEnv>, way: NewDevice['way'], now: number): NewDevice => ({
  key: base64url.encode(randomBytes(16)),
  userAgent: userAgentOf(c),
  country: countryOf(c),
  way,
  now,
  expiresAt: now + REFRESH_TOKEN_LIFETIME_MS,
});

export const tokensFor = async (
  c: Context<AppEnv>,
  id: number,
  deviceId: number,
  device: NewDevice,
) => ({
  token: await signAccessToken(c.env, { id, deviceId }, device.now),
  refresh_token: await mintRefreshToken(c.env, { deviceKey: device.key, generation: 1 }),
});

/**
 * Only call this once the caller is known to be the owner, by a code where one is needed. The message tells the
 * account's state, and the ticket uses up the only appeal. Times are RFC 3339.
 * @throws UnauthenticatedError that says why the account may not act. A suspended or banned user gets a ticket to read
 * the decision and appeal
 */
async function assertMayAct(env: Env, account: LoginAccount, now: number) {
  const ticketOf = () => signDecisionTicket(env, account.id, now);
  const reason = account.statusReason;
  if (account.status === 'banned') {
    throw new UnauthenticatedError(
      reason ? (say) => say.login.bannedBecause(reason) : (say) => say.login.banned,
      await ticketOf(),
    );
  }
  if (account.status === 'suspended' && (account.suspendedUntil ?? 0) > now) {
    const until = iso(account.suspendedUntil ?? 0);
    throw new UnauthenticatedError(
      reason
        ? (say) => say.login.suspendedBecause({ until, reason })
        : (say) => say.login.suspended(until),
      await ticketOf(),
    );
  }
  if (account.status === 'pending') throw new UnauthenticatedError((say) => say.login.waiting);
  if (account.status === 'gone') throw new UnauthenticatedError(WRONG_COMBINATION);
}

interface Login extends LoginBatch {
  account: LoginAccount;
  /** The user agents of earlier devices. A new one is reported to the owner by email. */
  known: readonly { userAgent: string }[];
  device: NewDevice;
}

/**
 * The last step of every log-in: adds the device, and emails the owner if the device is new.
 * @returns the tokens. Null if `when` doesn't hold
 * @throws UnauthenticatedError if the account is suspended or banned
 */
export async function logIn(c: Context<AppEnv>, { account, known, device, ...batch }: Login) {
  await assertMayAct(c.env, account, device.now);
  const isNew = !known.some(({ userAgent }) => sameDevice(userAgent, device.userAgent));
  const mailing = isNew ? { mailbox: mailboxOf(account.email), now: device.now } : undefined;
  const when = sql`${hasStatus(account)} AND ${batch.when ?? sql`1`}`;
  const db = c.get('db');
  const added = await addDevice(db, account.id, device, { ...batch, when, mailing });
  if (!added) {
    // Whoever was suspended or banned meanwhile reads that, and not what `null` means to the caller.
    await assertMayAct(c.env, (await findLoginAccount(db, account.id)) ?? account, device.now);
    return null;
  }
  if (added.mailed) {
    const say = emailsIn(account.locale, account.zone);
    mailLater(c, account, say.newDevice(account.name, nameDevice(device.userAgent), device.now));
  }
  return tokensFor(c, account.id, added.id, device);
}
