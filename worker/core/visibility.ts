import { type SQL, sql } from 'drizzle-orm';

import { MET_WITHIN_DAYS } from '../contract/bounds.ts';
import { DAY_MS } from '../contract/time.ts';
import type { Viewpoint } from '../contract/viewpoint.ts';
import type { ApplicationStatus } from '../contract/vocabulary.ts';
import { GAMERTAG_JSON } from './json.ts';
import { COUNTING } from './schema/sessions.ts';

/**
 * The rules of who may see whom, and the only place for them. Each list, search, page and call uses one of these
 * conditions. A condition names its rows by these aliases: user `u`, session `s` and its host `h`, application `a`,
 * friendship or invite `f`, gamertag `t`.
 *
 * What a viewer may see of a session:
 * - `visibleSession`: lists and search show it, and the viewer may apply.
 * - `openableSession`: its page opens, also for members and for those who had applied when it was cancelled.
 * - `keptSession`: it stays in a member's own list.
 * - `namedSession`: stored items say its name.
 *
 * Without a viewer: `postedSession` is for Discord, and `openableBySomeone` for the heads of pages.
 */

export type UserId = SQL | number;

/** User ids as a list for IN. */
export const idList = (ids: readonly number[]): SQL =>
  sql`(SELECT value FROM json_each(${JSON.stringify(ids)}))`;

/** Whether neither of the two has blocked the other. True if `userId` is NULL. `viewerId` 0 stands for a visitor. */
export const notBlocked = (viewerId: UserId, userId: SQL): SQL =>
  viewerId === 0
    ? sql`1`
    : sql`(NOT EXISTS (SELECT 1 FROM blocks b WHERE b.user_id = ${viewerId} AND b.blocked_id = ${userId})
      AND NOT EXISTS (SELECT 1 FROM blocks b WHERE b.user_id = ${userId} AND b.blocked_id = ${viewerId}))`;

/** A user, aliased `u`, who may appear in lists. */
export const listedUser = (viewerId: UserId): SQL =>
  sql`u.status = 'active' AND ${notBlocked(viewerId, sql`u.id`)}`;

/**
 * A user, aliased `u`, whom the viewer sees, or would see if the viewer hadn't blocked them. Such a user may be reported,
 * and is named in the list of blocks.
 */
export const shownDespiteBlock = (viewerId: number): SQL =>
  sql`u.status = 'active'
    AND NOT EXISTS (SELECT 1 FROM blocks b WHERE b.user_id = u.id AND b.blocked_id = ${viewerId})`;

/**
 * A user who is banned, or whose account is about to be deleted. Others see neither their name nor their picture, not
 * even beside what they wrote or where they played before.
 */
export const hiddenAccount = (alias: string): SQL =>
  sql.raw(`${alias}.status IN ('leaving', 'banned')`);

/** The ids out of `ids` with whom user `u` has a block, in either direction. */
export const blockedAmong = (ids: SQL): SQL =>
  sql`(SELECT b.blocked_id AS id FROM blocks b WHERE b.user_id = u.id AND b.blocked_id IN ${ids}
    UNION ALL SELECT b.user_id FROM blocks b WHERE b.blocked_id = u.id AND b.user_id IN ${ids})`;

/** A row of `friends`, aliased `f`, of these two users: a friendship or an invite. */
export const pairOf = (a: UserId, b: UserId): SQL =>
  sql`f.low_id = min(${a}, ${b}) AND f.high_id = max(${a}, ${b})`;

export const friendsWith = (a: UserId, b: UserId): SQL =>
  sql`EXISTS (SELECT 1 FROM friends f WHERE ${pairOf(a, b)} AND f.active = 1)`;

/** Whether these two were friends at this time or earlier. A friendship that has ended counts for 180 days more. */
export const friendsAt = (a: UserId, b: UserId, time: SQL): SQL => sql`EXISTS (SELECT 1 FROM (
  SELECT low_id, high_id, created_at FROM friends WHERE active = 1
  UNION ALL SELECT low_id, high_id, created_at FROM ended_friends) f
  WHERE ${pairOf(a, b)} AND f.created_at <= ${time})`;

/** A user's friends and the row of each friendship: columns `id` and `friendship`. */
export const friendsOf = (userId: number): SQL => sql`
  SELECT high_id AS id, id AS friendship FROM friends WHERE low_id = ${userId} AND active = 1
  UNION ALL SELECT low_id, id FROM friends WHERE high_id = ${userId} AND active = 1`;

/**
 * Whether user `u` shows the viewer that they are online. Users always see themselves, others see it as `online_for`
 * says. It ignores blocks, so add `listedUser` unless the rows are listed ones anyway.
 */
