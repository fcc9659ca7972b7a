import { PAGE_SIZE, TOTAL_MAX } from '../../../worker/contract/bounds.ts';
import type { Database } from '../../../worker/core/database.ts';
import { HOUR_MS, type World } from './world.ts';

/** One call of the database that is measured. */
export interface Call {
  name: string;
  /** Items that it has to look at: its page, or for a first page as many as the total counts. */
  items: number;
  /** Rows that it may read beside these, as many at every scale: friends that the question names, other counts. */
  beside: number;
  /** Whether a full-text index answers it, which hides the rows that it passes from D1's count. */
  searches: boolean;
  /** Counts up to a bound that a small database stays below: what it reads grows to there and no further. */
  counts?: boolean;
  run: (db: Database, world: World) => Promise<unknown>;
}

export const VISITOR = 0;
export const LAST_ID = Number.MAX_SAFE_INTEGER;
export const DAY_MS = 24 * HOUR_MS;

/** A page, and the one row beyond it that tells whether there is another. */
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

/** How many items a page of a search looks at. */
export const itemsOf = ({ cursor, itemsPerPage = PAGE_SIZE }: Asked) =>
  cursor === undefined ? Math.max(TOTAL_MAX, itemsPerPage + 1) : itemsPerPage + 1;
