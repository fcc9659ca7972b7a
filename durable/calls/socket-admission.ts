import { type Admission, readAdmission } from '../../worker/contract/objects/admission.ts';
import { SOCKETS_PER_PERSON_MAX } from '../../worker/contract/socket.ts';
import { mayOpenSocket } from '../../worker/presence/queries/presence.ts';
import { FloodBans } from './flood-bans.ts';

/** @returns true once per ticket. Expired tickets are deleted, since they are invalid anyway. */
function redeemTicket(
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

interface Ports {
  me: () => number;
  storage: DurableObjectStorage;
  db: D1Database;
  openSockets: () => number;
}

const refuse = (status: 401 | 429, headers: HeadersInit = {}) =>
  new Response(null, { status, headers });

/** Decides whether a user's object takes a socket. */
export class SocketAdmission {
  readonly #ports: Ports;
  readonly floodBans = new FloodBans();
  /** How often a device was ended since this object was created. */
  #deviceEnds = 0;

  constructor(ports: Ports) {
    this.#ports = ports;
  }

  /**
   * @returns the refusal, or null: 429 beyond twenty sockets, or with `Retry-After` for a device that has flooded; 401
   * for a used ticket or one whose device has ended
   */
  async check(request: Request): Promise<Response | null> {
    const admission = readAdmission(request);
    const bannedMs = this.floodBans.left(admission.deviceId, Date.now());
    if (bannedMs > 0) return refuse(429, { 'Retry-After': String(Math.ceil(bannedMs / 1000)) });
    if (this.#isFull()) return refuse(429);
    if (
      !redeemTicket(this.#ports.storage, admission, Date.now()) ||
      !(await this.#mayAct(admission.deviceId))
    ) {
      return refuse(401);
    }
    return this.#isFull() ? refuse(429) : null;
  }

  deviceEnded() {
    this.#deviceEnds += 1;
  }

  #isFull() {
    return this.#ports.openSockets() >= SOCKETS_PER_PERSON_MAX;
  }

  /** Whether the device may still act. Queries again if a device was ended while the database answered. */
  async #mayAct(deviceId: number): Promise<boolean> {
    for (;;) {
      const ends = this.#deviceEnds;
      const may = await mayOpenSocket(this.#ports.db, { id: this.#ports.me(), deviceId });
      if (!may || ends === this.#deviceEnds) return may;
    }
  }
}
