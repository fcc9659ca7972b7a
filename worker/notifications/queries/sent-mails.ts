import { type SQL, sql } from 'drizzle-orm';

import { DAY_MS } from '../../contract/time.ts';

/** What is told of a way into an account. Each is counted apart, so none of them can keep another one back. */
const WAY = { perHour: 2, perDay: 24 };

/**
 * Limits of emails to one mailbox. Kinds with the same pool are counted together, all others apart. So emails that a
 * stranger causes never use up those that the owner needs. An unconfirmed address gets only links, without a name.
 */
const LIMITS = {
  /** Links to an unconfirmed address: to confirm it, or to reset the password. */
  unconfirmed: { pool: 'link', perHour: 5, perDay: 10 },
  /** Links to the new address of a change. */
  'change-new': { pool: 'link', perHour: 4, perDay: 8 },
  /** Links to the old address of a change, which is confirmed. Only who has proved to be its owner causes them. */
  'change-old': { pool: 'change-old', perHour: 4, perDay: 8 },
  /** Links to reset the password, to a confirmed address. Anyone can ask for them. */
  reset: { pool: 'reset', perHour: 3, perDay: 6 },
  'new-device': { pool: 'new-device', perHour: 4, perDay: 8 },
  'password-changed': { pool: 'password-changed', ...WAY },
  'password-removed': { pool: 'password-removed', ...WAY },
  'passkey-added': { pool: 'passkey-added', ...WAY },
  'passkey-removed': { pool: 'passkey-removed', ...WAY },
  'codes-on': { pool: 'codes-on', ...WAY },
  'codes-off': { pool: 'codes-off', ...WAY },
  'recovery-codes-renewed': { pool: 'recovery-codes-renewed', ...WAY },
  'recovery-code-used': { pool: 'recovery-code-used', ...WAY },
  linked: { pool: 'linked', ...WAY },
  unlinked: { pool: 'unlinked', ...WAY },
  leaving: { pool: 'leaving', ...WAY },
  /** Decisions about the account or what it posted, and answers to appeals. */
  decision: { pool: 'decision', perHour: 10, perDay: 30 },
  /** The decision on a registration that waits for approval. Its address may be unconfirmed. */
  registration: { pool: 'registration', perHour: 2, perDay: 4 },
  /** To a visitor who reported something. Anyone can name any address. */
  notice: { pool: 'notice', perHour: 2, perDay: 4 },
  /** The decision on it. */
  'notice-decided': { pool: 'notice-decided', perHour: 5, perDay: 10 },
  topic: { pool: 'topic', perHour: 10, perDay: 30 },
} as const;

/** Links to unconfirmed addresses from the whole instance, so that new accounts can't use up all emails of a day. */
const LINKS_PER_HOUR = 300;
/** What those are counted under together, beside each one's mailbox. */
const ALL_LINKS = 'link';

export type MailKind = keyof typeof LIMITS;

const HOUR_MS = 60 * 60 * 1000;

export interface Mailing {
  /** A hash, so that the table contains no addresses. */
  mailbox: string;
  now: number;
}

/** What an email is counted under. */
const subjectOf = (kind: MailKind, mailbox: string) => `${LIMITS[kind].pool} ${mailbox}`;

const sentSince = (subject: string, since: number) =>
  sql`(SELECT count(*) FROM sent_mails m WHERE m.mailbox = ${subject} AND m.sent_at > ${since})`;

const isLink = (kind: MailKind) => LIMITS[kind].pool === 'link';

/** Whether the mailbox may get one more email of this kind. */
export function hasRoom(kind: MailKind, { mailbox, now }: Mailing): SQL {
  const subject = subjectOf(kind, mailbox);
  const all = isLink(kind)
    ? sql`AND ${sentSince(ALL_LINKS, now - HOUR_MS)} < ${LINKS_PER_HOUR}`
    : sql``;
  return sql`(${sentSince(subject, now - HOUR_MS)} < ${LIMITS[kind].perHour}
    AND ${sentSince(subject, now - DAY_MS)} < ${LIMITS[kind].perDay} ${all})`;
}

/** Counts an email, in the batch that causes it. @returns rows if it must be sent */
export const countMail = (kind: MailKind, { mailbox, now }: Mailing, when: SQL) => sql`
  INSERT INTO sent_mails (mailbox, sent_at) SELECT value, ${now}
  FROM json_each(${JSON.stringify([subjectOf(kind, mailbox), ...(isLink(kind) ? [ALL_LINKS] : [])])}) WHERE ${when}
  RETURNING 1 AS sent`;

/** Counts an email that the mailbox has room for. @returns as `countMail` does */
export const countIfRoom = (kind: MailKind, mailing: Mailing) =>
  countMail(kind, mailing, hasRoom(kind, mailing));

/**
 * Counts an email that only informs. It is sent only to a confirmed address and within the limit. @returns a row if it
 * must be sent
 */
export const countNotification = (
  kind: MailKind,
  userId: SQL | number,
  mailing: Mailing,
  when: SQL = sql`1`,
) =>
  countMail(
    kind,
    mailing,
    sql`${when} AND ${hasRoom(kind, mailing)} AND EXISTS (SELECT 1 FROM users
      WHERE id = ${userId} AND email_confirmed_at IS NOT NULL)`,
  );

/**
 * Counts an email about what the statement before it has changed. If that changed nothing, there is nothing to tell.
 * @returns as `countNotification` does
 */
export const countChange = (kind: MailKind, userId: number, mailing: Mailing) =>
  countNotification(kind, userId, mailing, sql`changes() > 0`);

/** Counts an email about a topic, or the daily email. @returns a row if it must be sent */
export const countTopicMail = (userId: number, mailing: Mailing) =>
  countNotification('topic', userId, mailing);

/** Deletes emails that are too old to be counted. */
export const forgetSentMails = (now: number): SQL =>
  sql`DELETE FROM sent_mails WHERE sent_at <= ${now - DAY_MS}`;
