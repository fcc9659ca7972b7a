import type { SessionCall, VoiceFrame } from '../../../worker/contract/call.ts';
import { createStore } from '../../base/store.ts';

/** What the socket has said of the calls of sessions, by session. */
const heard = createStore<ReadonlyMap<number, SessionCall | null>>(new Map());

export const sessionCalls = {
  get: heard.get,
  subscribe: heard.subscribe,
  take: ({ session, call }: VoiceFrame['data']) =>
    heard.set(new Map(heard.get()).set(session, call)),
  /** The socket was lost, and something may have been missed: what is loaded again counts. */
  clear: () => heard.get().size > 0 && heard.set(new Map()),
};
