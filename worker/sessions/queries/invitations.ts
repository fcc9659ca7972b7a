import { type SQL, sql } from 'drizzle-orm';

import type { InvitationItem } from '../../contract/invitation.ts';
import type { ApplicationStatus } from '../../contract/vocabulary.ts';
import { decodeCursor, pageOf } from '../../core/cursor.ts';
import type { Database } from '../../core/database.ts';
import { newId } from '../../core/new-id.ts';
import { firstFileOf } from '../../core/person.ts';
import {
  type Row,
  type RowOf,
  columns,
  fields,
  flag,
  flagOrNull,
  numberOrNull,
  select,
} from '../../core/rows.ts';
import type { users } from '../../core/schema/accounts.ts';
import { invitations, sessions } from '../../core/schema/sessions.ts';
import { SEND_AGAIN_MS } from '../../core/send-again.ts';
import { onlineFor } from '../../core/user-item.ts';
import {
  type UserId,
  counting,
  friendsOf,
  friendsWith,
  listedUser,
  memberOf,
  notBlocked,
  openableSession,
} from '../../core/visibility.ts';
import { type WrittenNotice, insertNotices } from '../../notifications/queries/notices.ts';
import { refusedInSeries } from '../series/queries/refused-in-series.ts';
import { movedBackBefore } from './moved-back.ts';

/** How many of a user's newest friends the list looks at. */
const FRIENDS_LISTED_MAX = 500;

export const INVITATION = columns(invitations, ['id', 'sessionId', 'userId', 'status'], 'i');

/** Invitations, aliased `i`, with what accepting has led to. */
export const selectInvitations = (where: SQL) => select(
  fields(INVITATION, {
    applicationId: numberOrNull`a.id`,
    applicationStatus: sql<ApplicationStatus | null>`a.status`,
  }),
)`FROM invitations i
      LEFT JOIN applications a ON a.user_id = i.user_id AND a.session_id = i.session_id AND ${counting('a')}
        AND i.status = 'accepted'
      WHERE ${where}`;

export type InvitationRow = RowOf<ReturnType<typeof selectInvitations>>;

/** Whether a user may invite others to session `s`. */
export const mayInvite = (userId: UserId): SQL =>
  sql`(s.host_id = ${userId} OR (s.members_invite = 1 AND ${memberOf(userId, sql`s.id`)}))`;

/** The statuses that look open to whoever sent it. What ends one ends the other, or a decline could be told from it. */
export const OPEN_TO_SENDER = sql.raw(`('open', 'declined')`);

/** How long an invitation counts against the next ones to the same user. */
export const INVITES_COUNT_MS = 3_600_000;
/** How many invitations a user can send another in that time, whatever sessions they are to. */
const INVITES_MAX = 3;

/** The invitations that an inviter has lately sent to user `u`, as `x`. */
const sentLately = (inviterId: number, now: number): SQL => sql`FROM invitations x
  WHERE x.user_id = u.id AND x.inviter_id = ${inviterId} AND x.created_at > ${now - INVITES_COUNT_MS}`;

/** Whether the inviter can send user `u` one more. */
export const hasInvitationLeft = (inviterId: number, now: number): SQL =>
  sql`(SELECT coalesce(sum(x.sends), 0) < ${INVITES_MAX} ${sentLately(inviterId, now)})`;

/** Whether the user has sent invitation `i` to session `s`, or hosts that session. */
export const mayWithdraw = (userId: number): SQL => sql`${userId} IN (i.inviter_id, s.host_id)`;

/**
 * Whether user `u` has a seat in session `s`, waits for one, or has applied. If the inviter isn't the host, also
 * whether the host has refused the user: a member can't undo that.
 */
const hasApplied = (inviterId: number): SQL => sql`(EXISTS (SELECT 1 FROM applications a
  WHERE a.user_id = u.id AND a.session_id = s.id AND ${counting('a')}
    AND (s.host_id <> ${inviterId} OR a.status NOT IN ('declined', 'removed')))
  OR (s.host_id <> ${inviterId} AND (${refusedInSeries(sql`u.id`, ['removed'])} OR ${movedBackBefore(sql`u.id`)})))`;

