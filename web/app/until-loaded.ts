/** Between one attempt at a script and the next, at first and at most. */
const AGAIN_MS = 2000;
const AGAIN_AT_MOST_MS = 60_000;

/** Imports a script again and again until it is there: for what nobody asks for by a click. */
export const untilLoaded = <Loaded>(
  load: () => Promise<Loaded>,
  wait = AGAIN_MS,
): Promise<Loaded> =>
  load().catch(async () => {
    await new Promise((resolve) => setTimeout(resolve, wait));
    return untilLoaded(load, Math.min(2 * wait, AGAIN_AT_MOST_MS));
  });
