import { NOTIFICATION_TOPICS, type NotificationTopic } from '../../contract/vocabulary.ts';
import { signClaims, verifyClaims } from '../../core/auth/signed-token.ts';
import type { Secrets } from '../../core/auth/keys.ts';

const AUDIENCE = 'peerway-unsubscribe';
/** People unsubscribe from emails that they find months later. */
const LIFETIME_SECONDS = 365 * 24 * 60 * 60;
const DIGEST = 'digest';

/** The emails that a token turns off: those about topics, or the daily digest. */
export type EmailsOf = readonly NotificationTopic[] | typeof DIGEST;

/** Signs a token that turns off emails of a user without a log-in, and does nothing else. */
export const signUnsubscribe = (env: Secrets, userId: number, of: EmailsOf, now: number) =>
  signClaims(
    env,
    userId,
    { audience: AUDIENCE, now, seconds: LIFETIME_SECONDS },
    { of: of === DIGEST ? of : [...of] },
  );

/** @returns null if the token isn't ours or has expired */
export async function verifyUnsubscribe(env: Secrets, token: string) {
  const verified = await verifyClaims(env, token, { audience: AUDIENCE });
  if (!verified) return null;
  const { of } = verified.payload;
  const topics = new Set<unknown>(Array.isArray(of) ? of : []);
  const emails: EmailsOf =
    of === DIGEST ? of : NOTIFICATION_TOPICS.filter((topic) => topics.has(topic));
  return { userId: verified.userId, of: emails };
}
