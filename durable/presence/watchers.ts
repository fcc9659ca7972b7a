import { z } from 'zod';

import { DAY_MS } from '../../worker/contract/time.ts';
import { CALLS_MAX, inGroups } from './notify-watchers.ts';

/**
 * How long a lease lasts. When a viewer asks again, it is renewed if less than a week is left. Viewers without an open
 * stream aren't called (notify-watchers.ts), so this only limits how long viewers who don't return are stored.
 */
const LEASE_MS = 14 * DAY_MS;
const LEASE_OF_RETURNERS_MS = 60 * DAY_MS;
const RENEWED_BEFORE_MS = 7 * DAY_MS;

/**
 * A watcher misses a change if its open streams show only other users. After this many missed changes it is no longer
 * notified. Writing a lease costs as much as six calls. So a viewer who came once is called in vain once. A viewer who
 * has returned gets more patience.
 */
const PATIENCE_AT_FIRST = 1;
const PATIENCE_OF_RETURNERS = 24;
/** How long a watcher that is no longer notified is remembered, so that its return is recognised. */
const REMEMBERED_MS = 7 * DAY_MS;

interface Lease {
  /** In ms since 1970. */
  until: number;
  /** How many more changes it may miss. With 0 it is only remembered. */
  patience: number;
}

/** The stored form: viewer, until, patience. */
const Group = z.array(z.tuple([z.int(), z.int()]).rest(z.int()));

/**
 * Who watches this user: viewer ids with their leases, a thousand per row. Writes are paid per row, so a change that
 * finds forty watchers gone writes one row, not forty.
 */
export class Watchers {
  readonly #sql: SqlStorage;
  #read: Map<number, Map<number, Lease>> | null = null;
  /** Viewers who returned since the last notification began. What it found out about them is outdated. */
  readonly #returned = new Set<number>();

  constructor({ sql }: DurableObjectStorage) {
    this.#sql = sql;
  }

  /** Read lazily, since the object is mostly woken for other things than its watchers. */
  get #groups() {
    this.#read ??= this.#readAll();
    return this.#read;
  }

  #readAll() {
    this.#sql.exec(
      'CREATE TABLE IF NOT EXISTS watchers (id INTEGER PRIMARY KEY, leases TEXT NOT NULL)',
    );
    const groups = new Map<number, Map<number, Lease>>();
    const rows = this.#sql.exec<{ id: number; leases: string }>('SELECT id, leases FROM watchers');
    for (const { id, leases } of rows) {
      const kept = Group.parse(JSON.parse(leases)).map(
        ([viewer, until, patience = PATIENCE_AT_FIRST]) => [viewer, { until, patience }] as const,
      );
      groups.set(id, new Map(kept));
    }
    return groups;
  }

  /** Adds or renews a lease. Writes nothing for a watcher that is still notified, unless its lease ends soon. */
  lease(viewer: number, now: number) {
    this.#returned.add(viewer);
    for (const [id, leases] of this.#groups) {
      const lease = leases.get(viewer);
      if (lease === undefined || lease.until <= now) continue;
      if (lease.patience > 0 && lease.until - now > RENEWED_BEFORE_MS) return;
      leases.set(viewer, { until: now + LEASE_OF_RETURNERS_MS, patience: PATIENCE_OF_RETURNERS });
      this.#write(id, now);
      return;
    }
    const [id, leases] = this.#withRoom();
    leases.set(viewer, { until: now + LEASE_MS, patience: PATIENCE_AT_FIRST });
    this.#write(id, now);
  }

  /** Reduces the patience of watchers that were found gone, unless they returned meanwhile. */
  miss(viewers: readonly number[], now: number) {
    const gone = viewers.filter((viewer) => !this.#returned.has(viewer));
    for (const [id, leases] of this.#groups) {
      let changed = false;
      for (const viewer of gone) {
        const lease = leases.get(viewer);
        if (lease === undefined || lease.patience === 0) continue;
        lease.patience -= 1;
        if (lease.patience === 0) lease.until = Math.min(lease.until, now + REMEMBERED_MS);
        changed = true;
      }
      if (changed) this.#write(id, now);
    }
  }

  /** Begins a notification. @returns the viewers to notify, in groups of at most a thousand */
  begin(now: number): number[][] {
    this.#returned.clear();
    const watching = [...this.#groups.values()].flatMap((leases) =>
      [...leases].filter(([, { until, patience }]) => patience > 0 && until > now),
    );
    return inGroups(watching.map(([viewer]) => viewer));
  }

  #withRoom(): [number, Map<number, Lease>] {
    for (const entry of this.#groups) if (entry[1].size < CALLS_MAX) return entry;
    const id = Math.max(-1, ...this.#groups.keys()) + 1;
    const leases = new Map<number, Lease>();
    this.#groups.set(id, leases);
    return [id, leases];
  }

  #write(id: number, now: number) {
    const leases = [...(this.#groups.get(id) ?? [])].filter(([, { until }]) => until > now);
    this.#groups.set(id, new Map(leases));
    if (leases.length > 0) {
      const kept = leases.map(([viewer, { until, patience }]) => [viewer, until, patience]);
      this.#sql.exec('INSERT OR REPLACE INTO watchers VALUES (?, ?)', id, JSON.stringify(kept));
      return;
    }
    this.#groups.delete(id);
    this.#sql.exec('DELETE FROM watchers WHERE id = ?', id);
  }
}
