import { type SQL, sql } from 'drizzle-orm';

import { DAY_MS } from '../../contract/time.ts';

/**
 * One count of all mails to a mailbox, whoever causes them and whatever they are. Room is kept: what a stranger can
 * cause must not use up what the owner needs. An address that isn't confirmed gets links alone, and no name.
 */
const ROOM = {
  /** What a stranger, or a stolen password, can cause: a new device, a change of address. */
  other: { perHour: 4, perDay: 8 },
  /** To whom nobody else can write: links for an address that is not confirmed. */
  unconfirmed: { perHour: 5, perDay: 10 },
  /** To the owner of a confirmed address: a reset, a changed password, the end of the account. */
  security: { perHour: 8, perDay: 16 },
};

const HOUR_MS = 60 * 60 * 1000;

export interface Mailing {
  /** A hash of the address, so that this table holds none. */
  mailbox: string;
  now: number;
}

const sentSince = (mailbox: string, since: number) =>
  sql`(SELECT count(*) FROM sent_mails m WHERE m.mailbox = ${mailbox} AND m.sent_at > ${since})`;

/** True while the mailbox may get one more. */
export const hasRoom = (kind: keyof typeof ROOM, { mailbox, now }: Mailing): SQL =>
  sql`(${sentSince(mailbox, now - HOUR_MS)} < ${ROOM[kind].perHour}
    AND ${sentSince(mailbox, now - DAY_MS)} < ${ROOM[kind].perDay})`;

/** Counts a mail in the batch that causes it. @returns a row where it is to be sent */
export const countMail = ({ mailbox, now }: Mailing, when: SQL) => sql<{ sent: number }>`
  INSERT INTO sent_mails (mailbox, sent_at) SELECT ${mailbox}, ${now} WHERE ${when} RETURNING 1 AS sent`;

/** The same for what its reader only has to know: to a confirmed address alone, with room. */
export const countNews = (kind: keyof typeof ROOM, userId: number, mailing: Mailing) =>
  countMail(
    mailing,
    sql`${hasRoom(kind, mailing)} AND EXISTS (SELECT 1 FROM users
      WHERE id = ${userId} AND email_confirmed_at IS NOT NULL)`,
  );

/** Forgets mails that no count asks for. */
export const forgetSentMails = (now: number): SQL =>
  sql`DELETE FROM sent_mails WHERE sent_at <= ${now - DAY_MS}`;
