import { env, runDurableObjectAlarm, runInDurableObject } from 'cloudflare:test';
import { beforeAll, describe, expect, it, vi } from 'vitest';

import { collectAbout } from '../../../worker/accounts/queries/export.ts';
import { MessageItem } from '../../../worker/contract/message.ts';
import { roomName } from '../../../worker/contract/objects/room-name.ts';
import { AdminReportDetail, ReportItem } from '../../../worker/contract/report.ts';
import { Database } from '../../../worker/core/database.ts';
import { exportMessages, forgetMessages } from '../../../worker/messages/account-messages.ts';
import { expectConsole } from '../../support/console-watch.ts';
import {
  expectAnswer,
  expectRefused,
  get,
  getAs,
  patch,
  post,
  put,
  send,
} from '../support/client.ts';
import { befriend } from '../support/friendship.ts';
import {
  type Writer,
  addWriter,
  conversationsOf,
  hostWith,
  markRead,
  messagesOf,
  pairRoom,
  react,
  readRoom,
  textsOf,
  write,
  written,
} from '../support/messages.ts';
import { addAdmin, addUser } from '../support/people.ts';
import {
  HOUR_MS,
  addGames,
  apply,
  noticeKinds,
  changeApplicationStatus,
} from '../support/sessions.ts';
import { sql } from '../support/sql.ts';

const DAY_MS = 24 * HOUR_MS;

beforeAll(() => addGames());

const moveEnd = (session: number, endsAt: number) =>
  sql`UPDATE sessions SET starts_at = ${endsAt - HOUR_MS}, ends_at = ${endsAt} WHERE id = ${session}`.run();

const block = async (by: { token: string }, whom: { id: number }) => {
  expect((await put(`/api/blocks/${whom.id}`, undefined, by.token)).status).toBe(204);
};

const remove = (by: { token: string }, what: string) => send('DELETE', what, { token: by.token });

/** Runs something later by the clock. After some seconds the room reads its facts from the database again. */
async function later<Answer>(ms: number, run: () => Promise<Answer>) {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + ms });
  try {
    return await run();
  } finally {
    vi.useRealTimers();
  }
}

/** A part of someone’s export. */
const exported = async ({ id }: Writer, name: string) => {
  const { parts } = await collectAbout(new Database(env.DB), id);
  return JSON.stringify(parts.find((part) => part.name === name)?.rows);
};

