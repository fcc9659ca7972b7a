import { REACTION_KINDS_MAX } from '../../worker/contract/bounds.ts';
import type { RoomTables } from './room-tables.ts';

export interface StoredReaction extends Record<string, SqlStorageValue> {
  message: number;
  emoji: string;
  user: number;
}

/** Reactions to a room's messages, one row for each message, emoji and user. */
export class Reactions {
  readonly #sql: SqlStorage;
  readonly #tables: RoomTables;

  constructor(sql: SqlStorage, tables: RoomTables) {
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
    const [where, ...values] =
      last - first < 2 * numbers.length
        ? ['BETWEEN ? AND ?', first, last]
        : ['IN (SELECT value FROM json_each(?))', JSON.stringify(numbers)];
    return this.#sql
      .exec<StoredReaction>(
        `SELECT message, emoji, user FROM reactions WHERE message ${where} ORDER BY message, place`,
        ...values,
      )
      .toArray();
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
    const kinds = this.#sql
      .exec<{ emoji: string; own: number }>(
        `SELECT emoji, max(user = ?) AS own FROM reactions WHERE message = ?
          AND user NOT IN (SELECT value FROM json_each(?)) GROUP BY emoji`,
        user,
        message,
        JSON.stringify(blocked),
      )
      .toArray();
    const kind = kinds.find((one) => one.emoji === emoji);
    if (kind?.own === 1) return 'same';
    if (!kind && kinds.length >= REACTION_KINDS_MAX) return 'full';
    this.#sql.exec(
      `INSERT INTO reactions SELECT ?1, ?2, ?3, 1 + coalesce(max(place), 0) FROM reactions WHERE message = ?1`,
      message,
      emoji,
      user,
    );
    return 'changed';
  }

  remove(message: number, emoji: string, user: number): 'changed' | 'same' {
    const removed = this.#sql.exec(
      'DELETE FROM reactions WHERE message = ? AND emoji = ? AND user = ? RETURNING user',
      message,
      emoji,
      user,
    );
    return removed.toArray().length > 0 ? 'changed' : 'same';
  }

  /** Removes all reactions to a message. */
  clear(message: number) {
    this.#sql.exec('DELETE FROM reactions WHERE message = ?', message);
  }

  by(user: number): StoredReaction[] {
    if (!this.#tables.exist()) return [];
    return this.#sql
      .exec<StoredReaction>(
        'SELECT message, emoji, user FROM reactions WHERE user = ? ORDER BY message, place',
        user,
      )
      .toArray();
  }

  /** Removes a user's reactions, and those to what they wrote. */
  forget(user: number) {
    if (!this.#tables.exist()) return;
    this.#sql.exec(
      `DELETE FROM reactions
        WHERE user = ?1 OR message IN (SELECT number FROM messages WHERE author = ?1)`,
      user,
    );
  }
}
