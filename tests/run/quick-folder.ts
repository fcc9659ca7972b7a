import { statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';

const MEMORY = '/dev/shm';
/** More than all tests together need. A container often has only 64 MB. */
const ENOUGH_BYTES = 2 ** 30;

/**
 * The folder for the tests' databases: in memory, if there is enough. Each database and each object is a file that is
 * synced with every write.
 */
export function quickFolder(): string {
  try {
    const { bavail, bsize } = statfsSync(MEMORY);
    return bavail * bsize > ENOUGH_BYTES ? MEMORY : tmpdir();
  } catch {
    return tmpdir();
  }
}
