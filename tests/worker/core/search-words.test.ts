import { env } from 'cloudflare:test';
import { beforeAll, describe, expect, it } from 'vitest';

import { extraGameWords, extraWords, matchWords } from '../../../worker/core/search-words.ts';
import { sql } from '../support/sql.ts';

/** What people type, and the texts that it finds, in an index of the product's own form. */

const FINDS: Record<string, Record<string, string[]>> = {
  'languages without spaces': {
    今晚来打王者荣耀吧: ['王者荣耀', '打王者', '吧'],
    金曜の夜にぷよぷよテトリス勝負: ['ぷよぷよ', 'プヨ', '勝負', '夜'],
    'スーパー・ロボット戦': ['スーパーロボット', 'ロボット戦', 'スーパー ロボット'],
    のんびりドラクエ配信: ['ドラクエ', 'ドラ', 'どらくえ'],
    หาเพื่อนเล่นเกมคืนนี้: ['เล่นเกม', 'คืนนี้', 'เพื่อน'],
    ມາຫຼິ້ນເກມນຳກັນ: ['ເກມ'],
    លេងហ្គេមជាមួយគ្នា: ['ហ្គេម', 'ជាមួយ'],
    ဒီညဂိမ်းကစားမယ်: ['ဂိမ်း', 'ကစား'],
    오늘밤롤하실분: ['하실', '롤'],
    太鼓の達人Party夜: ['party', '達人party', '夜'],
  },
  letters: {
    'Żółw i Gżegżółka': ['zolw', 'GZEGZOLKA', 'żółw'],
    'Größe Fußball Æon Œuvre': ['grosse', 'FUSSBALL', 'aeon', 'oeuvre', 'fußball'],
    'Þórður Bjørn Đorđe Ħal ışıl': ['thordur', 'bjorn', 'dorde', 'hal', 'isil'],
    'Οδύσσεια Ήρωας': ['ΟΔΥΣΣΕΙΑ', 'ηρωας', 'οδυσσ'],
    'Берёза їжак': ['береза', 'БЕРЁЗА'],
    'لعبة أُسْطُورِيّة شتاء إلى الآن': ['لعبه', 'اسطورية', 'شتا', 'الي', 'الان'],
    'مرحبــــا بكم': ['مرحبا'],
    'بازی‌های گروهی یک': ['بازيهاي', 'بازی های', 'گروهي', 'يك'],
    'מִשְׂחָק צה״ל': ['משחק', 'צהל', 'צה"ל'],
    'ｺｰｽﾄ ＲＡＩＤ ５０': ['コースト', 'raid', '50'],
    '৩৫ ۴۸ ९': ['35', '48', '9'],
    'हिंदी ज़िंदगी': ['हिंदी', 'जिंदगी'],
  },
  punctuation: {
    'Demon’s Souls': ['demons souls', "demon's", 'souls'],
    'Pre-season X‑Files': ['preseason', 'pre-season', 'pre season', 'xfiles', 'season'],
    'Half time': ['half-time'],
    'F.E.A.R. night': ['fear', 'f.e.a.r.', 'night'],
    'Portal II and Quake IV': ['portal 2', 'portal ii', 'quake 4'],
    Titanfall2: ['titanfall 2', 'titanfall'],
    'C++ jam': ['c++', 'C＋＋'],
    'C# jam': ['c#'],
    '🎲 night 🇵🇹 👩🏽‍🚀': ['🎲', '🇵🇹', '👩‍🚀', 'night 🎲'],
    'Quelle est l’heure d’été': ['heure', 'lheure', "l'heure", 'ete'],
  },
};

const LOSES: Record<string, string[]> = {
  'C jam': ['c++', 'c#'],
  'C++ lessons': ['c#'],
  'night shift': ['🎲', 'night 🎲'],
  勝利の夜: ['夜の', '勝夜'],
  'from 20-22': ['2022'],
  หาเพื่อน: ['หาเพอน'],
  かき: ['がき'],
};

const found = (q: string) => {
  const words = matchWords(q);
  expect(words).not.toEqual([]);
  return sql`SELECT rowid AS id FROM user_search WHERE user_search MATCH ${`words : (${words.join(' AND ')}) AND facets : (tt)`}`.all<{
    id: number;
  }>();
};

const TEXTS = [...Object.values(FINDS).flatMap(Object.keys), ...Object.keys(LOSES)];
const idOf = (text: string) => 900_000_000 + TEXTS.indexOf(text);

beforeAll(async () => {
  await env.DB.batch(
    TEXTS.map(
      (text) =>
        sql`INSERT INTO user_search (rowid, words, facets) VALUES (${idOf(text)}, ${`${text} ${extraWords(text)}`}, 'tt')`,
    ),
  );
});

describe.each(Object.entries(FINDS))('%s', (_kind, texts) => {
  it.each(Object.entries(texts))('“%s” is found by what people type', async (text, queries) => {
    for (const q of [...queries, text]) {
      const { results } = await found(q);
      const ids = results.map(({ id }) => id);
      expect({ q, found: ids.includes(idOf(text)) }).toEqual({ q, found: true });
    }
  });
});

it.each(Object.entries(LOSES))('“%s” isn’t found by something else', async (text, queries) => {
  for (const q of queries) {
    expect((await found(q)).results.map(({ id }) => id)).not.toContain(idOf(text));
  }
});

it('a text in plain English words costs nothing more', () => {
  expect(extraWords('Evening run, all levels welcome. Starts at 20:00 (UTC)!')).toBe('');
  expect(extraWords('Café olé à la crème')).toBe('');
});

it('a game is also found without its spaces', () => {
  expect(extraGameWords('Cult of the Lamb')).toBe('cultofthelamb');
  expect(extraGameWords('Tetris')).toBe('');
});
