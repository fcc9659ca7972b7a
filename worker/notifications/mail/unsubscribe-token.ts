import { NOTIFICATION_TOPICS } from '../../contract/vocabulary.ts';
import type { Secrets } from '../../core/auth/keys.ts';
import { signClaims, verifyClaims } from '../../core/auth/signed-token.ts';
import { mailboxOf } from '../../core/mailbox.ts';
import type { Emails } from '../queries/settings.ts';

const AUDIENCE = 'peerway-unsubscribe';
/** People unsubscribe from emails that they find months later. */
const LIFETIME_SECONDS = 365 * 24 * 60 * 60;
/** Enough to tell a user's addresses apart. */
const MAILBOX_LENGTH = 16;

const shortMailbox = (email: string) => mailboxOf(email).slice(0, MAILBOX_LENGTH);

/**
 * Signs a token that turns these emails of a user off and on without a log-in, and does nothing else. Whoever reads the
 * mailbox may use it. It ends when the user's address changes.
 */
export const signUnsubscribe = (
  env: Secrets,
  { id, email }: { id: number; email: string },
  { topics, digest }: Emails,
  now: number,
) =>
  signClaims(
    env,
    id,
    { audience: AUDIENCE, now, seconds: LIFETIME_SECONDS },
    { of: [...topics], digest, mailbox: shortMailbox(email) },
  );

/** @returns null if the token isn't ours or has expired */
export async function verifyUnsubscribe(env: Secrets, token: string) {
  const verified = await verifyClaims(env, token, { audience: AUDIENCE });
  if (!verified) return null;
  const { of, digest, mailbox } = verified.payload;
  const topics = new Set<unknown>(Array.isArray(of) ? of : []);
  return {
    userId: verified.userId,
    emails: {
      topics: NOTIFICATION_TOPICS.filter((topic) => topics.has(topic)),
      digest: digest === true,
    },
    isFor: (email: string) => mailbox === shortMailbox(email),
  };
}