/** What explains a refusal. The facts about the invited user are NULL if the inviter may not see that user. */
const inviteFacts = (inviterId: number, now: number) =>
  fields(columns(sessions, ['hostId', 'membersInvite'], 's'), {
    may: flag(mayInvite(inviterId)),
    cancelled: flag(sql`s.cancelled_at IS NOT NULL`),
    over: flag(sql`s.ends_at <= ${now}`),
    friends: flagOrNull(
      sql`CASE WHEN u.id IS NOT NULL THEN ${friendsWith(inviterId, sql`u.id`)} END`,
    ),
    existing: sql<InvitationItem['status'] | null>`i.status`,
    /** If an earlier invitation was withdrawn, when the next one can be sent, in ms since 1970. */
    againAt: numberOrNull`iif(i.status = 'withdrawn', i.created_at + ${SEND_AGAIN_MS}, NULL)`,
    /** If the inviter has sent this user too many, when the next one can be sent, in ms since 1970. */
    fullUntil: numberOrNull`CASE WHEN u.id IS NOT NULL AND NOT ${hasInvitationLeft(inviterId, now)}
      THEN (SELECT min(x.created_at) + ${INVITES_COUNT_MS} ${sentLately(inviterId, now)}) END`,
    applied: flag(sql`(u.id = s.host_id OR ${hasApplied(inviterId)})`),
  });

export interface InviteResult {
  row: InvitationRow | undefined;
  /** What explains a refusal. Undefined if the inviter may not see the session. */
  facts: RowOf<ReturnType<typeof inviteFacts>> | undefined;
  notices: WrittenNotice[];
}

interface Invite {
  sessionId: number;
  inviterId: number;
  invitedId: number;
  now: number;
}

/**
 * Invites a friend to a session, with a notice: one guarded insert in one round trip. Only an ended invitation can be
 * followed by another, and a withdrawn one after a while.
 * If the host has blocked the user, the answer is the same as if the user's settings refused it.
 */
export async function inviteToSession(db: Database, invite: Invite): Promise<InviteResult> {
  const { sessionId, inviterId, invitedId, now } = invite;
  const session = sql`FROM sessions s JOIN users h ON h.id = s.host_id`;
  const { notices, facts, rows } = await db.batch({
    written: sql`
      INSERT INTO invitations (id, session_id, user_id, inviter_id, status, created_at)
      SELECT ${newId('invitations', now)}, s.id, u.id, ${inviterId}, 'open', ${now} ${session} JOIN users u ON u.id = ${invitedId}
      WHERE s.id = ${sessionId} AND ${mayInvite(inviterId)} AND s.cancelled_at IS NULL AND s.ends_at > ${now}
        AND s.taken_down_at IS NULL AND h.status = 'active' AND u.id <> s.host_id
        AND ${listedUser(inviterId)} AND ${friendsWith(inviterId, sql`u.id`)}
        AND u.invites_from <> 'nobody' AND ${notBlocked(sql`u.id`, sql`s.host_id`)}
        AND NOT ${hasApplied(inviterId)} AND ${hasInvitationLeft(inviterId, now)}
      ON CONFLICT (user_id, session_id) DO UPDATE SET status = 'open', inviter_id = excluded.inviter_id,
        sends = iif(inviter_id = excluded.inviter_id AND created_at > ${now - INVITES_COUNT_MS}, sends + 1, 1),
        created_at = excluded.created_at WHERE invitations.status = 'ended'
          OR (invitations.status = 'withdrawn' AND invitations.created_at <= ${now - SEND_AGAIN_MS})`,
    notices: insertNotices(sql`SELECT ${invitedId} AS id WHERE changes() = 1`, {
      kind: 'session-invited',
      actorId: inviterId,
      sessionId,
      now,
    }),
    facts: select(
      inviteFacts(inviterId, now),
    )`${session} LEFT JOIN users u ON u.id = ${invitedId} AND ${listedUser(inviterId)}
      LEFT JOIN invitations i ON i.user_id = u.id AND i.session_id = s.id
      WHERE s.id = ${sessionId} AND ${openableSession(inviterId)}`,
    rows: selectInvitations(sql`i.user_id = ${invitedId} AND i.session_id = ${sessionId}`),
  });
  return { row: notices.length > 0 ? rows[0] : undefined, facts: facts[0], notices };
}

