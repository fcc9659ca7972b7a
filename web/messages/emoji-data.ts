import { spellingsOf } from '../../worker/contract/spellings.ts';
import { language } from '../words/language.ts';

export const EMOJI_GROUPS = [
  'smileys',
  'people',
  'nature',
  'food',
  'travel',
  'activities',
  'objects',
  'symbols',
  'flags',
] as const;

type EmojiGroup = (typeof EMOJI_GROUPS)[number];

/** The data's numbers of these groups. 2 has only parts, such as skin tones. */
const NUMBERS: Record<EmojiGroup, number> = {
  smileys: 0,
  people: 1,
  nature: 3,
  food: 4,
  travel: 5,
  activities: 6,
  objects: 7,
  symbols: 8,
  flags: 9,
};

export interface Emoji {
  emoji: string;
  name: string;
  /** What it is found by. */
  text: string;
}

const english = () => import('emojibase-data/en/compact.json');

/** The names of emojis by language. The data has none in Arabic. */
const NAMES: Record<string, typeof english> = {
  de: () => import('emojibase-data/de/compact.json'),
  es: () => import('emojibase-data/es/compact.json'),
  fr: () => import('emojibase-data/fr/compact.json'),
  ja: () => import('emojibase-data/ja/compact.json'),
  ko: () => import('emojibase-data/ko/compact.json'),
  pl: () => import('emojibase-data/pl/compact.json'),
  'pt-BR': () => import('emojibase-data/pt/compact.json'),
  'zh-Hans': () => import('emojibase-data/zh/compact.json'),
};

function emojiPattern() {
  try {
    return new RegExp(String.raw`^\p{RGI_Emoji}$`, 'v');
  } catch {
    return undefined;
  }
}

/** An emoji that this browser knows. Safari before 17 can't say which it knows. */
const EMOJI = emojiPattern();

/** Folds a text for searching, so that case and accents make no difference. */
const fold = (text: string) =>
  text
    .normalize('NFKD')
    .replaceAll(/\p{Mn}/gu, '')
    .toLowerCase();

/** All emojis by group, named in the user's language. Those that are too new for the browser are left out. */
export async function loadEmojis(): Promise<Map<EmojiGroup, Emoji[]>> {
  const { default: all } = await (NAMES[language] ?? english)();
  const known = all.filter(({ unicode }) => EMOJI?.test(unicode) ?? true);
  return new Map(
    EMOJI_GROUPS.map((group) => [
      group,
      known
        .filter((one) => one.group === NUMBERS[group])
        .map(({ unicode, label, tags = [] }) => ({
          emoji: unicode,
          name: label,
          text: fold([label, ...tags].flatMap(spellingsOf).join(' ')),
        })),
    ]),
  );
}

/** Emojis that have every word of a query. An emoji that was typed itself is the first. */
export function findEmojis(all: Iterable<readonly Emoji[]>, query: string): Emoji[] {
  const typed = query.trim();
  const wanted = fold(typed).split(/\s+/);
  const found = [...all].flat().filter(({ text }) => wanted.every((word) => text.includes(word)));
  return EMOJI?.test(typed) ? [{ emoji: typed, name: typed, text: '' }, ...found] : found;
}
