// Creates the demo community in a local state without users. If it exists, moves its sessions to today.
import { hashPassword } from '../accounts/password.ts';
import { runCommand } from '../operator/command.ts';
import { openState } from './bindings.ts';
import { migrate } from './migrate.ts';
import { keepAroundNow } from './seed/keep-around-now.ts';
import { DEMO_PASSWORD } from './seed/password.ts';
import { gamePresets } from './seed/presets.ts';
import { communityRows } from './seed/rows.ts';
import { insert, reindex } from './seed/write.ts';
import { settings } from './settings.ts';

const ADMIN = 'admin@peerway.example';

async function seed(stateDir: string): Promise<string> {
  await migrate(stateDir);
  const { db, files, close } = await openState(stateDir);
  try {
    const now = Date.now();
    const first = await db.prepare('SELECT email FROM users ORDER BY id LIMIT 1').all();
    if (first.results.length > 0) {
      const days = first.results[0]?.['email'] === ADMIN ? await keepAroundNow(db, now) : 0;
      return days > 0
        ? `Moved the demo sessions by ${days} days.`
        : 'Nothing to do: this state already has users.';
    }
    const games = await db.prepare('SELECT id, name FROM games').all();
    const gameIds = new Map(games.results.map((row) => [String(row['name']), Number(row['id'])]));
    const community = await communityRows(await hashPassword(DEMO_PASSWORD), gameIds, now);
    await Promise.all(community.files.map(({ name, bytes }) => files.put(name, bytes, {})));
    await db.batch([
      ...Object.entries(community.tables).map(([table, rows]) => insert(db, table, rows)),
      ...gamePresets.map(({ game, presets }) =>
        db
          .prepare('UPDATE games SET presets = ? WHERE name = ?')
          .bind(JSON.stringify(presets), game),
      ),
      ...reindex(db),
    ]);
    return `Created the demo community. The password of all accounts is ${DEMO_PASSWORD}.`;
  } finally {
    await close();
  }
}

await runCommand(() => seed(settings().stateDir));
