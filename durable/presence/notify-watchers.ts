import { listAway } from '../../worker/presence/queries/presence.ts';
import type { Env } from '../../worker/env.ts';
import type { Delivery, PresenceChange } from '../rpc.ts';

/** Calls that one object makes for one change; beyond, relays share the work. */
export const CALLS_MAX = 1_000;

export const inGroups = (viewers: readonly number[]) =>
  Array.from({ length: Math.ceil(viewers.length / CALLS_MAX) }, (_, group) =>
    viewers.slice(group * CALLS_MAX, (group + 1) * CALLS_MAX),
  );

type Objects = Pick<Env, 'PRESENCE' | 'DB'>;

async function notify({ PRESENCE }: Objects, viewer: number, change: PresenceChange) {
  try {
    return (await PRESENCE.getByName(String(viewer)).takeChange(change)) ? 'taken' : 'gone';
  } catch {
    return 'failed';
  }
}

/** Without the database everybody is notified: mostly in vain, but nobody misses anything. */
async function withoutAway({ DB }: Objects, viewers: readonly number[]) {
  try {
    const away = await listAway(DB, viewers);
    return viewers.filter((viewer) => !away.has(viewer));
  } catch (error) {
    console.error('Who is away could not be asked', error);
    return viewers;
  }
}

/**
 * Notifies each of these viewers' objects, all at the same time. Those who have no stream open are left out, since
 * whoever comes back asks again. A call costs as much as reading a hundred and fifty rows.
 */
export async function notifyViewers(
  objects: Objects,
  change: PresenceChange,
  viewers: readonly number[],
): Promise<Delivery> {
  const there = await withoutAway(objects, viewers);
  const answers = await Promise.all(there.map((viewer) => notify(objects, viewer, change)));
  return {
    gone: there.filter((_, index) => answers[index] === 'gone'),
    failed: there.filter((_, index) => answers[index] === 'failed'),
  };
}

/**
 * Notifies everybody who watches, by groups of at most a thousand. One group is notified directly. Several are
 * handed to one relay each: W + ceil(W / 1000) calls in all, and never more than a thousand by one object. 100,000
 * watchers are 100 relays: one hop more.
 */
export async function notifyGroups(
  objects: Objects,
  change: PresenceChange,
  groups: readonly (readonly number[])[],
): Promise<Delivery> {
  const [only] = groups;
  if (!only) return { gone: [], failed: [] };
  if (groups.length === 1) return notifyViewers(objects, change, only);
  const deliveries = await Promise.all(
    groups.map(async (viewers, index) => {
      try {
        return await objects.PRESENCE.getByName(`relay/${change.user}/${index}`).relay(change, [
          ...viewers,
        ]);
      } catch {
        return { gone: [], failed: [...viewers] };
      }
    }),
  );
  return {
    gone: deliveries.flatMap(({ gone }) => gone),
    failed: deliveries.flatMap(({ failed }) => failed),
  };
}
