import type { Plugin } from 'vite';

/**
 * Puts the page's encoding before everything else in the head. Browsers look for it only in the first 1,024 bytes, which
 * the inlined script would fill. Comes after all plugins that put something first.
 */
export const charset = (): Plugin => ({
  name: 'peerway:charset',
  transformIndexHtml: {
    order: 'post',
    handler: () => [{ tag: 'meta', attrs: { charset: 'utf-8' }, injectTo: 'head-prepend' }],
  },
});
