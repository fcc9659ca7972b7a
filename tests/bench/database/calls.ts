import { ADMIN_CALLS } from './admin-calls.ts';
import { LIST_CALLS } from './list-calls.ts';
import { PEOPLE_CALLS } from './people-calls.ts';
import { SESSION_CALLS } from './session-calls.ts';

const GROUPS = {
  lists: LIST_CALLS,
  sessions: SESSION_CALLS,
  people: PEOPLE_CALLS,
  admin: ADMIN_CALLS,
};

const wanted = process.env['BENCH_CALLS'];

/** Every list, search and page of the database, called like the routes do. `BENCH_CALLS` selects one group. */
export const CALLS = Object.entries(GROUPS).flatMap(([name, calls]) =>
  wanted === undefined || wanted === name ? calls : [],
);
