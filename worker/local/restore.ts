// `npm run restore -- FOLDER`: puts a backup into the local state, with --remote into the deployed database and bucket.
// It refuses to where people's data is, unless --overwrite is given. If it is interrupted, run it again with
// --overwrite: until it has finished, the database says so, and `npm run doctor` tells.
import path from 'node:path';
import { parseArgs } from 'node:util';
import { openBindings } from './backup/bindings.ts';
import { listKeys, restoreFiles } from './backup/bucket.ts';
import { readManifest } from './backup/manifest.ts';
import { restoreObjects } from './backup/objects.ts';
import { endRestore, finishDatabase, hasUsers, restoreDatabase } from './backup/restore-database.ts';
import { wrangler } from './doctor/wrangler.ts';
import { settings } from './settings.ts';

interface Options {
  remote: boolean;
  overwrite: boolean;
}

async function restore(folder: string, { remote, overwrite }: Options) {
  // Everything is read and checked before anything is changed.
  const manifest = readManifest(folder);
  const { stateDir } = settings();
  const first = await openBindings(remote);
  try {
    const hasFiles = !(await listKeys(first.files).next()).done;
    if (!overwrite && (hasFiles || (await hasUsers(first.db)))) {
      throw new Error(
        'There is data already, and nothing was changed. To lose it for good, run the same with --overwrite.',
      );
    }
    await restoreDatabase(first.db, path.join(folder, manifest.database.file));
  } finally {
    await first.close();
  }
  // The backup may be of an earlier version.
  const where = remote ? ['--remote'] : ['--local', '--persist-to', stateDir];
  await wrangler(['d1', 'migrations', 'apply', 'DB', ...where]);
  const second = await openBindings(remote);
  try {
    await finishDatabase(second.db);
    await restoreFiles(second.files, folder, manifest.files);
    if (!remote && manifest.objects) restoreObjects(folder, stateDir);
    await endRestore(second.db);
  } finally {
    await second.close();
  }
  const rows = Object.values(manifest.rows).reduce((sum, one) => sum + one, 0);
  const objects = remote || !manifest.objects ? 'Durable Objects are as they were' : 'with the rooms’ messages';
  return `${rows} rows and ${manifest.files.length} files of ${manifest.madeAt} are back; ${objects}.`;
}

try {
  const { values, positionals } = parseArgs({
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
  console.log(await restore(path.resolve(process.env['INIT_CWD'] ?? '.', folder), values));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
