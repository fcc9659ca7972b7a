// A stamp remembers what a step was last done with, so that doing it again costs a hash.
import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Names and contents of files and, by their whole content, folders; what is missing counts as empty. */
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
