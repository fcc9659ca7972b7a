import { z } from 'zod';

import { PROVIDERS } from '../contract/providers.ts';
import { type Secrets, keyring } from '../core/auth/keys.ts';
import type { Database } from '../core/database.ts';
import { listDueHashes, storeHashes } from './queries/return-hashes.ts';
import { hashesOf } from './return-hashes.ts';

const Identities = z.array(z.object({ provider: z.enum(PROVIDERS), subject: z.string() }));

/** Writes the hashes of accounts that were banned since, and again those under the key before the last rotation. */
export async function sweepReturnHashes(db: Database, env: Secrets, now: number) {
  const { previous } = await keyring(env);
  for (const { id, email, identities } of await listDueHashes(db, previous?.id ?? '', now)) {
    const known = { email, identities: Identities.parse(JSON.parse(identities)) };
    await storeHashes(db, id, await hashesOf(env, known));
  }
}
