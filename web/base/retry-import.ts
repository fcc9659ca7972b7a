import { backoffMs } from './backoff.ts';
import { loadScript } from './load-script.ts';

/** Retries an import until it succeeds. For scripts that load without a click. */
export const retryImport = <Loaded>(load: () => Promise<Loaded>, failures = 0): Promise<Loaded> =>
  loadScript(load).catch(async () => {
    await new Promise((resolve) => setTimeout(resolve, backoffMs(failures)));
    return retryImport(load, failures + 1);
  });
