import { useSyncExternalStore } from 'react';

import type { SessionItem } from '../../../worker/contract/session.ts';
import { sessionCalls } from './session-calls.ts';
import { callSettings } from './settings.ts';
import { calls } from './store.ts';

/** All that this tab shows of calls. */
export const useCalls = () => useSyncExternalStore(calls.subscribe, calls.view);

/** Without what is sent and heard, which changes with each word that somebody says. */
export const useCallState = () => useSyncExternalStore(calls.subscribe, () => calls.view().state);

/** Whether a user is in this tab's call. `none` if there is no call, and `joining` until the server says who is in it. */
export const useCallWith = (user: number): 'none' | 'joining' | 'in' | 'out' =>
  useSyncExternalStore(calls.subscribe, () => {
    const { talk } = calls.view().state;
    if (!talk) return 'none';
    if (!talk.roster) return 'joining';
    const { members, rung } = talk.roster;
    const present =
      members.some(({ id }) => id === user) ||
      rung.some(({ id, outcome }) => id === user && outcome === 'ringing');
    return present ? 'in' : 'out';
  });

/** Whether this tab is starting a call or is in one. */
export const useTalks = () =>
  useSyncExternalStore(calls.subscribe, () => calls.view().state.talk !== null);

export const useCallSettings = () => useSyncExternalStore(callSettings.subscribe, callSettings.get);

/** The running call of a session, for its members. Until the socket says otherwise, it is the one that was loaded. */
export const useSessionCall = ({ id, call }: Pick<SessionItem, 'id' | 'call'>) =>
  useSyncExternalStore(sessionCalls.subscribe, () => {
    const said = sessionCalls.get().get(id);
    return said === undefined ? (call ?? null) : said;
  });
