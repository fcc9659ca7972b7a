import { expect, it } from 'vitest';

import { SpeakingNews } from '../../../web/calls/core/speaking-news.ts';

/** Looks every 100 ms for so long. @returns what the others were told, with the time of each */
function toldOf(looks: { ms: number; speaker: Parameters<SpeakingNews['look']>[0] }[]) {
  let now = 0;
  const told: string[] = [];
  const clock = { now: () => now, random: () => 0, after: () => () => undefined };
  const news = new SpeakingNews(clock, (on) => told.push(`${on ? 'on' : 'off'} ${now}`));
  for (const { ms, speaker } of looks) {
    for (const until = now + ms; now < until; now += 100) news.look(speaker);
  }
  return told;
}

const speaks = { speaking: true, heard: true };
const isSilent = { speaking: false, heard: true };

it('a breath isn’t the end of what one says', () => {
  const told = toldOf([
    { ms: 1000, speaker: speaks },
    { ms: 1000, speaker: isSilent },
    { ms: 1000, speaker: speaks },
    { ms: 3000, speaker: isSilent },
  ]);
  expect(told).toEqual(['on 0', 'off 4400']);
});

it('whoever speaks and isn’t heard says so again', () => {
  const unheard = { speaking: true, heard: false };
  const told = toldOf([
    { ms: 2500, speaker: unheard },
    { ms: 5000, speaker: speaks },
  ]);
  expect(told).toEqual(['on 0', 'on 2000']);
});

it('a call that has grown is told of who speaks already', () => {
  expect(
    toldOf([
      { ms: 1000, speaker: null },
      { ms: 1000, speaker: speaks },
    ]),
  ).toEqual(['on 1000']);
});

it('a call that has shrunk is told that one has stopped, before it may grow again', () => {
  expect(
    toldOf([
      { ms: 1000, speaker: speaks },
      { ms: 1000, speaker: null },
    ]),
  ).toEqual(['on 0', 'off 1000']);
});
