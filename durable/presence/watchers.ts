import { z } from 'zod';

import { DAY_MS } from '../../worker/contract/time.ts';
import { CALLS_MAX, inGroups } from './notify-watchers.ts';

/**
 * How long a lease lasts; one that is taken again is renewed when less than a week of it is left. Nobody is called
 * who has no stream open (notify-watchers.ts), so the term only bounds what is kept of those who don't return.
 */
const LEASE_MS = 14 * DAY_MS;
const LEASE_OF_RETURNERS_MS = 60 * DAY_MS;
const RENEWED_BEFORE_MS = 7 * DAY_MS;

/**
 * How many changes a watcher may miss, with a stream open that shows others, before it is notified no more. Writing a
 * lease costs as much as six calls: whoever came once is notified in vain once, and whoever has come back is waited for.
 */
const PATIENCE_AT_FIRST = 1;
const PATIENCE_OF_RETURNERS = 24;
/** Somebody who is notified no more is remembered for so long, to be recognised when they return. */
const REMEMBERED_MS = 7 * DAY_MS;

interface Lease {
  /** In ms since 1970. */
  until: number;
  /** Changes it may still miss; without any left it is only remembered. */
  patience: number;
}

/** As it is kept: viewer, until, patience. */
const Group = z.array(z.tuple([z.int(), z.int()]).rest(z.int()));

/**
 * Who watches this user: viewer ids with their leases, a thousand to a row. A row is what is paid for: a change
 * that finds forty watchers gone writes one row, not forty.
 */
export class Watchers {
  readonly #sql: SqlStorage;
  #read: Map<number, Map<number, Lease>> | null = null;
  /** Who has come since the last notification began: what it found out about them is out of date. */
  readonly #returned = new Set<number>();

  constructor({ sql }: DurableObjectStorage) {
    this.#sql = sql;
  }

  /** Read when they are asked for: most that an object is woken for is about others, not about who watches it. */
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

  /** Adds or renews a lease; writes only where the watcher was no longer notified, or the lease is about to end. */
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

  /** Takes some patience from those who were found gone, unless they came back while that was found out. */
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

  /** A notification begins. @returns who is to be notified, in groups of at most a thousand */
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