type User = Row<typeof users>;

interface InvitableRow extends Pick<User, 'id' | 'name'> {
  friendship: number;
  firstFile: string | null;
  online: number;
  invited: number;
  invitation: number | null;
}

/**
 * The friends whom a user may invite: those who aren't in the session. Friends who are online come first. The host also
 * gets those whom members invited, so that the host can withdraw these invitations.
 */
export async function listInvitable(
  db: Database,
  query: { sessionId: number; viewerId: number; cursor?: string | undefined; size: number },
) {
  const { sessionId, viewerId, size } = query;
  const after = decodeCursor('invitable', 2, query.cursor);
  const { found, rows } = await db.batch({
    found: select({ may: flag(mayInvite(viewerId)) })`FROM sessions s
        JOIN users h ON h.id = s.host_id WHERE s.id = ${sessionId} AND ${openableSession(viewerId)}`,
    rows: sql<InvitableRow>`
      WITH hits AS MATERIALIZED (
        SELECT u.id, u.name, f.friendship, ${onlineFor(viewerId)} AS online,
          i.id IS NOT NULL AS invited, iif(${mayWithdraw(viewerId)}, i.id, NULL) AS invitation
        FROM (SELECT * FROM (${friendsOf(viewerId)} ORDER BY friendship DESC LIMIT ${FRIENDS_LISTED_MAX})
          UNION ALL SELECT o.user_id, -o.id FROM sessions s CROSS JOIN invitations o ON o.session_id = s.id
            WHERE s.id = ${sessionId} AND s.host_id = ${viewerId} AND o.status IN ${OPEN_TO_SENDER}
              AND NOT ${friendsWith(viewerId, sql`o.user_id`)}) f
        CROSS JOIN users u ON u.id = f.id CROSS JOIN sessions s ON s.id = ${sessionId}
        LEFT JOIN invitations i ON i.user_id = u.id AND i.session_id = s.id
          AND i.status NOT IN ('ended', 'withdrawn')
        WHERE ${mayInvite(viewerId)} AND ${listedUser(viewerId)} AND u.id <> s.host_id
          AND NOT ${hasApplied(viewerId)})
      SELECT hits.*, ${firstFileOf('hits.id')} AS firstFile FROM hits
      ${after ? sql`WHERE (online, friendship) < (${after[0]}, ${after[1]})` : sql``}
      ORDER BY online DESC, friendship DESC LIMIT ${size + 1}`,
  });
  const page = pageOf(rows, size, 'invitable', (last) => [last.online, last.friendship]);
  return { ...page, may: found[0]?.may };
}

const endWhere = (
  users: SQL,
  which: SQL,
): SQL => sql`UPDATE invitations SET status = 'ended' WHERE id IN (
  SELECT i.id FROM (${users}) g CROSS JOIN invitations i ON i.session_id = g.session_id WHERE ${which})`;

const SENT = sql`(i.inviter_id = g.user_id AND i.status IN ${OPEN_TO_SENDER})`;

/**
 * Ends invitations of users who lost their place in a session, and open invitations that they have sent.
 * @param gone rows of `session_id` and `user_id`
 */
export const endInvitations = (gone: SQL): SQL =>
  endWhere(
    gone,
    sql`(i.user_id = g.user_id AND i.status NOT IN ('ended', 'withdrawn')) OR ${SENT}`,
  );

/**
 * Ends open invitations that users have sent who are no longer members, but still have a place on the waiting list.
 * @param waiting rows of `session_id` and `user_id`
 */
export const endSentInvitations = (waiting: SQL): SQL => endWhere(waiting, SENT);

/** Ends the open invitations between two users of whom one has blocked the other, and all to each other's sessions. */
export const endInvitationsBetween = (a: number, b: number): SQL[] =>
  [
    [a, b],
    [b, a],
  ].map(
    ([invited, other]) => sql`UPDATE invitations SET status = 'ended' WHERE id IN (
      SELECT i.id FROM invitations i CROSS JOIN sessions s ON s.id = i.session_id
      WHERE i.user_id = ${invited} AND ((i.inviter_id = ${other} AND i.status IN ${OPEN_TO_SENDER})
        OR (s.host_id = ${other} AND i.status NOT IN ('ended', 'withdrawn'))))`,
  );
