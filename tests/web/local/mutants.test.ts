import { afterEach, describe, expect, it, vi } from 'vitest';

import { withMutants } from '../../mutants/instrument.ts';
import { sitesOf } from '../../mutants/sites.ts';

const SOURCE = `export const near = (a: number, b: true | number) => (a < Number(b) && a > 0 ? a + 1 : -1);
export const due = (sql: (text: TemplateStringsArray) => string) =>
  sql\`SELECT 1 FROM users WHERE age = 1 AND born BETWEEN 1 AND 2\`;
`;

afterEach(() => {
  vi.unstubAllGlobals();
});

const described = (code: string) =>
  sitesOf('source.ts', code).map(
    ({ start, end, kind, replacement }) => `${kind}: ${code.slice(start, end)} => ${replacement}`,
  );

describe('faults that are put into the code', () => {
  it('change one thing each, and no type', () => {
    expect(described(SOURCE)).toEqual([
      'condition → true: a < Number(b) && a > 0 => true',
      'condition → false: a < Number(b) && a > 0 => false',
      '&& → ||: a < Number(b) && a > 0 => a < Number(b) || a > 0',
      '< → <=: a < Number(b) => a <= Number(b)',
      '> → >=: a > 0 => a >= 0',
      '+ → -: a + 1 => a - 1',
      'SQL equality: sql`SELECT 1 FROM users WHERE age = 1 AND born BETWEEN 1 AND 2` => sql`SELECT 1 FROM users WHERE age <> 1 AND born BETWEEN 1 AND 2`',
      'SQL AND: sql`SELECT 1 FROM users WHERE age = 1 AND born BETWEEN 1 AND 2` => sql`SELECT 1 FROM users WHERE age = 1 OR born BETWEEN 1 AND 2`',
    ]);
  });

  it('are each behind a question, so the code does as before while none is active', () => {
    const code = 'near = (a, b) => (a < b && a > 0 ? a + 1 : -1);';
    const mutants = sitesOf('source.ts', code).map((site, index) => ({
      id: index + 1,
      file: 'source.ts',
      line: 1,
      before: code.slice(site.start, site.end),
      ...site,
    }));
    const state = { active: 0, reached: new Set<number>() };
    vi.stubGlobal('mutants', state);
    vi.stubGlobal('near', undefined);
    new Function(withMutants(code, mutants))();
    const near: unknown = Reflect.get(globalThis, 'near');
    const results = [0, ...mutants.map(({ id }) => id)].map((id) => {
      state.active = id;
      return typeof near === 'function' ? [Number(near(1, 2)), Number(near(3, 2))] : [];
    });
    // None, always, never, or, at most, at least, minus.
    expect(results).toEqual([
      [2, -1],
      [2, 4],
      [-1, -1],
      [2, 4],
      [2, -1],
      [2, -1],
      [0, -1],
    ]);
    expect(state.reached).toEqual(new Set([-1, ...mutants.map(({ id }) => id)]));
  });
});
