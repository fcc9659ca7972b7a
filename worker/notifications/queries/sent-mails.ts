import { type SQL, sql } from 'drizzle-orm';

import { DAY_MS } from '../../contract/time.ts';

/**
 * Limits of emails to one mailbox. All emails to it are counted together, except for those about topics. The limits
 * differ, so that emails that a stranger causes can't use up those that the owner needs. An unconfirmed address gets
 * only links, without a name.
 */
const ROOM = {
  /** A stranger, or someone with a stolen password, can cause these: a new device, a change of email. */
  other: { perHour: 4, perDay: 8 },
  /** Links to an unconfirmed address: to confirm it, or to reset the password. */
  unconfirmed: { perHour: 5, perDay: 10 },
  /** To the owner of a confirmed address: a reset, a changed password, the end of the account. */
  security: { perHour: 8, perDay: 16 },
  /** About topics. They are in the bell, too. Counted apart from all others: see `countTopicMail`. */
  topic: { perHour: 10, perDay: 30 },
};

const HOUR_MS = 60 * 60 * 1000;

export interface Mailing {
  /** A hash, so that the table contains no addresses. */
  mailbox: string;
  now: number;
}

const sentSince = (mailbox: string, since: number) =>
  sql`(SELECT count(*) FROM sent_mails m WHERE m.mailbox = ${mailbox} AND m.sent_at > ${since})`;

/** Whether the mailbox may get one more email. */
export const hasRoom = (kind: keyof typeof ROOM, { mailbox, now }: Mailing): SQL =>
  sql`(${sentSince(mailbox, now - HOUR_MS)} < ${ROOM[kind].perHour}
    AND ${sentSince(mailbox, now - DAY_MS)} < ${ROOM[kind].perDay})`;

/** Counts an email, in the batch that causes it. @returns a row if it must be sent */
export const countMail = ({ mailbox, now }: Mailing, when: SQL) => sql<{ sent: number }>`
  INSERT INTO sent_mails (mailbox, sent_at) SELECT ${mailbox}, ${now} WHERE ${when} RETURNING 1 AS sent`;

/**
 * Counts an email that only informs. It is sent only to a confirmed address and within the limit. @returns a row if it
 * must be sent
 */
export const countNotification = (
  kind: keyof typeof ROOM,
  userId: SQL | number,
  mailing: Mailing,
) =>
  countMail(
    mailing,
    sql`${hasRoom(kind, mailing)} AND EXISTS (SELECT 1 FROM users
      WHERE id = ${userId} AND email_confirmed_at IS NOT NULL)`,
  );

/**
 * Counts an email about a topic, or the daily email. They are counted apart, so they never use up the limit of other
 * emails. @returns a row if it must be sent
 */
export const countTopicMail = (userId: number, { mailbox, now }: Mailing) =>
  countNotification('topic', userId, { mailbox: `topic ${mailbox}`, now });

/** Deletes emails that are too old to be counted. */
export const forgetSentMails = (now: number): SQL =>
  sql`DELETE FROM sent_mails WHERE sent_at <= ${now - DAY_MS}`;
