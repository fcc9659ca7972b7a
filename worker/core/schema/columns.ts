import { integer } from 'drizzle-orm/sqlite-core';

/**
 * Columns of all tables. The full-text indexes are virtual tables and have their own migration (see search-index.ts).
 */

/** In milliseconds since the epoch, UTC. */
export const time = (name: string) => integer(name);
export const flag = (name: string) => integer(name, { mode: 'boolean' });
