import { describe, expect, it } from 'vitest';

import { REACH_OUT_MS } from '../../../web/calls/core/link.ts';
import { oneLink } from './one-link.ts';

describe('a link that reaches out', () => {
  it('offers at once what it sends, and passes on each way that is found later', async () => {
    const { time, link, last, sent } = oneLink();
    await time.pass(0);
    expect(link.connection).toBe(last());
    expect(last().news()).toEqual(['offer', 'sendOut']);
    expect(sent()).toEqual(['n1: offer 1']);
    last().events.onCandidate({ candidate: 'later' });
    expect(sent()).toEqual(['n1: candidate later']);
  });

  it('sends what was found while an offer was made after it, in its order', async () => {
    const { link, time, last, sent, comeAbout } = oneLink();
    await comeAbout();
    last().finds = ['one', 'two'];
    link.move();
    await time.pass(0);
    expect(sent()).toEqual(['n1:x1 offer 2', 'n1:x1 candidate one', 'n1:x1 candidate two']);
  });

  it('repeats its offer after 4, 8 and then every 16 seconds until the answer has come', async () => {
    const { time, sent, hearAnswer } = oneLink();
    await time.pass(3_999);
    expect(sent()).toHaveLength(1);
    for (const wait of [1, 8_000, 16_000, 16_000]) {
      await time.pass(wait - 1);
      expect(sent()).toEqual([]);
      await time.pass(1);
      expect(sent()).toEqual(['n1: offer 1']);
    }
    await hearAnswer('x1:n1');
    await time.pass(7_000);
    expect(sent()).toEqual([]);
  });

  it('takes the answer, and then sends what may have changed meanwhile', async () => {
    const { time, last, sent, hearAnswer } = oneLink();
    await time.pass(0);
    last().news();
    await hearAnswer('x1:n1');
    expect(last().news()).toEqual(['take yes', 'sendOut']);
    sent();
    last().events.onCandidate({ candidate: 'way' });
    expect(sent()).toEqual(['n1:x1 candidate way']);
    await hearAnswer('x1:n1', 'again');
    expect(last().news()).toEqual([]);
  });

  it('tries again after four seconds where the browser could not make an offer', async () => {
    const { time, link, last, sent, comeAbout } = oneLink();
    await comeAbout();
    last().finds = ['way'];
    last().refuses = true;
    link.move();
    await time.pass(0);
    expect(sent()).toEqual(['n1:x1 candidate way']);
    await time.pass(3_999);
    expect(sent()).toEqual([]);
    await time.pass(1);
    expect(sent()).toEqual(['n1:x1 offer 2']);
  });
});

describe('a link that waits', () => {
  it('offers a new connection of its own where nobody reaches out', async () => {
    const { time, last, sent } = oneLink({ reachOut: false });
    await time.pass(REACH_OUT_MS - 1);
    expect(sent()).toEqual([]);
    await time.pass(1);
    expect(sent()).toEqual(['n1: offer 1']);
    expect(last().news()).toEqual(['offer', 'sendOut']);
  });

  it('answers, and then has nothing to say', async () => {
    const { time, last, sent, hearOffer } = oneLink({ reachOut: false });
    await time.pass(0);
    last().finds = ['way'];
    await hearOffer('x1:');
    expect(last().news()).toEqual(['answer theirs', 'sendOut']);
    expect(sent()).toEqual(['n1:x1 answer theirs', 'n1:x1 candidate way']);
    last().becomes('connected');
    await time.pass(60_000);
    expect(sent()).toEqual([]);
  });

  it('adds the candidates of its counterpart, and no others', async () => {
    const { time, last, hearOffer, hearCandidate } = oneLink({ reachOut: false });
    await time.pass(0);
    await hearCandidate('x1:', 'too early');
    await hearOffer('x1:');
    await hearCandidate('x1:', 'one');
    await hearCandidate('x1:n1', 'two');
    await hearCandidate('x1:n7', 'to another');
    expect(last().news()).toEqual(['answer theirs', 'sendOut', 'candidate one', 'candidate two']);
  });
});

describe('two offers that cross', () => {
  it('leave the one of the side that is not polite', async () => {
    const { time, made, last, sent, hearOffer, hearAnswer } = oneLink();
    await time.pass(0);
    sent();
    last().news();
    await hearOffer('x1:');
    expect([last().news(), sent(), made.length]).toEqual([[], [], 1]);
    await hearAnswer('x1:n1');
    expect(last().news()).toEqual(['take yes', 'sendOut']);
  });

  it('make the polite side drop its new connection, and answer with another', async () => {
    const { time, made, last, sent, hearOffer } = oneLink({ polite: true });
    await time.pass(0);
    sent();
    await hearOffer('x1:');
    expect(made).toHaveLength(2);
    expect(made[0]?.said.at(-1)).toBe('close');
    expect(last().news()).toEqual(['answer theirs', 'sendOut']);
    expect(sent()).toEqual(['n2:x1 answer theirs']);
  });

  it('are settled on the same connection where both only look for new ways', async () => {
    const { time, link, made, last, sent, hearOffer, comeAbout } = oneLink({ polite: true });
    await comeAbout();
    link.move();
    await time.pass(0);
    sent();
    last().news();
    await hearOffer('x1:n1');
    expect(made).toHaveLength(1);
    expect([last().news(), sent()]).toEqual([
      ['answer theirs', 'sendOut'],
      ['n1:x1 answer theirs'],
    ]);
  });
});

describe('another connection of the other side', () => {
  it('is answered by a new one, and the old ones say and hear no more', async () => {
    const { time, made, last, sent, lines, states, hearOffer, hearCandidate, comeAbout } =
      oneLink();
    await comeAbout();
    const [before] = made;
    await hearOffer('x2:');
    expect(made).toHaveLength(2);
    expect(before?.news()).toEqual(['close']);
    expect(last().news()).toEqual(['answer theirs', 'sendOut']);
    expect(sent()).toEqual(['n2:x2 answer theirs']);
    before?.events.onCandidate({ candidate: 'of before' });
    before?.becomes('failed');
    await hearOffer('x1:');
    await hearCandidate('x1:n2');
    await hearCandidate('x2:n1');
    await time.pass(0);
    expect([sent(), last().news(), made.length, lines]).toEqual([[], [], 2, []]);
    expect(states).toEqual(['connected']);
  });

  it('is reached out to where it said something other than an offer', async () => {
    const { made, last, sent, hearCandidate, comeAbout } = oneLink();
    await comeAbout();
    await hearCandidate('x2:n1');
    expect(made).toHaveLength(2);
    expect(last().news()).toEqual(['offer', 'sendOut']);
    expect(sent()).toEqual(['n2: offer 1']);
  });
});
