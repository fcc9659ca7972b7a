import { expect, it } from 'vitest';

import { LargeSpeaker } from '../../../web/calls/core/large-speaker.ts';

/** Looks every 100 ms for so long, while these speak. @returns who became large, with the time of each */
function largeOf(
  looks: { ms: number; speak: string[] }[],
  there = (_now: number) => ['ana', 'ben', 'cleo'],
) {
  let now = 0;
  const large = new LargeSpeaker({ now: () => now });
  const seen: string[] = [];
  for (const { ms, speak } of looks) {
    for (const until = now + ms; now < until; now += 100) {
      const who = large.look(
        there(now).map((peerId) => ({ peerId, speaking: speak.includes(peerId) })),
      );
      if (who !== seen.at(-1)?.split(' ')[0]) seen.push(`${who} ${now}`);
    }
  }
  return seen;
}

it('whoever speaks for a second is large, once the one before is silent', () => {
  const looks = [
    { ms: 2_000, speak: [] },
    { ms: 2_000, speak: ['ben'] },
    { ms: 3_000, speak: ['ben', 'cleo'] },
    { ms: 3_000, speak: ['cleo'] },
  ];
  expect(largeOf(looks)).toEqual(['ana 0', 'ben 3000', 'cleo 8400']);
});

it('a word in between or a breath changes nothing', () => {
  const looks = [
    { ms: 2_000, speak: ['ben'] },
    { ms: 900, speak: ['cleo'] },
    { ms: 1_400, speak: [] },
    { ms: 900, speak: ['cleo'] },
    { ms: 5_000, speak: [] },
  ];
  expect(largeOf(looks)).toEqual(['ana 0', 'ben 1000']);
});

/** Cleo leaves, then Ben. */
const fewer = (now: number) =>
  ['ana', 'ben', 'cleo'].filter((one) => one === 'ana' || now < (one === 'cleo' ? 5_000 : 6_500));

it('of several the latest takes the place of whoever leaves, or else the first', () => {
  const looks = [
    { ms: 3_000, speak: ['cleo'] },
    { ms: 200, speak: ['ana', 'cleo'] },
    { ms: 3_000, speak: ['ana', 'ben', 'cleo'] },
    { ms: 3_000, speak: [] },
  ];
  expect(largeOf(looks, fewer)).toEqual(['ana 0', 'cleo 1000', 'ben 5000', 'ana 6500']);
});
