import { z } from 'zod';

/**
 * What the Worker knows about a socket when it passes the upgrade to the object. It travels in a header of a request
 * that the Worker builds, so a client can't set it.
 */
const Admission = z.object({
  deviceId: z.int(),
  ticketId: z.string(),
  /** In ms since 1970. */
  expiresAt: z.int(),
  /** The peer id that the tab had before it lost its socket, and wants to keep. */
  asked: z.uuid().nullable(),
});
export type Admission = z.infer<typeof Admission>;

const HEADER = 'x-peerway-admission';

/**
 * The upgrade request to the object. The server chooses the socket's id, which partyserver takes from `_pk`. A client
 * that could choose it could replace another socket.
 */
export const admissionRequest = (admission: Admission) =>
  new Request(`https://signalling/?_pk=${crypto.randomUUID()}`, {
    headers: { Upgrade: 'websocket', [HEADER]: JSON.stringify(admission) },
  });

export const readAdmission = (request: Request): Admission =>
  Admission.parse(JSON.parse(request.headers.get(HEADER) ?? 'null'));

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
