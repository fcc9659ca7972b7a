import { expect, it } from 'vitest';

import type { NoticeFacts } from '../../../web/words/notice-facts.ts';
import { noticeSentence } from '../../../web/words/notice-sentence.ts';

const notice: NoticeFacts = { kind: 'session-moved', actor: null, session: { name: 'Raid' } };

it('a notice of a kind that only a newer page knows says so', () => {
  expect(noticeSentence(notice)).toBe('New time for Raid');
  const newer = Object.assign(notice, Object.fromEntries([['kind', 'session-frozen']]));
  expect(noticeSentence(newer)).toBe('There’s something new. Reload the page to see it.');
});
