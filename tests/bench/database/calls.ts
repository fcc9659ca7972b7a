import { ADMIN_CALLS } from './admin-calls.ts';
import { LIST_CALLS } from './list-calls.ts';
import { PEOPLE_CALLS } from './people-calls.ts';
import { SESSION_CALLS } from './session-calls.ts';

/** Every list, search and page of the database, as the routes call it. */
export const CALLS = [...LIST_CALLS, ...SESSION_CALLS, ...PEOPLE_CALLS, ...ADMIN_CALLS];
