import { sql } from 'drizzle-orm';

import type { FoundTag } from '../../contract/gamertag.ts';
import type { Database } from '../../core/database.ts';
import { hasHeldWord } from '../../core/held-texts.ts';
import type { Ticket } from '../tickets.ts';
import { spendTicket, unspent } from './tickets.ts';

interface Verified {
  userId: number;
  tags: readonly FoundTag[];
  ticket: Ticket;
  now: number;
}

/**
 * Stores gamertags that Discord has confirmed, in place of the user's others there. New ones are for friends. Changed
 * ones with one of the operator's words are for everyone no longer.
 *
 * @returns whether the ticket wasn't used before
 */
export async function saveVerified(db: Database, { userId, tags, ticket, now }: Verified) {
  const { spent } = await db.batch({
    hidden: tags.map(
      ({
        platform,
        tag,
      }) => sql`UPDATE gamertags SET visible_to = 'friends' WHERE user_id = ${userId} AND platform = ${platform}
        AND tag <> ${tag} AND visible_to = 'everyone' AND ${hasHeldWord(tag)} AND ${unspent(ticket)}`,
    ),
    saved: sql`INSERT INTO gamertags (user_id, platform, tag, visible_to, verified_at)
      SELECT ${userId}, t.value ->> 'platform', t.value ->> 'tag', 'friends', ${now}
      FROM json_each(${JSON.stringify(tags)}) t WHERE ${unspent(ticket)}
      ON CONFLICT (user_id, platform) DO UPDATE SET tag = excluded.tag, verified_at = excluded.verified_at`,
    spent: spendTicket(ticket),
  });
  return spent.length > 0;
}
