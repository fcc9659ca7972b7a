import { expect, it } from 'vitest';

import { Problem } from '../../../worker/contract/problem.ts';
import { Code, CodeTokens } from '../../../worker/contract/second-factor.ts';
import { expectAnswer, register } from '../support/client.ts';
import { askForCode, codeOf, completeWithCode, turnCodesOn } from '../support/ways-in.ts';

const digitsOf = (numbers: string) => {
  const format = new Intl.NumberFormat(`en-u-nu-${numbers}`, { useGrouping: false });
  return format.format(7_305_892_416);
};

it.each('arab arabext deva beng thai khmr mymr tibt nkoo gujr fullwide mathsans adlm'.split(' '))(
  'a code may be written in the digits of %s',
  (numbers) => {
    const digits = Array.from(digitsOf(numbers));
    expect(digits).not.toContain('7');
    const [six, rest] = [digits.slice(0, 6).join(''), digits.slice(4).join('')];
    expect(Code.parse(six)).toBe('730589');
    expect(Code.parse(rest)).toBe('892416');
  },
);

it.each([
  '730\u00A0589',
  '730\u2009589',
  '730–589',
  '730−589',
  '730‑589',
  '730·589',
  '７３０－５８９',
  '\u200E730589\u200E',
  ' 7 3 0 5 8 9\n',
  '\uFEFF730589',
])('the code %j is 730589', (typed) => {
  expect(Code.parse(typed)).toBe('730589');
});

const RECOVERY = 'abcd-efgh-ijkl-mnop-qrst-2345';

it.each([
  RECOVERY.toUpperCase(),
  RECOVERY.replaceAll('-', ''),
  RECOVERY.replaceAll('-', ' — '),
  'ＡＢＣＤ－ＥＦＧＨ－ＩＪＫＬ－ＭＮＯＰ－ＱＲＳＴ－２３４５',
  RECOVERY.replace('2345', '٢٣٤٥'),
])('the recovery code %j is accepted', (typed) => {
  expect(Code.parse(typed)).toBe('abcdefghijklmnopqrst2345');
});

it.each([
  '73058',
  '7305891',
  'abcdef',
  RECOVERY.slice(1),
  `${RECOVERY}a`,
  '七三〇五八九',
  '½½½½½½',
  '-',
])('%j is no code', (typed) => {
  expect(Code.safeParse(typed).success).toBe(false);
});

it('what can’t be a code isn’t a guess', async () => {
  const mira = await register();
  const { secret } = await turnCodesOn(mira);
  const ticket = await askForCode(mira);
  for (let count = 0; count < 6; count += 1) {
    const { violations } = await expectAnswer(
      completeWithCode(ticket, '12345'),
      422,
      Problem.strict(),
    );
    expect(violations?.[0]?.message).toBe('Enter the six digits of your app, or a recovery code.');
  }
  const wide = codeOf(secret)
    .normalize('NFKD')
    .replaceAll(/\d/g, (digit) => String.fromCodePoint(0xff10 + Number(digit)));
  await expectAnswer(completeWithCode(ticket, wide), 200, CodeTokens);
});
