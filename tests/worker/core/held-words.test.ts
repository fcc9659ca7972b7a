import { expect, it } from 'vitest';

import { comparedWords, storedWords } from '../../../worker/core/held-texts.ts';

const has = (text: string, word: string) =>
  storedWords(word).words.some((one) => comparedWords(text).includes(one));

it('compares whole words as searches fold them, and letters where words aren’t separated', () => {
  expect(has('So GRASSLICH!', 'gräßlich')).toBe(true);
  expect(has('Bad, words.', 'bad words')).toBe(true);
  expect(has('cockpit', 'cock')).toBe(false);
  expect(has('新しいぜるだ', 'ゼルダ')).toBe(true);
  expect(has('ｂａｄ　ｗｏｒｄｓ', 'bad words')).toBe(true);
  expect(has('bad\u200b words', 'bad words')).toBe(true);
  expect(comparedWords('…')).toBe('');
});

it('compares Thai within a run, and Arabic without vowels and strokes', () => {
  expect(has('นี่คือคำหยาบมาก', 'คำหยาบ')).toBe(true);
  expect(has('คาหยาบ', 'คำหยาบ')).toBe(false);
  expect(has('น้ำ', 'น้า')).toBe(false);
  expect(has('يا كَلْب!', 'كلب')).toBe(true);
  expect(has('كــــلب', 'كَلب')).toBe(true);
  expect(has('یک کلبة', 'كلبه')).toBe(true);
  expect(has('ﻛﻠﺐ', 'كلب')).toBe(true);
  expect(has('كلبنا', 'كلب')).toBe(false);
});

it('sees through letters of another script within a word', () => {
  for (const text of [
    'bаd words',
    'bad wогds',
    'ВAD WОRDS',
    'ΒAD wοrds',
    'bа\u0301d w\u200bоrds',
  ]) {
    expect({ text, has: has(text, 'bad words') }).toEqual({ text, has: true });
  }
  expect(has('ΝOOB', 'noob')).toBe(true);
  expect(has('BІTE', 'bite')).toBe(true);
  expect(has('слoвo', 'слово')).toBe(true);
  expect(has('λoγος', 'λόγος')).toBe(true);
  // What an operator lists in such letters is found as it is.
  expect(has('bаd', 'bаd')).toBe(true);
  // Letters of other languages with these scripts, and of Armenian.
  for (const [text, word] of [
    ['baԁ', 'bad'],
    ['һole', 'hole'],
    ['hօle', 'hole'],
  ] as const) {
    expect({ text, has: has(text, word) }).toEqual({ text, has: true });
  }
});

it('takes no word of one script for a word of another', () => {
  // Russian letters that look like the English word.
  for (const [text, word] of [
    ['сор', 'cop'],
    ['cop', 'сор'],
    ['сор 1', 'cop'],
    ['ТОР', 'top'],
    ['ΤΟΝ', 'ton'],
    ['PvPшник', 'pvp'],
  ] as const) {
    expect({ text, has: has(text, word) }).toEqual({ text, has: false });
  }
  expect(comparedWords('Рейд on Friday, сор')).toBe(' реид on friday сор ');
});
