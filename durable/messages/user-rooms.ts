import type { MessageDelivery, UserRoom } from '../../worker/contract/objects/rpc.ts';
import { type Sql, sqlOf } from '../sql.ts';

/** A room's place in the list may be this outdated, so that not every message writes a row. */
const ORDER_LASTS_MS = 3_600_000;

interface RoomRow extends Record<string, SqlStorageValue> {
  room: string;
  readNumber: number;
  unread: number | null;
  /** When the last message came, in ms since 1970. The list is in this order. */
  changedAt: number;
}

type Listed = Pick<RoomRow, keyof UserRoom>;

/**
 * One user's rooms: the number up to which each is read, and whether there is more. Only the first unread message
 * writes a row. Later ones, and the user's own, don't. The room itself knows how many are unread.
 */
export class UserRooms {
  readonly #sql: Sql;
  /** The newest number of each room since this object was created. A read mark from before it may arrive late. */
  readonly #latest = new Map<string, number>();
  #exists: boolean;

  constructor(storage: DurableObjectStorage) {
    this.#sql = sqlOf(storage.sql);
    this.#exists = this.#sql`SELECT 1 FROM sqlite_master WHERE name = 'rooms'`.length > 0;
  }

  #find(room: string): RoomRow | undefined {
    if (!this.#exists) return undefined;
    const [row] =
      this.#sql<RoomRow>`SELECT room, read_number AS readNumber, unread, changed_at AS changedAt
      FROM rooms WHERE room = ${room}`;
    return row;
  }

  #write({ room, readNumber, unread, changedAt }: RoomRow) {
    if (!this.#exists) {
      this.#sql`CREATE TABLE IF NOT EXISTS rooms (room TEXT PRIMARY KEY, read_number INTEGER NOT NULL,
        unread INTEGER, changed_at INTEGER NOT NULL) WITHOUT ROWID`;
      this.#exists = true;
    }
    this.#sql`INSERT OR REPLACE INTO rooms VALUES (${room}, ${readNumber}, ${unread}, ${changedAt})`;
  }

  /**
   * Records a new message.
   * @param own whether this user wrote it
   * @param viewed whether a tab shows the room: then that tab reports what was read
   * @returns whether the room becomes unread with it
   */
  record(
    { room, message: { number, sentAt } }: MessageDelivery,
    { own, viewed }: { own: boolean; viewed: boolean },
  ): boolean {
    this.#latest.set(room, Math.max(number, this.latest(room)));
    const row = this.#find(room);
    const changedAt = Date.parse(sentAt);
    if (!row) {
      const unread = own || viewed ? null : number;
      this.#write({ room, readNumber: own ? number : 0, unread, changedAt });
      return unread !== null;
    }
    const becomesUnread = !own && !viewed && row.unread === null && number > row.readNumber;
    if (own && row.unread !== null && row.unread <= number) {
      this.#write({ room, readNumber: number, unread: null, changedAt });
    } else if (becomesUnread) {
      this.#write({ ...row, unread: number, changedAt });
    } else if (changedAt - row.changedAt > ORDER_LASTS_MS) {
      this.#write({ ...row, changedAt });
    }
    return becomesUnread;
  }

  /** Keeps a room in which this user has reacted to a message, because an export and a deletion ask the list for it. */
  keep(room: string, { number, sentAt }: { number: number; sentAt: string }) {
    if (this.#find(room)) return;
    this.#write({ room, readNumber: number, unread: null, changedAt: Date.parse(sentAt) });
  }

  /** A tab no longer shows the room. @param number the last message that came meanwhile, 0 if there was none */
  leaveUnread(room: string, number: number) {
    const row = this.#find(room);
    if (row && row.unread === null && number > row.readNumber) {
      this.#write({ ...row, unread: number, changedAt: Date.now() });
    }
  }

  /** Moves the read mark forward, never back. @returns the resulting mark */
  markRead(room: string, number: number, lastNumber: number, now: number): number {
    const row = this.#find(room);
    const readNumber = Math.max(number, row?.readNumber ?? 0);
    const last = Math.max(lastNumber, this.latest(room));
    const unread = readNumber >= last ? null : last;
    if (!row || row.readNumber !== readNumber || row.unread !== unread) {
      this.#write({ room, readNumber, unread, changedAt: row?.changedAt ?? now });
    }
    return readNumber;
  }

  /** The newest number of a room since this object was created, or 0. */
  latest = (room: string) => this.#latest.get(room) ?? 0;

  readNumber(room: string) {
    return this.#find(room)?.readNumber ?? 0;
  }

  /** Rooms with unread messages, each with the number of an unread message. */
  unread(): { room: string; number: number }[] {
    if (!this.#exists) return [];
    return this.#sql`SELECT room, unread AS number FROM rooms WHERE unread IS NOT NULL`;
  }

  /**
   * Rooms in the order of their last message, newest first. Rooms of the same millisecond are on the same page.
   * @param before in ms since 1970: only rooms whose last message is older
   */
  list({
    limit,
    before = Number.MAX_SAFE_INTEGER,
  }: {
    limit: number;
    before?: number | undefined;
  }): UserRoom[] {
    if (!this.#exists) return [];
    return this.#sql<Listed>`SELECT room, read_number AS readNumber, changed_at AS changedAt FROM rooms
      WHERE changed_at < ${before} AND changed_at >= coalesce((SELECT changed_at FROM rooms
        WHERE changed_at < ${before} ORDER BY changed_at DESC LIMIT 1 OFFSET ${limit - 1}), 0)
      ORDER BY changed_at DESC, room`;
  }

  forget(rooms: readonly string[]) {
    if (!this.#exists) return;
    this.#sql`DELETE FROM rooms WHERE room IN (SELECT value FROM json_each(${JSON.stringify(rooms)}))`;
  }
}
