import { type SQL, sql } from 'drizzle-orm';

import { gameNow } from '../../../catalogue/queries/games.ts';
import { showSessions } from '../../../core/held-texts.ts';
import type { Row } from '../../../core/rows.ts';
import type { users } from '../../../core/schema/accounts.ts';
import { indexSessions } from '../../../core/search-index.ts';
import { extraWords } from '../../../core/search-words.ts';
import { notBlocked } from '../../../core/visibility.ts';
import { countSeats, ofAge, seatsFor } from '../../queries/seats.ts';
import { GIVEN, GIVEN_COLUMNS, holdTexts } from '../../queries/session-fields.ts';
import type { Plan } from '../plan.ts';

/** What the sweep does with one series, computed from the state at `revision`. */
export interface Look extends Plan {
  key: string;
  revision: number;
  /** The host's status, on which the plan depends. */
  hostStatus: Row<typeof users>['status'];
  /** Whether the series is over for good. */
  over: boolean;
  /** The words under which its sessions are found, beside their texts. */
  nameWords: string;
  descriptionWords: string;
  name: string;
  description: string;
}

/** @param template its texts are NULL once the account is deleted */
export const wordsOfSeries = (template: { name: string | null; description: string | null }) => ({
  name: template.name ?? '',
  description: template.description ?? '',
  nameWords: extraWords(template.name ?? ''),
  descriptionWords: extraWords(template.description ?? ''),
});

/** Whether user `u` may have a seat in session `s`. A suspended user may be back by then. */
export const mayStay = sql`u.status IN ('active', 'suspended')
  AND ${ofAge('u')} AND ${notBlocked(sql`u.id`, sql`s.host_id`)}`;

/** A member's role, or none if session `s` doesn't have it. */
export const roleIn = (role: string) =>
  sql.raw(`(SELECT x.value ->> '$.name' FROM json_each(s.roles) x
  WHERE x.value ->> '$.name' = ${role})`);

const member = (name: string) => sql.raw(`j.value ->> '${name}'`);
const begun = (name: string) => sql.raw(`r.template ->> '${name}'`);

type Field = 'name' | 'description';

/**
 * A text of the next session of series `r`, or the words under which it's found. If the template's was refused in a
 * session that shows another, it is that one: the next sessions don't have to wait for an appeal.
 */
const begunText = (field: Field, column: `${Field}${'' | '_words'}`, otherwise: SQL) => {
  const refused = sql`SELECT 1 FROM held_texts x WHERE x.user_id = r.host_id AND x.session_id = o.id
    AND x.field = ${field} AND x.text = ${begun(field)} AND x.refused = 1`;
  return sql`coalesce((SELECT o.${sql.raw(column)} FROM sessions o WHERE o.series_id = r.id
    AND o.visibility <> 'held' AND EXISTS (${refused}) ORDER BY o.series_day DESC LIMIT 1), ${otherwise})`;
};

/** Whether session `s` begins with this text of its template, and no other session of its series already shows it. */
const isUnseen = (field: Field, text: string) => {
  const column = sql.raw(field);
  return sql`(s.${column} = ${text} AND NOT EXISTS (SELECT 1 FROM sessions o WHERE o.series_id = s.series_id
    AND o.visibility = 'public' AND o.taken_down_at IS NULL AND o.${column} = ${text}))`;
};

/** The host's role in a series' template, if the sessions have that role. */
export const hostRoleIn = (template: SQL, roles = sql`${template} -> '$.roles'`) =>
  sql`(SELECT x.value ->> '$.name' FROM json_each(${roles}) x WHERE x.value ->> '$.name' = ${template} ->> 'hostRole')`;

/**
 * Joins planned sessions with their series `r`, if it hasn't changed since it was planned. Each statement of the batch
 * uses this.
 */
const unchanged = (planned: SQL) => sql`json_each(${planned}) j
  CROSS JOIN series r ON r.link_key = ${member('key')} AND r.revision = ${member('revision')}
  CROSS JOIN users h ON h.id = r.host_id AND h.status = ${member('hostStatus')}`;

/**
 * How many members with the same role joined earlier and may still come. If that is less than the role's seats, the
 * member gets a seat.
 */
