import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { root, settings } from './settings.ts';
import { fingerprint, readStamp, writeStamp } from './stamp.ts';

const folder = path.join(root, 'migrations');

/**
 * Applies all migrations to the local database, and notes them as wrangler does. Wrangler itself would start a runtime
 * for each migration, which takes four times as long.
 */
export async function migrate(stateDir: string): Promise<void> {
  const stamp = path.join(stateDir, 'migrated');
  const now = fingerprint([folder]);
  if (readStamp(stamp) === now) return;
  console.log('Preparing the database…');
  // Loaded only now, because wrangler takes a second to load.
  const [{ unstable_splitSqlQuery: statementsOf }, { openState }] = await Promise.all([
    import('wrangler'),
    import('./bindings.ts'),
  ]);
  const { db, close } = await openState(stateDir);
  try {
    await db
      .prepare(
        `CREATE TABLE IF NOT EXISTS d1_migrations (
           id INTEGER PRIMARY KEY AUTOINCREMENT,
           name TEXT UNIQUE,
           applied_at TIMESTAMP DEFAULT CURRENT_TIMESTAMP NOT NULL
         )`,
      )
      .all();
    const { results } = await db.prepare('SELECT name FROM d1_migrations').all();
    const applied = new Set(results.map(({ name }) => name));
    const files = readdirSync(folder).filter((name) => name.endsWith('.sql'));
    for (const name of files.toSorted()) {
      if (applied.has(name)) continue;
      const statements = statementsOf(readFileSync(path.join(folder, name), 'utf8'));
      await db.batch([
        ...statements.map((statement) => db.prepare(statement)),
        db.prepare('INSERT INTO d1_migrations (name) VALUES (?)').bind(name),
      ]);
    }
  } finally {
    await close();
  }
  writeStamp(stamp, now);
}

if (import.meta.main) await migrate(settings().stateDir);
