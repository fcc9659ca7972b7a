/** What a D1 binding did: the prepared statements, and the number of round trips. */
export interface Recording {
  statements: Set<string>;
  trips: number;
}

/** A statement outside of a batch is a round trip, too. */
function watchStatement(statement: D1PreparedStatement, recording: Recording): D1PreparedStatement {
  const bind = statement.bind.bind(statement);
  const all = statement.all.bind(statement);
  statement.bind = (...values) => watchStatement(bind(...values), recording);
  statement.all = <Row>() => {
    recording.trips += 1;
    return all<Row>();
  };
  return statement;
}

const watchSession = (session: D1DatabaseSession, recording: Recording): D1DatabaseSession => ({
  prepare: (query) => {
    recording.statements.add(query);
    return watchStatement(session.prepare(query), recording);
  },
  batch: (statements) => {
    recording.trips += 1;
    return session.batch(statements);
  },
  getBookmark: () => session.getBookmark(),
});

/** The same database, recorded. The product runs every statement through a session. */
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
