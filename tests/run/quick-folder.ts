import { statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';

const MEMORY = '/dev/shm';
/** All tests together need less. A container often has 64 MB. */
const ENOUGH_BYTES = 2 ** 30;

/**
 * Where tests keep their databases: in memory, if there is enough. Each database and each object is a file that is synced
 * with every write.
 */
export function quickFolder(): string {
  try {
    const { bavail, bsize } = statfsSync(MEMORY);
    return bavail * bsize > ENOUGH_BYTES ? MEMORY : tmpdir();
  } catch {
    return tmpdir();
  }
}
