import react from '@vitejs/plugin-react';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { build, type InlineConfig, type Rolldown } from 'vite';

import { root } from '../../../worker/local/settings.ts';

/** A script of a build. A route's own script is named after its module, such as `friends-page`. */
type Chunk = Pick<Rolldown.OutputChunk, 'fileName' | 'name' | 'code' | 'imports' | 'isEntry'>;

/** The scripts of a build, by file name. */
export type Scripts = ReadonlyMap<string, Chunk>;

const baseline = fileURLToPath(new URL('baseline/main.tsx', import.meta.url));

async function scriptsOf(config: InlineConfig): Promise<Scripts> {
  // A test runner sets another environment, which would build development versions of the libraries.
  const environment = process.env['NODE_ENV'];
  process.env['NODE_ENV'] = 'production';
  const built = await build({ ...config, logLevel: 'error' }).finally(() => {
    process.env['NODE_ENV'] = environment;
  });
  if (!('output' in built)) throw new Error('The build gave more than one output.');
  return new Map(
    built.output.flatMap((file) => (file.type === 'chunk' ? [[file.fileName, file]] : [])),
  );
}

/** The client as shipped, built in memory. */
export const buildClient = () =>
  scriptsOf({
    configFile: path.join(root, 'web/vite.config.ts'),
    build: { write: false, emptyOutDir: false },
  });

const ASSETS = path.join(root, 'web/dist/assets');
const STATIC_IMPORT = /(?:import|from)"\.\/([\w.-]+\.js)"/g;

/** The client that was built last, read from `web/dist`. */
export async function builtClient(): Promise<Scripts> {
  const page = await readFile(path.join(ASSETS, '../index.html'), 'utf8');
  const files = (await readdir(ASSETS)).filter((name) => name.endsWith('.js'));
  const chunks = files.map(async (name) => {
    const code = await readFile(path.join(ASSETS, name), 'utf8');
    const chunk: Chunk = {
      fileName: `assets/${name}`,
      name: name.replace(/-[\w-]{7}\.js$/, ''),
      code,
      imports: [...code.matchAll(STATIC_IMPORT)].map(([, imported]) => `assets/${imported}`),
      isEntry: page.includes(`src="/assets/${name}"`),
    };
    return [chunk.fileName, chunk] as const;
  });
  return new Map(await Promise.all(chunks));
}

/** Only React, react-dom and the router, built by the same vite with the same settings. */
export const buildBaseline = () =>
  scriptsOf({
    configFile: false,
    root: path.dirname(baseline),
    plugins: [react()],
    build: {
      write: false,
      target: 'es2024',
      modulePreload: { polyfill: false },
      rolldownOptions: { input: baseline },
    },
  });

/** A script and its static imports. */
export function withImports(scripts: Scripts, start: Chunk): ReadonlySet<Chunk> {
  const found = new Set([start]);
  for (const chunk of found) {
    for (const name of chunk.imports) {
      const imported = scripts.get(name);
      if (imported) found.add(imported);
    }
  }
  return found;
}

export function entryOf(scripts: Scripts): Chunk {
  const entry = [...scripts.values()].find(({ isEntry }) => isEntry);
  if (!entry) throw new Error('The build has no entry.');
  return entry;
}

const gzipped = (code: string) => gzipSync(code, { level: 9 }).length;

/** The scripts' transfer size in bytes: each gzipped by itself. */
export const weigh = (chunks: Iterable<Pick<Chunk, 'code'>>) =>
  [...chunks].reduce((sum, { code }) => sum + gzipped(code), 0);
