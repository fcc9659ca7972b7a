import { sql } from 'drizzle-orm';

import type { Database } from '../../core/database.ts';
import { mayAct } from '../../core/refusals.ts';
import { type Row, type RowOf, columns } from '../../core/rows.ts';
import { devices } from '../../core/schema/accounts.ts';

/** How long a token that was exchanged gets the same next one again: two tabs may refresh at once. */
const REFRESH_GRACE_MS = 60 * 1000;

type Device = Row<typeof devices>;

interface Rotation extends Pick<Device, 'userId' | 'generation'> {
  deviceId: Device['id'];
  /** The token was an old one, so it was stolen or replayed. Its device was ended. */
  ended: boolean;
}

const ROTATED = columns(devices, ['id', 'userId', 'generation', 'revokedAt']);

/**
 * Moves a device on to its next generation. A refresh token is valid as the newest one, or as the one that was last
 * exchanged, as long as nobody has presented what it was exchanged for. That answer may have got lost. Within 60 s the
 * exchanged one gets the same next token again, and nothing is written. So two tabs end with the same token. Later it
 * gets a fresh one, and the unused one dies. Any other old token was stolen or replayed, and ends the device. So a thief
 * and the owner can't both go on. May run twice with the same time.
 * @returns null if the token is no longer valid or the account may not act
 */
export async function rotateDevice(
  db: Database,
  { deviceKey, generation }: { deviceKey: string; generation: number },
  now: number,
): Promise<Rotation | null> {
  const newest = sql`${generation} = generation`;
  const exchanged = sql`${generation} = generation - 1 - unused`;
  const next = sql`(${newest} OR (${exchanged} AND rotated_at <= ${now - REFRESH_GRACE_MS}))`;
  const [row] = await db.all(sql<RowOf<typeof ROTATED>>`
    UPDATE devices SET
      revoked_at = CASE WHEN revoked_at IS NULL AND NOT (${newest} OR ${exchanged}) THEN ${now} ELSE revoked_at END,
      rotated_at = CASE WHEN ${next} THEN ${now} ELSE rotated_at END,
      unused = CASE WHEN ${newest} THEN 0 WHEN ${next} THEN unused + 1 ELSE unused END,
      generation = CASE WHEN ${next} THEN generation + 1 ELSE generation END
    WHERE key = ${deviceKey} AND (revoked_at IS NULL OR revoked_at = ${now}) AND expires_at > ${now}
      AND ${generation} <= generation
      AND EXISTS (SELECT 1 FROM users u WHERE u.id = devices.user_id AND ${mayAct(now)})
    RETURNING ${ROTATED}`);
  if (!row) return null;
  const { id: deviceId, userId } = row;
  return { deviceId, userId, generation: row.generation, ended: row.revokedAt !== null };
}

const ENDED = columns(devices, ['id', 'userId']);

/**
 * Logs a device out. Its refresh tokens are invalid from then on. May run twice.
 * @returns whose device it is, or undefined if there is none
 */
export async function revokeDevice(db: Database, deviceKey: string, now: number) {
  const [device] = await db.all(sql<RowOf<typeof ENDED>>`
    UPDATE devices SET revoked_at = coalesce(revoked_at, ${now}) WHERE key = ${deviceKey}
    RETURNING ${ENDED}`);
  return device;
}

const DEVICE = columns(devices, ['id', 'userAgent', 'country', 'createdAt', 'rotatedAt', 'way']);

export type DeviceRow = RowOf<typeof DEVICE>;

/** How many are listed, the latest log-ins first. */
const DEVICES_MAX = 100;

export const listDevices = (db: Database, userId: number, now: number) =>
  db.all(sql<DeviceRow>`
    SELECT ${DEVICE} FROM devices
    WHERE user_id = ${userId} AND revoked_at IS NULL AND expires_at > ${now}
    ORDER BY id DESC LIMIT ${DEVICES_MAX}`);

/** A device that is logged out may be a trusted browser, and nothing says which one. So all browsers need a code again. */
const distrustBrowsers = (userId: number) =>
  sql`DELETE FROM trusted_browsers WHERE user_id = ${userId}`;

/** Logs out one of a user's devices. May run twice. @returns false if it isn't theirs */
export async function revokeDeviceOf(db: Database, userId: number, deviceId: number, now: number) {
  const { ended } = await db.batch({
    ended: sql`UPDATE devices SET revoked_at = coalesce(revoked_at, ${now})
      WHERE id = ${deviceId} AND user_id = ${userId} RETURNING id`,
    trusted: distrustBrowsers(userId),
  });
  return ended.length > 0;
}

/** The statements that log out all of a user's devices but one. */
export const endOthers = (userId: number, deviceId: number, now: number) => ({
  ended: sql<Pick<Device, 'id'>>`UPDATE devices SET revoked_at = ${now}
    WHERE user_id = ${userId} AND id <> ${deviceId} AND revoked_at IS NULL AND expires_at > ${now}
    RETURNING id`,
  trusted: distrustBrowsers(userId),
});

/** Logs out all of a user's devices but one, also those that aren't listed. @returns their ids */
export async function revokeOtherDevices(
  db: Database,
  userId: number,
  deviceId: number,
  now: number,
) {
  const { ended } = await db.batch(endOthers(userId, deviceId, now));
  return ended.map(({ id }) => id);
}
