import { createStore } from '../../base/store.ts';
import type { Trouble } from './capture.ts';
import type { LinkState } from './health.ts';
import type { Quality } from './quality.ts';
import { type TabState, initialState } from './state.ts';

/** How this tab hears and sees another member. */
export interface PersonView {
  state: LinkState;
  /** Null before the first measurement. */
  quality: Quality | null;
  speaking: boolean;
  /** Shown first, and heard in a large call although others spoke later. */
  pinned: boolean;
  camera: MediaStream | null;
  screen: MediaStream | null;
}

/** What this tab itself sends and plays. */
export interface OwnView {
  camera: MediaStream | null;
  screen: MediaStream | null;
  trouble: Readonly<Record<'mic' | 'camera' | 'screen', Trouble | null>>;
  speaking: boolean;
  /** The user talks while muted. */
  talksMuted: boolean;
  /** Plays no sound. `switches.audio` is then off, too. */
  deafened: boolean;
  /** Push-to-talk is on, and its key is not held. */
  waitsForKey: boolean;
  /** The browser plays no sound until the user has clicked somewhere. */
  autoplayBlocked: boolean;
  /** There is a TURN server for connections that can't be direct. */
  relays: boolean;
  /** The microphone is sent without the chosen noise suppression, since it can't be had. */
  unfiltered: boolean;
  /** The SFU can't be reached. It is tried again. */
  voiceDown: boolean;
  /** The peer id of the member who spoke last in a large call. */
  large: string | null;
}

export interface CallsView {
  state: TabState;
  own: OwnView;
  people: ReadonlyMap<string, PersonView>;
}

const ALONE: OwnView = {
  camera: null,
  screen: null,
  trouble: { mic: null, camera: null, screen: null },
  speaking: false,
  talksMuted: false,
  deafened: false,
  waitsForKey: false,
  autoplayBlocked: false,
  relays: false,
  unfiltered: false,
  voiceDown: false,
  large: null,
};

export const NEW_PERSON: PersonView = {
  state: 'connecting',
  quality: null,
  speaking: false,
  pinned: false,
  camera: null,
  screen: null,
};

const NOBODY: CallsView = { state: initialState(0), own: ALONE, people: new Map() };

const store = createStore(NOBODY);
const { get: view, set } = store;

/** What this tab shows of calls: a store that React subscribes to. */
export const calls = {
  view,
  subscribe: store.subscribe,
  setState: (state: TabState) => set({ ...view(), state }),
  setOwn: (change: Partial<OwnView>) => set({ ...view(), own: { ...view().own, ...change } }),
  setPerson: (peerId: string, change: Partial<PersonView>) => {
    const before = view().people.get(peerId) ?? NEW_PERSON;
    set({ ...view(), people: new Map(view().people).set(peerId, { ...before, ...change }) });
  },
  dropPerson: (peerId: string) => {
    const people = new Map(view().people);
    people.delete(peerId);
    set({ ...view(), people });
  },
  /** The call is over. */
  clearMedia: () => set({ ...view(), own: ALONE, people: new Map() }),
  clear: () => set(NOBODY),
};
