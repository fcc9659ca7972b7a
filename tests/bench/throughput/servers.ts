import path from 'node:path';
import { Miniflare, convertV4MiniflareOptions } from 'miniflare';
import { unstable_readConfig } from 'wrangler';
import { z } from 'zod';
import { root } from '../../../worker/local/settings.ts';
import { bundle } from '../bundle.ts';
import type { Statement } from '../database/record.ts';

const Platform = z.object({
  compatibility_date: z.string(),
  compatibility_flags: z.array(z.string()),
});

/** The floor: one indexed read of the same rows, told as D1 gives them. */
const BARE = `export default {
  async fetch(request, env) {
    const { results } = await env.DB.prepare(env.QUERY).bind(...env.VALUES).all();
    return Response.json(results);
  },
};`;

/**
 * The product as it would be deployed, and a Worker that does nothing but ask the same of the same database, in
 * one workerd; each listens on a socket of its own, with nothing in between. The lists of visitors need no other
 * binding than the database.
 */
export async function startServers(folder: string, { query, values }: Statement) {
  const script = await bundle();
  const config: unknown = unstable_readConfig({ config: path.join(root, 'wrangler.toml') });
  const platform = Platform.parse(config);
  const worker = {
    modules: true as const,
    compatibilityDate: platform.compatibility_date,
    compatibilityFlags: platform.compatibility_flags,
    d1Databases: { DB: 'peerway' },
    unsafeDirectSockets: [{}],
  };
  const miniflare = new Miniflare(
    convertV4MiniflareOptions({
      resourcePersistencePath: path.join(folder, 'v3'),
      workers: [
        { ...worker, name: 'product', scriptPath: script },
        { ...worker, name: 'bare', script: BARE, bindings: { QUERY: query, VALUES: values } },
      ],
    }),
  );
  await miniflare.ready;
  return {
    product: new URL('/api/latest/sessions', await miniflare.unsafeGetDirectURL('product')),
    bare: await miniflare.unsafeGetDirectURL('bare'),
    close: () => miniflare.dispose(),
  };
}
