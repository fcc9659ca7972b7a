import type { Plugin, Rolldown } from 'vite';

/** The screens that links from outside lead to most, by path. An id is `:id`. */
const SCREENS: Record<string, string> = {
  '/session/:id': '/sessions/page/session-page.tsx',
  '/detail/:id': '/people/user-page.tsx',
  '/sessions/search': '/sessions/session-search-page.tsx',
  '/users/search': '/people/user-search-page.tsx',
};

/**
 * Draws covers and avatars. These screens need it at once, although it loads only when the first image is on screen.
 */
const PAINTER = '/brand/painter.ts';

type Bundle = Rolldown.OutputBundle;

/** The files of a script and of all that it imports, without those that every page loads. */
function filesOf(bundle: Bundle, fileName: string, found = new Set<string>()): Set<string> {
  const chunk = bundle[fileName];
  if (chunk?.type !== 'chunk' || chunk.isEntry || found.has(fileName)) return found;
  found.add(fileName);
  for (const style of chunk.viteMetadata?.importedCss ?? []) found.add(style);
  for (const imported of chunk.imports) filesOf(bundle, imported, found);
  return found;
}

function listScreens(bundle: Bundle) {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  return Object.entries(SCREENS).map(([path, screen]) => {
    const files = new Set<string>();
    for (const module of [screen, PAINTER]) {
      const chunk = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(module));
      if (!chunk) throw new Error(`${module} has no script of its own`);
      filesOf(bundle, chunk.fileName, files);
    }
    return [path, ...[...files].map((name) => `/${name}`)].join(' ');
  });
}

/** Tells web/boot.ts which files these screens need, so that they load beside the client rather than after it. */
export const screenFiles = (): Plugin => ({
  name: 'peerway:screen-files',
  apply: 'build',
  transformIndexHtml: {
    // By then the files have their names.
    order: 'post',
    handler: (_page, { bundle }) =>
      bundle && [
        {
          tag: 'meta',
          attrs: { name: 'screens', content: listScreens(bundle).join(';') },
          injectTo: 'head-prepend',
        },
      ],
  },
});
