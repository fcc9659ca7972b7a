import { z } from 'zod';

import type { Store } from '../../../durable/calls/known-calls.ts';

const read = <Value>(text = 'null') => z.custom<Value>().parse(JSON.parse(text));

/** An object's storage in memory: what is written is what is read, whoever changes it meanwhile. */
export class Disk implements Store {
  readonly #rows = new Map<string, string>();

  get<Value>(key: string): Value | undefined {
    const [row] = this.list<Value>({ prefix: key });
    return row?.[1];
  }

  put(key: string, value: unknown) {
    this.#rows.set(key, JSON.stringify(value));
  }

  delete(key: string) {
    return this.#rows.delete(key);
  }

  list<Value>({ prefix = '' }: { prefix?: string } = {}): [string, Value][] {
    return [...this.#rows.keys()]
      .filter((key) => key.startsWith(prefix))
      .toSorted()
      .map((key): [string, Value] => [key, read<Value>(this.#rows.get(key))]);
  }

  clear() {
    this.#rows.clear();
  }
}
