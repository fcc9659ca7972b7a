// `npm run restore -- FOLDER`: restores a backup into the local state, with --remote into the deployed database and
// bucket. It refuses if there is users' data, unless --overwrite is given. If it is interrupted, run it again with
// --overwrite. Until it has finished, the database is marked as incomplete: `npm run doctor` says so, and `npm start` and
// `npm run backup` refuse it.
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';

import { appliedTo } from '../local/earlier-state.ts';
import { root, settings } from '../local/settings.ts';
import { openBindings } from './backup/bindings.ts';
import { listKeys, restoreFiles } from './backup/bucket.ts';
import { readManifest } from './backup/manifest.ts';
import { restoreObjects } from './backup/objects.ts';
import {
  endRestore,
  finishDatabase,
  hasUsers,
  restoreDatabase,
} from './backup/restore-database.ts';
import { runCommand } from './command.ts';
import { wrangler } from './doctor/wrangler.ts';

/**
 * Whether the backup was made before some of this version's migrations.
 * @throws if it has had others, whose tables and indexes this version doesn't know
 */
function isEarlier(database: string): boolean {
  const known = readdirSync(path.join(root, 'migrations')).filter((name) => name.endsWith('.sql'));
  const applied = new Set(appliedTo(database));
  const foreign = [...applied].filter((name) => !known.some((one) => one === name));
  if (foreign.length > 0) {
    throw new Error(
      `The backup has had ${foreign.join(', ')}, which this version doesn’t know. Restore it with the version that made it, or a newer one.`,
    );
  }
  return known.some((name) => !applied.has(name));
}

async function bringBack(
  folder: string,
  { remote, overwrite }: { remote: boolean; overwrite: boolean },
  open: typeof openBindings,
) {
  // Everything is read and checked before anything is changed.
  const manifest = readManifest(folder);
  const database = path.join(folder, manifest.database.file);
  const earlier = isEarlier(database);
  const { stateDir } = settings();
  let opened = await open(remote, overwrite);
  try {
    const hasFiles = !(await listKeys(opened.files).next()).done;
    if (!overwrite && (hasFiles || (await hasUsers(opened.db)))) {
      throw new Error(
        'There is data already, and nothing was changed. To lose it for good, run the same with --overwrite.',
      );
    }
    await restoreDatabase(opened.db, database);
    if (earlier) {
      // Nothing else may have the local database open.
      await opened.close();
      const where = remote ? ['--remote'] : ['--local', '--persist-to', stateDir];
      await wrangler(['d1', 'migrations', 'apply', 'DB', ...where]);
      opened = await open(remote);
    }
    await finishDatabase(opened.db);
    await restoreFiles(opened.files, folder, manifest.files);
    if (!remote && manifest.objects) {
      const objects = manifest.objects.map(({ file }) => file);
      restoreObjects(folder, objects, stateDir);
    }
    await endRestore(opened.db);
  } finally {
    await opened.close();
  }
  const rows = Object.values(manifest.rows).reduce((sum, one) => sum + one, 0);
  const objects =
    remote || !manifest.objects ? 'Durable Objects are as they were' : 'with the rooms’ messages';
  return `${rows} rows and ${manifest.files.length} files of ${manifest.madeAt} are back; ${objects}.`;
}

/** @param args what follows the command's name. @returns the result as a sentence. @throws if it couldn't be done */
export function restore(args: string[], open = openBindings): Promise<string> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      remote: { type: 'boolean', default: false },
      overwrite: { type: 'boolean', default: false },
    },
  });
  const [folder, ...more] = positionals;
  if (folder === undefined || more.length > 0) {
    throw new Error('Usage: npm run restore -- FOLDER [--remote] [--overwrite]');
  }
  return bringBack(path.resolve(process.env['INIT_CWD'] ?? '.', folder), values, open);
}

if (import.meta.main) await runCommand(() => restore(process.argv.slice(2)));
