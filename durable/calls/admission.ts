import { z } from 'zod';

/**
 * What the Worker found out about a socket before it asks the object to take it in. It travels in a header of a
 * request that the Worker builds itself, so nothing that a client sent gets here.
 */
const Admission = z.object({
  deviceId: z.int(),
  ticketId: z.string(),
  /** In ms since 1970. */
  expiresAt: z.int(),
  /** The peer id that the tab had before its socket was lost, and asks to have back. */
  asked: z.uuid().nullable(),
});
export type Admission = z.infer<typeof Admission>;

const HEADER = 'x-peerway-admission';

/**
 * The upgrade as the object gets it. The socket's id is the server's: partyserver takes it from `_pk`, and a
 * client that could choose it could take another socket's place.
 */
export const admissionRequest = (admission: Admission) =>
  new Request(`https://signalling/?_pk=${crypto.randomUUID()}`, {
    headers: { Upgrade: 'websocket', [HEADER]: JSON.stringify(admission) },
  });

export const readAdmission = (request: Request): Admission =>
  Admission.parse(JSON.parse(request.headers.get(HEADER) ?? 'null'));

/** True once per ticket; later ones find it used. Tickets are forgotten when they have expired anyway. */
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
