import { sql } from 'drizzle-orm';

import { USER_NAME_MAX } from '../../contract/bounds.ts';
import type { Database } from '../../core/database.ts';
import { isReserved, nameKeys } from '../../core/name-keys.ts';
import { type RowOf, columns } from '../../core/rows.ts';
import { users } from '../../core/schema/accounts.ts';

/** How many names are suggested, and how many are tried for that. */
const SUGGESTIONS_MAX = 3;
const ENDINGS = 4;

const NAME_KEYS = columns(users, ['nameKey', 'nameShape'], 'u');

/** Names like a taken one, as gamers build them. The digits differ, so that the next one who asks gets others. */
function namesLike(name: string): string[] {
  const numbers = crypto.getRandomValues(new Uint16Array(ENDINGS));
  const endings = ['GG', '_x', ...[...numbers].map((number) => String(10 + (number % 990)))];
  const letters = Array.from(new Intl.Segmenter().segment(name), ({ segment }) => segment);
  return endings.map(
    (ending) =>
      letters
        .slice(0, USER_NAME_MAX - ending.length)
        .join('')
        .trim() + ending,
  );
}

const list = (values: readonly string[]) =>
  sql.join(
    values.map((value) => sql`${value}`),
    sql`, `,
  );

/** Whether nobody has a name that looks like this one. If somebody has, names that are free. */
export async function checkName(
  db: Database,
  name: string,
): Promise<{ available: boolean; suggestions?: string[] }> {
  const asked = [name, ...namesLike(name)].map((each) => ({ name: each, keys: nameKeys(each) }));
  const keys = list(asked.map(({ keys: { key } }) => key));
  const shapes = list(asked.map(({ keys: { shape } }) => shape));
  const taken = await db.all(sql<RowOf<typeof NAME_KEYS>>`SELECT ${NAME_KEYS} FROM users u
      WHERE u.name_key IN (${keys}) OR u.name_shape IN (${shapes})
    UNION ALL SELECT h.name_key, h.name_shape FROM held_texts h
      WHERE h.name_key IN (${keys}) OR h.name_shape IN (${shapes})`);
  const takenKeys = new Set(taken.map(({ nameKey }) => nameKey));
  const takenShapes = new Set(taken.map(({ nameShape }) => nameShape));
  const free = asked
    .filter(({ keys: { key, shape } }) => !takenKeys.has(key) && !takenShapes.has(shape))
    .map(({ name: each }) => each)
    .filter((each) => !isReserved(each));
  if (free[0] === name) return { available: true };
  return { available: false, suggestions: free.slice(0, SUGGESTIONS_MAX) };
}
