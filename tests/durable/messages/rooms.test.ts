import {
  env,
  evictDurableObject,
  runDurableObjectAlarm,
  runInDurableObject,
} from 'cloudflare:test';
import { beforeAll, expect, it, vi } from 'vitest';

import type { MessageDelivery } from '../../../worker/contract/objects/rpc.ts';
import type { ServerFrame } from '../../../worker/contract/socket.ts';
import { expectConsole } from '../../support/console-watch.ts';
import { expectDone, patch, put, send } from '../../worker/support/client.ts';
import { befriend } from '../../worker/support/friendship.ts';
import {
  block,
  conversationsOf,
  hostWith,
  answered,
  markRead,
  messagesOf,
  moveEnd,
  pairRoom,
  picture,
  pin,
  react,
  write,
  writeWith,
  written,
  writtenWith,
} from '../../worker/support/messages.ts';
import { addAdmin, addUser } from '../../worker/support/people.ts';
import { addGames, apply, changeApplicationStatus } from '../../worker/support/sessions.ts';
import { sql } from '../../worker/support/sql.ts';
import { deploy, ifNotRunning } from '../support/faults.ts';
import { advance, connect, signallingOf, until, untilStored } from '../support/live.ts';
import { countRows } from '../support/rows-written.ts';

type Tab = Awaited<ReturnType<typeof connect>>;

beforeAll(() => addGames());

const roomFrames = (tab: Tab) =>
  tab.frames.filter(
    (frame): frame is Extract<ServerFrame, { event: 'message' }> => frame.event === 'message',
  );

const texts = (tab: Tab) =>
  tab.frames.flatMap((frame) => (frame.event === 'message' ? [frame.data.message.text] : []));

const roomOf = (session: number) => env.ROOM.getByName(`session/${session}`);

it('sends a message to every tab of every member, in order, and to nobody else', async () => {
  const [host, member, other] = [await addUser(), await addUser(), await addUser()];
  const { id, room } = await hostWith(host, [member]);
  const tabs = await Promise.all([host, member, member].map(({ token }) => connect(token)));
  const outside = await connect(other.token);
  for (const text of ['one', 'two', 'three']) await written(room, host, text);
  for (const tab of tabs) {
    await until('all three', () => texts(tab).length === 3);
    expect(texts(tab)).toEqual(['one', 'two', 'three']);
  }
  const [frame] = roomFrames(tabs[1] ?? outside);
  expect(frame?.data.room).toBe(`/api/sessions/${id}`);
  expect(roomFrames(outside)).toEqual([]);
});

it('leaves nothing unread of rooms that nobody may open any more, once the list was looked at', async () => {
  const [host, member, admin] = [await addUser(), await addUser(), await addAdmin()];
  const [{ id, room }, ended] = [await hostWith(host, [member]), await hostWith(host, [member])];
  for (const one of [room, ended.room]) await written(one, host, 'unread');
  const unread = () => signallingOf(member.id).unreadRooms();
  await until('both are unread', async () => (await unread()).length === 2);
  const body = { takenDown: true, reason: 'An advertisement' };
  expect((await patch(`/api/admin/sessions/${id}`, body, admin.token)).status).toBe(200);
  await moveEnd(ended.id, 1);
  expect(await runDurableObjectAlarm(roomOf(ended.id))).toBe(true);
  const tab = await connect(member.token);
  await until('the badge', () => tab.frames.some(({ event }) => event === 'unread'));
  expect(await conversationsOf(member)).toEqual([]);
  for (const one of [room, ended.room]) {
    await until('that it is read', () =>
      tab.frames.some((frame) => frame.event === 'read' && frame.data.room === one),
    );
  }
  expect(await unread()).toEqual([]);
});

