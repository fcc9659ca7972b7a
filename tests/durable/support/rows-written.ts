import { runInDurableObject } from 'cloudflare:test';

/** Counts the rows that objects of this isolate read and write, as the platform bills them. */

const isMethod = (value: unknown): value is (...given: unknown[]) => unknown =>
  typeof value === 'function';

/** Wraps a method of a platform class for all its objects. */
function around(prototype: object, name: string, after: (result: unknown) => void) {
  const method: unknown = Reflect.get(prototype, name);
  if (!isMethod(method)) throw new Error(`no ${name}`);
  Reflect.defineProperty(prototype, name, {
    configurable: true,
    value(this: unknown, ...given: unknown[]): unknown {
      const result = Reflect.apply(method, this, given);
      after(result);
      return result;
    },
  });
}

interface Cursor {
  rowsWritten: number;
  rowsRead: number;
}

const isCursor = (value: unknown): value is Cursor =>
  typeof value === 'object' && value !== null && 'rowsWritten' in value;

function prototypeOf(object: object): object {
  const found: unknown = Object.getPrototypeOf(object);
  if (typeof found !== 'object' || found === null) throw new Error('no prototype');
  return found;
}

/**
 * Counts the rows that objects write: by SQL, by key, and with each alarm that they set. Also counts the rows that they
 * read by SQL.
 * @param stub any object
 */
export async function countRows(stub: DurableObjectStub) {
  let cursors: Cursor[] = [];
  let others = 0;
  await runInDurableObject(stub, (_, { storage }) => {
    around(prototypeOf(storage.sql), 'exec', (result) => {
      if (isCursor(result)) cursors.push(result);
    });
    for (const name of ['put', 'delete']) {
      around(prototypeOf(storage.kv), name, () => {
        others += 1;
      });
    }
    around(prototypeOf(storage), 'setAlarm', () => {
      others += 1;
    });
  });
  return {
    written: () => cursors.reduce((sum, cursor) => sum + cursor.rowsWritten, others),
    read: () => cursors.reduce((sum, cursor) => sum + cursor.rowsRead, 0),
    forget: () => {
      cursors = [];
      others = 0;
    },
  };
}
