import { PINS_MAX } from '../../worker/contract/bounds.ts';
import type { Sql } from '../sql.ts';
import type { RoomTables } from './room-tables.ts';

export class Pins {
  readonly #sql: Sql;
  readonly #tables: RoomTables;
  #numbers: number[] | undefined;

  constructor(sql: Sql, tables: RoomTables) {
    this.#sql = sql;
    this.#tables = tables;
  }

  /** The numbers of the pinned messages, in the order in which they were pinned. */
  list(): readonly number[] {
    this.#numbers ??= this.#tables.exist() ? this.#read() : [];
    return this.#numbers;
  }

  #read() {
    const rows = this.#sql<{ number: number }>`SELECT number FROM pins ORDER BY pinned_at, number`;
    return rows.map(({ number }) => number);
  }

  add(number: number, now: number): 'changed' | 'same' | 'full' {
    if (this.list().includes(number)) return 'same';
    if (this.list().length >= PINS_MAX) return 'full';
    this.#sql`INSERT INTO pins VALUES (${number}, ${now})`;
    this.#numbers = [...this.list(), number];
    return 'changed';
  }

  remove(number: number): 'changed' | 'same' {
    if (!this.list().includes(number)) return 'same';
    this.#sql`DELETE FROM pins WHERE number = ${number}`;
    this.#numbers = this.list().filter((one) => one !== number);
    return 'changed';
  }

  /** Resets what is in memory after the storage was emptied. */
  cleared() {
    this.#numbers = [];
  }
}