it('doesn’t send to a member who was removed, or blocked the author, before the message', async () => {
  const [host, removed, blocker, member] = [
    await addUser(),
    await addUser(),
    await addUser(),
    await addUser(),
  ];
  const { room, applications } = await hostWith(host, [removed, blocker, member]);
  const [gone, apart, there] = [
    await connect(removed.token),
    await connect(blocker.token),
    await connect(host.token),
  ];
  await written(room, member, 'before');
  for (const tab of [gone, apart, there]) await until('it', () => texts(tab).includes('before'));
  await changeApplicationStatus(host, applications[0] ?? 0, 'removed');
  // The room that the user was removed from leaves nothing unread.
  expect((await gone.frame('read')).data).toEqual({ room, number: 1 });
  await put(`/api/blocks/${member.id}`, undefined, blocker.token);
  await written(room, member, 'after');
  await until('it', () => texts(there).includes('after'));
  expect(texts(gone)).toEqual(['before']);
  expect(texts(apart)).toEqual(['before']);
});

it('leaves unread what is written after someone has come back, also if nobody has looked meanwhile', async () => {
  const [host, member] = [await addUser(), await addUser()];
  const { room, applications } = await hostWith(host, [member]);
  await written(room, host, 'before');
  const [application = 0] = applications;
  await changeApplicationStatus(host, application, 'waiting');
  expect(await signallingOf(member.id).unreadRooms()).toEqual([]);
  await changeApplicationStatus(host, application, 'accepted');
  await written(room, host, 'after');
  expect(await signallingOf(member.id).unreadRooms()).toEqual([room]);
  await befriend(host, member);
  await written(pairRoom(member), host, 'before');
  await block(member, host);
  await expectDone(send('DELETE', `/api/blocks/${host.id}`, { token: member.token }));
  await befriend(host, member);
  await written(pairRoom(member), host, 'after');
  expect(await signallingOf(member.id).unreadRooms()).toContain(pairRoom(host));
});

it('takes what a tab has read of the room on its screen, and writes it down when it leaves', async () => {
  const [ada, ben] = [await addUser(), await addUser()];
  await befriend(ada, ben);
  const room = pairRoom(ada);
  const [tab, other] = [await connect(ben.token), await connect(ben.token)];
  tab.send({ event: 'viewing', data: { room } });
  for (const text of ['one', 'two', 'three']) await written(pairRoom(ben), ada, text);
  await until('all', () => texts(tab).length === 3);
  // A tab can't mark messages as read that don't exist yet.
  tab.send({ event: 'viewing', data: { room, read: 2 } });
  expect((await other.frame('read')).data).toEqual({ room, number: 2 });
  expect((await messagesOf(room, ben)).readNumber).toBe(2);
  // A number that was read before causes no frame.
  tab.send({ event: 'viewing', data: { room, read: 2 } });
  tab.send({ event: 'viewing', data: { room, read: 99 } });
  await until('it', () => other.count('read') === 2);
  const rows = await countRows(signallingOf(ben.id));
  tab.send({ event: 'viewing', data: { room: null } });
  await until('it', () => rows.written() > 0);
  tab.close();
  await evictDurableObject(signallingOf(ben.id)).catch(ifNotRunning);
  expect((await messagesOf(room, ben)).readNumber).toBe(3);
  expect(other.count('read')).toBe(2);
});

it('tells a new tab what nobody has seen yet in a room on another tab’s page, and what is left of it', async () => {
  const [ada, ben] = [await addUser(), await addUser()];
  await befriend(ada, ben);
  const room = pairRoom(ada);
  const tab = await connect(ben.token);
  tab.send({ event: 'viewing', data: { room } });
  for (const text of ['one', 'two', 'three']) await written(pairRoom(ben), ada, text);
  await until('all', () => texts(tab).length === 3);
  const later = await connect(ben.token);
  const unread = [{ room, number: 3 }];
  expect((await later.frame('unread')).data.rooms).toEqual(unread);
  // A room that is read in part is still unread in every tab, whether a frame or a request has marked it.
  tab.send({ event: 'viewing', data: { room, read: 1 } });
  await later.frame('read');
  await markRead(room, ben, 2);
  await until('both', () => tab.count('read') === 2);
  const told = tab.frames.filter(({ event }) => event === 'unread' || event === 'read');
  expect(told.map(({ data }) => data)).toEqual([
    { rooms: unread },
    { room, number: 1 },
    { rooms: unread },
    { room, number: 2 },
  ]);
  await markRead(room, ben, 3);
  await until('it', () => tab.count('read') === 3);
  expect(tab.count('unread')).toBe(2);
});

