import { type SQL, sql } from 'drizzle-orm';

import { FORMER_NAME } from '../contract/former-name.ts';
import { textOrNull } from './rows.ts';
import { type UserId, hiddenAccount } from './visibility.ts';

/** The name of a user's first file as a raster to show small: of an SVG its copy, of a video its still. */
export const firstFileOf = (userId: string) =>
  textOrNull`${sql.raw(`(SELECT coalesce(m.copies ->> '$[0]', iif(m.extension = 'svg', NULL, m.new_name)) FROM media m
    WHERE m.user_id = ${userId} AND m.deleted_at IS NULL AND m.taken_down_at IS NULL
    ORDER BY m.position LIMIT 1)`)}`;

/** User `u` as a `Person` of the contract, in JSON. */
export const PERSON_JSON: SQL = sql`json_object('id', u.id, 'name', u.name, 'firstFile', ${firstFileOf('u.id')})`;

const isHidden = (alias: string, viewerId: UserId): SQL =>
  sql`(${hiddenAccount(alias)} AND ${sql.raw(alias)}.id <> ${viewerId})`;

/**
 * The name of user `alias` in what others keep: messages, notices, past sessions. A hidden account is called what it
 * will be called once it is deleted. Users always see their own.
 */
export const nameTo = (viewerId: UserId, alias: string) =>
  sql<string>`iif(${isHidden(alias, viewerId)}, ${sql.raw(`'${FORMER_NAME}', ${alias}.name`)})`;

/** Like `nameTo`, the user's first file. */
export const firstFileTo = (viewerId: UserId, alias: string) =>
  textOrNull`iif(${isHidden(alias, viewerId)}, NULL, ${firstFileOf(`${alias}.id`)})`;
