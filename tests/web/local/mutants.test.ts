import { runInNewContext } from 'node:vm';
import { describe, expect, it } from 'vitest';

import { toMutant, withMutants } from '../../mutants/instrument.ts';
import { sitesOf } from '../../mutants/sites.ts';

const SOURCE = `export const near = (a: number, b: true | number) => (a < Number(b) && a > 0 ? a + 1 : -1);
export const due = (sql: (text: TemplateStringsArray) => string) =>
  sql\`SELECT 1 FROM users WHERE age = 1 AND born BETWEEN 1 AND 2\`;
`;

const described = (code: string) =>
  sitesOf('source.ts', code).map(
    ({ start, end, kind, replacement }) => `${kind}: ${code.slice(start, end)} => ${replacement}`,
  );

describe('faults that are put into the code', () => {
  it('change one thing each, and no type', () => {
    expect(described(SOURCE)).toEqual([
      'condition → true: a < Number(b) && a > 0 => true',
      'condition → false: a < Number(b) && a > 0 => false',
      '&& → ||: a < Number(b) && a > 0 => (a < Number(b)) || (a > 0)',
      '< → <=: a < Number(b) => (a) <= (Number(b))',
      '> → >=: a > 0 => (a) >= (0)',
      '+ → -: a + 1 => (a) - (1)',
      'SQL equality: sql`SELECT 1 FROM users WHERE age = 1 AND born BETWEEN 1 AND 2` => sql`SELECT 1 FROM users WHERE age <> 1 AND born BETWEEN 1 AND 2`',
      'SQL AND: sql`SELECT 1 FROM users WHERE age = 1 AND born BETWEEN 1 AND 2` => sql`SELECT 1 FROM users WHERE age = 1 OR born BETWEEN 1 AND 2`',
    ]);
  });

  it('are each behind a question, so the code does as before while none is active', () => {
    const code = 'results.push([1, 3].map((a) => (a < 3 && a > 0 ? a + 1 : -1)))';
    const mutants = sitesOf('source.ts', code).map((site) => toMutant('source.ts', code, site));
    for (const [index, mutant] of mutants.entries()) mutant.id = index + 1;
    const reached = new Set<number>();
    const resultsOf = (active: number) => {
      const results: number[][] = [];
      runInNewContext(withMutants(code, mutants), { results, mutants: { active, reached } });
      return results.flat();
    };
    expect(mutants.map(({ id, kind }) => [kind, resultsOf(id)])).toEqual([
      ['call removed', []],
      ['condition → true', [2, 4]],
      ['condition → false', [-1, -1]],
      ['&& → ||', [2, 4]],
      ['< → <=', [2, 4]],
      ['> → >=', [2, -1]],
      ['+ → -', [0, -1]],
    ]);
    expect(resultsOf(0)).toEqual([2, -1]);
    expect(reached).toEqual(new Set(mutants.map(({ id }) => id)));
  });
});
