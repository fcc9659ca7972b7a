import type { LoaderFunctionArgs } from 'react-router';

import { accountState } from './account.ts';
import { ApiError } from './api.ts';

/**
 * Keeps what a screen shows if it can't be loaded again. A notice or a new socket causes that load, not the user. So an
 * error must not replace what they read or write.
 */
export function keepShown<Data>(load: (args: LoaderFunctionArgs) => Promise<Data>) {
  let shown: { url: string; user: number; data: Data } | undefined;
  return async (args: LoaderFunctionArgs): Promise<Data> => {
    const { url } = args.request;
    const { user } = accountState();
    try {
      const data = await load(args);
      shown = { url, user: accountState().user, data };
      return data;
    } catch (error) {
      const passes =
        error instanceof ApiError && ['offline', 'broken', 'limited'].includes(error.kind);
      // The address changes only when a screen is loaded. So this was a reload, and no navigation to the screen.
      const here = location.href.split('#')[0];
      const again = shown?.url === url && shown.user === user && here === url;
      if (!passes || !again || !shown) throw error;
      return shown.data;
    }
  };
}
