/** Statements for an object's own database, as templates. What is filled in becomes a parameter. @returns the rows */
export const sqlOf =
  (storage: SqlStorage) =>
  <Row extends Record<string, SqlStorageValue>>(
    parts: TemplateStringsArray,
    ...values: SqlStorageValue[]
  ): Row[] =>
    storage.exec<Row>(parts.join('?'), ...values).toArray();

export type Sql = ReturnType<typeof sqlOf>;
