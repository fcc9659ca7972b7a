import { describe, expect, it } from 'vitest';

import { oneLink } from './one-link.ts';
import { track } from './track.ts';

describe('a socket that is back', () => {
  it('has an open offer said again, and no new one made', async () => {
    const { time, link, last, sent } = oneLink();
    await time.pass(0);
    sent();
    last().news();
    for (const repeat of [() => link.refresh(true), () => link.refresh(false), () => link.move()]) {
      repeat();
      await time.pass(0);
      expect([sent(), last().news()]).toEqual([['n1: offer 1'], []]);
    }
  });

  it('leaves a connection alone that is there', async () => {
    const { time, link, last, sent, comeAbout } = oneLink();
    await comeAbout();
    for (const returned of [true, false]) link.refresh(returned);
    await time.pass(60_000);
    expect([sent(), last().news()]).toEqual([[], []]);
  });

  it('has new ways looked for, with servers as they are now, where there is none', async () => {
    for (const returned of [true, false]) {
      const { time, link, last, sent, server, comeAbout } = oneLink();
      await comeAbout();
      last().becomes('disconnected');
      const { asked } = server;
      link.refresh(returned);
      await time.pass(0);
      expect(last().news()).toEqual(['configure', 'restart', 'sendOut']);
      expect(sent()).toEqual(['n1:x1 offer 2']);
      expect(server.asked).toBe(asked + 1);
    }
  });

  it('has new ways looked for where no sound had come in, if it was this tab’s own socket', async () => {
    const { time, link, sent, comeAbout } = oneLink();
    await comeAbout();
    link.doubt(true);
    link.refresh(false);
    await time.pass(0);
    expect(sent()).toEqual([]);
    link.doubt(false);
    link.refresh(true);
    await time.pass(0);
    expect(sent()).toEqual([]);
    link.doubt(true);
    link.refresh(true);
    await time.pass(0);
    expect(sent()).toEqual(['n1:x1 offer 2']);
  });
});

describe('another network', () => {
  it('has new ways looked for though the connection seems to be there', async () => {
    const { time, link, made, last, sent, comeAbout } = oneLink();
    await comeAbout();
    link.move();
    await time.pass(0);
    expect(last().news()).toEqual(['configure', 'restart', 'sendOut']);
    expect([sent(), made.length]).toEqual([['n1:x1 offer 2'], 1]);
  });

  it('has nothing offered while an offer of the other side is being answered', async () => {
    const { time, link, last, sent, comeAbout } = oneLink();
    await comeAbout();
    last().signal = 'have-remote-offer';
    link.move();
    await time.pass(60_000);
    expect([sent(), last().news()]).toEqual([[], ['configure']]);
  });
});

describe('a connection that is gone', () => {
  it('looks for new ways twice, and is then replaced', async () => {
    const { time, made, last, sent, hearAnswer, comeAbout } = oneLink();
    await comeAbout();
    last().becomes('failed');
    await time.pass(0);
    expect(last().news()).toEqual(['configure', 'restart', 'sendOut']);
    await hearAnswer('x1:n1');
    sent();
    last().news();
    await time.pass(8_000);
    expect([last().news(), sent()]).toEqual([
      ['configure', 'restart', 'sendOut'],
      ['n1:x1 offer 3'],
    ]);
    await hearAnswer('x1:n1');
    await time.pass(8_000);
    expect(made).toHaveLength(2);
    expect(made[0]?.said.at(-1)).toBe('close');
    expect(last().news()).toEqual(['offer', 'sendOut']);
    expect(sent()).toEqual(['n2: offer 1']);
  });

  it('says an offer again that is still open, rather than make another', async () => {
    const { time, last, sent, comeAbout } = oneLink();
    await comeAbout();
    last().becomes('disconnected');
    last().signal = 'have-local-offer';
    await time.pass(2_000);
    expect([sent(), last().news()]).toEqual([['n1:x1 offer 1'], []]);
  });

  it('is left alone where the browser has found it again, though it has not said so yet', async () => {
    const { time, last, sent, comeAbout } = oneLink();
    await comeAbout();
    last().becomes('disconnected');
    last().now = 'connected';
    await time.pass(2_000);
    expect([sent(), last().news()]).toEqual([[], []]);
  });
});

describe('what a link plays and sends', () => {
  it('are the tracks of its connection, and those that are sent now', async () => {
    const { time, link, last, lines, comeAbout } = oneLink();
    await comeAbout();
    link.resend();
    await time.pass(0);
    expect(last().news()).toEqual(['sendOut']);
    last().events.onTrack('camera', track());
    expect(lines).toEqual(['camera']);
  });

  it('end as it is closed', async () => {
    const { time, link, last, sent, lines, states, hearOffer, comeAbout } = oneLink();
    await comeAbout();
    link.close();
    expect(last().news()).toEqual(['close']);
    link.move();
    link.resend();
    last().events.onCandidate({ candidate: 'way' });
    last().events.onTrack('camera', track());
    last().becomes('failed');
    await hearOffer('x2:');
    await time.pass(60_000);
    expect([sent(), last().news(), lines, states]).toEqual([[], [], [], ['connected']]);
  });

  it('never begin where it is closed before its servers are known', async () => {
    const { time, link, made, sent, server } = oneLink();
    const { promise, resolve } = Promise.withResolvers<object>();
    server.answer = () => promise;
    await time.pass(0);
    link.close();
    resolve({});
    await time.pass(60_000);
    expect([made, sent()]).toEqual([[], []]);
  });

  it('tells nothing of an offer that is ready only after it was closed', async () => {
    const { time, link, last, sent, comeAbout } = oneLink();
    await comeAbout();
    const { promise, resolve } = Promise.withResolvers<undefined>();
    last().sendOut = () => promise;
    last().finds = ['late'];
    link.move();
    await time.pass(0);
    link.close();
    resolve(undefined);
    await time.pass(60_000);
    expect(sent()).toEqual([]);
  });
});
