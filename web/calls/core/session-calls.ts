import type { SessionCall, VoiceFrame } from '../../../worker/contract/call.ts';
import { createStore } from '../../base/store.ts';

/** The running call of each session, as the last frame said. Null if there is none. */
const heard = createStore<ReadonlyMap<number, SessionCall | null>>(new Map());

export const sessionCalls = {
  get: heard.get,
  subscribe: heard.subscribe,
  take: ({ session, call }: VoiceFrame['data']) =>
    heard.set(new Map(heard.get()).set(session, call)),
  /** The socket was lost, so frames may have been missed. Until the next frame the loaded session counts. */
  clear: () => heard.get().size > 0 && heard.set(new Map()),
};
