import { REACTION_KINDS_MAX } from '../../worker/contract/bounds.ts';
import type { Sql } from '../sql.ts';
import type { RoomTables } from './room-tables.ts';

export interface StoredReaction extends Record<string, SqlStorageValue> {
  message: number;
  emoji: string;
  user: number;
}

/** Reactions to a room's messages, one row for each message, emoji and user. */
export class Reactions {
  readonly #sql: Sql;
  readonly #tables: RoomTables;

  constructor(sql: Sql, tables: RoomTables) {
    this.#sql = sql;
    this.#tables = tables;
  }

  /** The reactions to these messages. Each message's emojis are in the order of their first use. */
  to(numbers: readonly number[]): Map<number, StoredReaction[]> {
    const rows = numbers.length === 0 ? [] : this.#select(numbers);
    return Map.groupBy(rows, ({ message }) => message);
  }

  #select(numbers: readonly number[]) {
    const [first, last] = [Math.min(...numbers), Math.max(...numbers)];
    // A page of messages is a range. Then those without reactions cost no row.
    return last - first < 2 * numbers.length
      ? this.#sql<StoredReaction>`SELECT message, emoji, user FROM reactions
          WHERE message BETWEEN ${first} AND ${last} ORDER BY message, place`
      : this.#sql<StoredReaction>`SELECT message, emoji, user FROM reactions
          WHERE message IN (SELECT value FROM json_each(${JSON.stringify(numbers)})) ORDER BY message, place`;
  }

  /**
   * The limit counts the kinds that the user sees, and the order is that of the reactions that they see. If those of
   * people with a block counted, a refusal or an emoji's place would tell of them.
   * @param blocked whom the user has a block with
   * @returns `full` if the message has all the kinds that it may have, `same` if the user has reacted so before
   */
  add(
    message: number,
    emoji: string,
    user: number,
    blocked: readonly number[],
  ): 'changed' | 'same' | 'full' {
    const kinds = this.#sql<{ emoji: string; own: number }>`
      SELECT emoji, max(user = ${user}) AS own FROM reactions WHERE message = ${message}
        AND user NOT IN (SELECT value FROM json_each(${JSON.stringify(blocked)})) GROUP BY emoji`;
    const kind = kinds.find((one) => one.emoji === emoji);
    if (kind?.own === 1) return 'same';
    if (!kind && kinds.length >= REACTION_KINDS_MAX) return 'full';
    this.#sql`INSERT INTO reactions SELECT ${message}, ${emoji}, ${user}, 1 + coalesce(max(place), 0)
      FROM reactions WHERE message = ${message}`;
    return 'changed';
  }

  remove(message: number, emoji: string, user: number): 'changed' | 'same' {
    const removed = this.#sql`DELETE FROM reactions
      WHERE message = ${message} AND emoji = ${emoji} AND user = ${user} RETURNING user`;
    return removed.length > 0 ? 'changed' : 'same';
  }

  clear(message: number) {
    this.#sql`DELETE FROM reactions WHERE message = ${message}`;
  }

  by(user: number): StoredReaction[] {
    if (!this.#tables.exist()) return [];
    return this.#sql<StoredReaction>`SELECT message, emoji, user FROM reactions
      WHERE user = ${user} ORDER BY message, place`;
  }

  /** Removes a user's reactions, and those to what they wrote. */
  forget(user: number) {
    if (!this.#tables.exist()) return;
    this.#sql`DELETE FROM reactions
      WHERE user = ${user} OR message IN (SELECT number FROM messages WHERE author = ${user})`;
  }
}
