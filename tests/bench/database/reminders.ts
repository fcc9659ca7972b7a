import { cpSync, rmSync } from 'node:fs';
import path from 'node:path';

import { Database } from '../../../worker/core/database.ts';
import { writeReminders } from '../../../worker/sessions/queries/reminders.ts';
import type { Row } from '../row.ts';
import { fill } from './fill.ts';
import { record } from './record.ts';
import { cache, openD1 } from './state.ts';
import { FIRST_LISTED, HOUR_MS, NOW, SCALES } from './world.ts';

const SESSIONS = 50;
const MEMBERS = 4;
const WRITTEN_MAX = 5;
const READ_MAX = 15;
/** The most rows that a run may read in which nothing is due. It only looks at the ends of an index. */
const IDLE_MAX = 12;
/** List prices of a million rows in dollars (Cloudflare, November 2026). */
const [WRITTEN_PRICE, READ_PRICE] = [1, 0.001];

const LAST = FIRST_LISTED + SESSIONS - 1;
const DUE = [
  'UPDATE sessions SET remind_at = NULL',
  `UPDATE sessions SET remind_at = ${NOW}, starts_at = ${NOW} + 900000, ends_at = ${NOW} + ${HOUR_MS}
    WHERE id BETWEEN ${FIRST_LISTED} AND ${LAST}`,
  `DELETE FROM applications WHERE session_id BETWEEN ${FIRST_LISTED} AND ${LAST}`,
  `WITH RECURSIVE n(i) AS (SELECT 0 UNION ALL SELECT i + 1 FROM n WHERE i < ${SESSIONS * MEMBERS - 1})
    INSERT INTO applications (session_id, user_id, text, status, status_at, created_at)
    SELECT ${FIRST_LISTED} + i / ${MEMBERS}, 100 + i, '', 'accepted', 0, 0 FROM n`,
];

/** Figures 3 and 4: what a reminder reads and writes, and what a minute costs in which nothing is due. */
export async function benchReminders(): Promise<Row[]> {
  const folder = path.join(cache, 'd1-reminders');
  rmSync(folder, { recursive: true, force: true });
  cpSync(await fill(SCALES[0]), folder, { recursive: true });
  const d1 = await openD1(folder);
  for (const statement of DUE) await d1.db.prepare(statement).all();
  const run = async () => {
    const { binding, trips } = record(d1.db);
    const { notices } = await writeReminders(new Database(binding), NOW);
    const statements = trips.flat();
    return {
      sent: notices.length,
      read: statements.reduce((sum, { rowsRead }) => sum + rowsRead, 0),
      written: statements.reduce((sum, { rowsWritten }) => sum + rowsWritten, 0),
    };
  };
  const [due, idle] = [await run(), await run()];
  await d1.close();
  const [read, written] = [due.read / due.sent, due.written / due.sent];
  const price = written * WRITTEN_PRICE + read * READ_PRICE;
  return [
    {
      figure: '4  rows by a reminder, session of five',
      measured: `${read.toFixed(1)} read, ${written.toFixed(1)} written; $${price.toFixed(2)} a million`,
      goal: `≤ ${READ_MAX} read, ≤ ${WRITTEN_MAX} written`,
      met: due.sent === SESSIONS * (MEMBERS + 1) && read <= READ_MAX && written <= WRITTEN_MAX,
      counts: true,
    },
    {
      figure: '3  rows by a minute without reminders',
      measured: `${idle.read} read, ${idle.written} written`,
      goal: `≤ ${IDLE_MAX} read, 0 written`,
      met: idle.sent === 0 && idle.read <= IDLE_MAX && idle.written === 0,
      counts: true,
    },
  ];
}
