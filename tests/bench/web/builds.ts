import react from '@vitejs/plugin-react';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { build, type Rolldown } from 'vite';

import { root } from '../../../worker/local/settings.ts';

/** A script of a build. A route's own script is named after its module, such as `friends-page`. */
type Chunk = Pick<Rolldown.OutputChunk, 'fileName' | 'name' | 'code' | 'imports' | 'isEntry'>;

/** The scripts of a build, by file name. */
export type Scripts = ReadonlyMap<string, Chunk>;

const baseline = fileURLToPath(new URL('baseline/main.tsx', import.meta.url));

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
export async function buildBaseline(): Promise<Scripts> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    root: path.dirname(baseline),
    plugins: [react()],
    build: {
      write: false,
      target: 'es2024',
      modulePreload: { polyfill: false },
      rolldownOptions: { input: baseline },
    },
  });
  if (!('output' in built)) throw new Error('The build gave more than one output.');
  return new Map(
    built.output.flatMap((file) => (file.type === 'chunk' ? [[file.fileName, file]] : [])),
  );
}

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
