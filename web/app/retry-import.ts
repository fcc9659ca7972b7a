import { backoffMs } from './backoff.ts';

/** Retries an import until it succeeds. For scripts that load without a click. */
export const retryImport = <Loaded>(load: () => Promise<Loaded>, failures = 0): Promise<Loaded> =>
  load().catch(async () => {
    await new Promise((resolve) => setTimeout(resolve, backoffMs(failures)));
    return retryImport(load, failures + 1);
  });
