import { expect, it } from 'vitest';

import { extraWords } from '../../../worker/core/search-words.ts';
import { communityRows } from '../../../worker/local/seed/rows.ts';

/** A map that has every game, all with the same id. */
class AnyGame extends Map<string, number> {
  override get() {
    return 1;
  }
}

it('the demo community is found by what people type, too', async () => {
  const { tables } = await communityRows('hash', new AnyGame(), Date.now());
  const texts = {
    users: ['name'],
    sessions: ['name', 'description'],
    audit_log: ['reason'],
  };
  for (const [table, columns] of Object.entries(texts)) {
    const rows = tables[table] ?? [];
    for (const column of columns) {
      const words = rows.map((row) => row[`${column}_words`]);
      expect(words).toEqual(rows.map((row) => extraWords(String(row[column]))));
    }
  }
});