it('sets no tab back when an older message is sent again', async () => {
  const [ada, ben] = [await addUser(), await addUser()];
  await befriend(ada, ben);
  const tab = await connect(ben.token);
  tab.send({ event: 'viewing', data: { room: pairRoom(ada) } });
  await written(pairRoom(ben), ada, 'one', 'nonce-one');
  for (const text of ['two', 'three']) await written(pairRoom(ben), ada, text);
  await until('all', () => texts(tab).length === 3);
  tab.send({ event: 'viewing', data: { room: pairRoom(ada), read: 1 } });
  await tab.frame('read');
  expect((await write(pairRoom(ben), ada, 'one', 'nonce-one')).status).toBe(200);
  const later = await connect(ben.token);
  expect((await later.frame('unread')).data.rooms).toEqual([{ room: pairRoom(ada), number: 3 }]);
});

it('leaves nothing unread whose newest messages are by someone whom the reader has blocked', async () => {
  const [host, ben, blocked] = [await addUser(), await addUser(), await addUser()];
  const { room } = await hostWith(host, [ben, blocked]);
  await put(`/api/blocks/${blocked.id}`, undefined, ben.token);
  const tab = await connect(ben.token);
  await written(room, host, 'seen');
  await written(room, blocked, 'hidden');
  await markRead(room, ben, 1);
  await tab.frame('read');
  expect(tab.count('unread')).toBe(0);
  const later = await connect(ben.token);
  later.send('no frame');
  await later.frame('error');
  expect(later.count('unread')).toBe(0);
});

it.each(['closed', 'open'])(
  'leaves nothing unread that was by someone who is blocked then, with the room’s tab %s',
  async (shown) => {
    const [host, ben, dan] = [await addUser(), await addUser(), await addUser()];
    const { room } = await hostWith(host, [ben, dan]);
    await written(room, host, 'seen');
    await markRead(room, ben, 1);
    const tab = await connect(ben.token);
    if (shown === 'open') tab.send({ event: 'viewing', data: { room } });
    await written(room, dan, 'hidden soon');
    const unread = () => signallingOf(ben.id).unreadRooms();
    expect(await unread()).toEqual([room]);
    await block(ben, dan);
    expect(await unread()).toEqual([]);
    expect((await tab.frame('read')).data).toEqual({ room, number: 2 });
    await written(room, host, 'new');
    await block(ben, dan);
    expect(await unread()).toEqual([room]);
  },
);

it('has as unread what came to a tab that showed the room and was lost in a deploy', async () => {
  const [ada, ben] = [await addUser(), await addUser()];
  await befriend(ada, ben);
  const tab = await connect(ben.token);
  tab.send({ event: 'viewing', data: { room: pairRoom(ada) } });
  tab.send('no frame');
  await tab.frame('error');
  await written(pairRoom(ben), ada, 'one');
  await until('it', () => texts(tab).includes('one'));
  await deploy(signallingOf(ben.id), [tab]);
  const unread = { room: pairRoom(ada), number: 1 };
  const later = await connect(ben.token);
  expect((await later.frame('unread')).data.rooms).toEqual([unread]);
  const last = await connect(ben.token);
  expect((await last.frame('unread')).data.rooms).toEqual([unread]);
});

it('stores no room that a tab only names, so that none is asked that doesn’t exist for its user', async () => {
  const [ben, stranger] = [await addUser(), await addUser()];
  const tab = await connect(ben.token);
  await until('the report that he is online', () =>
    runInDurableObject(
      signallingOf(ben.id),
      (_, { storage }) => storage.kv.get('reported-presence') === 'here',
    ),
  );
  const rows = await countRows(signallingOf(ben.id));
  for (const room of [pairRoom(stranger), '/api/sessions/999999999']) {
    tab.send({ event: 'viewing', data: { room, read: 9 } });
  }
  tab.send('no frame');
  await tab.frame('error');
  expect(rows.written()).toBe(0);
});

