import type { NotificationItem } from '../../worker/contract/notification.ts';
import { type Entry, retryAt, toEntry } from './queue-entry.ts';

/** An entry as it was read. What is written about it counts only if no newer one has replaced it meanwhile. */
export interface QueuedEntry extends Entry {
  version: number;
}

const PREFIX = 'queued:';
const keyOf = ({ tag }: NotificationItem) => PREFIX + tag;
/** So much waits for one user at most. What is older is in the bell, or in a list. */
const QUEUED_MAX = 200;

/** What waits for one user: one row per tag, read once. The object's alarm is set to what is due first. */
export class NotificationQueue {
  readonly #storage: DurableObjectStorage;
  #read: Map<string, QueuedEntry> | undefined;
  /** What the alarm is set to, as far as this object knows. */
  #armedFor: number | undefined;

  constructor(storage: DurableObjectStorage) {
    this.#storage = storage;
  }

  add(item: NotificationItem) {
    const known = this.#all().get(keyOf(item));
    const entry = toEntry(item, known);
    if (!entry) return;
    if (!known && this.#all().size >= QUEUED_MAX) this.#dropOldest();
    this.#put({ ...entry, version: (known?.version ?? 0) + 1 });
    this.arm();
  }

  /** The oldest first. */
  due(now: number): QueuedEntry[] {
    return [...this.#all().values()]
      .filter(({ dueAt }) => dueAt <= now)
      .toSorted((a, b) => a.dueAt - b.dueAt)
      .map((entry) => structuredClone(entry));
  }

  /** What is handled together. What has failed is alone, so that nothing else fails with it again. */
  nextBatch(now: number, limit: number): QueuedEntry[] {
    const due = this.due(now);
    if (due[0]?.failures) return due.slice(0, 1);
    return due.filter(({ failures }) => failures === 0).slice(0, limit);
  }

  /** Keeps an entry for later. What somebody wrote isn't kept that long. */
  wait(entry: QueuedEntry, dueAt: number, failures = 0) {
    const item = { ...entry.item, text: '' };
    if (this.#isLatest(entry)) this.#put({ ...entry, item, dueAt, failures });
  }

  /** Keeps an entry that could not be handled, unless that was often, or it is too late. */
  fail(entry: QueuedEntry, now: number) {
    const again = retryAt(entry, now, Math.random());
    if (again === null) this.remove(entry);
    else this.wait(entry, again, entry.failures + 1);
  }

  remove({ item, version }: QueuedEntry) {
    if (!this.#isLatest({ item, version })) return;
    this.#all().delete(keyOf(item));
    this.#storage.kv.delete(keyOf(item));
  }

  /** Sets the alarm to what is due first. Not awaited: the storage keeps writes in order. */
  arm() {
    const next = Math.min(...[...this.#all().values()].map(({ dueAt }) => dueAt));
    if (!Number.isFinite(next) || next === this.#armedFor) return;
    this.#armedFor = next;
    void this.#storage.setAlarm(next);
  }

  /** The alarm has fired. */
  disarmed() {
    this.#armedFor = undefined;
  }

  /** The storage was emptied. */
  cleared() {
    this.#armedFor = undefined;
    this.#read = undefined;
  }

  #put(entry: QueuedEntry) {
    this.#all().set(keyOf(entry.item), entry);
    this.#storage.kv.put(keyOf(entry.item), entry);
  }

  #dropOldest() {
    const [oldest] = [...this.#all().values()].toSorted((a, b) => a.item.at - b.item.at);
    if (oldest) this.remove(oldest);
  }

  #isLatest({ item, version }: Pick<QueuedEntry, 'item' | 'version'>) {
    return this.#all().get(keyOf(item))?.version === version;
  }

  #all() {
    this.#read ??= new Map(this.#storage.kv.list<QueuedEntry>({ prefix: PREFIX }));
    return this.#read;
  }
}
