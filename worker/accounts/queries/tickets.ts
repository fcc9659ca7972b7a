import { type SQL, sql } from 'drizzle-orm';

import type { Ticket } from '../tickets.ts';

/** Uses a ticket up. @returns a row, or none if it was used before */
export const spendTicket = ({ hash, expiresAt }: Pick<Ticket, 'hash' | 'expiresAt'>) =>
  sql<{ spent: number }>`INSERT INTO spent_tickets (hash, expires_at) VALUES (${hash}, ${expiresAt})
    ON CONFLICT DO NOTHING RETURNING 1 AS spent`;

/** Adds to a condition that the ticket wasn't used yet. */
export const unspent = ({ hash }: Pick<Ticket, 'hash'>, when = sql`1`): SQL =>
  sql`(${when} AND NOT EXISTS (SELECT 1 FROM spent_tickets WHERE hash = ${hash}))`;
