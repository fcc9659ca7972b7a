import { registerHooks } from 'node:module';
import type { Plugin } from 'vite';

const NAME = 'virtual:api-document';

/** The Worker's modules import it, and nothing of it runs while the document is made. */
const PLATFORM = `data:text/javascript,${encodeURIComponent(`
  export class DurableObject {}
  export class WorkerEntrypoint {}
  export class RpcTarget {}
  export const env = {};
`)}`;

/** Gives tests the API's OpenAPI document, made from the Worker's own routes. */
export function apiDocument(): Plugin {
  let document: Promise<string> | undefined;
  return {
    name: 'peerway:api-document',
    resolveId: (id) => (id === NAME ? `\0${NAME}` : null),
    async load(id) {
      if (id !== `\0${NAME}`) return null;
      return `export default ${await (document ??= makeDocument())}`;
    },
  };
}

async function makeDocument() {
  const hooks = registerHooks({
    resolve: (specifier, context, next) =>
      specifier.startsWith('cloudflare:')
        ? { url: PLATFORM, shortCircuit: true }
        : next(specifier, context),
  });
  try {
    const { app } = await import('../../../worker/app.ts');
    const { describe } = await import('../../../worker/core/docs.ts');
    return JSON.stringify(describe(app));
  } finally {
    hooks.deregister();
  }
}
