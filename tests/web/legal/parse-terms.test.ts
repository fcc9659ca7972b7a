import { expect, test } from 'vitest';

import { parseTerms, termsFileFor } from '../../../worker/contract/parse-terms.ts';

test('a file of terms becomes headings with the anchors of rules, and plain paragraphs', () => {
  const file =
    '# House rules\r\n\r\nBe kind,\nplease.\n### No hate {#rule-hate} {#rule-harassment}\n<b>None</b>.\n';
  expect(parseTerms(file)).toEqual([
    { level: 1, text: 'House rules', anchors: [] },
    { level: 0, text: 'Be kind, please.', anchors: [] },
    { level: 3, text: 'No hate', anchors: ['rule-hate', 'rule-harassment'] },
    { level: 0, text: '<b>None</b>.', anchors: [] },
  ]);
});

test('readers get the terms in their language, else in English, else any', () => {
  expect(termsFileFor('de', ['de.md', 'en.md'])).toBe('de.md');
  expect(termsFileFor('fr', ['de.md', 'en.md'])).toBe('en.md');
  expect(termsFileFor('fr', ['de.md'])).toBe('de.md');
  expect(termsFileFor('fr', [])).toBeUndefined();
});
