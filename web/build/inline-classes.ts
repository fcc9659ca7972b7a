import path from 'node:path';
import type { Plugin } from 'vite';
import { scopedName } from './class-names.ts';

/**
 * Writes the class name itself where a component says css['name'], so that the scripts needn't carry the tables
 * of all names. What is computed, as css[variant], keeps its table.
 */
export const inlineClasses = (): Plugin => ({
  name: 'peerway:inline-classes',
  apply: 'build',
  enforce: 'pre',
  transform: {
    filter: { id: /\/web\/.+\.tsx?$/ },
    handler(code, id) {
      const [statement, table, sheet] =
        /^import (\w+) from '(\.[^']+\.module\.css)';$/m.exec(code) ?? [];
      if (statement === undefined || table === undefined || sheet === undefined) return null;
      const file = path.resolve(path.dirname(id), sheet);
      // Filled up to the old length: lines and columns stay those of the source map.
      const inlined = code.replaceAll(
        new RegExp(`\\b${table}\\['([\\w-]+)'\\]`, 'g'),
        (old, name: string) => JSON.stringify(scopedName(name, file)).padEnd(old.length),
      );
      const computed = inlined.replace(statement, '').search(new RegExp(`\\b${table}\\b`)) >= 0;
      const withoutTable = `import '${sheet}';`.padEnd(statement.length);
      return {
        code: computed ? inlined : inlined.replace(statement, withoutTable),
        map: null,
      };
    },
  },
});

/** A style sheet whose table nobody needs is still a style sheet. */
export const keepSheets = (): Plugin => ({
  name: 'peerway:keep-sheets',
  apply: 'build',
  enforce: 'post',
  transform: {
    filter: { id: /\.module\.css$/ },
    handler: () => ({ moduleSideEffects: 'no-treeshake' }),
  },
});
