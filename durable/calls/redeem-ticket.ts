import type { Admission } from '../../worker/contract/objects/admission.ts';

/** @returns true once per ticket. Expired tickets are deleted, since they are invalid anyway. */
export function redeemTicket(
  storage: DurableObjectStorage,
  { ticketId, expiresAt }: Admission,
  now: number,
) {
  const { sql } = storage;
  sql.exec(
    'CREATE TABLE IF NOT EXISTS tickets (id TEXT PRIMARY KEY, expires_at INTEGER NOT NULL) WITHOUT ROWID',
  );
  sql.exec('DELETE FROM tickets WHERE expires_at <= ?', now);
  if (expiresAt <= now) return false;
  return (
    sql.exec('INSERT OR IGNORE INTO tickets VALUES (?, ?)', ticketId, expiresAt).rowsWritten > 0
  );
}
