import { PAGE_SIZE, TOTAL_MAX } from '../../../worker/contract/bounds.ts';
import type { Database } from '../../../worker/core/database.ts';
import { HOUR_MS, type World } from './world.ts';

/** One measured call of the database. */
export interface Call {
  name: string;
  /** The items that it must read: its page, or as many as the total of a first page counts. */
  items: number;
  /** Other rows that it may read, for example the user's friends. The number is the same at every scale. */
  beside: number;
  /** Whether a full-text index answers it. D1's count doesn't include the rows that such an index reads. */
  searches: boolean;
  /** It counts up to a limit that a small database doesn't reach. Until then its rows grow with the database. */
  counts?: boolean;
  run: (db: Database, world: World) => Promise<unknown>;
}

export const VISITOR = 0;
export const LAST_ID = Number.MAX_SAFE_INTEGER;
export const DAY_MS = 24 * HOUR_MS;

/** A page, and one more row that shows whether there is a next page. */
const PAGE = PAGE_SIZE + 1;

export const list = (name: string, run: Call['run'], beside = 0): Call => ({
  name,
  items: PAGE,
  beside,
  searches: false,
  run,
});

interface Asked {
  cursor?: string | undefined;
  itemsPerPage?: number | undefined;
}

/** How many items a page of a search reads. */
export const itemsOf = ({ cursor, itemsPerPage = PAGE_SIZE }: Asked) =>
  cursor === undefined ? Math.max(TOTAL_MAX, itemsPerPage + 1) : itemsPerPage + 1;
