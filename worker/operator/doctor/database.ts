import { readdirSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';

import { appliedTo, databasesIn, faultOf, isHalfRestored } from '../../local/earlier-state.ts';
import { root } from '../../local/settings.ts';
import { RESTORE_MARK } from '../backup/mark.ts';
import { type Finding, broken, brokenIf, fine, note } from './finding.ts';
import { wrangler } from './wrangler.ts';

const ours = () =>
  readdirSync(path.join(root, 'migrations'))
    .filter((name) => name.endsWith('.sql'))
    .toSorted();

/** Compares the migrations of this folder with those of a database. @param command that applies them */
export function compareMigrations(applied: readonly unknown[], command: string): Finding[] {
  const known = ours();
  const pending = known.filter((name) => !applied.includes(name));
  const foreign = applied.filter((name) => !known.some((one) => one === name));
  return [
    ...brokenIf(
      foreign.length > 0,
      `The database has had ${foreign.join(', ')}, which this folder doesn’t know.`,
      'Deploy from a newer version of the source.',
    ),
    pending.length > 0
      ? note(`Not applied yet: ${pending.join(', ')}.`, command)
      : fine(`All ${known.length} migrations are applied.`),
  ];
}

const unfinished = (command: string) =>
  broken('A restore into this database didn’t finish.', `Run it again: ${command}`);

/** The local state. It may be in use. */
export function checkLocalDatabase(stateDir: string): Finding[] {
  const databases = databasesIn(stateDir);
  if (databases.length === 0) return [note('There is no local data yet.', 'npm start makes it.')];
  return databases.flatMap((file) => {
    const fault = faultOf(file);
    if (fault !== null) {
      return [
        broken(
          `The database is broken: ${fault}`,
          'Bring a backup back: npm run restore -- FOLDER --overwrite',
        ),
      ];
    }
    return isHalfRestored(file)
      ? [unfinished('npm run restore -- FOLDER --overwrite')]
      : compareMigrations(appliedTo(file), 'Run npm run db:migrate.');
  });
}

const Answer = z.array(z.object({ results: z.array(z.object({ name: z.string() })) }));

/** Asks the deployed database. @returns JSON, as `wrangler d1 execute --json` prints it */
const ask = (query: string) =>
  wrangler(['d1', 'execute', 'DB', '--remote', '--json', '--yes', '--command', query]);

export async function checkRemoteDatabase(execute = ask): Promise<Finding[]> {
  const namesOf = async (query: string) =>
    Answer.parse(JSON.parse(await execute(query))).flatMap(({ results }) =>
      results.map(({ name }) => name),
    );
  const tables = await namesOf(
    `SELECT name FROM sqlite_master WHERE name IN ('d1_migrations', '${RESTORE_MARK}')`,
  );
  if (tables.includes(RESTORE_MARK)) {
    return [unfinished('npm run restore -- FOLDER --remote --overwrite')];
  }
  const applied = tables.includes('d1_migrations')
    ? await namesOf('SELECT name FROM d1_migrations')
    : [];
  return compareMigrations(applied, 'npm run deploy applies them.');
}
