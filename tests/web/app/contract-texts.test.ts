import { describe, expect, it } from 'vitest';

import { AdminReason } from '../../../worker/contract/admin-user.ts';
import { AuditFilters } from '../../../worker/contract/audit.ts';
import { countGraphemes, cutText } from '../../../worker/contract/graphemes.ts';
import { MessageCreate, MessageQuery } from '../../../worker/contract/message.ts';
import { SessionQuery } from '../../../worker/contract/session-query.ts';
import { SessionCreate } from '../../../worker/contract/session.ts';
import { Line, Prose } from '../../../worker/contract/text.ts';
import { UserName, UserQuery } from '../../../worker/contract/user.ts';
import { detailOf } from '../../../worker/core/problems.ts';
import { wordsIn } from '../../../worker/core/words.ts';
import { expectRefused, expectTaken, named, x } from './schemas.ts';

/** What becomes of texts in requests, and which are accepted. */

const { problems } = wordsIn('en');
const marks = (pairs: number) => `a${'\u0301\u0323'.repeat(pairs)}`;
const written = (text: string) => ({ text, nonce: 'abcdefgh' });

describe('a text', () => {
  it('of one line is trimmed, and has its bounds', () => {
    const name = Line(2, 5);
    expectTaken(name, 'ab', 'abcde', `  a  b  `, `a${' '.repeat(18)}b`);
    expectRefused(name, 'a', ' a ', 'abcdef', x(21), `a${' '.repeat(19)}b`);
    expect(name.parse('  a \n\t b ')).toBe('a b');
    expect(Line(1, 5).safeParse('').error?.issues[0]?.message).toBe('required');
    expect(name.safeParse('a').error?.issues[0]?.message).toBe('tooShort');
  });

  it('is refused in one sentence, however much too long it is', () => {
    for (const text of [Line(2, 5), Prose(5)]) {
      for (const long of [x(6), x(21), x(60_000)]) {
        const said = text.safeParse(long).error?.issues.map((one) => detailOf(one)(problems));
        expect(said).toEqual(['Use at most 5 characters.']);
      }
    }
  });

  it('has as many accents on a character as any language', () => {
    for (const text of [Line(2, 99), Prose(99)]) {
      expectTaken(text, marks(15));
      expectRefused(text, marks(16));
    }
    expect(Prose(99).safeParse(marks(16)).error?.issues[0]?.message).toBe('tooManyAccents');
  });

  it('of one line has something to see', () => {
    for (const unseen of ['', '  ', '\u200B\u2060', '\u3164\u3164', '\u00AD \u034F']) {
      for (const line of [Line(1, 9), Line(2, 9), SessionCreate.shape.name]) {
        expect(line.safeParse(unseen).error?.issues.map(({ message }) => message)).toEqual([
          'required',
        ]);
      }
      expectRefused(MessageCreate, written(unseen));
      expectRefused(AdminReason, unseen);
    }
    expectTaken(Line(0, 9), '', '\u3164');
    expectTaken(Line(1, 9), '★', '­a');
  });

  it('of several keeps its lines', () => {
    expectTaken(Prose(5), '', 'abcde', '  abcde  ');
    expectRefused(Prose(5), 'abcdef');
    expect(Prose(9).parse(' a\r\n\tb ')).toBe('a\n\tb');
  });

  it('loses what no one sees and what changes the text around it', () => {
    const text = Prose(99);
    for (const [first, last] of [
      [0x00, 0x08],
      [0x0e, 0x1f],
      [0x7f, 0x84],
      [0x86, 0x90],
      [0x98, 0x9f],
      [0x202a, 0x202e],
      [0x2066, 0x2069],
      [0xfeff, 0xfeff],
    ] as const) {
      for (const code of [first, last]) {
        const typed = `a${String.fromCodePoint(code)}b`;
        expect([typed, text.parse(typed)]).toEqual([typed, 'ab']);
      }
    }
    expectRefused(text, 'a\uD800b');
    for (const kept of ['a\tb\nc', 'a b~', 'a\u00A0b', 'a\u202Fb', 'a\u206Ab', '🎮', 'שלום']) {
      expect(text.parse(kept)).toBe(kept);
    }
    expect(text.parse('wasn\u0092t \u0093so\u0094 \u0096 far')).toBe('wasn’t “so” – far');
  });

  it('has line feeds for the line breaks of all systems, and in one line a space', () => {
    const typed = 'a\rb\r\nc\vd\fe\u0085f\u2028g\u2029h';
    expect(Prose(99).parse(typed)).toBe('a\nb\nc\nd\ne\nf\ng\nh');
    expect(Line(2, 99).parse(typed)).toBe('a b c d e f g h');
  });

  it('keeps isolates that are closed in their line', () => {
    const [right, auto, end] = ['\u2067', '\u2068', '\u2069'];
    for (const text of [Line(1, 99), Prose(99)]) {
      for (const kept of [`${auto}Lia${end} 🎲`, `${right}x ${auto}y${end} z${end}`]) {
        expect(text.parse(kept)).toBe(kept);
      }
      expect(text.parse(`${end}x${auto}y${end}${right}z`)).toBe(`x${auto}y${end}z`);
    }
    expect(Prose(99).parse(`${auto}x\ny${end}`)).toBe('x\ny');
  });

  it('is searched for without what no one sees', () => {
    const q = '\u202Aduo\u202C \uFEFFrun\u0000';
    for (const query of [SessionQuery, UserQuery, AuditFilters, MessageQuery]) {
      expect(query.parse({ q })).toMatchObject({ q: 'duo run' });
    }
    expectRefused(MessageQuery, { q: '\u202A \u202C' });
  });

  it('has as many marks as its script, and few that stack on any letter', () => {
    for (const text of ['लोोोोोोग', 'ดี้้้้้', 'ஓகேேேேேே', 'বাাাাাাবা', 'ကျွန်ုပ်', 'ཧྐྵྨླྺྼྻྂ', 'ه\u064E\u0651\u0670']) {
      expectTaken(MessageCreate, written(text));
    }
    const towers = [
      'o\u0336\u0489\u0321\u034F\u0358\u0361',
      'e\u0483\u20DD\u0331\u0483\u0332\u0333\u0310',
    ];
    for (const text of [...towers, `ก${'็'.repeat(11)}`])
      expectRefused(MessageCreate, written(text));
  });
});

