import { z } from 'zod';

import type { Store } from '../../../../durable/calls/user-state.ts';

/** An object's storage in memory. It stores copies, so later changes to a value don't affect it. */
export class Disk implements Store {
  readonly #rows = new Map<string, string>();

  list<Value>({ prefix = '' }: { prefix?: string } = {}): [string, Value][] {
    return [...this.#rows]
      .filter(([key]) => key.startsWith(prefix))
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, text]): [string, Value] => [key, z.custom<Value>().parse(JSON.parse(text))]);
  }

  put(key: string, value: unknown) {
    this.#rows.set(key, JSON.stringify(value));
  }

  delete(key: string) {
    return this.#rows.delete(key);
  }

  clear() {
    this.#rows.clear();
  }
}
