import type { LoaderFunctionArgs } from 'react-router';

import { accountState } from './account.ts';
import { ApiError } from './api.ts';

/**
 * Makes a screen stay as it is if what it shows can't be loaded again. A notice or a new socket asks for that, not the
 * user, so an error must not replace what they read or write there.
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
      // The address changes only once a screen is loaded, so this is no navigation to it.
      const here = location.href.split('#')[0];
      const again = shown?.url === url && shown.user === user && here === url;
      if (!passes || !again || !shown) throw error;
      return shown.data;
    }
  };
}
