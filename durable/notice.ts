import { listAway } from '../worker/db/presence.ts';
import type { Env } from '../worker/env.ts';

/** What a user's object tells the objects of those who watch. */
export interface Notice {
  user: number;
  online: boolean;
  /** Grows with every change, so that what arrives twice or late is known for what it is. */
  version: number;
  /** Who may know has changed too: each watcher asks again for itself. */
  judge: boolean;
}

export interface Told {
  /** Who no longer watches, now at least. */
  gone: number[];
  /** Whose object couldn't be reached. */
  failed: number[];
}

/** Calls that one object makes for one change; beyond, relays share the work. */
export const CALLS_MAX = 1_000;

export const inGroups = (viewers: readonly number[]) =>
  Array.from({ length: Math.ceil(viewers.length / CALLS_MAX) }, (_, group) =>
    viewers.slice(group * CALLS_MAX, (group + 1) * CALLS_MAX),
  );

type Objects = Pick<Env, 'PRESENCE' | 'DB'>;

async function tell({ PRESENCE }: Objects, viewer: number, notice: Notice) {
  try {
    return (await PRESENCE.getByName(String(viewer)).hear(notice)) ? 'told' : 'gone';
  } catch {
    return 'failed';
  }
}

/** Without the database everybody is told: in vain mostly, but nobody misses anything. */
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
 * Tells each of these viewers' objects, all at the same time, but for those who have no stream open: whoever comes
 * back asks anew. A call costs as much as reading a hundred and fifty rows.
 */
export async function tellViewers(
  objects: Objects,
  notice: Notice,
  viewers: readonly number[],
): Promise<Told> {
  const there = await withoutAway(objects, viewers);
  const answers = await Promise.all(there.map((viewer) => tell(objects, viewer, notice)));
  return {
    gone: there.filter((_, index) => answers[index] === 'gone'),
    failed: there.filter((_, index) => answers[index] === 'failed'),
  };
}

/**
 * Tells everybody who watches, by groups of at most a thousand. One group is told directly; several are
 * handed to one relay each, which makes W + ceil(W / 1000) calls in all and never more than a thousand by one
 * object. 100,000 watchers are 100 relays: a hop more, and no object does more than for 1,000.
 */
export async function tellGroups(
  objects: Objects,
  notice: Notice,
  groups: readonly (readonly number[])[],
): Promise<Told> {
  const [only] = groups;
  if (!only) return { gone: [], failed: [] };
  if (groups.length === 1) return tellViewers(objects, notice, only);
  const told = await Promise.all(
    groups.map(async (viewers, index) => {
      try {
        return await objects.PRESENCE.getByName(`relay/${notice.user}/${index}`).relay(notice, [
          ...viewers,
        ]);
      } catch {
        return { gone: [], failed: [...viewers] };
      }
    }),
  );
  return {
    gone: told.flatMap(({ gone }) => gone),
    failed: told.flatMap(({ failed }) => failed),
  };
}
