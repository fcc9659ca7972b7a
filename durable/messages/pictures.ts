import { MediaItem } from '../../worker/contract/media.ts';
import type { Sql } from '../sql.ts';
import type { RoomTables } from './room-tables.ts';

interface PictureRow extends Record<string, SqlStorageValue> {
  message: number;
  item: string;
}

const toItem = ({ item }: PictureRow) => MediaItem.parse(JSON.parse(item));

/** The pictures of a room's messages. A room has no table for them until its first picture, so others cost nothing more. */
export class Pictures {
  readonly #sql: Sql;
  readonly #tables: RoomTables;

  constructor(sql: Sql, tables: RoomTables) {
    this.#sql = sql;
    this.#tables = tables;
  }

  exist = () => this.#tables.havePictures();

  /** The pictures of these messages, each in the order in which they were sent. */
  to(numbers: readonly number[]): Map<number, MediaItem[]> {
    if (numbers.length === 0 || !this.exist()) return new Map();
    const rows = this.#sql<PictureRow>`SELECT message, item FROM pictures
      WHERE message IN (SELECT value FROM json_each(${JSON.stringify(numbers)})) ORDER BY message, place`;
    const byMessage = Map.groupBy(rows, ({ message }) => message);
    return new Map(Array.from(byMessage, ([message, own]) => [message, own.map(toItem)]));
  }

  add(message: number, items: readonly MediaItem[]) {
    if (items.length === 0) return;
    this.#tables.createPictures();
    for (const [place, item] of items.entries()) {
      this.#sql`INSERT INTO pictures VALUES (${item.id}, ${message}, ${place}, ${JSON.stringify(item)})`;
    }
  }

  /** Those of the pictures that a message shows, with its number. */
  sent(ids: readonly number[]): { id: number; message: number }[] {
    if (!this.exist() || ids.length === 0) return [];
    return this.#sql<{ id: number; message: number }>`SELECT id, message FROM pictures
      WHERE id IN (SELECT value FROM json_each(${JSON.stringify(ids)}))`;
  }

  describe(id: number, alt: string) {
    this.#sql`UPDATE pictures SET item = json_set(item, '$.alt', ${alt}) WHERE id = ${id}`;
  }

  clear(message: number) {
    if (this.exist()) this.#sql`DELETE FROM pictures WHERE message = ${message}`;
  }

  /** Removes the pictures of what a user wrote. */
  forget(user: number) {
    if (!this.exist()) return;
    this.#sql`DELETE FROM pictures WHERE message IN (SELECT number FROM messages WHERE author = ${user})`;
  }
}
