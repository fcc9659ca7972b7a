import type { NotificationItem } from '../../worker/contract/notification.ts';
import { type Entry, toEntry } from './queue-entry.ts';

/** An entry as it was read. What is written about it counts only if no newer one has replaced it meanwhile. */
export interface QueuedEntry extends Entry {
  version: number;
}

const PREFIX = 'queued:';
const keyOf = ({ tag }: NotificationItem) => PREFIX + tag;

/** What waits for one user: one row per tag. The object's alarm is set to what is due first. */
export class NotificationQueue {
  readonly #storage: DurableObjectStorage;

  constructor(storage: DurableObjectStorage) {
    this.#storage = storage;
  }

  add(item: NotificationItem) {
    const known = this.#find(item);
    const entry = toEntry(item, known);
    if (!entry) return;
    this.#storage.kv.put(keyOf(item), { ...entry, version: (known?.version ?? 0) + 1 });
    this.arm();
  }

  /** The oldest first. */
  due(now: number, limit: number): QueuedEntry[] {
    return this.#all()
      .filter(({ dueAt }) => dueAt <= now)
      .toSorted((a, b) => a.dueAt - b.dueAt)
      .slice(0, limit);
  }

  /** Keeps an entry for later. What somebody wrote isn't kept that long. */
  wait(entry: QueuedEntry, dueAt: number) {
    const item = { ...entry.item, text: '' };
    if (this.#isLatest(entry)) this.#storage.kv.put(keyOf(item), { ...entry, item, dueAt });
  }

  remove(entry: QueuedEntry) {
    if (this.#isLatest(entry)) this.#storage.kv.delete(keyOf(entry.item));
  }

  /** Sets the alarm to what is due first. Not awaited: the storage keeps writes in order. */
  arm() {
    const next = Math.min(...this.#all().map(({ dueAt }) => dueAt));
    if (Number.isFinite(next)) void this.#storage.setAlarm(next);
  }

  #isLatest({ item, version }: QueuedEntry) {
    return this.#find(item)?.version === version;
  }

  #find(item: NotificationItem) {
    return this.#storage.kv.get<QueuedEntry>(keyOf(item));
  }

  #all() {
    return [...this.#storage.kv.list<QueuedEntry>({ prefix: PREFIX })].map(([, entry]) => entry);
  }
}
