import type { Presence } from './presence.ts';

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

type Namespace = DurableObjectNamespace<Presence>;

async function tell(namespace: Namespace, viewer: number, notice: Notice) {
  try {
    return (await namespace.getByName(String(viewer)).hear(notice)) ? 'told' : 'gone';
  } catch {
    return 'failed';
  }
}

/** Tells each of these viewers' objects, all at the same time. */
export async function tellViewers(
  namespace: Namespace,
  notice: Notice,
  viewers: readonly number[],
): Promise<Told> {
  const answers = await Promise.all(viewers.map((viewer) => tell(namespace, viewer, notice)));
  return {
    gone: viewers.filter((_, index) => answers[index] === 'gone'),
    failed: viewers.filter((_, index) => answers[index] === 'failed'),
  };
}

/**
 * Tells everybody who watches, by groups of at most a thousand. One group is told directly; several are
 * handed to one relay each, which makes W + ceil(W / 1000) calls in all and never more than a thousand by one
 * object. 100,000 watchers are 100 relays: a hop more, and no object does more than for 1,000.
 */
export async function tellGroups(
  namespace: Namespace,
  notice: Notice,
  groups: readonly (readonly number[])[],
): Promise<Told> {
  const [only] = groups;
  if (!only) return { gone: [], failed: [] };
  if (groups.length === 1) return tellViewers(namespace, notice, only);
  const told = await Promise.all(
    groups.map(async (viewers, index) => {
      try {
        return await namespace
          .getByName(`relay/${notice.user}/${index}`)
          .relay(notice, [...viewers]);
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
