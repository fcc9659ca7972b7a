import { expect, it } from 'vitest';

import type { NotificationItem } from '../../../worker/contract/notification.ts';
import { contactOf } from '../../../worker/core/settings.ts';
import { pushKeys } from '../../../worker/local/secrets.ts';
import { sentenceOf, toPushMessage } from '../../../worker/notifications/push/message.ts';
import { vapidKeys } from '../../../worker/notifications/push/vapid.ts';

const ITEM: NotificationItem = {
  what: 'message',
  topic: 'messages',
  actorId: 1,
  sessionId: null,
  tag: 'messages-1',
  text: '',
  noticeId: null,
  startsAt: null,
  shown: false,
  at: 0,
  expiresAt: 1,
};
const NAMES = { actorName: 'Lia', sessionName: null, startsAt: null, text: '' };
const READER = { locale: null, zone: 'UTC', privatePush: false };

const bodyOf = (text: string) => toPushMessage({ ...ITEM, text }, NAMES, READER).body;

it('quotes a long message up to a whole character', () => {
  const long = 'x'.repeat(176);
  expect(bodyOf(`${long}🏴‍☠️ ahoy`)).toBe(`${long}…`);
  expect(bodyOf(`${long}🎲🎲`)).toBe(`${long}🎲🎲`);
  expect(bodyOf(`${long}🎲🎲🎲`)).toBe(`${long}🎲🎲…`);
});

it.each([
  ['the session’s', 'Raid', 'Lia', '/session/7'],
  ['its host’s, if they may not see the session', null, 'Lia', '/detail/1'],
  ['home, if they may see neither', null, null, '/'],
])('leads its reader to a page that they may see: %s', (_, sessionName, actorName, path) => {
  const declined = { what: 'application-declined', topic: 'seats', sessionId: 7 } as const;
  const names = { ...NAMES, actorName, sessionName };
  for (const privatePush of [false, true]) {
    const push = toPushMessage({ ...ITEM, ...declined }, names, { ...READER, privatePush });
    expect(push.path).toBe(path);
  }
});

it.each([
  ['session-moved', '/session/7?notice=12'],
  ['application-received', '/session/7?notice=12#applicants'],
] as const)('names in the link of %s the notice that is read by following it', (what, path) => {
  const item = { ...ITEM, what, sessionId: 7, noticeId: 12 };
  expect(toPushMessage(item, { ...NAMES, sessionName: 'Raid' }, READER).path).toBe(path);
});

const moved = (startsAt: number | null, what: 'session-moved' | 'series-moved' = 'session-moved') =>
  sentenceOf(
    { what },
    { actorName: 'Lia', sessionName: 'Raid', startsAt },
    { locale: 'de', zone: 'Europe/Berlin' },
  );

it('says the new time of a session in the reader’s zone, if they may know it', () => {
  expect(moved(Date.UTC(2030, 0, 4, 20, 15))).toMatch(
    /^Neue Zeit für Raid: 4\. Januar 2030.* 21:15/,
  );
  expect(moved(Date.UTC(2030, 0, 4, 20, 15), 'series-moved')).toMatch(/danach: 4\. Januar/);
  expect(moved(null)).toBe('Neue Zeit für Raid');
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
  const { publicKey, privateKey } = pushKeys();
  const keys = {
    VAPID_PUBLIC_KEY: publicKey,
    VAPID_PRIVATE_KEY: privateKey,
    OPERATOR_EMAIL: 'ops@example.org',
  };
  expect(vapidKeys({ ...keys, VAPID_SUBJECT: 'ops' })?.subject).toBe('mailto:ops@example.org');
  expect(vapidKeys({ ...keys, OPERATOR_EMAIL: 'ops' })).toBeNull();
  expect(vapidKeys({ ...keys, VAPID_PUBLIC_KEY: privateKey })).toBeNull();
});
