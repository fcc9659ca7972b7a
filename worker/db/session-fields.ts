import { type SQL, sql } from 'drizzle-orm';

import type { SessionPatch } from '../contract/session.ts';

export type SessionFields = Omit<
  SessionPatch,
  'startsAt' | 'status' | 'cancelReason' | 'revision' | 'reason'
> & {
  /** In ms. */
  startsAt?: number | undefined;
};

/** The columns that a patch writes, with their values. */
export const columnsOf = ({ startsAt, ...fields }: SessionFields): [string, string | number][] => {
  const columns: [string, string | number | boolean | undefined][] = [
    ['name', fields.name],
    ['description', fields.description],
    ['platforms', fields.platforms && JSON.stringify(fields.platforms)],
    ['region', fields.region],
    ['language', fields.language],
    ['level', fields.level],
    ['style', fields.style],
    ['microphone', fields.microphone],
    ['adults_only', fields.adultsOnly],
    ['starts_at', startsAt],
    ['seats', fields.seats],
    ['visibility', fields.visibility],
  ];
  return columns.flatMap(([column, value]): [string, string | number][] =>
    value === undefined ? [] : [[column, typeof value === 'boolean' ? Number(value) : value]],
  );
};

/** What the log keeps of a change: the columns that are written, as they were and as they will be. */
export const changeOf = (fields: SessionFields, end: SQL) => {
  const columns = columnsOf(fields);
  const object = (valueOf: (column: string, value: string | number) => SQL, endsAt: SQL) =>
    sql`json_object('ends_at', ${endsAt}${sql.join(
      columns.map(([column, value]) => sql`, ${column}, ${valueOf(column, value)}`),
      sql``,
    )})`;
  return {
    before: object((column) => sql.raw(`s.${column}`), sql`s.ends_at`),
    after: object((_, value) => sql`${value}`, end),
  };
};
