import { expect, it } from 'vitest';

import { FORMER_NAME } from '../../../worker/contract/former-name.ts';
import { sentenceOf } from '../../../worker/notifications/push/message.ts';

const tell = (actorName: string, locale: string | null) =>
  sentenceOf(
    { what: 'application-received' },
    { actorName, sessionName: 'Night run', startsAt: null },
    { locale, zone: 'UTC' },
  );

it('names deleted accounts in the reader’s language', () => {
  expect(tell(FORMER_NAME, 'de')).toContain('Gelöschter Account');
  expect(tell(FORMER_NAME, null)).toContain('Former player');
  expect(tell('Former', 'de')).not.toContain('Gelöscht');
});
