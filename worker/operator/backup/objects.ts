import { copyFileSync, existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';

const FOLDER = 'objects';

const objectsOf = (stateDir: string) => path.join(stateDir, 'v3/do');

/** Copies what the Durable Objects of this machine have stored. @returns the files, relative to the backup */
export function copyObjects(stateDir: string, folder: string): string[] {
  const from = objectsOf(stateDir);
  if (!existsSync(from)) return [];
  return readdirSync(from, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.sqlite'))
    .map((name) => {
      const to = path.join(folder, FOLDER, name);
      mkdirSync(path.dirname(to), { recursive: true });
      const object = new DatabaseSync(path.join(from, name), { readOnly: true });
      // Includes what is still in the journal.
      object.prepare('VACUUM INTO ?').run(to);
      object.close();
      return path.join(FOLDER, name);
    });
}

/** Puts them in the place of those that are there. @param files as `copyObjects` returns them */
export function restoreObjects(folder: string, files: readonly string[], stateDir: string): void {
  rmSync(objectsOf(stateDir), { recursive: true, force: true });
  for (const file of files) {
    const to = path.join(objectsOf(stateDir), path.relative(FOLDER, file));
    mkdirSync(path.dirname(to), { recursive: true });
    copyFileSync(path.join(folder, file), to);
  }
}
