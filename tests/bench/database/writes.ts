import { cpSync, rmSync } from 'node:fs';
import path from 'node:path';

import { Database } from '../../../worker/core/database.ts';
import { inviteFriend } from '../../../worker/people/queries/friends.ts';
import { applyToSession } from '../../../worker/sessions/queries/applications.ts';
import type { Row } from '../row.ts';
import { fill } from './fill.ts';
import { record } from './record.ts';
import { cache, openD1 } from './state.ts';
import { HOST, HOSTED, NOW, ORDINARY, SCALES } from './world.ts';

const WRITTEN = 8;

/** Figures 4 and 1: what an application and an invite write, the first time and repeated. */
export async function benchWrites(): Promise<Row[]> {
  const folder = path.join(cache, 'd1-writes');
  rmSync(folder, { recursive: true, force: true });
  cpSync(await fill(SCALES[0]), folder, { recursive: true });
  const d1 = await openD1(folder);
  const writes = {
    application: (db: Database) =>
      applyToSession(db, { sessionId: HOSTED, userId: ORDINARY, text: 'Me please', now: NOW }),
    invite: (db: Database) =>
      inviteFriend(db, { inviterId: ORDINARY, invitedId: HOST, description: 'Hello', now: NOW }),
  };
  const rows: Row[] = [];
  for (const [name, write] of Object.entries(writes)) {
    for (const [which, most] of [
      [`${name}, notice included`, WRITTEN],
      [`the same ${name} again`, 0],
    ] as const) {
      const { binding, trips } = record(d1.db);
      await write(new Database(binding));
      const written = trips.flat().reduce((sum, { rowsWritten }) => sum + rowsWritten, 0);
      rows.push({
        figure: `4  rows written by ${most > 0 ? 'an ' : ''}${which}`,
        measured: `${written}, in ${trips.length} round trip`,
        goal: `${most > 0 ? '≤ ' : ''}${most}, in 1`,
        // No written row would mean that the first attempt was refused.
        met: written <= most && trips.length <= 1 && (most === 0 || written > 0),
        counts: true,
      });
    }
  }
  await d1.close();
  return rows;
}
