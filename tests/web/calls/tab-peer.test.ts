import { describe, expect, it } from 'vitest';

import { type StoredCall, TabPeer } from '../../../web/calls/core/tab-peer.ts';
import { browser } from '../presence/browser.ts';
import { Time } from './network.ts';

const KEPT: StoredCall = {
  user: 7,
  peerId: 'peer',
  media: 'audio',
  switches: { audio: false, video: false, screen: false },
  agreed: [],
  since: null,
  togetherMs: 0,
  mutes: 0,
};

/** The tabs of one browser, each with its own storage. */
function tabs() {
  const { locks } = browser();
  const time = new Time();
  const timeout = (ms: number) => {
    const ending = new AbortController();
    time.clock.after(ms, () => ending.abort());
    return ending.signal;
  };
  const tab = (text?: string) => {
    const kept = new Map<string, string>(text === undefined ? [] : [['peerway-call', text]]);
    const storage = {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => kept.set(key, value),
      removeItem: (key: string) => kept.delete(key),
    };
    return { kept, peer: new TabPeer({ user: 7, storage, locks, timeout }) };
  };
  return { time, tab };
}

describe('what a tab has stored of its call', () => {
  it('is what it had switched on and let through, and nothing odd', async () => {
    for (const [stored, recalled] of [
      [{}, {}],
      [{ media: 'video' }, { media: 'video' }],
      [{ media: 'what?' }, { media: 'audio' }],
      [{ agreed: [3, 'x', 4] }, { agreed: [3, 4] }],
      [{ agreed: '34' }, { agreed: [] }],
      [{ agreed: undefined }, { agreed: [] }],
      [
        { since: 5, togetherMs: 7 },
        { since: 5, togetherMs: 7 },
      ],
      [{ since: '5', togetherMs: undefined }, {}],
      [{ mutes: 2 }, { mutes: 2 }],
      [{ mutes: undefined }, { mutes: null }],
      [{ switches: {} }, {}],
      [{ switches: { audio: true, video: 1 } }, { switches: { ...KEPT.switches, audio: true } }],
      [{ switches: { video: true } }, { switches: { ...KEPT.switches, video: true } }],
    ]) {
      const { peer } = tabs().tab(JSON.stringify({ ...KEPT, ...stored }));
      expect(await peer.recall()).toEqual({ ...KEPT, ...recalled });
    }
  });

  it('is nothing where a part is missing or is something else, and is then forgotten', async () => {
    for (const odd of [
      { user: undefined },
      { user: '7' },
      { peerId: undefined },
      { peerId: 9 },
      { media: undefined },
      { switches: undefined },
      { switches: null },
      { switches: 'all' },
    ]) {
      const { kept, peer } = tabs().tab(JSON.stringify({ ...KEPT, ...odd }));
      expect({ odd, found: await peer.recall() }).toEqual({ odd, found: null });
      expect([kept.size, peer.peerId]).toEqual([0, null]);
    }
    for (const odd of ['"text"', '7', '{', '[]']) {
      expect(await tabs().tab(odd).peer.recall()).toBe(null);
    }
    expect(await tabs().tab().peer.recall()).toBe(null);
  });

  it('is gone once the call is over, and so is its peer', async () => {
    const { tab } = tabs();
    const { kept, peer } = tab();
    const { user: _user, ...call } = KEPT;
    await peer.keep(call);
    expect([kept.size, peer.peerId]).toEqual([1, 'peer']);
    // A hang-up that waits for the socket.
    peer.forget(true);
    expect([kept.size, peer.peerId]).toEqual([0, 'peer']);
    peer.forget();
    expect([kept.size, peer.peerId]).toEqual([0, null]);
    expect(await tab(JSON.stringify(KEPT)).peer.recall()).toEqual(KEPT);
  });

  it('stays this tab’s while it is stored again, though a duplicate waits for it', async () => {
    const { time, tab } = tabs();
    const { peer } = tab();
    const { user: _user, ...call } = KEPT;
    await peer.keep(call);
    const duplicate = tab(JSON.stringify(KEPT)).peer.recall();
    await time.pass(1_000);
    await peer.keep({ ...call, media: 'video' });
    await time.pass(500);
    expect(await duplicate).toBe(null);
  });

  it('lets the peer of before go when the tab is another in its next call', async () => {
    const { tab } = tabs();
    const { peer } = tab();
    const { user: _user, ...call } = KEPT;
    await peer.keep(call);
    await peer.keep({ ...call, peerId: 'next' });
    expect(peer.peerId).toBe('next');
    expect(await tab(JSON.stringify(KEPT)).peer.recall()).toEqual(KEPT);
  });
});