it('a cut never ends within a character', () => {
  const [family, flag] = ['👩‍👧', '🇺🇾'];
  expect(cutText('abc', 3)).toBe('abc');
  expect(cutText('abcd', 3)).toBe('abc');
  expect(cutText(`ab${family}`, 6)).toBe('ab');
  expect(cutText(`ab${family}c`, 7)).toBe(`ab${family}`);
  expect(cutText(`${flag}${flag}`, 6)).toBe(flag);
  expect(cutText('ne\u0301e', 2)).toBe('n');
  expect(cutText('', 3)).toBe('');
});

describe('a name', () => {
  it('is as long as people count', () => {
    expect(['', 'né', 'ne\u0301', '👩‍👧🇺🇾', 'நி', '각'].map(countGraphemes)).toEqual([
      0, 2, 2, 2, 1, 1,
    ]);
    expectTaken(
      SessionCreate,
      named('将棋'),
      named('🏴‍☠️'.repeat(64)),
      named(x(80)),
      named('é'.normalize('NFD').repeat(80)),
    );
    expectRefused(SessionCreate, named('棋'), named('👩‍👧'), named(x(81)), named('👩‍👧'.repeat(65)));
    expectTaken(UserName, '将棋', '😀'.repeat(40), x(40), '👩‍👧'.repeat(32));
    expectRefused(UserName, '😀'.repeat(41), '👩‍👧'.repeat(33), '👩‍👧');
    const said = UserName.safeParse('👩‍👩‍👧‍👦'.repeat(200)).error?.issues.map(({ message }) => message);
    expect(said).toEqual(['tooLong']);
  });

  it('has something to see, which may be a flag or a keycap', () => {
    expectTaken(UserName, '🇺🇾🇺🇾', '*️⃣*️⃣', '0️⃣#️⃣', '🎲🎲', 'ни', '🏴󠁧󠁢󠁳󠁣󠁴󠁿🏴󠁧󠁢󠁳󠁣󠁴󠁿');
    expectRefused(UserName, '##', '**', '\u3164\u3164', '\u20E3\u20E3', '--');
  });
});
