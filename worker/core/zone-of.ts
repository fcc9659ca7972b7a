import { sql } from 'drizzle-orm';

/** The time zone of a user's settings, such as `Europe/Berlin`. @param userId a column */
export const zoneOf = (userId: string) =>
  sql<string>`coalesce((SELECT n.zone FROM notification_settings n WHERE n.user_id = ${sql.raw(userId)}), 'UTC')`;
