import { Miniflare, convertV4MiniflareOptions } from 'miniflare';
import path from 'node:path';
import { unstable_readConfig } from 'wrangler';
import { z } from 'zod';

import { root } from '../../../worker/local/settings.ts';
import { bundle } from '../bundle.ts';
import type { Statement } from '../database/record.ts';

const Platform = z.object({
  compatibility_date: z.string(),
  compatibility_flags: z.array(z.string()),
});

/** The baseline: one indexed read of the same rows, returned as D1 gives them. */
const BARE = `export default {
  async fetch(request, env) {
    const { results } = await env.DB.prepare(env.QUERY).bind(...env.VALUES).all();
    return Response.json(results);
  },
};`;

/**
 * The product as deployed, and a Worker that only runs the same query on the same database, in one workerd. Each
 * listens on its own socket without a proxy. Visitors' lists need no binding but the database.
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
