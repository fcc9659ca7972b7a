import { env, runDurableObjectAlarm, runInDurableObject } from 'cloudflare:test';
import { beforeAll, describe, expect, it } from 'vitest';

import { roomName } from '../../../worker/contract/objects/room-name.ts';
import { listRooms } from '../../../worker/core/objects.ts';
import { exportMessages, forgetMessages } from '../../../worker/messages/account-messages.ts';
import { expectConsole } from '../../support/console-watch.ts';
import { patch, post, send } from '../support/client.ts';
import { befriend } from '../support/friendship.ts';
import {
  addWriter,
  conversationPage,
  conversationsOf,
  hostWith,
  markRead,
  messagesOf,
  pairRoom,
  readRoom,
  textsOf,
  write,
  written,
  moveEnd,
  block,
} from '../support/messages.ts';
import { HOUR_MS, addGames, changeApplicationStatus } from '../support/sessions.ts';

const DAY_MS = 24 * HOUR_MS;

beforeAll(() => addGames());

it('lists, exports and empties all other conversations while one room can’t be reached', async () => {
  const [ada, ben, cleo] = [await addWriter(), await addWriter(), await addWriter()];
  for (const other of [ben, cleo]) {
    await befriend(ada, other);
    await written(pairRoom(other), ada, 'hi');
    await written(pairRoom(ada), other, 'hey');
  }
  const broken = env.ROOM.getByName(roomName({ kind: 'user', id: ben.id }, ada.id));
  // What an object owns itself can't be called from outside.
  const gone = { summary: null, writtenBy: null, forgetAuthor: null };
  await runInDurableObject(broken, (room) => void Object.assign(room, gone));
  expectConsole(/could not be reached TypeError/);
  expect((await conversationsOf(ada)).map((one) => one.with?.id)).toEqual([cleo.id]);
  const { messages, rooms } = await exportMessages(env, ada.id);
  expect(messages.map(({ room }) => room)).toEqual([pairRoom(cleo)]);
  expect(rooms.filter(({ missing }) => missing).map(({ room }) => room)).toEqual([pairRoom(ben)]);
  await expect(forgetMessages(env, ada.id)).rejects.toThrow('1 rooms could not be reached');
  expect(await textsOf(pairRoom(ada), cleo)).toEqual(['', 'hey']);
});

it('is exported in full, however much somebody wrote', async () => {
  const [ada, ben] = [await addWriter(), await addWriter()];
  await befriend(ada, ben);
  await written(pairRoom(ben), ada, 'first');
  const room = env.ROOM.getByName(roomName({ kind: 'user', id: ben.id }, ada.id));
  await runInDurableObject(room, (_, { storage }) => {
    storage.sql.exec(
      `WITH RECURSIVE n (i) AS (SELECT 2 UNION ALL SELECT i + 1 FROM n WHERE i < 2001)
      INSERT INTO messages (number, author, text, sent_at, nonce) SELECT i, ?, 'one more', i, i FROM n`,
      ada.id,
    );
  });
  const numbers = async () => (await exportMessages(env, ada.id)).messages.map((one) => one.number);
  expect(await numbers()).toEqual(Array.from({ length: 2001 }, (_, index) => index + 1));
  // What a report keeps: the last ones up to a time.
  const last = await room.writtenBy(ada.id, { limit: 3, until: 1500 });
  expect(last.map(({ number }) => number)).toEqual([1498, 1499, 1500]);
});

it('is found behind rooms that have ended or are closed, and those that have ended are asked once', async () => {
  const [ada, ben] = [await addWriter(), await addWriter()];
  await befriend(ada, ben);
  await written(pairRoom(ben), ada, 'hi');
  for (const text of ['over', 'long over']) {
    const { id, room } = await hostWith(ada, [ben]);
    await written(room, ada, text);
    await moveEnd(id, Date.now() - 91 * DAY_MS);
    expect(await runDurableObjectAlarm(env.ROOM.getByName(`session/${id}`))).toBe(true);
  }
  const { room, applications } = await hostWith(ada, [ben]);
  await written(room, ada, 'without you');
  await changeApplicationStatus(ada, applications[0] ?? 0, 'removed');
  const page = await conversationPage(ben, '/api/conversations?itemsPerPage=2');
  expect(page.member.map((one) => one.with?.id)).toEqual([ada.id]);
  const listed = async () =>
    new Set((await listRooms(env, ben.id, { limit: 9 })).map((one) => one.room));
  await expect.poll(listed).toEqual(new Set([room, pairRoom(ada)]));
});

