import type { Database } from '../../core/database.ts';
import { CLOCK_TOLERANCE_MS } from '../start-times.ts';
import { planSessions } from './plan.ts';
import { type DueSeries, listDueSeries, postponeSeries } from './queries/due-series.ts';
import { type Look, makeSessions, wordsOfSeries } from './queries/make-sessions.ts';
import { startOn } from './recurrence.ts';

/** Series per batch. A daily series gets up to 31 sessions at once. */
const SERIES_AT_ONCE = 20;

/** How long a series waits that can't continue: its host is suspended, or one of its sessions was taken down. */
const WAITING_MS = 60 * 60_000;

/** Whether an appeal may still bring back a session that was taken down, or let days follow that have none yet. */
function waitsForAppeal(row: DueSeries, now: number) {
  if (row.takenDownUntil === null) return false;
  const lastStart = row.nextDay === null ? 0 : startOn(row, row.lastDay);
  return Math.max(row.takenDownUntil, lastStart + CLOCK_TOLERANCE_MS) >= now;
}

/** What the sweep should do with a series. If it can't continue now, its next day stays the same. */
function lookAt(row: DueSeries, now: number): Look {
  const { linkKey: key, revision, hostStatus, nextDay, nextNumber } = row;
  const look = { key, revision, hostStatus, over: false, ...wordsOfSeries(row) };
  const waiting = { ...look, sessions: [], nextDay, nextNumber };
  if (hostStatus === 'suspended') {
    return { ...waiting, dueAt: Math.max(row.suspendedUntil ?? 0, now + WAITING_MS) };
  }
  if (hostStatus !== 'active') return { ...waiting, nextDay: null, dueAt: null, over: true };
  if (waitsForAppeal(row, now)) return { ...waiting, dueAt: now + WAITING_MS };
  return { ...look, ...planSessions(row, row, now) };
}

const make = (db: Database, rows: readonly DueSeries[], now: number) =>
  db.batch(
    makeSessions(
      rows.map((row) => lookAt(row, now)),
      now,
    ),
  );

/**
 * Handles series one by one, so that one that fails doesn't stop the others. It is tried again later. @returns how many
 * failed
 */
async function makeEach(db: Database, rows: readonly DueSeries[], now: number) {
  let failed = 0;
  for (const row of rows) {
    try {
      await make(db, [row], now);
    } catch (error) {
      console.error(`Series ${row.id} failed`, error);
      await postponeSeries(db, row.id, now + WAITING_MS);
      failed += 1;
    }
  }
  return failed;
}

/**
 * Creates the sessions of series four weeks ahead, until the time is over. The next run creates the rest. It also lists
 * the next session of a series once the one before is over.
 */
export async function makeDueSessions(db: Database, now: number, until: number) {
  let due;
  let failed = 0;
  do {
    due = await listDueSeries(db, now, SERIES_AT_ONCE);
    if (due.length === 0) break;
    try {
      await make(db, due, now);
    } catch {
      failed += await makeEach(db, due, now);
    }
  } while (due.length === SERIES_AT_ONCE && Date.now() < until);
  if (failed > 0) throw new Error(`${failed} series failed`);
}
