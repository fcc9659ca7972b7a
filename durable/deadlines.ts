/**
 * An object has one alarm but waits for several things. Their times are in a small table, and the alarm is always set
 * to the earliest. An alarm may run twice or late, so a deadline stays until its handler clears or moves it.
 */
export class Deadlines<Name extends string> {
  readonly #storage: DurableObjectStorage;
  readonly #names: readonly Name[];

  constructor(storage: DurableObjectStorage, names: readonly Name[]) {
    this.#storage = storage;
    this.#names = names;
    storage.sql.exec(
      'CREATE TABLE IF NOT EXISTS deadlines (name TEXT PRIMARY KEY, due_at INTEGER NOT NULL) WITHOUT ROWID',
    );
  }

  /** @param dueAt in ms since 1970. A past time is due at once */
  set(name: Name, dueAt: number) {
    if (this.at(name) === dueAt) return;
    this.#storage.sql.exec('INSERT OR REPLACE INTO deadlines VALUES (?, ?)', name, dueAt);
    this.#arm();
  }

  clear(name: Name) {
    if (this.at(name) === null) return;
    this.#storage.sql.exec('DELETE FROM deadlines WHERE name = ?', name);
    this.#arm();
  }

  at(name: Name): number | null {
    const [row] = this.#storage.sql
      .exec<{ due_at: number }>('SELECT due_at FROM deadlines WHERE name = ?', name)
      .toArray();
    return row ? row.due_at : null;
  }

  due(now: number): Name[] {
    return this.#names.filter((name) => (this.at(name) ?? Infinity) <= now);
  }

  /** Sets the alarm for the remaining deadlines. Every alarm handler ends with it. */
  rearm() {
    this.#arm();
  }

  /** Not awaited: the storage keeps writes in order and holds responses back until they are on disk. */
  #arm() {
    const [row] = this.#storage.sql
      .exec<{ next: number | null }>('SELECT min(due_at) AS next FROM deadlines')
      .toArray();
    const next = row?.next ?? null;
    if (next === null) void this.#storage.deleteAlarm();
    else void this.#storage.setAlarm(next);
  }
}