describe('the room of a session', () => {
  it('numbers messages without gaps, in the order in which all read them', async () => {
    const [host, member] = [await addWriter(), await addWriter()];
    const { room } = await hostWith(host, [member]);
    const sent = await Promise.all([
      ...Array.from({ length: 5 }, (_, index) => written(room, host, `host ${index}`)),
      ...Array.from({ length: 5 }, (_, index) => written(room, member, `member ${index}`)),
    ]);
    expect(sent.map(({ number }) => number).toSorted((a, b) => a - b)).toEqual(
      Array.from({ length: 10 }, (_, index) => index + 1),
    );
    const { member: first, lastNumber } = await messagesOf(room, host);
    expect(first.map(({ number }) => number)).toEqual(Array.from({ length: 10 }, (_, i) => i + 1));
    expect(lastNumber).toBe(10);
    expect((await messagesOf(room, member)).member).toEqual(first);
    const numbers = async (query: string) =>
      (await messagesOf(room, member, query)).member.map(({ number }) => number);
    expect(await numbers('?after=7')).toEqual([8, 9, 10]);
    expect(await numbers('?after=2&itemsPerPage=2')).toEqual([3, 4]);
    expect(await numbers('?before=4')).toEqual([1, 2, 3]);
    expect(await numbers('?before=9&itemsPerPage=2')).toEqual([7, 8]);
  });

  it('answers a repeated nonce with the first message, for its author alone', async () => {
    const [host, member] = [await addWriter(), await addWriter()];
    const { room } = await hostWith(host, [member]);
    const nonce = crypto.randomUUID();
    const first = await written(room, host, 'once', nonce);
    const again = await expectAnswer(write(room, host, 'once', nonce), 200, MessageItem);
    expect(again).toEqual(first);
    await written(room, member, 'mine', nonce);
    expect(await textsOf(room, host)).toEqual(['once', 'mine']);
  });

  it('is closed at once to those who leave or are removed, and open at once to those who come', async () => {
    const [host, leaver, removed] = [await addWriter(), await addWriter(), await addWriter()];
    const { id, room, applications } = await hostWith(host, [leaver, removed]);
    await written(room, leaver, 'hello');
    await changeApplicationStatus(leaver, applications[0] ?? 0, 'left');
    await changeApplicationStatus(host, applications[1] ?? 0, 'removed');
    for (const gone of [leaver, removed]) {
      expect((await readRoom(room, gone)).status).toBe(404);
      expect((await write(room, gone, 'still here?')).status).toBe(404);
      expect((await markRead(room, gone, 1)).status).toBe(404);
      expect(await conversationsOf(gone)).toEqual([]);
    }
    const late = await addWriter();
    const application = await apply(late, id);
    expect((await readRoom(room, late)).status).toBe(404);
    await changeApplicationStatus(host, application.id, 'accepted');
    const { member } = await messagesOf(room, late);
    expect(member.map(({ text, author }) => [text, author.name])).toEqual([['hello', leaver.name]]);
  });

  it('lets authors change their own for 15 minutes, and the host remove any', async () => {
    const [host, member, admin] = [await addWriter(), await addWriter(), await addAdmin()];
    const { id, room } = await hostWith(host, [member]);
    const { '@id': mine } = await written(room, member, 'frist');
    const { '@id': other } = await written(room, member, 'second');
    const { '@id': third } = await written(room, member, 'third');
    const change = (by: { token: string }, text = 'first') => patch(mine, { text }, by.token);
    expect((await change(host)).status).toBe(403);
    expect((await change(admin)).status).toBe(404);
    expect(await expectAnswer(change(member), 200, MessageItem)).toMatchObject({ text: 'first' });
    const [changed] = (await messagesOf(room, host)).member;
    expect(changed?.text).toBe('first');
    expect(changed?.editedAt).not.toBeNull();
    await runInDurableObject(env.ROOM.getByName(`session/${id}`), (_, { storage }) => {
      storage.sql.exec('UPDATE messages SET sent_at = sent_at - ? WHERE number > 1', 16 * 60_000);
    });
    expect((await patch(other, { text: 'late' }, member.token)).status).toBe(403);
    expect((await remove(member, other)).status).toBe(403);
    expect((await remove(host, other)).status).toBe(200);
    expect((await remove(admin, third)).status).toBe(404);
    expect((await remove(member, mine)).status).toBe(200);
    expect((await change(member)).status).toBe(404);
    const { member: left } = await messagesOf(room, host);
    expect(left.map(({ text, deleted, removedBy }) => [text, deleted, removedBy])).toEqual([
      ['', true, 'author'],
      ['', true, 'host'],
      ['third', false, null],
    ]);
  });

  it('can be written in for a week after the end and read for 90 days, also of a cancelled session', async () => {
    const [host, member] = [await addWriter(), await addWriter()];
    const { id, room } = await hostWith(host, [member]);
    await written(room, host, 'before');
    await patch(`/api/sessions/${id}`, { status: 'cancelled' }, host.token);
    await written(room, member, 'sad');
    await later(6_000, async () => {
      await moveEnd(id, Date.now() - 8 * DAY_MS);
      expect((await write(room, member, 'late')).status).toBe(403);
      expect((await messagesOf(room, member)).writable).toBe(false);
    });
    await later(12_000, async () => {
      await moveEnd(id, Date.now() - 91 * DAY_MS);
      expect((await readRoom(room, member)).status).toBe(404);
      expect((await conversationsOf(host)).length).toBe(0);
    });
  });

  it('tells members whom a message names', async () => {
    const [host, member] = [await addWriter('Mara the Bold'), await addWriter('Rune')];
    const { room } = await hostWith(host, [member]);
    await written(room, member, 'hi @mara the bold, and @Runes');
    expect(await noticeKinds(host)).toContain('mentioned');
    expect(await noticeKinds(member)).not.toContain('mentioned');
    // The message is sent again: its first answer was lost before, and then after its notice was written.
    const [nonce, text] = [crypto.randomUUID(), 'again, @mara the bold'];
    await written(room, member, text, nonce);
    for (const forget of [sql`DELETE FROM notices`, sql`UPDATE notices SET read_at = 1`]) {
      await forget.run();
      expect((await write(room, member, text, nonce)).status).toBe(200);
      expect((await noticeKinds(host)).filter((kind) => kind === 'mentioned')).toHaveLength(1);
    }
    // What counts is the message that was written, not what is sent with its nonce later.
    await sql`DELETE FROM notices`.run();
    const plain = crypto.randomUUID();
    await written(room, member, 'hi', plain);
    expect((await write(room, member, text, plain)).status).toBe(200);
    expect(await noticeKinds(host)).not.toContain('mentioned');
  });

  it('holds what two who have blocked each other write apart, both ways', async () => {
    const [host, ada, ben] = [await addWriter(), await addWriter(), await addWriter()];
    const { room } = await hostWith(host, [ada, ben]);
    await written(room, ada, 'from ada');
    await block(ada, ben);
    await written(room, ben, 'from ben');
    expect(await textsOf(room, ada)).toEqual(['from ada']);
    expect(await textsOf(room, ben)).toEqual(['from ben']);
    expect(await textsOf(room, host)).toEqual(['from ada', 'from ben']);
    const [seen] = await conversationsOf(ada);
    expect(seen?.unread).toBe(0);
  });

  it('has as its last message, which decides the order of the list, the newest that its reader sees', async () => {
    const [host, ada, ben] = [await addWriter(), await addWriter(), await addWriter()];
    const { room } = await hostWith(host, [ada, ben]);
    const { room: other } = await hostWith(host, [ada]);
    await written(room, host, 'seen');
    await written(other, host, 'later');
    await block(ada, ben);
    await written(room, ben, 'hidden');
    const listed = await conversationsOf(ada);
    expect(listed.map(({ '@id': id, last }) => [id, last?.text])).toEqual([
      [other, 'later'],
      [room, 'seen'],
    ]);
  });

  it.each([['waiting'], ['waiting', 'declined'], ['removed']])(
    'hides what a former member wrote with whom there is a block: now %s',
    async (...moves) => {
      const [host, ada, ben] = [await addWriter(), await addWriter(), await addWriter()];
      const { room, applications } = await hostWith(host, [ada, ben]);
      await written(room, ada, 'seen');
      await written(room, ben, 'hidden');
      for (const status of moves) {
        await changeApplicationStatus(host, applications[1] ?? 0, status);
      }
      // The room has just read its facts, and no one leaves because of this block.
      await messagesOf(room, ada);
      await block(ben, ada);
      const [seen] = await conversationsOf(ada);
      expect([seen?.last?.text, seen?.unread]).toEqual(['seen', 0]);
    },
  );

  it('doesn’t count as unread what a former member wrote with whom there is a block', async () => {
    const [host, ada, ben] = [await addWriter(), await addWriter(), await addWriter()];
    const { room } = await hostWith(host, [ada, ben]);
    await written(room, ada, 'from ada');
    await written(room, ben, 'from ben');
    // The block ends the membership, too.
    await block(ben, host);
    expect(await textsOf(room, host)).toEqual(['from ada']);
    const [seen] = await conversationsOf(host);
    expect(seen?.unread).toBe(1);
  });
});

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

