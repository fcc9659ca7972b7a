import { useSyncExternalStore } from 'react';

import { callSettings } from './settings.ts';
import { calls } from './store.ts';

/** All that this tab shows of calls. */
export const useCalls = () => useSyncExternalStore(calls.subscribe, calls.view);

/** How somebody stands to the call of this tab; `none` where there is no call. */
export const useCallWith = (user: number): 'none' | 'in' | 'out' =>
  useSyncExternalStore(calls.subscribe, () => {
    const { talk } = calls.view().state;
    if (!talk) return 'none';
    const { members = [], rung = [] } = talk.roster ?? {};
    const present =
      members.some(({ id }) => id === user) ||
      rung.some(({ id, outcome }) => id === user && outcome === 'ringing');
    return present ? 'in' : 'out';
  });

/** Whether this tab makes a call, or is in one. */
export const useTalks = () =>
  useSyncExternalStore(calls.subscribe, () => calls.view().state.talk !== null);

export const useCallSettings = () => useSyncExternalStore(callSettings.subscribe, callSettings.get);
