import { type SQL, sql } from 'drizzle-orm';

import type { Provider } from '../../contract/providers.ts';

/** Whether the provider of a row of `identities` is set up here. */
const works = (providers: readonly Provider[]) => sql`instr(${providers.join(' ')}, provider) > 0`;

/**
 * How many ways in an account has: its password, its passkeys and its identities. A new kind of way is added here.
 * @param providers the providers that are set up here
 */
export const waysIn = (
  userId: number,
  providers: readonly Provider[],
): SQL => sql`((SELECT password_hash <> '' FROM users WHERE id = ${userId})
  + (SELECT count(*) FROM passkeys WHERE user_id = ${userId})
  + (SELECT count(*) FROM identities WHERE user_id = ${userId} AND ${works(providers)}))`;

/** Whether a user can prove who they are without a provider. */
export const hasOwnProof = (
  userId: SQL | number,
): SQL => sql`((SELECT password_hash <> '' FROM users WHERE id = ${userId})
  OR EXISTS (SELECT 1 FROM passkeys WHERE user_id = ${userId})
  OR EXISTS (SELECT 1 FROM second_factors WHERE user_id = ${userId}))`;

/** Whether the user has another way in than this identity. */
export const hasOtherWay = (userId: number, identityId: number, providers: readonly Provider[]) =>
  sql`(${waysIn(userId, providers)} > (SELECT count(*) FROM identities
    WHERE id = ${identityId} AND user_id = ${userId} AND ${works(providers)}))`;
