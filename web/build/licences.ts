import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { z } from 'zod';

const modules = fileURLToPath(new URL('../../node_modules/', import.meta.url));

/** Packages of which the client ships files that aren't modules. */
const FONTS = ['@fontsource-variable/figtree', '@fontsource-variable/overpass'];

/** What was compiled into WebAssembly that a package ships. */
const COMPILED = [
  'RNNoise, in @sapphi-red/web-noise-suppressor, BSD-3-Clause\n\nhttps://github.com/xiph/rnnoise/blob/main/COPYING',
  'rnnoise-wasm, in @sapphi-red/web-noise-suppressor, Apache-2.0\n\nhttps://github.com/shiguredo/rnnoise-wasm',
];

const Manifest = z.object({ name: z.string(), version: z.string(), license: z.string() });

/** The package that a module belongs to. Null for our own. */
function packageOf(id: string): string | null {
  const [, name] = /\/node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(id) ?? [];
  return name ?? null;
}

/** The name and version of a package, and the text of its licence. @throws if it has none */
function noticeOf(name: string): string {
  const folder = path.join(modules, name);
  const read = (file: string) => readFileSync(path.join(folder, file), 'utf8');
  const { version, license } = Manifest.parse(JSON.parse(read('package.json')));
  const file = readdirSync(folder).find((one) => /^licen[cs]e/i.test(one));
  return [`${name} ${version}, ${license}`, ...(file ? [read(file).trim()] : [])].join('\n\n');
}

/** Notices of packages, in the order of their names. */
export const noticesOf = (names: Iterable<string>) =>
  `${[...[...new Set(names)].toSorted().map(noticeOf), ...COMPILED].join(
    `\n\n${'-'.repeat(72)}\n\n`,
  )}\n`;

/** Writes licences.txt, since the licences of what the client is made of must come with it. */
export const licences = (): Plugin => ({
  name: 'peerway:licences',
  generateBundle() {
    const names = Array.from(this.getModuleIds(), packageOf).filter((name) => name !== null);
    this.emitFile({
      type: 'asset',
      fileName: 'licences.txt',
      source: noticesOf([...names, ...FONTS]),
    });
  },
});
