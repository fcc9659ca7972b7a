import { PINS_MAX } from '../../worker/contract/bounds.ts';
import type { RoomTables } from './room-tables.ts';

export class Pins {
  readonly #sql: SqlStorage;
  readonly #tables: RoomTables;
  #numbers: number[] | undefined;

  constructor(sql: SqlStorage, tables: RoomTables) {
    this.#sql = sql;
    this.#tables = tables;
  }

  /** The numbers of the pinned messages, in the order in which they were pinned. */
  list(): readonly number[] {
    this.#numbers ??= this.#tables.exist() ? this.#read() : [];
    return this.#numbers;
  }

  #read() {
    return this.#sql
      .exec<{ number: number }>('SELECT number FROM pins ORDER BY pinned_at, number')
      .toArray()
      .map(({ number }) => number);
  }

  add(number: number, now: number): 'changed' | 'same' | 'full' {
    if (this.list().includes(number)) return 'same';
    if (this.list().length >= PINS_MAX) return 'full';
    this.#sql.exec('INSERT INTO pins VALUES (?, ?)', number, now);
    this.#numbers = [...this.list(), number];
    return 'changed';
  }

  remove(number: number): 'changed' | 'same' {
    if (!this.list().includes(number)) return 'same';
    this.#sql.exec('DELETE FROM pins WHERE number = ?', number);
    this.#numbers = this.list().filter((one) => one !== number);
    return 'changed';
  }

  /** Resets what is in memory after the storage was emptied. */
  cleared() {
    this.#numbers = [];
  }
}
