import type { NotificationItem } from '../../worker/contract/notification.ts';
import { type Entry, retryAt, toEntry } from './queue-entry.ts';

/** An entry as it was read. An update to it is dropped if a newer entry has replaced it meanwhile. */
export interface QueuedEntry extends Entry {
  version: number;
}

const PREFIX = 'queued:';
const keyOf = ({ tag }: NotificationItem) => PREFIX + tag;
/** The most entries that wait for one user. Older ones are dropped: they are among the notices or in a list anyway. */
const QUEUED_MAX = 200;

/** What waits for one user, one row per tag. Rows are read once. The object's alarm is set to the earliest due time. */
export class NotificationQueue {
  readonly #storage: DurableObjectStorage;
  readonly #alsoAt: () => number;
  #read: Map<string, QueuedEntry> | undefined;
  /** What the alarm is set to, as far as this object knows. */
  #armedFor: number | undefined;

  /** @param alsoAt when something else is due that the alarm is for, in ms since 1970 */
  constructor(storage: DurableObjectStorage, alsoAt: () => number = () => Infinity) {
    this.#storage = storage;
    this.#alsoAt = alsoAt;
  }

  add(item: NotificationItem) {
    const known = this.#all().get(keyOf(item));
    const entry = toEntry(item, known);
    if (!entry) return;
    if (!known && this.#all().size >= QUEUED_MAX) this.#dropOldest();
    this.#put({ ...entry, version: (known?.version ?? 0) + 1 });
    this.arm();
  }

  due(now: number): QueuedEntry[] {
    return [...this.#all().values()]
      .filter(({ dueAt }) => dueAt <= now)
      .toSorted((a, b) => a.dueAt - b.dueAt)
      .map((entry) => structuredClone(entry));
  }

  /** The entries to handle together. An entry that has failed is handled alone, so that it can't make others fail. */
  nextBatch(now: number, limit: number): QueuedEntry[] {
    const due = this.due(now);
    if (due[0]?.failures) return due.slice(0, 1);
    return due.filter(({ failures }) => failures === 0).slice(0, limit);
  }

  /** Keeps an entry for later, without the text that a user wrote. */
  wait(entry: QueuedEntry, dueAt: number, failures = 0) {
    const item = { ...entry.item, text: '' };
    if (this.#isLatest(entry)) this.#put({ ...entry, item, dueAt, failures });
  }

  /** Keeps an entry that couldn't be handled. It is dropped after too many attempts, or once it has expired. */
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

  /** Sets the alarm to the earliest due time. Not awaited: the storage keeps writes in order. */
  arm() {
    const next = Math.min(this.#alsoAt(), ...[...this.#all().values()].map(({ dueAt }) => dueAt));
    if (!Number.isFinite(next) || next === this.#armedFor) return;
    this.#armedFor = next;
    void this.#storage.setAlarm(next);
  }

  /** Called when the alarm has gone off. The platform has unset it. */
  disarmed() {
    this.#armedFor = undefined;
  }

  /** Called after the object’s storage was deleted. */
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
