import { expect, it } from 'vitest';

import { comparedWords } from '../../../worker/core/held-texts.ts';

const has = (text: string, word: string) => comparedWords(text).includes(comparedWords(word));

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
