// A stamp stores the fingerprint of a step's inputs. The step is skipped while it is the same.
import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** A hash of the names and contents of files and folders. A missing one counts as empty. */
export function fingerprint(paths: string[], skip: string[] = []): string {
  const hash = createHash('sha256');
  const add = (entry: string): void => {
    if (skip.includes(entry)) return;
    const stat = statSync(entry, { throwIfNoEntry: false });
    if (stat?.isDirectory()) {
      for (const name of readdirSync(entry).toSorted()) add(path.join(entry, name));
    } else if (stat) {
      hash.update(`${entry}\0${stat.size}\0`).update(readFileSync(entry));
    }
  };
  for (const entry of paths) add(entry);
  return hash.digest('hex');
}

export function readStamp(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}

export function writeStamp(file: string, value: string): void {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, value);
}
