import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, type Plugin } from 'vite';

import { instrument } from '../mutants/instrument.ts';

/** Replaces the cost of a password hash. At the real cost each registration takes 200 ms. */
const cheapPasswords = fileURLToPath(import.meta.resolve('./password-cost.ts'));

const BUNDLE = '\0peerway:product';

/** Removes only spaces and comments. Names stay, because errors are logged with the names of their classes. */
export const onlySpaces = { compress: false, mangle: false, codegen: true };

/**
 * Bundles the Worker into one module, once per run. Loading its hundreds of modules one by one would take seconds in
 * every test file. A test that imports a module gets it from the bundle, so that no module exists twice.
 */
export function bundledProduct(main: string): Plugin {
  let bundled: ReturnType<typeof bundle> | undefined;
  return {
    name: 'peerway:bundled-product',
    enforce: 'pre',
    resolveId: (id) => (id === BUNDLE ? id : null),
    async load(id) {
      const { code, map, exportsOf } = await (bundled ??= bundle(main));
      if (id === BUNDLE) return { code, map };
      const module = exportsOf.get(id);
      return module ? { code: reExport(module), map: { mappings: '' } } : null;
    },
    // Removes the libraries' source maps. Each test file would load them, and they are larger than the libraries.
    transform: (code, id) => (id.includes('/deps_ssr/') ? { code, map: { mappings: '' } } : null),
  };
}

interface Module {
  /** The name under which the bundle exports the module. */
  namespace: string;
  names: string[];
}

const reExport = ({ namespace, names }: Module) =>
  [
    `import { ${namespace} } from ${JSON.stringify(BUNDLE)};`,
    ...names.map((name) =>
      name === 'default'
        ? `export default ${namespace}.default;`
        : `export const ${name} = ${namespace}.${name};`,
    ),
  ].join('\n');

async function bundle(main: string) {
  const { exported } = await chunkOf([main], { sourcemap: false });
  // Main is first, so that the modules run in the order in which they would without a bundle.
  const files = [...new Set([main, ...exported.keys()])];
  const { code, map } = (await chunkOf(files, { sourcemap: true })).chunk;
  const exportsOf = new Map(
    files.map((file, index): [string, Module] => [
      file,
      { namespace: `m${index}`, names: exported.get(file) ?? [] },
    ]),
  );
  return { code, map: map && withoutSources(map), exportsOf };
}

/** Empties the sources, because reporters read them from their files. With `null` Vite would add them. */
const withoutSources = <Map extends { sources: (string | null)[] }>(map: Map) => ({
  ...map,
  sourcesContent: map.sources.map(() => ''),
});

/**
 * Builds the files and their imports as one chunk, which exports the namespace of each file.
 * @returns it, with the names that each file exports
 */
async function chunkOf(files: string[], { sourcemap }: { sourcemap: boolean }) {
  const input = 'virtual:product';
  const exported = new Map<string, string[]>();
  const result = await build({
    configFile: false,
    logLevel: 'error',
    resolve: { alias: [{ find: /^.*\/password-cost\.ts$/, replacement: cheapPasswords }] },
    build: {
      write: false,
      ssr: true,
      target: 'esnext',
      sourcemap,
      rolldownOptions: {
        input,
        treeshake: false,
        // Libraries stay outside of the bundle, so that tests get the same ones.
        external: (id) => id !== input && !id.startsWith('.') && !path.isAbsolute(id),
        output: {
          sourcemapPathTransform: (source, map) => path.resolve(path.dirname(map), source),
          minify: onlySpaces,
        },
      },
    },
    plugins: [
      ...instrument(),
      {
        name: 'peerway:all-modules',
        resolveId: (id) => (id === input ? id : null),
        load: (id) =>
          id === input
            ? files.map((file, at) => `export * as m${at} from ${JSON.stringify(file)};`).join('\n')
            : null,
        generateBundle() {
          for (const id of this.getModuleIds()) {
            if (path.isAbsolute(id)) exported.set(id, this.getModuleInfo(id)?.exports ?? []);
          }
        },
      },
    ],
  });
  if (!('output' in result)) throw new Error('The Worker was not bundled.');
  return { chunk: result.output[0], exported };
}
