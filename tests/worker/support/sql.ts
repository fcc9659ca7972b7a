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

/** All rows of all tables, as one text. */
export async function allRows() {
  const tables =
    await rows`SELECT name FROM sqlite_master WHERE type = 'table' AND sql NOT LIKE '%VIRTUAL%'
      AND name NOT LIKE '%\\_search\\_%' ESCAPE '\\' AND name NOT LIKE 'session\\_newest%' ESCAPE '\\'
      AND name NOT LIKE 'session\\_soonest%' ESCAPE '\\' AND name NOT LIKE '\\_cf%' ESCAPE '\\'`;
  const texts = await Promise.all(
    tables.map(async ({ name }) =>
      JSON.stringify((await env.DB.prepare(`SELECT * FROM "${String(name)}"`).all()).results),
    ),
  );
  return texts.join('\n');
}
