import { beforeEach, describe, expect, it, vi } from 'vitest';

import { offerOf } from '../support/offer.ts';
import { NOW, peer } from './call-makers.ts';
import { MIC, SfuCall, settled } from './sfu-call.ts';

let at: SfuCall;

beforeEach(() => {
  at = new SfuCall();
});

describe('the requests of one connection', () => {
  it('run one after the other', async () => {
    await Promise.all([
      at.publish(1),
      at.publish(2),
      at.publish(1),
      at.subscribe(1, 2),
      at.subscribe(1, 2),
    ]);
    expect(at.sfu.overlapped).toBe(false);
  });

  it('take an answer once, and none without an offer', async () => {
    for (const id of [1, 2]) await at.publish(id);
    expect(await at.answer(1)).toEqual({ refused: 'session' });
    await at.subscribe(1, 2);
    expect(await at.answer(1)).toEqual({ sdp: null, tracks: [] });
    expect(await at.answer(1)).toEqual({ refused: 'session' });
  });

  it('start over if the answer is another connection’s', async () => {
    for (const id of [1, 2]) await at.publish(id);
    await at.subscribe(1, 2);
    const other = { act: 'answer', answer: offerOf('reloaded') } as const;
    expect(await at.ask(1, other)).toEqual({ refused: 'session' });
    expect(at.sendsOf(1)).toEqual({});
  });

  it('start over if an answer never came', async () => {
    for (const id of [1, 2]) await at.publish(id);
    await at.subscribe(1, 2);
    expect(await at.subscribe(1, 2)).toEqual({ refused: 'session' });
    expect(await at.subscribe(1, 2)).toEqual({ refused: 'session' });
    expect(await at.publish(1, MIC, 'again')).toMatchObject({ sdp: 'answer' });
  });

  it('may send on the same line again, if the answer was lost', async () => {
    for (const id of [1, 2]) await at.publish(id);
    await at.publish(1);
    await settled();
    expect(at.sfu.log.filter((line) => line.startsWith('close'))).toEqual([]);
    expect(await at.subscribe(2, 1)).toMatchObject({ sdp: 'offer' });
  });

  it('begin with a microphone, so none adds to a connection that was ended', async () => {
    expect(await at.publish(1, [{ mid: '1', kind: 'screenAudio' }])).toEqual({
      refused: 'session',
    });
  });

  it('show another member on a line, of the same medium alone', async () => {
    for (const id of [1, 2, 3]) await at.publish(id);
    await at.subscribe(1, 2);
    await at.answer(1);
    const { peerId: of } = peer(3);
    const update = (mid: string, kind: 'audio' | 'video') =>
      at.ask(1, { act: 'update', tracks: [{ mid, of, kind }] });
    expect(await update('m1', 'audio')).toMatchObject({ tracks: [{ of, mid: 'm1' }] });
    expect(at.sfu.heardIn('session-1').join()).toMatch(/^session-3/);
    expect(await update('m1', 'video')).toMatchObject({ tracks: [{ error: 'unavailable' }] });
    expect(await update('0', 'audio')).toMatchObject({ tracks: [{ error: 'unavailable' }] });
  });

  it('get a track on one line alone, until that is closed', async () => {
    const begin = async () => {
      for (const id of [1, 2, 3]) await at.publish(id);
      await at.subscribe(1, 2);
      await at.answer(1);
    };
    const { peerId: of } = peer(2);
    const asks = [
      () => at.subscribe(1, 3, 3),
      () => at.subscribe(1, 2),
      async () => {
        await at.subscribe(1, 3);
        await at.answer(1);
        return at.ask(1, { act: 'update', tracks: [{ mid: 'm2', of, kind: 'audio' }] });
      },
    ];
    for (const twice of asks) {
      await begin();
      expect(await twice()).toEqual({ refused: 'session' });
    }
    await begin();
    await at.ask(1, { act: 'close', mids: ['m1'] });
    expect(await at.subscribe(1, 2)).toMatchObject({ tracks: [{ of, mid: 'm2' }] });
  });

  it('name the size of a camera, and the better ones first', async () => {
    await at.publish(1);
    at.turnsOn(2, 'video');
    await at.publish(2, [...MIC, { mid: '1', kind: 'video' }]);
    const asked = [vi.spyOn(at.sfu, 'pull'), vi.spyOn(at.sfu, 'update')].map(
      (spy) => () => spy.mock.lastCall?.[1].map(({ simulcast }) => simulcast),
    );
    const better = { priorityOrdering: 'asciibetical', ridNotAvailable: 'asciibetical' };
    const camera = { of: peer(2).peerId, kind: 'video' } as const;
    await at.ask(1, { act: 'subscribe', tracks: [{ ...camera, layer: 'l' }] });
    await at.answer(1);
    await at.ask(1, { act: 'update', tracks: [{ ...camera, mid: 'm1', layer: 'h' }] });
    expect(asked.map((of) => of())).toEqual([
      [{ preferredRid: 'l', ...better }],
      [{ preferredRid: 'h', ...better }],
    ]);
  });

  it('close their own lines alone', async () => {
    for (const id of [1, 2]) await at.publish(id);
    await at.ask(1, { act: 'close', mids: ['0', 'm9'] });
    expect(at.sfu.log.filter((line) => line.startsWith('close'))).toEqual(['close 0 session-1']);
    expect(at.sendsOf(1)).toEqual({});
    expect(at.sendsOf(2)).toEqual({ audio: NOW });
  });
});
