import { type ComponentType, lazy } from 'react';

/** The table of what comes after the first screen. */
export const later = () => import('./later.ts');

type Table = Awaited<ReturnType<typeof later>>;

/** A component from that table; `otherwise` stands in where it can't be loaded: nobody asked for it by a click. */
export const laterOr = <Props>(
  load: (table: Table) => Promise<{ default: ComponentType<Props> }>,
  otherwise: ComponentType<Props>,
) =>
  lazy(() =>
    later()
      .then(load)
      .catch(() => ({ default: otherwise })),
  );

/** Between one attempt at a script and the next, at first and at most. */
const AGAIN_MS = 2000;
const AGAIN_AT_MOST_MS = 60_000;

/** Asks for it until it is there: what works unseen is not asked for again by a click. */
export const untilLoaded = <Loaded>(
  load: (table: Table) => Promise<Loaded>,
  wait = AGAIN_MS,
): Promise<Loaded> =>
  later()
    .then(load)
    .catch(async () => {
      await new Promise((resolve) => setTimeout(resolve, wait));
      return untilLoaded(load, Math.min(2 * wait, AGAIN_AT_MOST_MS));
    });

/** How long after the first screen what may come next is fetched. */
const AHEAD_MS = 3000;

/** Fetches what must be there at once when it is wanted, or when the network is gone. */
export const fetchAhead = () =>
  setTimeout(() => {
    later()
      .then(({ failures, toasts, themeMenu }) => Promise.all([failures(), toasts(), themeMenu()]))
      .catch(() => undefined);
  }, AHEAD_MS);
