import { z } from 'zod';

import { CALLS_MAX } from './notice.ts';

/**
 * How long a lease lasts. A stream lives 15 minutes at most and renews on its return; who vanished is found out
 * by the first change that nobody hears, so the term only bounds what a user who never changes has to keep.
 */
const LEASE_MS = 24 * 60 * 60 * 1000;

const Group = z.array(z.tuple([z.int(), z.int()]));

/**
 * Who watches this user: viewer ids and when their leases end, a thousand to a row. A row is what a relay is
 * handed, and what is paid for: a change that finds forty watchers gone writes one row, not forty.
 */
export class Watchers {
  readonly #sql: SqlStorage;
  readonly #groups = new Map<number, Map<number, number>>();
  /** Who has come since the last telling began: what it found out about them is out of date. */
  readonly #returned = new Set<number>();

  constructor({ sql }: DurableObjectStorage) {
    this.#sql = sql;
    sql.exec('CREATE TABLE IF NOT EXISTS watchers (id INTEGER PRIMARY KEY, leases TEXT NOT NULL)');
    const rows = sql.exec<{ id: number; leases: string }>('SELECT id, leases FROM watchers');
    for (const { id, leases } of rows) {
      this.#groups.set(id, new Map(Group.parse(JSON.parse(leases))));
    }
  }

  /** Adds or renews a lease; writes only where half of the old one has passed. */
  lease(viewer: number, now: number) {
    this.#returned.add(viewer);
    for (const [id, leases] of this.#groups) {
      const until = leases.get(viewer);
      if (until === undefined) continue;
      if (until - now > LEASE_MS / 2) return;
      leases.set(viewer, now + LEASE_MS);
      this.#write(id, now);
      return;
    }
    const [id, leases] = this.#withRoom();
    leases.set(viewer, now + LEASE_MS);
    this.#write(id, now);
  }

  /** Ends the leases of those who were found gone, unless they have come back while that was found out. */
  drop(viewers: readonly number[], now: number) {
    const gone = viewers.filter((viewer) => !this.#returned.has(viewer));
    if (gone.length === 0) return;
    for (const [id, leases] of this.#groups) {
      if (gone.filter((viewer) => leases.delete(viewer)).length > 0) this.#write(id, now);
    }
  }

  /** A telling begins. @returns whose lease still runs, in groups of at most a thousand */
  begin(now: number): number[][] {
    this.#returned.clear();
    return [...this.#groups.values()]
      .map((leases) => [...leases].filter(([, until]) => until > now).map(([viewer]) => viewer))
      .filter((viewers) => viewers.length > 0);
  }

  #withRoom(): [number, Map<number, number>] {
    for (const entry of this.#groups) if (entry[1].size < CALLS_MAX) return entry;
    const id = Math.max(-1, ...this.#groups.keys()) + 1;
    const leases = new Map<number, number>();
    this.#groups.set(id, leases);
    return [id, leases];
  }

  #write(id: number, now: number) {
    const leases = [...(this.#groups.get(id) ?? [])].filter(([, until]) => until > now);
    this.#groups.set(id, new Map(leases));
    if (leases.length > 0) {
      this.#sql.exec('INSERT OR REPLACE INTO watchers VALUES (?, ?)', id, JSON.stringify(leases));
      return;
    }
    this.#groups.delete(id);
    this.#sql.exec('DELETE FROM watchers WHERE id = ?', id);
  }
}
