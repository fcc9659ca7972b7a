import { setTimeout as wait } from 'node:timers/promises';
import { z } from 'zod';

import type { Crowd } from './plan.ts';
import { peopleOf } from './plan.ts';
import type { Report } from './report.ts';

/** A call's row is written by its object, which tries again until it is there. */
const WITHIN_MS = 15_000;

interface Difference {
  lost: string[];
  doubled: string[];
  /** The number of failed acts. Their rows may exist or not. */
  unanswered: number;
}

type Ask = (query: string) => Promise<unknown[]>;

const Applied = z.object({ id: z.int(), session: z.int(), user: z.int(), status: z.string() });
const Seats = z.object({ id: z.int(), taken: z.int(), accepted: z.int() });
const Notice = z.object({ id: z.int() });
const Called = z.object({ id: z.string(), caller: z.int(), user: z.int(), outcome: z.string() });

/** Compares the answers with the rows in the database. */
export async function compareStored(
  ask: Ask,
  crowd: Crowd,
  { applications, notices, calls, errors }: Report,
): Promise<Difference> {
  const difference: Difference = { lost: [], doubled: [], unanswered: errors.length };
  const { open, pairs } = peopleOf(crowd);
  const sessions = open.map(({ session }) => session).join();
  await compareApplications(ask, sessions, applications, difference);
  await compareNotices(ask, sessions, { applications, notices }, difference);
  await compareCalls(ask, pairs, calls, difference);
  return difference;
}

async function compareApplications(
  ask: Ask,
  sessions: string,
  applications: Report['applications'],
  { lost, doubled, unanswered }: Difference,
) {
  const rows = z.array(Applied).parse(
    await ask(`SELECT id, session_id AS session, user_id AS user, status FROM applications
      WHERE session_id IN (${sessions})`),
  );
  const stored = new Map(rows.map((row) => [row.id, row]));
  for (const { id, session, user, status } of applications) {
    const row = stored.get(id);
    if (row?.session !== session || row.user !== user || row.status !== status) {
      lost.push(`application ${id} is ${row?.status ?? 'not there'}, not ${status}`);
    }
  }
  if (rows.length > applications.length + unanswered) {
    doubled.push(`${rows.length} applications are stored, ${applications.length} were answered`);
  }
  const seats = z.array(Seats).parse(
    await ask(`SELECT id, seats_taken AS taken, (SELECT count(*) FROM applications a
      WHERE a.session_id = s.id AND a.status = 'accepted') AS accepted FROM sessions s WHERE id IN (${sessions})`),
  );
  for (const { id, taken, accepted } of seats) {
    if (taken !== accepted + 1)
      lost.push(`session ${id} counts ${taken} seats, ${accepted} are in`);
  }
}

/** Each change must have stored one notice, which must have come once to a tab of its user. */
async function compareNotices(
  ask: Ask,
  sessions: string,
  { applications, notices }: Pick<Report, 'applications' | 'notices'>,
  { lost, doubled, unanswered }: Difference,
) {
  const rows = z
    .array(Notice)
    .parse(await ask(`SELECT id FROM notices WHERE session_id IN (${sessions})`));
  const due = applications.reduce((sum, application) => sum + application.notices, 0);
  if (rows.length < due) lost.push(`${rows.length} notices are stored, ${due} were due`);
  if (rows.length > due + unanswered)
    doubled.push(`${rows.length} notices are stored, ${due} were due`);
  const came = new Map<number, number>();
  for (const id of notices) came.set(id, (came.get(id) ?? 0) + 1);
  for (const { id } of rows) if (!came.has(id)) lost.push(`notice ${id} did not come`);
  for (const [id, times] of came) if (times > 1) doubled.push(`notice ${id} came ${times} times`);
}

async function compareCalls(
  ask: Ask,
  pairs: readonly { caller: number }[],
  calls: Report['calls'],
  { lost, doubled, unanswered }: Difference,
) {
  const callers = pairs.map(({ caller }) => caller).join();
  const read = async () =>
    z.array(Called).parse(
      await ask(`SELECT c.id, c.caller_id AS caller, m.user_id AS user, m.outcome FROM calls c
        JOIN call_members m ON m.call_id = c.id WHERE c.caller_id IN (${callers}) AND m.user_id <> c.caller_id`),
    );
  let rows = await read();
  for (const end = performance.now() + WITHIN_MS; performance.now() < end; await wait(500)) {
    if (rows.length >= calls.length) break;
    rows = await read();
  }
  const stored = new Map(rows.map((row) => [row.id, row]));
  for (const { id, callee, outcome } of calls) {
    const row = stored.get(id);
    if (row?.user !== callee || row.outcome !== outcome) {
      lost.push(`call ${id} is ${row?.outcome ?? 'not there'}, not ${outcome}`);
    }
  }
  if (rows.length > calls.length + unanswered)
    doubled.push(`${rows.length} calls are stored, of ${calls.length}`);
}
