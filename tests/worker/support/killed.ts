import { env } from 'cloudflare:test';

/**
 * A binding whose first batch fails, before or after it has run. Everything later fails, too, as when the Worker is
 * killed.
 */
export function killed(when: 'before' | 'after'): D1Database {
  let dead = false;
  const open = (start?: string): D1DatabaseSession => {
    const session = env.DB.withSession(start);
    return {
      prepare: (query) => {
        if (dead) throw new Error('killed');
        return session.prepare(query);
      },
      getBookmark: () => session.getBookmark(),
      batch: async (statements) => {
        if (when === 'after') await session.batch(statements);
        dead = true;
        throw new Error('killed');
      },
    };
  };
  return new Proxy(env.DB, {
    get: (target, name): unknown => (name === 'withSession' ? open : Reflect.get(target, name)),
  });
}