describe('a conversation', () => {
  it('is for friends, and for those who share a session until 30 days after it', async () => {
    const [host, member, friend, stranger] = [
      await addWriter(),
      await addWriter(),
      await addWriter(),
      await addWriter(),
    ];
    const { id } = await hostWith(host, [member]);
    await befriend(host, friend);
    await written(pairRoom(member), host, 'see you tonight');
    await written(pairRoom(host), friend, 'hey');
    // The host is in a session with themselves, too.
    expect((await write(pairRoom(host), host, 'note to self')).status).toBe(404);
    expect((await write(pairRoom(host), stranger, 'hey')).status).toBe(404);
    expect((await readRoom(pairRoom(host), stranger)).status).toBe(404);
    await moveEnd(id, Date.now() - 29 * DAY_MS);
    await written(pairRoom(host), member, 'that was fun');
    await moveEnd(id, Date.now() - 31 * DAY_MS);
    expect((await write(pairRoom(host), member, 'again?')).status).toBe(403);
    // Both can still read what was written.
    expect(await textsOf(pairRoom(host), member)).toEqual(['see you tonight', 'that was fun']);
  });

  it('goes by who may write, at once', async () => {
    const [ada, ben] = [await addWriter(), await addWriter()];
    await befriend(ada, ben);
    const { id } = await hostWith(ada, [await addWriter()]);
    expect(id).toBeGreaterThan(0);
    await written(pairRoom(ada), ben, 'hey');
    const set = (messagesFrom: string) =>
      patch(`/api/users/${ada.id}`, { messagesFrom }, ada.token);
    await set('nobody');
    expect((await write(pairRoom(ada), ben, 'hello?')).status).toBe(403);
    await written(pairRoom(ben), ada, 'I still write');
    await set('friends');
    await written(pairRoom(ada), ben, 'hello!');
  });

  it('is closed by a block for both, and reads like one who takes no messages', async () => {
    const [ada, ben, cleo] = [await addWriter(), await addWriter(), await addWriter()];
    await hostWith(cleo, [ada, ben]);
    await written(pairRoom(ada), ben, 'hey');
    await patch(`/api/users/${cleo.id}`, { messagesFrom: 'nobody' }, cleo.token);
    await block(ada, ben);
    const closed = await write(pairRoom(cleo), ben, 'hello?');
    const blocked = await write(pairRoom(ada), ben, 'hello?');
    expect([blocked.status, await blocked.text()]).toEqual([closed.status, await closed.text()]);
    expect((await write(pairRoom(ben), ada, 'bye')).status).toBe(403);
    // A message can still be reported after the block. It comes with its evidence.
    const report = { about: `${pairRoom(ben)}/messages/1`, reason: 'harassment' };
    expect((await post('/api/reports', report, ada.token)).status).toBe(201);
    for (const [one, other] of [
      [ada, ben],
      [ben, ada],
    ] as const) {
      expect(await conversationsOf(one)).toEqual([]);
      expect((await readRoom(pairRoom(other), one)).status).toBe(404);
      expect((await readRoom(pairRoom(other), one, '?q=hey')).status).toBe(404);
      expect((await markRead(pairRoom(other), one, 1)).status).toBe(404);
    }
    await send('DELETE', `/api/blocks/${ben.id}`, { token: ada.token });
    expect(await textsOf(pairRoom(ada), ben)).toEqual(['hey']);
  });

  it('lists what is unread, by the room, and forgets it once it is read', async () => {
    const [ada, ben] = [await addWriter(), await addWriter()];
    await befriend(ada, ben);
    const { room, id } = await hostWith(ada, [ben]);
    for (const text of ['one', 'two', 'three']) await written(pairRoom(ben), ada, text);
    await written(room, ada, 'all');
    const seen = async () =>
      (await conversationsOf(ben)).map(({ '@id': iri, unread, last }) => [iri, unread, last?.text]);
    expect(await seen()).toEqual([
      [`/api/sessions/${id}`, 1, 'all'],
      [pairRoom(ada), 3, 'three'],
    ]);
    expect((await messagesOf(pairRoom(ada), ben)).readNumber).toBe(0);
    await markRead(pairRoom(ada), ben, 2);
    await markRead(pairRoom(ada), ben, 1);
    expect((await messagesOf(pairRoom(ada), ben)).readNumber).toBe(2);
    expect((await seen())[1]).toEqual([pairRoom(ada), 1, 'three']);
    await written(pairRoom(ada), ben, 'mine');
    await markRead(room, ben, 99);
    expect(await seen()).toEqual([
      [pairRoom(ada), 0, 'mine'],
      [`/api/sessions/${id}`, 0, 'all'],
    ]);
  });
});
