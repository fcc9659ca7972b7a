import { asciiDigit } from '../contract/digits.ts';

/**
 * Letters that Unicode doesn't take apart, as people type them without the right keyboard. Arabic letters that are
 * often written for each other become one.
 */
const LETTERS: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  þ: 'th',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  ħ: 'h',
  ı: 'i',
  ŋ: 'n',
  ŧ: 't',
  ə: 'e',
  ς: 'σ',
  ґ: 'г',
  ٱ: 'ا',
  ى: 'ي',
  ی: 'ي',
  ک: 'ك',
  ة: 'ه',
  ۃ: 'ه',
  ە: 'ه',
  ہ: 'ه',
  ھ: 'ه',
  // A hamza alone, and the stroke that stretches words.
  ء: '',
  ـ: '',
};
const TABLE = new RegExp(`[${Object.keys(LETTERS).join('')}]`, 'gu');

/** What shows nothing: zero-width characters, soft hyphens, variation selectors. */
const INVISIBLE = /\p{Default_Ignorable_Code_Point}/gu;

/**
 * Marks that people leave out when they type: accents, vowel points, and the dots that write foreign sounds in India.
 * The signs of Indic and South-East Asian scripts are vowels that no one leaves out, and か is another letter than が.
 */
const ACCENTS =
  /\u093c|\u09bc|\u0a3c|\u0abc|\u0b3c|\u0cbc|(?![\u0900-\u17ff]|\u3099|\u309a)\p{M}/gu;

/** The remaining marks. The tokenizer takes them for spaces, but not what is in the private use area. */
const SIGNS = /(?=\p{M})[\u0900-\u17ff]/gu;
const SIGNS_FROM = 0x0900;
const PRIVATE_USE = 0xe000;

const HIRAGANA = /[\u3041-\u3096]/g;
const TO_KATAKANA = 0x60;

const DIGIT = /(?![0-9])\p{Nd}/gu;

const shift = (one: string, by: number) => String.fromCharCode(one.charCodeAt(0) + by);

/**
 * A text as searches compare it: without case, width, accents and the differences that keyboards make. `Łódź` becomes
 * `lodz`, `Άσσος` `ασσοσ`, `ぽけもん` `ポケモン`, `٢٥` `25`.
 */
export const fold = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(INVISIBLE, '')
    .normalize('NFD')
    .replaceAll(ACCENTS, '')
    .normalize('NFC')
    .replaceAll(TABLE, (letter) => LETTERS[letter] ?? letter)
    .replaceAll(DIGIT, asciiDigit)
    .replaceAll(HIRAGANA, (letter) => shift(letter, TO_KATAKANA))
    .replaceAll(SIGNS, (sign) => shift(sign, PRIVATE_USE - SIGNS_FROM));
