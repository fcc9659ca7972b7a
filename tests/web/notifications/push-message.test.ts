import { expect, it } from 'vitest';

import { toPushMessage } from '../../../worker/notifications/push/message.ts';

const bodyOf = (text: string) =>
  toPushMessage(
    {
      what: 'message',
      topic: 'messages',
      actorId: 1,
      sessionId: null,
      tag: 'messages-1',
      text,
      noticeId: null,
      startsAt: null,
      shown: false,
      at: 0,
      expiresAt: 1,
    },
    { actorName: 'Lia', sessionName: null, text: '' },
    null,
  ).body;

it('quotes a long message up to a whole character', () => {
  const long = 'x'.repeat(176);
  expect(bodyOf(`${long}🏴‍☠️ ahoy`)).toBe(`${long}…`);
  expect(bodyOf(`${long}🎲🎲`)).toBe(`${long}🎲🎲`);
  expect(bodyOf(`${long}🎲🎲🎲`)).toBe(`${long}🎲🎲…`);
});
