import { keyring } from '../../core/auth/keys.ts';
import type { Database } from '../../core/database.ts';
import { postToDiscord } from '../../core/objects.ts';
import type { Env } from '../../env.ts';
import {
  listDuePosts,
  listSealedUnder,
  markQueued,
  storeResealed,
} from './queries/discord-posts.ts';
import { openWebhook, sealWebhook } from './sealed-webhook.ts';

const POSTS_PER_RUN = 200;
const RESEALED_PER_RUN = 100;

/** Tells the hosts' Notifiers which posts to Discord are out of date. They send them, and keep trying. */
export async function keepPosted(db: Database, env: Env) {
  const due = await listDuePosts(db, POSTS_PER_RUN);
  if (due.length === 0) return;
  const hosts = [...Map.groupBy(due, ({ hostId }) => hostId)];
  const told = await Promise.allSettled(
    hosts.map(async ([hostId, posts]) => {
      const ids = posts.map(({ sessionId }) => sessionId);
      await postToDiscord(env, hostId, ids);
      return posts;
    }),
  );
  const queued = told.flatMap((one) => (one.status === 'fulfilled' ? one.value : []));
  await markQueued(db, queued);
  // The next run tells the others again.
  if (queued.length < due.length) throw new Error('Some posts to Discord could not be queued');
}

/** After a change of `JWT_SECRET`: encrypts webhooks under the new one, as long as the one before is there. */
export async function resealWebhooks(db: Database, env: Env) {
  const { previous, current } = await keyring(env);
  if (!previous || previous.id === current.id) return;
  const found = await listSealedUnder(db, previous.id, RESEALED_PER_RUN);
  const resealed = await Promise.all(
    found.map(async ({ sessionId, hostId, webhook: before }) => {
      const address = await openWebhook(env, { keyId: previous.id, sealed: before }, hostId);
      if (address === null) return [];
      return [{ sessionId, before, ...(await sealWebhook(env, address, hostId)) }];
    }),
  );
  if (resealed.length > 0) await storeResealed(db, resealed.flat());
}
