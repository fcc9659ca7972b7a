import { beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { NotificationSettings } from '../../../worker/contract/notification-settings.ts';
import { CHANNEL_DEFAULTS } from '../../../worker/contract/notification.ts';
import { SessionDetail } from '../../../worker/contract/session.ts';
import {
  expectDone,
  expectAnswer,
  expectRefused,
  getAs,
  patch,
  put,
  send,
} from '../support/client.ts';
import { addUser } from '../support/people.ts';
import { addGames, apply, changeApplicationStatus, hostSession } from '../support/sessions.ts';
import { valueOf } from '../support/sql.ts';

type Person = Awaited<ReturnType<typeof addUser>>;

const PATH = '/api/notification-settings';
let mira: Person;

const settings = ({ token }: Person) => getAs(NotificationSettings, PATH, token);
const change = (body: unknown) => patch(PATH, body, mira.token);
const changed = (body: unknown) => expectAnswer(change(body), 200, NotificationSettings);
const remove = (path: string, { token }: Person) => send('DELETE', path, { token });

const isMuted = async (id: number, { token }: Person) =>
  (await getAs(SessionDetail, `/api/sessions/${id}`, token)).muted;

beforeAll(() => addGames());
beforeEach(async () => {
  mira = await addUser();
});

describe('the settings of notifications', () => {
  it('are the defaults until something is changed, and only that is stored', async () => {
    expect(await settings(mira)).toMatchObject({
      channels: CHANNEL_DEFAULTS,
      zone: 'UTC',
      quietHours: null,
      privatePush: false,
      digest: false,
      mutedSessions: [],
      pushDevices: [],
    });
    await changed({ channels: { friends: { push: true }, voice: { push: false } } });
    const after = await changed({
      channels: { friends: { push: false }, changes: { email: false } },
      digest: true,
    });
    expect(after.channels).toEqual({
      ...CHANNEL_DEFAULTS,
      changes: { push: true, email: false },
      voice: { push: false, email: false },
    });
    expect(after).toEqual(await settings(mira));
    const stored =
      await valueOf`SELECT channels FROM notification_settings WHERE user_id = ${mira.id}`;
    expect(JSON.parse(String(stored))).toEqual({
      changes: { email: false },
      friends: {},
      voice: { push: false },
    });
  });

  it('push what is about today and email what changes plans, until their owner chooses', async () => {
    const { channels } = await settings(mira);
    const topics = Object.entries(channels);
    expect(topics.flatMap(([topic, { push }]) => (push ? [topic] : [])).toSorted()).toEqual([
      'afterwards',
      'applications',
      'calls',
      'changes',
      'invitations',
      'messages',
      'reminders',
      'seats',
      'voice',
    ]);
    expect(topics.flatMap(([topic, { email }]) => (email ? [topic] : [])).toSorted()).toEqual([
      'changes',
      'seats',
    ]);
  });

  it('have quiet hours with both ends in a zone, or none', async () => {
    const quietHours = { from: '22:30', to: '07:00' };
    await changed({ quietHours, zone: 'Asia/Kathmandu' });
    expect(await changed({ privatePush: true })).toMatchObject({
      quietHours,
      zone: 'Asia/Kathmandu',
      privatePush: true,
    });
    expect((await changed({ quietHours: null })).quietHours).toBeNull();
    await expectRefused(change({ quietHours: { from: '22:30' } }), 'quietHours.to');
    await expectRefused(change({ quietHours: { from: '07:00', to: '07:00' } }), 'quietHours.to');
    await expectRefused(change({ quietHours: { from: '24:00', to: '07:00' } }), 'quietHours.from');
    for (const zone of ['Europe/Nowhere', '+02:00', '', '<b>']) {
      await expectRefused(change({ zone }), 'zone');
    }
  });

  it('list the devices that take pushes, each of which its owner can remove', async () => {
    const other = await addUser();
    const subscription =
      await valueOf<number>`INSERT INTO push_subscriptions (user_id, device_id, endpoint, p256dh, auth, created_at)
       VALUES (${mira.id}, ${mira.deviceId}, ${`https://fcm.googleapis.com/${mira.id}`}, 'key', 'secret', 0) RETURNING id`;
    expect((await settings(mira)).pushDevices).toEqual([
      { id: subscription, browser: null, system: null, current: true },
    ]);
    const path = `/api/push/subscriptions/${subscription}`;
    expect((await remove(path, other)).status).toBe(404);
    await expectDone(remove(path, mira));
    expect((await settings(mira)).pushDevices).toEqual([]);
  });
});

it('a muted session is muted by its members only, each for themselves', async () => {
  const member = await addUser();
  const session = await hostSession(mira, { name: 'Loud night' });
  const path = `/api/sessions/${session.id}/mute`;
  const application = await apply(member, session.id);
  expect((await put(path, undefined, member.token)).status).toBe(403);
  expect(await isMuted(session.id, member)).toBeUndefined();
  await changeApplicationStatus(mira, application.id, 'accepted');
  await expectDone(put(path, undefined, member.token));
  await expectDone(put(path, undefined, member.token));
  expect(await isMuted(session.id, member)).toBe(true);
  expect(await isMuted(session.id, mira)).toBe(false);
  expect((await settings(member)).mutedSessions).toEqual([{ id: session.id, name: 'Loud night' }]);
  await expectDone(remove(path, member));
  expect(await isMuted(session.id, member)).toBe(false);
});
