import { env, runInDurableObject } from 'cloudflare:test';
import { beforeAll, describe, expect, it, vi } from 'vitest';

import { MessageItem } from '../../../worker/contract/message.ts';
import { Problem } from '../../../worker/contract/problem.ts';
import { expectAnswer, expectRefused, patch, send, statusesOf } from '../support/client.ts';
import { befriend } from '../support/friendship.ts';
import { limitWrites } from '../support/limits.ts';
import {
  addWriter,
  conversationsOf,
  hostWith,
  markRead,
  messagesOf,
  pairRoom,
  picture,
  readRoom,
  textsOf,
  write,
  written,
  writtenWith,
  moveEnd,
  block,
} from '../support/messages.ts';
import { addAdmin, addUser } from '../support/people.ts';
import {
  HOUR_MS,
  addGames,
  apply,
  fillSeats,
  noticeKinds,
  changeApplicationStatus,
} from '../support/sessions.ts';
import { sql } from '../support/sql.ts';

const DAY_MS = 24 * HOUR_MS;

beforeAll(() => addGames());

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

  it('counts a message as more writes the more people it names', async () => {
    const host = await addWriter();
    const { id, room } = await hostWith(host, []);
    const members = await fillSeats(id, 20);
    limitWrites(3);
    const text = members.map(({ name }) => `@${name}`).join(' ');
    await written(room, host, text);
    await expectAnswer(write(room, host, 'hi'), 429, Problem);
  });

  it('holds what two who have blocked each other write apart, both ways', async () => {
    const [host, ada, ben] = [await addWriter(), await addWriter(), await addWriter()];
    const { room } = await hostWith(host, [ada, ben]);
    await written(room, ada, 'from ada');
    await block(ada, ben);
    const { '@id': hidden } = await written(room, ben, 'from ben');
    expect(await textsOf(room, ben)).toEqual(['from ben']);
    expect(await textsOf(room, host)).toEqual(['from ada', 'from ben']);
    // Otherwise the number would tell how much somebody hidden writes.
    const { member, lastNumber } = await messagesOf(room, ada);
    expect([member.map(({ text }) => text), lastNumber]).toEqual([['from ada'], 1]);
    const [seen] = await conversationsOf(ada);
    expect(seen?.unread).toBe(0);
    // Nor do they change it. What is left of a removed one would name its author.
    expect((await patch(hidden, { text: 'mine' }, ada.token)).status).toBe(404);
    expect((await remove(ada, hidden)).status).toBe(404);
    await remove(ben, hidden);
    expect((await remove(ada, hidden)).status).toBe(404);
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
  const [unsent, sent] = [await picture(room, fresh), await picture(room, fresh)];
  await writtenWith(room, fresh, [sent.id]);
  for (let count = 0; count < 3; count += 1) await written(room, fresh, 'hi');
  const describeAs = async (alt: string) =>
    statusesOf(
      await Promise.all(
        [unsent, sent].map(({ id }) => patch(`/api/media/${id}`, { alt }, fresh.token)),
      ),
    );
  expect(await describeAs('A map')).toEqual([200, 200]);
  await later(6_000, async () => {
    expect((await write(room, fresh, 'hi')).status).toBe(429);
    expect((await patch(`${room}/messages/1`, { text: 'ho' }, fresh.token)).status).toBe(429);
    expect(await describeAs('The map')).toEqual([200, 429]);
  });
  await befriend(host, fresh);
  await written(pairRoom(host), fresh, 'see https://example.org');
});