it('shows who types to the others who are there, and to nobody outside', async () => {
  const [host, member, other] = [await addUser(), await addUser(), await addUser()];
  const { room } = await hostWith(host, [member]);
  const [first, second, outside] = [
    await connect(host.token),
    await connect(member.token),
    await connect(other.token),
  ];
  await untilStored(member.id, true);
  outside.send({ event: 'typing', data: { room } });
  first.send({ event: 'typing', data: { room } });
  expect((await second.frame('typing')).data).toEqual({
    room,
    user: { id: host.id, name: host.name },
  });
  expect(second.count('typing')).toBe(1);
  expect(first.count('typing')).toBe(0);
  // After a message, typing is shown again at once.
  await written(room, host, 'Sent');
  first.send({ event: 'typing', data: { room } });
  await until('it', () => second.count('typing') === 2);
  outside.send('no frame');
  await outside.frame('error');
  expect(outside.count('typing')).toBe(0);
});

it('passes on that one types in one room after another once a second at most', async () => {
  const [host, member] = [await addUser(), await addUser()];
  const [one, two] = [await hostWith(host, [member]), await hostWith(host, [member])];
  const [first, second] = [await connect(host.token), await connect(member.token)];
  await untilStored(member.id, true);
  const type = (room: string) => first.send({ event: 'typing', data: { room } });
  const typed = () =>
    second.frames.flatMap((frame) => (frame.event === 'typing' ? [frame.data.room] : []));
  advance(0);
  type(one.room);
  type(two.room);
  await second.frame('typing');
  await written(two.room, host, 'Sent');
  await until('it', () => texts(second).includes('Sent'));
  expect(typed()).toEqual([one.room]);
  advance(1_000);
  type(two.room);
  await until('it', () => typed().includes(two.room));
  vi.useRealTimers();
});

it('writes one row a message, and one more for the first that a member hasn’t read', async () => {
  const [host, ...members] = [await addUser(), await addUser(), await addUser()];
  const { id, room } = await hostWith(host, members);
  // The first message also makes the tables and sets the alarm that ends the room.
  await written(room, host, 'first');
  for (const member of members) await markRead(room, member, 1);
  const rows = await countRows(roomOf(id));
  await written(room, host, 'for both');
  expect(rows.written()).toBe(1 + members.length);
  rows.forget();
  await written(room, host, 'more');
  await written(room, host, 'and more');
  expect(rows.written()).toBe(2);
  for (const member of members) await markRead(room, member, 4);
  expect(rows.written()).toBe(2 + members.length);
});

it('writes one row a reaction, and as many for a reply as for any message', async () => {
  const [host, member] = [await addUser(), await addUser()];
  const { id, room } = await hostWith(host, [member]);
  await written(room, host, 'first');
  await markRead(room, member, 1);
  const rows = await countRows(roomOf(id));
  for (const by of [host, member]) expect((await react(room, by, 1, '👍')).status).toBe(204);
  expect(rows.written()).toBe(2);
  await react(room, member, 1, '👍');
  expect(rows.written()).toBe(2);
  await react(room, member, 1, '👍', 'DELETE');
  expect(rows.written()).toBe(3);
  rows.forget();
  await answered(room, member, 'second', 1);
  // The host had read everything, so one row notes that this is unread.
  expect(rows.written()).toBe(2);
});

it('sends reactions and pins to every tab, each with what is its user’s own', async () => {
  const [host, member] = [await addUser(), await addUser()];
  const { id, room } = await hostWith(host, [member]);
  await written(room, host, 'Ready?');
  const tabs = [await connect(host.token), await connect(member.token)];
  await react(room, member, 1, '👍');
  for (const [index, tab] of tabs.entries()) {
    await until('it', () => roomFrames(tab).length === 1);
    const data = roomFrames(tab)[0]?.data;
    expect(data?.changed).toBe(true);
    expect(data?.message.reactions).toEqual([{ emoji: '👍', count: 1, own: index === 1 }]);
  }
  // The room has lost what it had in memory.
  await evictDurableObject(roomOf(id));
  await pin(room, host, 1);
  for (const tab of tabs) {
    await until('it', () => roomFrames(tab).length === 2);
    expect(roomFrames(tab)[1]?.data.message).toMatchObject({
      pinned: true,
      reactions: [{ emoji: '👍', count: 1 }],
    });
  }
});