export const showsOnline = (viewerId: number): SQL =>
  sql`(u.online_for = 'everyone' OR u.id = ${viewerId}
    OR (u.online_for = 'friends' AND ${friendsWith(viewerId, sql`u.id`)}))`;

/**
 * Whether the viewer may see gamertag `t` of user `u`. Users always see their own, others see it as its setting says.
 */
export const showsGamertag = (viewerId: number): SQL =>
  sql`(t.visible_to = 'everyone' OR u.id = ${viewerId}
    OR (t.visible_to = 'friends' AND ${friendsWith(viewerId, sql`u.id`)}))`;

/**
 * Whether a setting shows something to strangers or friends. For previews of the user's own page, which have no
 * particular viewer.
 */
export const shownTo = (viewpoint: Viewpoint, audience: SQL): SQL =>
  viewpoint === 'friend'
    ? sql`${audience} IN ('everyone', 'friends')`
    : sql`${audience} = 'everyone'`;

/**
 * An application that prevents a second one: any but a withdrawn one, or one after which the member left. Add it to a
 * condition on one status, too, so that SQLite uses the index `applications_counting`.
 */
export const counting = (alias: string): SQL => sql.raw(`${alias}.${COUNTING}`);

const appliedAs = (userId: UserId, sessionId: SQL, statuses: ApplicationStatus[]): SQL =>
  sql`EXISTS (SELECT 1 FROM applications a WHERE a.user_id = ${userId} AND a.session_id = ${sessionId}
      AND ${counting('a')} AND a.status IN (${sql.raw(statuses.map((status) => `'${status}'`).join(', '))}))`;

/** Whether a user is an accepted member of a session. The host isn't one. */
export const memberOf = (userId: UserId, sessionId: SQL): SQL =>
  appliedAs(userId, sessionId, ['accepted']);

/** Whether a user was invited to a session, and has accepted or still can: not while their inviter is suspended. */
const invitedTo = (userId: UserId, sessionId: SQL): SQL =>
  sql`EXISTS (SELECT 1 FROM invitations i WHERE i.user_id = ${userId} AND i.session_id = ${sessionId}
      AND (i.status = 'accepted' OR (i.status = 'open'
        AND EXISTS (SELECT 1 FROM users v WHERE v.id = i.inviter_id AND v.status = 'active'))))`;

/** When session `s` is over. A cancelled one is over from its cancellation on. */
export const SESSION_OVER = sql.raw('min(s.ends_at, coalesce(s.cancelled_at, s.ends_at))');

/** Sessions that both users are in, and that end later or ended within the last 30 days. Such users may write to each other. */
export const sharedSessions = (a: number, b: number, now: number) => sql<{ id: number }>`
  SELECT s.id FROM (SELECT o.id FROM sessions o WHERE o.host_id = ${a}
      UNION ALL SELECT x.session_id FROM applications x
        WHERE x.user_id = ${a} AND ${counting('x')} AND x.status = 'accepted') t
    CROSS JOIN sessions s ON s.id = t.id
  WHERE s.taken_down_at IS NULL AND ${SESSION_OVER} > ${now - MET_WITHIN_DAYS * DAY_MS}
    AND (s.host_id = ${b} OR ${memberOf(b, sql`s.id`)})`;

/**
 * Gamertags of user `u` on the platforms of session `s`, as JSON. Battle.net, Epic and Steam count as the PC. Only for
 * members, and only those they may see.
 */
export const gamertagsInSession = (viewerId: number): SQL =>
  sql`(SELECT json_group_array(${sql.raw(GAMERTAG_JSON)}) FROM gamertags t
    WHERE t.user_id = u.id AND (s.host_id = ${viewerId} OR ${memberOf(viewerId, sql`s.id`)})
      AND iif(t.platform IN ('battlenet', 'epic', 'steam'), 'pc', t.platform) IN (SELECT value FROM json_each(s.platforms))
      AND (u.id = ${viewerId} OR ${listedUser(viewerId)}) AND ${showsGamertag(viewerId)})`;

export const isAdmin = (userId: number): SQL =>
  sql`EXISTS (SELECT 1 FROM users x WHERE x.id = ${userId} AND x.role = 'admin')`;

/**
 * A session, aliased `s` with host `h`, that lists and search may show to the viewer, and to which they may apply. An
 * unlisted one is there for whoever has its link's key. An admin's role alone shows nothing: the admin area has lists of
 * its own, for which a second factor is needed.
 * @param key from the link
 */
