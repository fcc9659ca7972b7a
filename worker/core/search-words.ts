import { spellingsOf } from '../contract/spellings.ts';
import { fold } from './fold.ts';

/**
 * What an index holds beside a text, so that it is found by what people type. The tokenizer (unicode61) takes runs of
 * letters and digits for words. That is wrong where words aren't separated, where a sign is part of a word, and for
 * letters that it doesn't fold. `extraWords` says the text again for these, and `matchWords` asks for the same.
 */

/**
 * How much of a search text is used. A longer word is cut to its first letters: prefix indexes exist for these lengths
 * (migrations/0001_search_and_triggers.sql).
 */
const WORDS_MAX = 12;
const WORD_LETTERS_MAX = 12;

/** More parts than this aren't one word: `a-b-c-…`. */
const PARTS_MAX = 8;

/** Scripts that don't separate words, or in which compounds are searched by their parts. */
const RUN = String.raw`[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}ー\uff70\uff9e\uff9f\u3099\u309a]`;
const IN_RUN = String.raw`(?=[\p{L}\p{N}\p{M}])${RUN}`;
const LETTER = String.raw`(?!${RUN})[\p{L}\p{N}\p{M}\p{Co}]`;
/** Within a word: apostrophes, hyphens, the middle dot of Catalan, Hebrew's maqaf and geresh, Persian's zero-width non-joiner. */
const JOINER = String.raw`['\-\u2010\u2011\uff0d·־׳״\u200c]`;

const PIECE = new RegExp(
  [
    String.raw`(?<emoji>\p{RI}{2}|\p{Extended_Pictographic})`,
    String.raw`(?<run>(?:${IN_RUN})+)`,
    // C++ and C#, but not the # of `anna#1234`.
    String.raw`(?<![\p{L}\p{N}])(?<symbol>\p{L}(?:[+＋]{2}|[#♯＃]))(?![\p{L}\p{N}])`,
    // R.E.P.O.
    String.raw`(?<![\p{L}\p{N}])\p{L}(?:\.\p{L})+(?![\p{L}\p{N}])`,
    `(?:${LETTER})+(?:${JOINER}(?:${LETTER})+)*`,
  ].join('|'),
  'gu',
);
const BREAKS = new RegExp(`${JOINER}|\\.`, 'gu');
const ATTACHED = new RegExp(IN_RUN, 'u');
const PLAIN = /^\p{ASCII}*$/u;
/** A word with a single form. */
const PLAIN_LETTERS = /^(?:[A-Za-z]+|[0-9]+)$/;
/** Numbers that some write with separators. Not years. */
const THOUSANDS = /^[0-9]{5,9}$/;
const FLAG_A = 0x1f1e6;