it('sends what is done again once more, since it may not have reached everyone', async () => {
  const [host, member] = [await addUser(), await addUser()];
  const { room } = await hostWith(host, [member]);
  const tab = await connect(member.token);
  await written(room, host, 'Ready?');
  const remove = () => send('DELETE', `${room}/messages/1`, { token: host.token });
  const acts = [() => react(room, host, 1, '👍'), () => pin(room, host, 1), remove];
  for (const [index, act] of acts.entries()) {
    for (const status of [await act(), await act()].map((answer) => answer.status)) {
      expect(status).toBe(act === remove ? 200 : 204);
    }
    await until('both', () => roomFrames(tab).length === 1 + 2 * (index + 1));
    const [first, again] = roomFrames(tab).slice(-2);
    expect(again).toEqual(first);
  }
});

it('notes a room in which someone has only reacted, so that an export and a deletion find it', async () => {
  const [host, late] = [await addUser(), await addUser()];
  const { id, room } = await hostWith(host, []);
  await written(room, host, 'Ready?');
  const application = await apply(late, id);
  await changeApplicationStatus(host, application.id, 'accepted');
  await react(room, late, 1, '👍');
  const listed = await signallingOf(late.id).listRooms({ limit: 9 });
  expect(listed.map((one) => one.room)).toEqual([room]);
});

it('keeps the messages of a room that was made before there were reactions', async () => {
  const [host, member] = [await addUser(), await addUser()];
  const { id, room } = await hostWith(host, [member]);
  await runInDurableObject(roomOf(id), (_, { storage }) => {
    storage.sql
      .exec(`CREATE TABLE messages (number INTEGER PRIMARY KEY, author INTEGER NOT NULL, text TEXT NOT NULL,
        sent_at INTEGER NOT NULL, edited_at INTEGER, removed_by TEXT, nonce TEXT NOT NULL)`);
    storage.sql.exec(
      `INSERT INTO messages VALUES (1, ?, 'old', 0, NULL, NULL, 'nonce-old')`,
      host.id,
    );
  });
  await react(room, member, 1, '👍');
  await answered(room, member, 'new', 1);
  const { member: messages } = await messagesOf(room, host);
  expect(messages.map(({ text, replyTo }) => [text, replyTo])).toEqual([
    ['old', null],
    ['new', 1],
  ]);
  expect(messages[0]?.reactions).toEqual([{ emoji: '👍', count: 1, own: false }]);
});

it('sends pictures with a message, without them once it is deleted, and deletes them with the room', async () => {
  const [host, member] = [await addUser(), await addUser()];
  const { id, room } = await hostWith(host, [member]);
  const tab = await connect(member.token);
  const [first, second] = [await picture(room, host), await picture(room, host)];
  await writtenWith(room, host, [first.id]);
  await writtenWith(room, host, [second.id], { text: 'And this' });
  await until('both', () => roomFrames(tab).length === 2);
  const shown = () => roomFrames(tab).map(({ data }) => data.message.pictures.map((one) => one.id));
  expect(shown()).toEqual([[first.id], [second.id]]);
  const rowsOf = async () => {
    const { results } =
      await sql`SELECT id FROM media WHERE room = ${`session/${id}`} AND deleted_at IS NULL`.all<{
        id: number;
      }>();
    return results.map((row) => row.id);
  };
  await evictDurableObject(roomOf(id));
  await send('DELETE', `${room}/messages/1`, { token: host.token });
  await until('the change', () => roomFrames(tab).length === 3);
  expect(shown().at(-1)).toEqual([]);
  expect(await rowsOf()).toEqual([second.id]);
  const unsent = await picture(room, host);
  expect(await rowsOf()).toEqual([second.id, unsent.id]);
  await sql`UPDATE sessions SET starts_at = 1, ends_at = 3600001 WHERE id = ${id}`.run();
  await sql`CREATE TRIGGER broken BEFORE UPDATE ON media BEGIN SELECT RAISE(ABORT, 'broken'); END`.run();
  expectConsole(/could not be deleted/);
  await runDurableObjectAlarm(roomOf(id));
  await sql`DROP TRIGGER broken`.run();
  expect(await rowsOf()).toEqual([second.id, unsent.id]);
  // It has set itself again.
  await runDurableObjectAlarm(roomOf(id));
  expect(await rowsOf()).toEqual([]);
  expect(await roomOf(id).sentPictures([second.id])).toEqual([]);
});

