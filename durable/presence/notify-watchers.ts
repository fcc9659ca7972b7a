import type { Delivery, PresenceChange } from '../../worker/contract/objects/rpc.ts';
import type { Env } from '../../worker/env.ts';
import { listAway } from '../../worker/presence/queries/presence.ts';

/** How many calls one object makes for one change. Beyond that, other objects take over a part. */
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

/** Leaves out viewers who are away. If the database fails, everyone is notified. */
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
 * Notifies the objects of these viewers, all at the same time. Viewers without an open stream are left out, since they
 * ask again when they return. A call costs as much as reading 150 rows.
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
 * Notifies all watchers, in groups of at most 1,000. One group is notified directly. Several are passed to one object
 * each. W watchers take W + ceil(W / 1000) calls in all, and no object makes more than 1,000. 100,000 watchers take
 * 100 such objects, which is one more hop.
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
        return await objects.PRESENCE.getByName(`fan-out/${change.user}/${index}`).fanOut(change, [
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
