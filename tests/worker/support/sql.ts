import { env } from 'cloudflare:test';

/** A statement for the tests' own database. What is filled in becomes a parameter. */
export const sql = (parts: TemplateStringsArray, ...values: unknown[]) =>
  env.DB.prepare(parts.join('?')).bind(...values);

/** The rows that a statement finds. */
export const rows = async <Row = Record<string, unknown>>(
  parts: TemplateStringsArray,
  ...values: unknown[]
) => (await sql(parts, ...values).all<Row>()).results;

/** The first column of the first row that a statement finds. Null if there is none. */
export const valueOf = async <Value = unknown>(
  parts: TemplateStringsArray,
  ...values: unknown[]
): Promise<Value | null> => (await sql(parts, ...values).raw<[Value]>())[0]?.[0] ?? null;
