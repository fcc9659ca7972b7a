import { expect, it } from 'vitest';

import type { NoticeFacts } from '../../../web/words/notice-facts.ts';
import { noticeSentence } from '../../../web/words/notice-sentence.ts';
import { NOTICE_KINDS } from '../../../worker/contract/vocabulary.ts';

const notice: NoticeFacts = { kind: 'session-moved', actor: null, session: { name: 'Raid' } };

it('a notice of a kind that only a newer page knows says so', () => {
  expect(noticeSentence(notice)).toBe('New time for Raid');
  const newer = Object.assign(notice, Object.fromEntries([['kind', 'session-frozen']]));
  expect(noticeSentence(newer)).toBe('There’s something new. Reload the page to see it.');
});

const languages = import.meta.glob<{ noticeSentence: typeof noticeSentence }>(
  '../../../web/words/*/notice-sentence.ts',
  { eager: true },
);

it.each(Object.entries(languages))(
  'a hidden session leaves no mark before nothing: %s',
  (_, said) => {
    for (const kind of NOTICE_KINDS) {
      // A colon before "a session" would read as if it had this name.
      expect(said.noticeSentence({ kind, actor: null, session: null })).not.toMatch(
        /[\s:：]$|„”|[:：]\s*(?!.*[.!?。])\S+(\s\S+)?$/u,
      );
    }
  },
);