it('answers with the message as it is after its delivery', async () => {
  const [host, member, slow] = [await addUser(), await addUser(), await addUser()];
  const { id, room } = await hostWith(host, [member, slow]);
  let released = false;
  const SIGNALLING = {
    getByName: (name: string) => ({
      deliverMessages: async (deliveries: MessageDelivery[]) => {
        if (name === String(slow.id)) await until('the release', () => released);
        return env.SIGNALLING.getByName(name).deliverMessages(deliveries);
      },
    }),
  };
  await runInDurableObject(
    roomOf(id),
    (object) => void Object.assign(object, { env: { ...env, SIGNALLING } }),
  );
  const tab = await connect(host.token);
  const sent = written(room, host, 'Ready?');
  await until('it', () => roomFrames(tab).length === 1);
  const reacted = react(room, member, 1, '👍');
  await until('the reaction', () => roomFrames(tab).length === 2);
  released = true;
  expect((await sent).reactions).toEqual([{ emoji: '👍', count: 1, own: false }]);
  expect((await reacted).status).toBe(204);
});

/** From now on the room gets no answer about pictures before `release`. */
async function holdPictures(session: number) {
  let [asked, released] = [false, false];
  const held = (database: D1DatabaseSession, query: string) => {
    const statement = database.prepare(query);
    if (!/\bmedia\b/.test(query)) return statement;
    const bind = statement.bind.bind(statement);
    statement.bind = (...values) => {
      const bound = bind(...values);
      const all = bound.all.bind(bound);
      bound.all = async <Row>() => {
        const answer = await all<Row>();
        asked = true;
        await until('the release', () => released);
        return answer;
      };
      return bound;
    };
    return statement;
  };
  const DB = new Proxy(env.DB, {
    get: (target, name): unknown =>
      name === 'withSession'
        ? (start?: string) => {
            const database = target.withSession(start);
            return {
              prepare: (query: string) => held(database, query),
              batch: (statements: D1PreparedStatement[]) => database.batch(statements),
            };
          }
        : Reflect.get(target, name),
  });
  await runInDurableObject(
    roomOf(session),
    (room) => void Object.assign(room, { env: { ...env, DB } }),
  );
  return {
    asked: () => until('the question', () => asked),
    release: () => {
      released = true;
    },
  };
}

it.each(['sent', 'described'])(
  'shows nothing of a picture that is %s while its author is being removed',
  async (how) => {
    const [host, member] = [await addUser(), await addUser()];
    const { id, room, applications } = await hostWith(host, [member]);
    const tab = await connect(host.token);
    const item = await picture(room, member);
    if (how === 'described') {
      await writtenWith(room, member, [item.id]);
      await until('it', () => roomFrames(tab).length === 1);
    }
    const before = await messagesOf(room, host);
    const pictures = await holdPictures(id);
    const answer =
      how === 'sent'
        ? writeWith(room, member, [item.id])
        : patch(`/api/media/${item.id}`, { alt: 'Too late' }, member.token);
    await pictures.asked();
    await changeApplicationStatus(host, applications[0] ?? 0, 'removed');
    const frames = roomFrames(tab).length;
    pictures.release();
    expect((await answer).status).toBe(404);
    expect(await messagesOf(room, host)).toEqual(before);
    expect(roomFrames(tab)).toHaveLength(frames);
  },
);
