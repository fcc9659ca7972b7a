/** Watches a D1 binding: which statements are prepared, and how often it is asked. */
export interface Recording {
  statements: Set<string>;
  trips: number;
}

const watchSession = (session: D1DatabaseSession, recording: Recording): D1DatabaseSession => ({
  prepare: (query) => {
    recording.statements.add(query);
    return session.prepare(query);
  },
  batch: (statements) => {
    recording.trips += 1;
    return session.batch(statements);
  },
  getBookmark: () => session.getBookmark(),
});

/** The same database, recorded. The product runs every statement through the batch of a session. */
export const watch = (database: D1Database, recording: Recording): D1Database => ({
  prepare: () => {
    throw new Error('statements go through a session');
  },
  batch: () => {
    throw new Error('batches go through a session');
  },
  exec: (query) => database.exec(query),
  dump: () => Promise.reject(new Error('not used')),
  withSession: (constraint) => watchSession(database.withSession(constraint), recording),
});
