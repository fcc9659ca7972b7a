import { sql } from 'drizzle-orm';

import type { Ticket } from '../tickets.ts';

/** Uses a ticket up. @returns a row, or none if it was used before */
export const spendTicket = ({ hash, expiresAt }: Pick<Ticket, 'hash' | 'expiresAt'>) => sql<{
  spent: number;
}>`INSERT INTO spent_tickets (hash, expires_at) VALUES (${hash}, ${expiresAt})
  ON CONFLICT DO NOTHING RETURNING 1 AS spent`;