const APOSTROPHES = /[’‘‛ʼʻ′´`＇‵]/g;
/** All but the zero-width non-joiner, and the dot between foreign names in katakana, which is often left out. */
const LEFT_OUT = /(?!\u200c)\p{Default_Ignorable_Code_Point}|(?<=[\p{sc=Katakana}ー])[・･]/gu;

/** Numbers of sequels. A lone I is a word more often. */
const ROMAN = 'II III IV V VI VII VIII IX X XI XII XIII XIV XV XVI'.split(' ');
const SEQUEL_AND_NUMBER = /^(\p{L}{3,})(\p{N}+)$/u;

/** A piece of a text. `attached` is a word beside a run, which the tokenizer takes into one: `原神RPG`. */
interface Piece {
  kind: 'emoji' | 'run' | 'symbol' | 'word';
  text: string;
  attached: boolean;
}

/** The pieces of a text that can be found, in order. */
function* piecesOf(text: string): Generator<Piece> {
  const plain = text.normalize('NFC').replaceAll(APOSTROPHES, "'").replaceAll(LEFT_OUT, '');
  for (const match of plain.matchAll(PIECE)) {
    const [piece] = match;
    const { emoji, run, symbol } = match.groups ?? {};
    const kind = emoji ? 'emoji' : run ? 'run' : symbol ? 'symbol' : 'word';
    const around = `${plain[match.index - 1] ?? ''}${plain[match.index + piece.length] ?? ''}`;
    yield { kind, text: piece, attached: !PLAIN.test(around) && ATTACHED.test(around) };
  }
}

/** `ゼルダ` → `ゼル ルダ`, so that every part of a run is found. */
const pairsOf = (letters: readonly string[]) =>
  letters.length < 2
    ? letters.join('')
    : letters
        .slice(1)
        .map((letter, index) => `${letters[index]}${letter}`)
        .join(' ');

/** `🇩🇪` → `emjde`, `🎮` → `emj1f3ae`. */
const emojiToken = (emoji: string) =>
  `emj${Array.from(emoji, (one) => {
    const code = one.codePointAt(0) ?? 0;
    return code >= FLAG_A && code < FLAG_A + 26
      ? (code - FLAG_A + 10).toString(36)
      : code.toString(16);
  }).join('')}`;

const symbolToken = (symbol: string) =>
  fold(symbol).replace('++', 'plusplus').replace(/[#♯]/, 'sharp');

/** A word's forms: `halflife` and `half life`, `starcraft2` and `starcraft 2`, `40000` and `40 000` for 40,000. */
function wordForms(word: string): string[] {
  if (THOUSANDS.test(word)) return [word, word.replaceAll(/\B(?=(?:\d{3})+$)/g, ' ')];
  if (PLAIN_LETTERS.test(word)) return [word.toLowerCase()];
  const parts = word
    .split(BREAKS)
    .map(fold)
    .filter((part) => part !== '');
  const joined = parts.length > PARTS_MAX ? '' : parts.join('');
  // 20-22 isn't 2022.
  if (parts.length > 1 && /^\p{N}*$/u.test(joined)) return [parts.join(' ')];
  return [joined, parts.join(' '), joined.replace(SEQUEL_AND_NUMBER, '$1 $2')];
}

/** The sequences of tokens that stand for a piece, with spaces between the tokens. */
function formsOf({ kind, text }: Piece): string[] {
  if (kind === 'emoji') return [emojiToken(text)];
  if (kind === 'symbol') return [symbolToken(text)];
  if (kind === 'word') return spellingsOf(text).flatMap(wordForms);
  return [pairsOf(Array.from(fold(text)).slice(0, WORD_LETTERS_MAX))];
}

/** What the tokenizer makes of letters: it folds accents of Latin letters only. */
function tokenized(text: string): string {
  const spaced = text.toLowerCase().replaceAll(BREAKS, ' ');
  const plain = spaced.normalize('NFD').replaceAll(/\p{M}/gu, '');
  return PLAIN.test(plain) ? plain : spaced;
}

/** What the index needs for a piece beside the text itself. */
function extraForms(piece: Piece): string[] {
  if (piece.kind === 'run') {
    const letters = Array.from(fold(piece.text));
    return letters.length > 1 ? [`${pairsOf(letters)} ${letters.at(-1)}`] : letters;
  }
  const forms = formsOf(piece);
  if (piece.kind !== 'word' || piece.attached) return forms;
  const covered = PLAIN_LETTERS.test(piece.text) ? forms[0] : tokenized(piece.text);
  const sequel = ROMAN.indexOf(piece.text.normalize('NFKC'));
  const number = sequel < 0 ? [] : [String(sequel + 2)];
  return [...forms.filter((form) => form !== covered), ...number];
}

/**
 * The words under which a text is found beside its own: `halflife` for Half-Life, `lodz` for Łódź, `kaese` for Käse, `ゼル ルダ ダ` for
 * ゼルダ. They are stored beside the text, since SQL can't make them. Empty for most short English texts.
 */
export function extraWords(text: string): string {
  const extra = new Set<string>();
  for (const piece of piecesOf(text)) for (const form of extraForms(piece)) extra.add(form);
  extra.delete('');
  return [...extra].join(' ');
}

/** As for other texts, and the whole name without its spaces: `amongus`. */
export function extraGameWords(name: string): string {
  const isJoined = /\s/u.test(name) && !ATTACHED.test(name);
  const joined = (isJoined ? spellingsOf(name) : []).map((spelling) =>
    fold(spelling).replaceAll(/[^\p{L}\p{N}\p{Co}]+/gu, ''),
  );
  return [...new Set([...extraWords(name).split(' '), ...joined])].join(' ').trim();
}

/** Each word of a search text as the sequences of tokens that stand for it. One of them has to be found. */
export function wordsOf(text: string): string[][] {
  const words: string[][] = [];
  for (const piece of piecesOf(text)) {
    if (words.length === WORDS_MAX) break;
    const { kind } = piece;
    // Rows that the sweep hasn't folded yet have only the text itself.
    const itself = kind === 'word' || kind === 'run' ? [tokenized(piece.text)] : [];
    const forms = [...formsOf(piece), ...itself].filter((form) => form !== '');
    if (forms.length > 0) words.push([...new Set(forms)]);
  }
  return words;
}

/** Cuts by code points, so that no surrogate pair is split. */
const firstLetters = (word: string) => Array.from(word).slice(0, WORD_LETTERS_MAX).join('');

/** A phrase whose last token matches as a prefix. Quoting turns operators of the query language into plain text. */
function phrase(form: string): string {
  const tokens = form.split(' ').slice(0, WORD_LETTERS_MAX);
  const last = tokens.pop() ?? '';
  return `"${[...tokens, firstLetters(last)].join(' ')}"*`;
}

/** The words of a search text as FTS5 expressions. Each has to match, by its beginning. */
export const matchWords = (text: string): string[] =>
  wordsOf(text).map((forms) => {
    const phrases = [...new Set(forms.map(phrase))];
    return phrases.length > 1 ? `(${phrases.join(' OR ')})` : phrases.join('');
  });
