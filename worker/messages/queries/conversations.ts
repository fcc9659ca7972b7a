import { sql } from 'drizzle-orm';

import type { Database } from '../../core/database.ts';
import { GAME_JSON, games } from '../../core/json.ts';
import { firstFileTo, nameTo } from '../../core/person.ts';
import { columns, fields, flag, select } from '../../core/rows.ts';
import { sessions } from '../../core/schema/sessions.ts';
import { blockedAmong, idList } from '../../core/visibility.ts';
import { insertNotices } from '../../notifications/queries/notices.ts';

/** Users, and whether there is a block between each and the viewer. */
const people = (viewerId: number, ids: readonly number[]) =>
  select({
    id: sql<number>`u.id`,
    name: nameTo(viewerId, 'u'),
    firstFile: firstFileTo(viewerId, 'u'),
    blocked: flag(sql`EXISTS ${blockedAmong(idList([viewerId]))}`),
  })`FROM ${idList(ids)} i JOIN users u ON u.id = i.value`;

/** The names of authors, even if their account is suspended or deleted. One round trip. */
export const listAuthors = (db: Database, viewerId: number, ids: readonly number[]) =>
  db.all(people(viewerId, ids));

/** The names and faces of sessions and people that a list of conversations shows. One round trip. */
export const listNames = (
  db: Database,
  viewerId: number,
  { sessionIds, userIds }: { sessionIds: readonly number[]; userIds: readonly number[] },
) =>
  db.batch({
    people: people(viewerId, userIds),
    sessions: select(
      fields(columns(sessions, ['id', 'name'], 's'), {
        games:
          // The first one, whose position isn't 0 after it was merged with another of the session.
          games(sql`(SELECT json_group_array(${sql.raw(GAME_JSON)}) FROM (SELECT sg.game_id FROM session_games sg
          WHERE sg.session_id = s.id ORDER BY sg.position LIMIT 1) f CROSS JOIN games g ON g.id = f.game_id)`),
      }),
    )`FROM ${idList(sessionIds)} i JOIN sessions s ON s.id = i.value`,
  });

/**
 * Tells members that a message in the session's room mentions them.
 * @param toldSince leaves out whom the author has mentioned since then, in ms since 1970
 * @returns the notices to deliver
 */
export const noticeMentions = (
  db: Database,
  mention: {
    userIds: readonly number[];
    actorId: number;
    sessionId: number;
    toldSince: number | null;
    now: number;
  },
) => {
  const { userIds, toldSince, ...facts } = mention;
  const told = sql`SELECT 1 FROM notices n WHERE n.user_id = j.value AND n.kind = 'mentioned'
    AND n.actor_id = ${facts.actorId} AND n.session_id = ${facts.sessionId} AND n.created_at >= ${toldSince}`;
  return db.all(
    insertNotices(
      sql`SELECT j.value AS id FROM json_each(${JSON.stringify(userIds)}) j
        ${toldSince === null ? sql`` : sql`WHERE NOT EXISTS (${told})`}`,
      { kind: 'mentioned', ...facts },
    ),
  );
};
