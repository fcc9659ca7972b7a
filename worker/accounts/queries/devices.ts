import { sql } from 'drizzle-orm';

import type { Database } from '../../core/database.ts';
import { type Row, type RowOf, columns } from '../../core/rows.ts';
import { devices } from '../../core/schema.ts';
import { mayAct } from '../../core/refusals.ts';

/** How long the token before the current one is good: two tabs, or an answer lost on the way. */
const REFRESH_GRACE_MS = 60 * 1000;

type Device = Row<typeof devices>;

interface Rotation extends Pick<Device, 'userId' | 'generation'> {
  deviceId: Device['id'];
  /** The token was an old one, stolen or replayed: its device has ended by this. */
  ended: boolean;
}

const ROTATED = columns(devices, ['id', 'userId', 'generation', 'revokedAt']);

/**
 * Moves a device on to its next generation. The generation before the current one is answered with the
 * current one for 60 s, which writes nothing new: two tabs and a lost answer both end with the same token.
 * One that is older has been stolen or replayed, and ends the device.
 * @returns null where the token no longer counts or the account may not act
 */
export async function rotateDevice(
  db: Database,
  { deviceKey, generation }: { deviceKey: string; generation: number },
  now: number,
): Promise<Rotation | null> {
  const reused = sql`(${generation} < generation - 1
    OR (${generation} = generation - 1 AND rotated_at <= ${now - REFRESH_GRACE_MS}))`;
  const [row] = await db.all(sql<RowOf<typeof ROTATED>>`
    UPDATE devices SET
      revoked_at = CASE WHEN ${reused} THEN ${now} END,
      rotated_at = CASE WHEN ${generation} = generation THEN ${now} ELSE rotated_at END,
      generation = CASE WHEN ${generation} = generation THEN generation + 1 ELSE generation END
    WHERE key = ${deviceKey} AND revoked_at IS NULL AND expires_at > ${now}
      AND ${generation} <= generation
      AND EXISTS (SELECT 1 FROM users u WHERE u.id = devices.user_id AND ${mayAct(now)})
    RETURNING ${ROTATED}`);
  if (!row) return null;
  const { id: deviceId, userId } = row;
  return { deviceId, userId, generation: row.generation, ended: row.revokedAt !== null };
}

const ENDED = columns(devices, ['id', 'userId']);

/**
 * Ends what one is logged in with: its refresh tokens are dead from now on.
 * @returns whose device it was; undefined where it had ended before
 */
export async function revokeDevice(db: Database, deviceKey: string, now: number) {
  const [device] = await db.all(sql<RowOf<typeof ENDED>>`
    UPDATE devices SET revoked_at = ${now} WHERE key = ${deviceKey} AND revoked_at IS NULL
    RETURNING ${ENDED}`);
  return device;
}

const DEVICE = columns(devices, ['id', 'userAgent', 'createdAt', 'rotatedAt']);

export type DeviceRow = RowOf<typeof DEVICE>;

/** So many are listed, the latest log-ins first: more than anybody looks through. */
const DEVICES_MAX = 100;

/** What a person is logged in with. */
export const listDevices = (db: Database, userId: number, now: number) =>
  db.all(sql<DeviceRow>`
    SELECT ${DEVICE} FROM devices
    WHERE user_id = ${userId} AND revoked_at IS NULL AND expires_at > ${now}
    ORDER BY id DESC LIMIT ${DEVICES_MAX}`);

/** Ends one device of a person's. @returns whether it was theirs, and not ended before */
export async function revokeDeviceOf(db: Database, userId: number, deviceId: number, now: number) {
  const ended = await db.all(sql`
    UPDATE devices SET revoked_at = ${now}
    WHERE id = ${deviceId} AND user_id = ${userId} AND revoked_at IS NULL RETURNING id`);
  return ended.length > 0;
}
