import type { Plugin } from 'vite';

/**
 * Gives the client's script a low priority, because the early page needs only the style sheet, fonts and pictures.
 * A plugin, since Vite drops the attribute when it writes its own tag.
 */
export const scriptPriority = (): Plugin => ({
  name: 'peerway:script-priority',
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler: (html) => html.replace('<script type="module" crossorigin', '$& fetchpriority="low"'),
  },
});
