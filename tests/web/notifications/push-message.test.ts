import { expect, it } from 'vitest';

import { toPushMessage } from '../../../worker/notifications/push/message.ts';
import { contactOf, vapidKeys } from '../../../worker/notifications/push/vapid.ts';

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

it.each([
  ['mailto:ops@example.org', 'mailto:ops@example.org'],
  ['ops@example.org', 'mailto:ops@example.org'],
  ['MAILTO: ops@example.org ', 'mailto:ops@example.org'],
  ['mailto:<ops@example.org>', 'mailto:ops@example.org'],
  ['Ops <ops@példa.example>', 'mailto:ops@xn--plda-bpa.example'],
  ['https://example.org/contact', 'https://example.org/contact'],
  ['mailto:ops@localhost', null],
  ['http://example.org', null],
  ['ops', null],
  ['', null],
])('a push service may contact “%s” as %s', (setting, contact) => {
  expect(contactOf(setting)).toBe(contact);
});

it('is signed for the operator where no other contact can be used', () => {
  const keys = { VAPID_PUBLIC_KEY: 'a', VAPID_PRIVATE_KEY: 'b', OPERATOR_EMAIL: 'ops@example.org' };
  expect(vapidKeys({ ...keys, VAPID_SUBJECT: 'ops' })?.subject).toBe('mailto:ops@example.org');
  expect(vapidKeys({ ...keys, OPERATOR_EMAIL: 'ops' })).toBeNull();
});
