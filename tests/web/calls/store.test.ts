import { afterEach, expect, it } from 'vitest';

import { initialState } from '../../../web/calls/core/state.ts';
import { calls } from '../../../web/calls/core/store.ts';

afterEach(calls.clear);

const NOTHING = {
  camera: null,
  screen: null,
  trouble: { mic: null, camera: null, screen: null },
  speaking: false,
  deafened: false,
  waitsForKey: false,
  autoplayBlocked: false,
  relays: false,
  unfiltered: false,
  voiceDown: false,
  large: null,
  talksMuted: false,
};

it('shows nothing of a tab that is in no call, nor of one that has left it', () => {
  expect(calls.view()).toEqual({ state: initialState(0), own: NOTHING, people: new Map() });
  calls.setState(initialState(7));
  calls.setOwn({ deafened: true, speaking: true, relays: true });
  calls.setPerson('ben', { speaking: true });
  calls.clearMedia();
  expect(calls.view()).toEqual({ state: initialState(7), own: NOTHING, people: new Map() });
  calls.clear();
  expect(calls.view().state.user).toBe(0);
});

it('begins with everyone silent and on the way, and changes what it is told of them', () => {
  calls.setPerson('ben', {});
  calls.setPerson('ana', { quality: 'good' });
  calls.setPerson('ana', { state: 'connected' });
  const fresh = {
    state: 'connecting',
    quality: null,
    speaking: false,
    pinned: false,
    camera: null,
    screen: null,
  };
  expect(Object.fromEntries(calls.view().people)).toEqual({
    ben: fresh,
    ana: { ...fresh, quality: 'good', state: 'connected' },
  });
  calls.dropPerson('ben');
  expect([...calls.view().people.keys()]).toEqual(['ana']);
});

it('tells of each change until nobody listens', () => {
  let told = 0;
  const unsubscribe = calls.subscribe(() => (told += 1));
  calls.setOwn({ speaking: true });
  calls.setPerson('ben', {});
  calls.setState(initialState(7));
  calls.dropPerson('ben');
  expect(told).toBe(4);
  unsubscribe();
  calls.clearMedia();
  expect(told).toBe(4);
});
