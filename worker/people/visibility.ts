import { type SQL, sql } from 'drizzle-orm';

import type { Viewpoint } from '../contract/viewpoint.ts';
import type { ApplicationStatus } from '../contract/vocabulary.ts';
import { COUNTING } from '../core/schema.ts';

/**
 * Who may see whom: the one place that decides it. Every list, search and detail of people or of their sessions carries
 * one of these conditions, and so does every call.
 */

type UserId = SQL | number;

/** User ids as a list to compare with. */
export const idList = (ids: readonly number[]): SQL =>
  sql`(SELECT value FROM json_each(${JSON.stringify(ids)}))`;

/** True unless one of the two has blocked the other; true where `userId` is NULL. `viewerId` 0 stands for a visitor. */
export const notBlocked = (viewerId: UserId, userId: SQL): SQL =>
  viewerId === 0
    ? sql`1`
    : sql`(NOT EXISTS (SELECT 1 FROM blocks b WHERE b.user_id = ${viewerId} AND b.blocked_id = ${userId})
      AND NOT EXISTS (SELECT 1 FROM blocks b WHERE b.user_id = ${userId} AND b.blocked_id = ${viewerId}))`;

/** A user row aliased `u` that may appear in lists. */
export const listedUser = (viewerId: number): SQL =>
  sql`u.status = 'active' AND ${notBlocked(viewerId, sql`u.id`)}`;

/** A user row aliased `u` that may be reported: one that is seen, or would be if the viewer had not blocked it. */
export const reportableUser = (viewerId: number): SQL =>
  sql`u.status = 'active'
    AND NOT EXISTS (SELECT 1 FROM blocks b WHERE b.user_id = u.id AND b.blocked_id = ${viewerId})`;

/** Ids among `ids` from which a block, whoever made it, parts user `u`. */
export const blockedAmong = (ids: SQL): SQL =>
  sql`(SELECT b.blocked_id AS id FROM blocks b WHERE b.user_id = u.id AND b.blocked_id IN ${ids}
    UNION ALL SELECT b.user_id FROM blocks b WHERE b.blocked_id = u.id AND b.user_id IN ${ids})`;

/** A row of `friends` aliased `f` that belongs to these two: a friendship or an invite. */
export const pairOf = (a: UserId, b: UserId): SQL =>
  sql`f.low_id = min(${a}, ${b}) AND f.high_id = max(${a}, ${b})`;

export const friendsWith = (a: UserId, b: UserId): SQL =>
  sql`EXISTS (SELECT 1 FROM friends f WHERE ${pairOf(a, b)} AND f.active = 1)`;

/** A user's friends, with the row that makes them so: columns `id` and `friendship`. */
export const friendsOf = (userId: number): SQL => sql`
  SELECT high_id AS id, id AS friendship FROM friends WHERE low_id = ${userId} AND active = 1
  UNION ALL SELECT low_id, id FROM friends WHERE high_id = ${userId} AND active = 1`;

/**
 * Whether user `u` shows the viewer that they are online: to themselves always, to others as `online_for` has it.
 * Says nothing of blocks: where rows are not listed ones anyway, `listedUser` belongs beside it.
 */
export const showsOnline = (viewerId: number): SQL =>
  sql`(u.online_for = 'everyone' OR u.id = ${viewerId}
    OR (u.online_for = 'friends' AND ${friendsWith(viewerId, sql`u.id`)}))`;

/** Whether the viewer may read gamertag `t` of user `u`: one's own always, another's as each is set. */
export const showsGamertag = (viewerId: number): SQL =>
  sql`(t.visible_to = 'everyone' OR u.id = ${viewerId}
    OR (t.visible_to = 'friends' AND ${friendsWith(viewerId, sql`u.id`)}))`;

/** The same for somebody of no name: what a user sees who looks at their own page as others do. */
export const shownTo = (viewpoint: Viewpoint, audience: SQL): SQL =>
  viewpoint === 'friend'
    ? sql`${audience} IN ('everyone', 'friends')`
    : sql`${audience} = 'everyone'`;

/** An application of this alias that counts. For a single status it stands beside it, so that the index is used. */
export const counting = (alias: string): SQL => sql.raw(`${alias}.${COUNTING}`);

const appliedAs = (userId: UserId, sessionId: SQL, states: ApplicationStatus[]): SQL =>
  sql`EXISTS (SELECT 1 FROM applications a WHERE a.user_id = ${userId} AND a.session_id = ${sessionId}
      AND ${counting('a')} AND a.status IN (${sql.raw(states.map((state) => `'${state}'`).join(', '))}))`;

/** Whether a user is an accepted member of a session; its host is none. */
export const memberOf = (userId: UserId, sessionId: SQL): SQL =>
  appliedAs(userId, sessionId, ['accepted']);

/** Gamertags of user `u` on the platforms of session `s`, as JSON: for members, as far as each is theirs to see. */
export const gamertagsInSession = (viewerId: number): SQL =>
  sql`(SELECT json_group_array(json_object('platform', t.platform, 'tag', t.tag)) FROM gamertags t
    WHERE t.user_id = u.id AND (s.host_id = ${viewerId} OR ${memberOf(viewerId, sql`s.id`)})
      AND t.platform IN (SELECT value FROM json_each(s.platforms))
      AND (u.id = ${viewerId} OR ${listedUser(viewerId)}) AND ${showsGamertag(viewerId)})`;

/** A session row aliased `s`, its host aliased `h`, that the viewer may open. */
export const visibleSession = (viewerId: number): SQL => {
  const listed = sql`s.taken_down_at IS NULL AND h.status = 'active'`;
  if (viewerId === 0) return sql`${listed} AND s.visibility <> 'friends'`;
  return sql`${listed} AND ${notBlocked(viewerId, sql`s.host_id`)}
    AND (s.visibility <> 'friends' OR s.host_id = ${viewerId}
      OR ${friendsWith(viewerId, sql`s.host_id`)} OR ${memberOf(viewerId, sql`s.id`)})`;
};

/**
 * The same, and those of which the viewer is a member, or that were cancelled while the viewer waited for an answer;
 * for all but admins nothing is left of what is taken down.
 */
export const openableSession = (viewerId: number): SQL =>
  sql`${keptSession(viewerId)} AND (${visibleSession(viewerId)} OR ${memberOf(viewerId, sql`s.id`)}
    OR (s.cancelled_at IS NOT NULL AND ${appliedAs(viewerId, sql`s.id`, ['pending', 'waiting'])}))`;

/** One of the viewer's own as a member, its host aliased `h`: it stays theirs whatever becomes of the host's account. */
export const keptSession = (viewerId: UserId): SQL =>
  sql`s.taken_down_at IS NULL AND ${notBlocked(viewerId, sql`s.host_id`)}`;

/**
 * A session `s` whose name may be read in what is kept for the viewer: applications, notices, calls, the export. The
 * host still reads the name of what was taken down.
 */
export const namedSession = (viewerId: UserId): SQL =>
  sql`(s.host_id = ${viewerId} OR (${keptSession(viewerId)}))`;
