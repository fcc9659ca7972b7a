interface Entry {
  [name: string]: unknown;
  grantId?: string;
  uid?: string;
}

/** The storage of one provider: codes, grants and log-ins. It is lost when the process ends. */
export function memory() {
  const entries = new Map<string, Entry>();

  /** The package creates one instance for each kind of entry, and calls these methods. */
  return class {
    readonly #kind: string;

    constructor(kind: string) {
      this.#kind = kind;
    }

    #key(id: string) {
      return `${this.#kind}:${id}`;
    }

    async upsert(id: string, entry: Entry) {
      entries.set(this.#key(id), entry);
    }

    async find(id: string) {
      return entries.get(this.#key(id));
    }

    async findByUid(uid: string) {
      return [...entries].find(
        ([key, entry]) => key.startsWith(`${this.#kind}:`) && entry.uid === uid,
      )?.[1];
    }

    async consume(id: string) {
      const entry = entries.get(this.#key(id));
      if (entry) entry['consumed'] = Math.floor(Date.now() / 1000);
    }

    async destroy(id: string) {
      entries.delete(this.#key(id));
    }

    async revokeByGrantId(grantId: string) {
      for (const [key, entry] of entries) if (entry.grantId === grantId) entries.delete(key);
    }
  };
}
