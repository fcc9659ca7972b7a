import { PAGE_SIZE, TOTAL_MAX } from '../../../worker/contract/bounds.ts';
import type { Database } from '../../../worker/core/database.ts';
import { HOUR_MS, type World } from './world.ts';

/** One measured call of the database. */
export interface Call {
  name: string;
  /** The items that it must read: its page, or for a first page as many as the total counts. */
  items: number;
  /** More rows that it may read, the same at every scale: the query's friends, other counts. */
  beside: number;
  /** Whether a full-text index answers it. D1's count doesn't include the rows that such an index reads. */
  searches: boolean;
  /** It counts up to a limit that a small database doesn't reach. What it reads grows only until then. */
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
