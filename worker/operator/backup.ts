// `npm run backup -- FOLDER`: copies the local database, files and Durable Objects into a new folder. With --remote it
// copies the database and files of the deployed Worker. Its Durable Objects can't be read from outside. Nothing is
// changed.
import { mkdirSync, readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';

import { settings } from '../local/settings.ts';
import { openBindings } from './backup/bindings.ts';
import { copyFiles } from './backup/bucket.ts';
import { copyDatabase } from './backup/copy-database.ts';
import { DATABASE_FILE, describePart, writeManifest } from './backup/manifest.ts';
import { copyObjects } from './backup/objects.ts';
import { runCommand } from './command.ts';

async function backUp(folder: string, remote: boolean, open: typeof openBindings) {
  if (statSync(folder, { throwIfNoEntry: false }) && readdirSync(folder).length > 0) {
    throw new Error(`${folder} isn’t empty. Each backup needs a folder of its own.`);
  }
  mkdirSync(folder, { recursive: true });
  const { db, files: bucket, close } = await open(remote);
  try {
    const rows = await copyDatabase(db, path.join(folder, DATABASE_FILE));
    // After the rows, since a file is stored before its row is written.
    const files = await copyFiles(bucket, folder);
    const objects = remote ? null : copyObjects(settings().stateDir, folder);
    writeManifest(folder, {
      format: 1,
      madeAt: new Date().toISOString(),
      rows,
      database: describePart(folder, DATABASE_FILE),
      files,
      objects: objects?.map((file) => describePart(folder, file)) ?? null,
    });
    const count = Object.values(rows).reduce((sum, one) => sum + one, 0);
    return `${count} rows, ${files.length} files and ${objects?.length ?? 'no'} Durable Objects are in ${folder}. It holds people’s data: keep it where nobody else can read it.${
      remote
        ? ' Messages of rooms aren’t in it: they are in Durable Objects. See worker/operator/runbook.md.'
        : ''
    }`;
  } finally {
    await close();
  }
}

/** @param args what follows the command's name. @returns the result as a sentence. @throws if it couldn't be done */
export function backup(args: string[], open = openBindings): Promise<string> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { remote: { type: 'boolean', default: false } },
  });
  const [folder, ...more] = positionals;
  if (folder === undefined || more.length > 0) {
    throw new Error('Usage: npm run backup -- FOLDER [--remote]');
  }
  return backUp(path.resolve(process.env['INIT_CWD'] ?? '.', folder), values.remote, open);
}

if (import.meta.main) {
  // Readable by the operator alone, since it contains password hashes and second factors. That also holds for a folder
  // that existed before.
  process.umask(0o077);
  await runCommand(() => backup(process.argv.slice(2)));
}