const joinedBefore = sql`(SELECT count(*) FROM series_members o CROSS JOIN users u ON u.id = o.user_id AND ${mayStay}
  WHERE o.series_id = m.series_id
  AND (o.joined_at, o.user_id) < (m.joined_at, m.user_id) AND ${roleIn('o.role')} IS ${roleIn('m.role')})`;

/**
 * Creates the sessions of some series, with their members, and sets when each series is due next. The last statement
 * raises the revision, so a plan that runs twice writes nothing the second time.
 */
export function makeSessions(looks: readonly Look[], now: number) {
  const series = sql`${JSON.stringify(looks.map((look) => ({ ...look, sessions: undefined })))}`;
  const planned = sql`${JSON.stringify(
    looks.flatMap(({ sessions, key, revision, hostStatus, nameWords, descriptionWords }) =>
      sessions.map((session) => ({
        ...session,
        key,
        revision,
        hostStatus,
        nameWords,
        descriptionWords,
      })),
    ),
  )}`;
  // Only sessions that this batch has created. A day that already had a session keeps it unchanged.
  const made = sql`${unchanged(planned)}
    CROSS JOIN sessions s ON s.series_id = r.id AND s.series_day = ${member('day')} AND s.created_at = ${now}`;
  const ids = sql`SELECT s.id FROM ${made}`;
  return {
    sessions: sql`
      INSERT INTO sessions (host_id, name, name_words, description, description_words, ${GIVEN_COLUMNS},
        starts_at, ends_at, visibility, host_role, link_key, remind_at, matched,
        series_id, series_day, series_number, is_later, created_at)
      SELECT r.host_id, ${begunText('name', 'name', begun('name'))}, ${begunText('name', 'name_words', member('nameWords'))},
        ${begunText('description', 'description', begun('description'))}, ${begunText('description', 'description_words', member('descriptionWords'))},
        ${sql.join(GIVEN.map(begun), sql`, `)}, ${member('startsAt')}, ${member('endsAt')},
        iif(${begun('visibility')} = 'public', 'held', ${begun('visibility')}), ${hostRoleIn(sql.raw('r.template'))}, r.link_key, ${member('remindAt')}, ${member('number')} > 1,
        r.id, ${member('day')}, ${member('number')}, 1, ${now}
      FROM ${unchanged(planned)} WHERE 1 ON CONFLICT DO NOTHING`,
    games: sql`INSERT OR IGNORE INTO session_games (session_id, game_id, position)
      SELECT s.id, ${gameNow(sql.raw('g.value'))}, g.key FROM ${made} CROSS JOIN json_each(r.template, '$.games') g`,
    members: sql`INSERT INTO applications (session_id, user_id, text, role, status, status_at, created_at)
      SELECT s.id, u.id, '', ${roleIn('m.role')}, iif(${joinedBefore} <
        ${seatsFor(roleIn('m.role'))}, 'accepted', 'waiting'), ${now}, ${now}
      FROM ${made} CROSS JOIN series_members m INDEXED BY series_members_order ON m.series_id = r.id
        CROSS JOIN users u ON u.id = m.user_id WHERE ${mayStay}`,
    hold: looks.flatMap(({ name, description, key }) =>
      holdTexts(
        { name, description },
        {
          target: sql`(${ids} AND r.link_key = ${key})`,
          actorId: sql`s.host_id`,
          now,
          only: (field) => isUnseen(field, { name, description }[field]),
        },
      ),
    ),
    shown: showSessions(ids),
    seats: countSeats(ids),
    indexed: indexSessions(ids),
    later: sql`UPDATE sessions SET is_later = id <> (SELECT n.id FROM sessions n
        WHERE n.series_id = sessions.series_id AND n.closed = 0 ORDER BY n.starts_at, n.id LIMIT 1)
      WHERE closed = 0 AND series_id IN (SELECT r.id FROM ${unchanged(series)})`,
    looked: sql`UPDATE series SET revision = revision + 1, next_day = ${member('nextDay')},
        next_number = ${member('nextNumber')},
        due_at = CASE WHEN ${member('over')} THEN NULL ELSE coalesce(${member('dueAt')},
          (SELECT max(s.ends_at) FROM sessions s WHERE s.series_id = series.id AND s.closed = 0)) END
      FROM json_each(${series}) j WHERE series.link_key = ${member('key')} AND series.revision = ${member('revision')}
        AND EXISTS (SELECT 1 FROM users h WHERE h.id = series.host_id AND h.status = ${member('hostStatus')})`,
  };
}
