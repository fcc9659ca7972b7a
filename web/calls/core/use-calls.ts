import { useSyncExternalStore } from 'react';

import { callSettings } from './settings.ts';
import { calls } from './store.ts';

/** All that this tab shows of calls. */
export const useCalls = () => useSyncExternalStore(calls.subscribe, calls.view);

/** Whether a user is in this tab's call. `none` if there is no call. */
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

/** Whether this tab is starting a call or is in one. */
export const useTalks = () =>
  useSyncExternalStore(calls.subscribe, () => calls.view().state.talk !== null);

export const useCallSettings = () => useSyncExternalStore(callSettings.subscribe, callSettings.get);
