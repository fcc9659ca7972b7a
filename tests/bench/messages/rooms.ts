import type { DatabaseSync } from 'node:sqlite';

/** Sessions with this many members, from user 1 on. User 1 is the host. */
export const ROOMS = {
  small: { id: 9_000_001, members: 2 },
  busy: { id: 9_000_002, members: 100 },
};

/** Adds a row like the first one of its table. */
function addLike(
  database: DatabaseSync,
  table: string,
  change: Record<string, number | string | null>,
) {
  const row = { ...database.prepare(`SELECT * FROM ${table} LIMIT 1`).get(), ...change };
  const places = Object.keys(row).map(() => '?');
  database
    .prepare(`INSERT INTO ${table} (${Object.keys(row).join()}) VALUES (${places.join()})`)
    .run(...Object.values(row));
}

/** Adds the sessions of `ROOMS`, which start tomorrow. */
export function addRooms(database: DatabaseSync) {
  const startsAt = Date.now() + 86_400_000;
  for (const { id, members } of Object.values(ROOMS)) {
    addLike(database, 'sessions', {
      id,
      host_id: 1,
      name: `Room ${id}`,
      starts_at: startsAt,
      ends_at: startsAt + 3_600_000,
      seats: members,
      seats_taken: members,
      link_key: `room-${id}`,
      taken_down_at: null,
      cancelled_at: null,
      closed: 0,
    });
    for (let user = 2; user <= members; user += 1) {
      addLike(database, 'applications', {
        id: id * 1_000 + user,
        session_id: id,
        user_id: user,
        status: 'accepted',
      });
    }
  }
}
