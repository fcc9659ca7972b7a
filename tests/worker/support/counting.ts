interface Counts {
  rowsWritten: number;
  rowsRead: number;
  roundTrips: number;
}

/** A binding that sums up the rows that D1 reports, so that a test can check the cost of a query. */
export function countingBinding(binding: D1Database) {
  const counts: Counts = { rowsWritten: 0, rowsRead: 0, roundTrips: 0 };
  const count = <Row>(results: D1Result<Row>[]) => {
    counts.roundTrips += 1;
    for (const { meta } of results) {
      counts.rowsWritten += meta.rows_written;
      counts.rowsRead += meta.rows_read;
    }
    return results;
  };

  const withSession = (start?: string): D1DatabaseSession => {
    const session = binding.withSession(start);
    return {
      prepare: (query) => {
        const statement = session.prepare(query);
        const bind = statement.bind.bind(statement);
        statement.bind = (...values) => {
          const bound = bind(...values);
          const all = bound.all.bind(bound);
          bound.all = async <Row>() => {
            const result = await all<Row>();
            count([result]);
            return result;
          };
          return bound;
        };
        return statement;
      },
      batch: async <Row>(statements: D1PreparedStatement[]) =>
        count(await session.batch<Row>(statements)),
      getBookmark: () => session.getBookmark(),
    };
  };

  const counting = new Proxy(binding, {
    get: (target, name): unknown =>
      name === 'withSession' ? withSession : Reflect.get(target, name),
  });
  return {
    binding: counting,
    rowsWritten: () => counts.rowsWritten,
    rowsRead: () => counts.rowsRead,
    roundTrips: () => counts.roundTrips,
  };
}
