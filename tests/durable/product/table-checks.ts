import { soonestKey } from '../../../worker/core/search-index.ts';
import { NEVER } from '../../support/never.ts';
import { DB } from './faulty.ts';

/** What must always hold in the tables, whatever was done and whatever failed. */

const all = async <Row>(query: string, ...values: unknown[]) =>
  (
    await DB.prepare(query)
      .bind(...values)
      .all<Row>()
  ).results;

/** The sessions that must be in the indexes, with some of their tokens. */
const LISTED = `SELECT id, starts_at AS startsAt, seats_taken + seats_held < seats AS open,
  CASE visibility WHEN 'public' THEN 'vp' ELSE 'vf' || host_id END AS who
  FROM sessions WHERE closed = 0 AND visibility <> 'unlisted'`;

interface Listed {
  id: number;
  startsAt: number;
  open: number;
  who: string;
}

const rowsOf = async (index: string, match?: string) =>
  (
    await all<{ rowid: number }>(
      `SELECT rowid FROM ${index}${match === undefined ? '' : ` WHERE ${index} MATCH 'facets : ${match}'`}`,
    )
  ).map(({ rowid }) => rowid);

async function indexFaults(): Promise<string[]> {
  const listed = await all<Listed>(LISTED);
  const users = await all<{ id: number }>(`SELECT id FROM users WHERE status = 'active'`);
  const newest = (some: readonly Listed[]) => some.map(({ id }) => id);
  const soonest = (some: readonly Listed[]) =>
    some.map(({ id, startsAt }) => soonestKey(startsAt, id));
  const open = listed.filter((each) => each.open === 1);
  const expected: [string, string | undefined, readonly number[]][] = [
    ['session_newest', undefined, newest(listed)],
    ['session_soonest', undefined, soonest(listed)],
    ['session_newest', 'open', newest(open)],
    ['session_soonest', 'open', soonest(open)],
    ['user_search', undefined, users.map(({ id }) => id)],
    ...[...new Set(listed.map(({ who }) => who))].map((who): [string, string, number[]] => [
      'session_newest',
      who,
      newest(listed.filter((each) => each.who === who)),
    ]),
  ];
  const faults: string[] = [];
  for (const [index, match, right] of expected) {
    const found = new Set(await rowsOf(index, match));
    const wanted = new Set(right);
    const where = `${index} ${match ?? ''}`;
    for (const row of wanted) if (!found.has(row)) faults.push(`${where} lacks ${row}`);
    for (const row of found) if (!wanted.has(row)) faults.push(`${where} has a stale ${row}`);
  }
  return faults;
}

/**
 * The faults that were found so far. The tables hold all schedules of a file, and a fault counts only for the schedule
 * that caused it.
 */
const told = new Set<string>();

export async function tableFaults(): Promise<string[]> {
  const faults: string[] = [];
  for (const [name, query] of Object.entries(NEVER)) {
    for (const { wrong } of await all<{ wrong: string }>(query)) faults.push(`${name}: ${wrong}`);
  }
  const found = [...faults, ...(await indexFaults())];
  const news = found.filter((fault) => !told.has(fault));
  for (const fault of news) told.add(fault);
  return news;
}