export const visibleSession = (viewerId: number, key?: string): SQL => {
  const listed = sql`s.taken_down_at IS NULL AND h.status = 'active'`;
  const byLink =
    key === undefined ? sql`0` : sql`(s.visibility = 'unlisted' AND s.link_key = ${key})`;
  if (viewerId === 0) return sql`${listed} AND (s.visibility = 'public' OR ${byLink})`;
  return sql`${listed} AND ${notBlocked(viewerId, sql`s.host_id`)}
    AND (s.visibility = 'public' OR s.host_id = ${viewerId} OR ${byLink}
      OR ${sharedWith(viewerId)})`;
};

/**
 * A session, aliased `s` with host `h`, that may be shown outside Peerway, where it has no viewer: to everyone, or to
 * those who get its link.
 * @param withKey whether the host wants an unlisted one's link shown there
 */
export const postedSession = (withKey: SQL): SQL =>
  sql`(${visibleSession(0)} OR (s.taken_down_at IS NULL AND h.status = 'active'
    AND s.visibility = 'unlisted' AND ${withKey}))`;

/**
 * A session `s` that isn't public, and that the viewer may open for what they are to it or to its host. One for friends
 * is there for the host's friends, its members and invited users. An unlisted one is there for invited users, and for
 * those who came by its link once and whose application is open or accepted. Anyone else needs the present link.
 */
const sharedWith = (viewerId: UserId): SQL => sql`CASE s.visibility
  WHEN 'friends' THEN ${friendsWith(viewerId, sql`s.host_id`)} OR ${memberOf(viewerId, sql`s.id`)}
    OR ${invitedTo(viewerId, sql`s.id`)}
  WHEN 'unlisted' THEN ${appliedAs(viewerId, sql`s.id`, ['pending', 'waiting', 'accepted'])}
    OR ${invitedTo(viewerId, sql`s.id`)} END`;

/** A cancelled session `s` to which the viewer had an open application. */
const cancelledFor = (viewerId: UserId): SQL =>
  sql`(s.cancelled_at IS NOT NULL AND ${appliedAs(viewerId, sql`s.id`, ['pending', 'waiting'])})`;

/**
 * A session `s` that wasn't taken down, and whose host has no block with the viewer. A member's own list asks for
 * nothing else, so the host's account may be suspended or closed. A held session, whose text has a word of the admins'
 * list, is its host's alone until a moderator decides. In a series it may have members already.
 */
export const keptSession = (viewerId: UserId): SQL =>
  sql`s.taken_down_at IS NULL AND (s.visibility <> 'held' OR s.host_id = ${viewerId})
    AND ${notBlocked(viewerId, sql`s.host_id`)}`;

/**
 * A session `s` with host `h` whose page the viewer may open: like `visibleSession`, and also sessions of which they are
 * a member, and cancelled ones to which they had an open application. Sessions that were taken down are excluded.
 */
export const openableSession = (viewerId: number, key?: string): SQL =>
  sql`${keptSession(viewerId)} AND (${visibleSession(viewerId, key)} OR ${memberOf(viewerId, sql`s.id`)}
    OR ${cancelledFor(viewerId)})`;

/**
 * A session `s` with host `h` whose page at least one user may open: its host, a member, or somebody whose application
 * was open when it was cancelled. The head of a page doesn't know its viewer. It says that a session is missing only if
 * nobody could open its page, and describes only public ones.
 */
export const openableBySomeone = sql`s.taken_down_at IS NULL AND (h.status = 'active' OR EXISTS (
  SELECT 1 FROM applications a WHERE a.session_id = s.id AND (a.status = 'accepted' OR (s.cancelled_at IS NOT NULL AND a.status IN ('pending', 'waiting')))))`;

/** A user `u` whom somebody may see. One whose account is about to be deleted still sees their own page. */
export const visibleToSomeone = sql`u.status IN ('active', 'leaving')`;

/**
 * A session `s` whose name the viewer may read in stored items: applications, notices, calls, the export. If it
 * isn't public, users who left, were removed or are no longer the host's friend can't read it any more. Otherwise they
 * would learn of a later name. A host can still read the name of a session that was taken down.
 */
export const namedSession = (viewerId: UserId): SQL =>
  sql`(s.host_id = ${viewerId} OR (${keptSession(viewerId)} AND (s.visibility = 'public'
    OR ${sharedWith(viewerId)} OR ${cancelledFor(viewerId)})))`;

/** How many of a user's newest friends are compared with another's. */
const COMPARED_MAX = 500;

/** Ids (`id`) of mutual friends. */
export const sharedFriends = (userId: number, otherId: SQL): SQL => sql`
  SELECT mine.id FROM (${friendsOf(userId)} ORDER BY friendship DESC LIMIT ${COMPARED_MAX}) mine
  CROSS JOIN friends f ON ${pairOf(sql`mine.id`, otherId)} AND f.active = 1`;
