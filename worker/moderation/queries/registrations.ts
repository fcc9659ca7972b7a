import { type SQL, sql } from 'drizzle-orm';

import { REGISTRATION_MODE } from '../../accounts/queries/registration.ts';
import type { Person } from '../../contract/person.ts';
import type { RegistrationMode } from '../../contract/registration-vocabulary.ts';
import { logAction } from '../../core/audit.ts';
import type { Database } from '../../core/database.ts';
import { storedWords } from '../../core/held-texts.ts';
import { PERSON_JSON } from '../../core/person.ts';
import { flag, json, select } from '../../core/rows.ts';
import { reindexUser } from '../../core/search-index.ts';

const LISTED_MAX = 60;

interface SettingsRow {
  registration: RegistrationMode;
  heldWords: string;
}

const HELD_WORDS = sql`coalesce((SELECT value ->> '$.text' FROM settings WHERE name = 'held-words'), '')`;
const selectSettings = sql<SettingsRow>`SELECT ${REGISTRATION_MODE} AS registration, ${HELD_WORDS} AS heldWords`;

export async function readSettings(db: Database) {
  const [row] = await db.all(selectSettings);
  return row ?? { registration: 'open' as const, heldWords: '' };
}

interface Change {
  registration?: RegistrationMode | undefined;
  heldWords?: string | undefined;
  heldWordsBefore?: string | undefined;
  adminId: number;
  now: number;
}

const write = (
  name: string,
  value: string,
  may: SQL,
) => sql`INSERT INTO settings (name, value) SELECT ${name}, ${value} WHERE ${may}
  ON CONFLICT (name) DO UPDATE SET value = excluded.value`;

/**
 * Sets who may register, and which words hold a text. Nothing is logged of what is so already.
 * @returns the settings. Undefined if the words were changed since the caller read them. Then nothing is written
 */
export async function changeSettings(
  db: Database,
  { registration, heldWords, heldWordsBefore, adminId, now }: Change,
) {
  const may = heldWordsBefore === undefined ? sql`1` : sql`${HELD_WORDS} = ${heldWordsBefore}`;
  const entry = { adminId, about: '/api/admin/settings', reason: '', now };
  const { rows } = await db.batch({
    mode:
      registration === undefined
        ? []
        : [
            logAction(sql`WHERE ${REGISTRATION_MODE} <> ${registration} AND ${may}`, {
              ...entry,
              action: 'registration-changed',
              before: sql`json_object('registration', ${REGISTRATION_MODE})`,
              after: sql`json_object('registration', ${registration})`,
            }),
            write('registration', registration, may),
          ],
    words:
      heldWords === undefined
        ? []
        : [
            logAction(sql`WHERE ${HELD_WORDS} <> ${heldWords} AND ${may}`, {
              ...entry,
              action: 'held-words-changed',
              before: sql`json_object('heldWords', ${HELD_WORDS})`,
              after: sql`json_object('heldWords', ${heldWords})`,
            }),
            write('held-words', JSON.stringify(storedWords(heldWords)), may),
          ],
    rows: selectSettings,
  });
  const [row] = rows;
  return row?.heldWords === (heldWords ?? row?.heldWords) ? row : undefined;
}

const selectOrigin = (id: number, now: number) => ({
  rows: select({
    id: sql<number>`r.id`,
    waiting: flag(sql`r.status = 'pending' AND r.leaves_at > ${now}`),
    inviter: json<Person | null>(sql`(SELECT ${PERSON_JSON} FROM invited_users i
        JOIN users u ON u.id = i.inviter_id WHERE i.user_id = r.id)`),
  })`FROM users r WHERE r.id = ${id}`,
  invited: select({ person: json<Person>(PERSON_JSON) })`FROM invited_users i
      JOIN users u ON u.id = i.user_id WHERE i.inviter_id = ${id} ORDER BY i.user_id DESC LIMIT ${LISTED_MAX}`,
});

/** Who invited a user, whom they invited, and whether their registration waits for a decision. */
export async function findRegistration(db: Database, id: number, now: number) {
  const { rows, invited } = await db.batch(selectOrigin(id, now));
  const [row] = rows;
  return row && { row, invited: invited.map(({ person }) => person) };
}

interface Decision {
  id: number;
  adminId: number;
  approved: boolean;
  reason: string;
  now: number;
}

/**
 * Approves a registration that waits, or declines it: then the next sweep deletes the account.
 * @returns whether anything changed, whom to email, and the registration. Undefined if there is no such account
 */
export async function decideRegistration(
  db: Database,
  { id, adminId, approved, reason, now }: Decision,
) {
  const source = sql`FROM users u WHERE u.id = ${id} AND u.status = 'pending' AND u.leaves_at > ${now}`;
  const becomes = approved ? 'active' : 'gone';
  const { readers, log, origin } = await db.batch({
    readers: sql<{ email: string; locale: string | null }>`SELECT u.email, u.locale ${source}`,
    log: logAction(source, {
      adminId,
      action: approved ? 'registration-approved' : 'registration-declined',
      about: `/api/users/${id}`,
      reason,
      before: sql`json_object('status', u.status)`,
      after: sql`json_object('status', ${becomes})`,
      now,
    }),
    written: sql`UPDATE users SET status = ${becomes}, leaves_at = ${approved ? null : now}
      WHERE id IN (SELECT u.id ${source})`,
    index: reindexUser(id),
    origin: selectOrigin(id, now),
  });
  const [row] = origin.rows;
  return (
    row && {
      changed: log.length > 0,
      reader: readers[0],
      row,
      invited: origin.invited.map(({ person }) => person),
    }
  );
}
