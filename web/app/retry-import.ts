/** The first and the longest delay between two attempts to load a script. */
const AGAIN_MS = 2000;
const AGAIN_AT_MOST_MS = 60_000;

/** Retries an import until it succeeds. For scripts that load without a click. */
export const retryImport = <Loaded>(
  load: () => Promise<Loaded>,
  wait = AGAIN_MS,
): Promise<Loaded> =>
  load().catch(async () => {
    await new Promise((resolve) => setTimeout(resolve, wait));
    return retryImport(load, Math.min(2 * wait, AGAIN_AT_MOST_MS));
  });