describe('what is kept of it', () => {
  it('is in the export of who wrote it, and goes with the account', async () => {
    const [host, member] = [await addWriter(), await addWriter()];
    const { room, id, applications } = await hostWith(host, [member]);
    await written(room, member, 'mine');
    await written(room, host, 'theirs');
    expect((await react(room, member, 2, '👍')).status).toBe(204);
    expect((await react(room, host, 1, '👍')).status).toBe(204);
    await written(pairRoom(host), member, 'between us');
    await changeApplicationStatus(host, applications[0] ?? 0, 'removed');
    const { messages, reactions, rooms } = await exportMessages(env, member.id);
    expect(reactions).toEqual([{ room, number: 2, emoji: '👍' }]);
    expect(messages.map(({ text }) => text).toSorted()).toEqual(['between us', 'mine']);
    expect(rooms.map((one) => one.room).toSorted()).toEqual([room, pairRoom(host)].toSorted());
    expect(rooms.find((one) => one.room === pairRoom(host))?.readNumber).toBe(1);
    expect(await forgetMessages(env, member.id)).toBe(false);
    expect(await forgetMessages(env, member.id)).toBe(true);
    expect(await textsOf(room, host)).toEqual(['', 'theirs']);
    const left = (await messagesOf(room, host)).member;
    expect(left.map((message) => message.reactions)).toEqual([[], []]);
    expect(await textsOf(pairRoom(member), host)).toEqual(['']);
    expect(await exportMessages(env, member.id)).toEqual({
      messages: [],
      reactions: [],
      rooms: [],
    });
    const stub = env.ROOM.getByName(`session/${id}`);
    await later(6_000, async () => {
      await moveEnd(id, Date.now() - 91 * DAY_MS);
      expect(await runDurableObjectAlarm(stub)).toBe(true);
    });
    const rows = await runInDurableObject(stub, (_, { storage }) =>
      storage.sql
        .exec("SELECT name FROM sqlite_master WHERE name IN ('messages', 'reactions', 'pins')")
        .toArray(),
    );
    expect(rows).toEqual([]);
  });

  it('stays with a report, as it was, with twenty around it', async () => {
    const [host, member, admin] = [await addWriter(), await addWriter(), await addAdmin()];
    const { id, room } = await hostWith(host, [member]);
    for (let count = 0; count < 5; count += 1) await written(room, member, `insult ${count}`);
    const report = (by: { token: string }, number: number) =>
      post('/api/reports', { about: `${room}/messages/${number}`, reason: 'harassment' }, by.token);
    const { id: reportId } = await expectAnswer(report(host, 3), 201, ReportItem);
    expect((await report(await addWriter(), 3)).status).toBe(404);
    expect((await report(member, 3)).status).toBe(422);
    expect((await report(host, 99)).status).toBe(404);
    await send('DELETE', `${room}/messages/3`, { token: member.token });
    const read = await getAs(AdminReportDetail, `/api/admin/reports/${reportId}`, admin.token);
    expect(read).toMatchObject({
      kind: 'messages',
      reported: { id: member.id },
      evidence: { text: 'insult 2' },
      // The author has deleted the message since.
      takenDown: true,
    });
    expect(read.evidence.messages?.map(({ text, author }) => [text, author.name])).toEqual(
      Array.from({ length: 5 }, (_, index) => [`insult ${index}`, member.name]),
    );
    expect((await readRoom(`/api/sessions/${id}`, admin)).status).toBe(404);
  });

  it('is kept for the admins alone: a block by either side allows it, and exports leave it out', async () => {
    const [host, ada, ben] = [await addWriter(), await addWriter(), await addWriter()];
    const { room } = await hostWith(host, [ada, ben]);
    await written(room, ada, 'from Ada');
    await written(room, ben, 'from Ben');
    await put(`/api/blocks/${ben.id}`, undefined, ada.token);
    const report = ({ token }: Writer, number: number) =>
      post('/api/reports', { about: `${room}/messages/${number}`, reason: 'spam' }, token);
    // A user who insults someone and then blocks them can still be reported.
    expect((await report(ben, 1)).status).toBe(201);
    expect((await report(ada, 2)).status).toBe(201);
    await sql`UPDATE reports SET decision = 'upheld', decided_at = 1`.run();
    expect(await exported(ben, 'reports-by-you')).toMatch(/^(?!.*from (Ada|Ben)).*upheld/);
    expect(await exported(ada, 'reports-by-you')).toMatch(/^(?!.*from (Ada|Ben)).*upheld/);
    expect(await exported(ben, 'reports-about-you')).toMatch(/^(?!.*from Ada).*from Ben/);
  });

  it('is removed by an admin with a reason, also in a conversation', async () => {
    const [ada, ben, admin] = [await addWriter(), await addWriter(), await addAdmin()];
    await befriend(ada, ben);
    await written(pairRoom(ada), ben, 'insult');
    const about = `${pairRoom(ben)}/messages/1`;
    const body = { about, reason: 'harassment' };
    const { id } = await expectAnswer(post('/api/reports', body, ada.token), 201, ReportItem);
    const report = () => getAs(AdminReportDetail, `/api/admin/reports/${id}`, admin.token);
    expect((await report()).takenDown).toBe(false);
    const removal = (reason: string, by = admin) =>
      post(`/api/admin/reports/${id}/removal`, { reason }, by.token);
    await expectRefused(removal(''), 'reason');
    expect((await removal('Insult', ada)).status).toBe(403);
    expect((await removal('Insult')).status).toBe(200);
    const { member } = await messagesOf(pairRoom(ada), ben);
    expect(member).toMatchObject([{ text: '', removedBy: 'admin' }]);
    expect(await report()).toMatchObject({ takenDown: true, evidence: { text: 'insult' } });
    expect(await noticeKinds(ben)).toContain('message-removed');
    const log = await get(`/api/admin/audit-log?action=message-removed`, admin.token);
    expect(await log.text()).toContain('Insult');
    // The same removal again has no further effect.
    expect((await removal('Once more')).status).toBe(200);
    expect((await noticeKinds(ben)).filter((kind) => kind === 'message-removed')).toHaveLength(1);
    const again = await get(`/api/admin/audit-log?action=message-removed`, admin.token);
    expect(await again.text()).not.toContain('Once more');
  });
});

it('bad input is refused in words, and nothing is kept of it', async () => {
  const [host, member] = [await addWriter(), await addWriter()];
  const { room } = await hostWith(host, [member]);
  await expectRefused(write(room, host, ' '), 'text');
  await expectRefused(write(room, host, 'fine', 'short'), 'nonce');
  expect(await textsOf(room, host)).toEqual([]);
  expect((await patch(`${room}/messages/77`, { text: 'x' }, host.token)).status).toBe(404);
});

it('holds new accounts to a quarter of it and to no links, but among friends', async () => {
  const [host, fresh] = [await addWriter(), await addUser()];
  const { room } = await hostWith(host, [fresh]);
  await expectRefused(write(room, fresh, 'see https://example.org'), 'text');
  for (let count = 0; count < 5; count += 1) await written(room, fresh, 'hi');
  await later(6_000, async () => {
    expect((await write(room, fresh, 'hi')).status).toBe(429);
  });
  await befriend(host, fresh);
  await written(pairRoom(host), fresh, 'see https://example.org');
});
