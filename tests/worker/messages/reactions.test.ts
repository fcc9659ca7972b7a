import { beforeAll, describe, expect, it } from 'vitest';

import { ReactionList } from '../../../worker/contract/message.ts';
import { expectAnswer, expectRefused, get, put, send, statusesOf } from '../support/client.ts';
import { befriend } from '../support/friendship.ts';
import {
  type Writer,
  addWriter,
  answered,
  hostWith,
  messagesOf,
  pairRoom,
  pin,
  react,
  written,
} from '../support/messages.ts';
import { addGames, apply, changeApplicationStatus, noticeKinds } from '../support/sessions.ts';

beforeAll(() => addGames());

/** Emojis that people see as one, although they are several characters. */
const SINGLE = [
  ['a family', '👨‍👩‍👧‍👦'],
  ['a flag', '🇯🇵'],
  ['a flag of a region', '🏴󠁧󠁢󠁷󠁬󠁳󠁿'],
  ['a keycap', '#️⃣'],
  ['a skin tone', '👍🏽'],
] as const;
const TWELVE = ['👍', '❤️', '😂', '🎉', '😮', '😢', '🔥', '👀', '💯', '🙏', '🚀', '👎'];

const reactionsTo = async (room: string, reader: Writer, number: number) =>
  (await messagesOf(room, reader, `?numbers=${number}`)).member[0]?.reactions;

const block = async (by: Writer, whom: Writer) => {
  expect((await put(`/api/blocks/${whom.id}`, undefined, by.token)).status).toBe(204);
};

describe('reactions', () => {
  it('count each person once per emoji, in the order of first use, and can be withdrawn', async () => {
    const [host, member] = [await addWriter(), await addWriter()];
    const { room } = await hostWith(host, [member]);
    await written(room, host, 'Ready?');
    for (const emoji of ['🎉', '👍', '👍']) {
      expect((await react(room, host, 1, emoji)).status).toBe(204);
    }
    expect((await react(room, member, 1, '👍')).status).toBe(204);
    expect(await reactionsTo(room, member, 1)).toEqual([
      { emoji: '🎉', count: 1, own: false },
      { emoji: '👍', count: 2, own: true },
    ]);
    const who = get(`${room}/messages/1/reactions`, member.token);
    expect((await expectAnswer(who, 200, ReactionList)).member).toEqual([
      { emoji: '🎉', users: [{ id: host.id, name: host.name }] },
      {
        emoji: '👍',
        users: [host, member].map(({ id, name }) => ({ id, name })),
      },
    ]);
    for (let again = 0; again < 2; again += 1) {
      expect((await react(room, host, 1, '🎉', 'DELETE')).status).toBe(204);
    }
    await react(room, host, 1, '🎉');
    expect((await reactionsTo(room, host, 1))?.map(({ emoji }) => emoji)).toEqual(['👍', '🎉']);
  });

  it.each(SINGLE)('may be %s', async (_, emoji) => {
    const host = await addWriter();
    const { room } = await hostWith(host, []);
    await written(room, host, 'Ready?');
    expect((await react(room, host, 1, emoji)).status).toBe(204);
    expect(await reactionsTo(room, host, 1)).toEqual([{ emoji, count: 1, own: true }]);
  });

  it('are one emoji in one spelling, nothing else', async () => {
    const host = await addWriter();
    const { room } = await hostWith(host, []);
    await written(room, host, 'Ready?');
    for (const wrong of ['👍👍', 'a', '1', '👍a', 'é', '❤️'.repeat(20)]) {
      await expectRefused(react(room, host, 1, wrong), 'emoji');
    }
    // Some keyboards write a heart without the character that asks for a picture.
    for (const heart of ['❤️', '❤']) expect((await react(room, host, 1, heart)).status).toBe(204);
    expect(await reactionsTo(room, host, 1)).toHaveLength(1);
  });

  it('are of at most twelve kinds a message, even if two people react at once', async () => {
    const [host, member] = [await addWriter(), await addWriter()];
    const { room } = await hostWith(host, [member]);
    await written(room, host, 'Ready?');
    for (const emoji of TWELVE.slice(1)) await react(room, host, 1, emoji);
    const [first, second] = await Promise.all([
      react(room, host, 1, '🎲'),
      react(room, member, 1, '🎮'),
    ]);
    expect(statusesOf([first, second])).toEqual([204, 409]);
    await Promise.all([first.body?.cancel(), second.body?.cancel()]);
    // A kind that is there is open to everyone.
    expect((await react(room, member, 1, '🔥')).status).toBe(204);
    expect(await reactionsTo(room, host, 1)).toHaveLength(12);
  });

  it('tell nothing of people with a block, by the limit or the order', async () => {
    const [host, one, other] = [await addWriter(), await addWriter(), await addWriter()];
    const { room } = await hostWith(host, [one, other]);
    await written(room, host, 'Ready?');
    await send('PUT', `/api/blocks/${one.id}`, { token: other.token });
    for (const emoji of ['🎲', '🎉']) await react(room, one, 1, emoji);
    for (const emoji of TWELVE) expect((await react(room, other, 1, emoji)).status).toBe(204);
    expect((await reactionsTo(room, other, 1))?.map(({ emoji }) => emoji)).toEqual(TWELVE);
    const thirteenth = await react(room, other, 1, '🎲');
    expect(thirteenth.status).toBe(409);
    await thirteenth.body?.cancel();
  });

  it('go with the message, and there are none to a deleted one', async () => {
    const host = await addWriter();
    const { room } = await hostWith(host, []);
    await written(room, host, 'Ready?');
    await react(room, host, 1, '👍');
    await send('DELETE', `${room}/messages/1`, { token: host.token });
    expect(await reactionsTo(room, host, 1)).toEqual([]);
    expect((await react(room, host, 1, '👍')).status).toBe(404);
    expect((await react(room, host, 2, '👍')).status).toBe(404);
  });

  it('aren’t for applicants, former members, or people with a block', async () => {
    const [host, former, applicant, friend] = [
      await addWriter(),
      await addWriter(),
      await addWriter(),
      await addWriter(),
    ];
    const { id, room, applications } = await hostWith(host, [former]);
    await written(room, host, 'Ready?');
    await changeApplicationStatus(host, applications[0] ?? 0, 'removed');
    await apply(applicant, id);
    await befriend(host, friend);
    await written(pairRoom(friend), host, 'Ready?');
    expect((await react(pairRoom(host), friend, 1, '👍')).status).toBe(204);
    await block(host, friend);
    for (const [where, by] of [
      [room, former],
      [room, applicant],
      [pairRoom(host), friend],
    ] as const) {
      expect((await react(where, by, 1, '👍')).status).toBe(404);
      expect((await react(where, by, 1, '👍', 'DELETE')).status).toBe(404);
      expect((await get(`${where}/messages/1/reactions`, by.token)).status).toBe(404);
      expect((await pin(where, by, 1)).status).toBe(404);
    }
  });

  it('of people with a block are hidden, and nobody reacts to what they don’t see', async () => {
    const [host, one, other] = [await addWriter(), await addWriter(), await addWriter()];
    const { room } = await hostWith(host, [one, other]);
    await written(room, host, 'Ready?');
    await written(room, other, 'Yes');
    await react(room, other, 1, '👍');
    await block(one, other);
    expect(await reactionsTo(room, one, 1)).toEqual([]);
    const who = get(`${room}/messages/1/reactions`, one.token);
    expect((await expectAnswer(who, 200, ReactionList)).member).toEqual([]);
    expect((await react(room, one, 2, '👍')).status).toBe(404);
    expect(await reactionsTo(room, one, 2)).toBeUndefined();
    expect(await reactionsTo(room, host, 1)).toHaveLength(1);
  });
});

describe('a reply', () => {
  it('names the message that it answers, and tells its author as a mention does', async () => {
    const [host, member] = [await addWriter(), await addWriter()];
    const { room } = await hostWith(host, [member]);
    await written(room, member, 'Which map?');
    const told = async () =>
      (await noticeKinds(member)).filter((kind) => kind === 'mentioned').length;
    expect((await answered(room, host, 'The old one', 1)).replyTo).toBe(1);
    expect(await told()).toBe(1);
    // What is unread gives way to what is newer, and nobody is told of what they wrote themselves.
    await answered(room, host, `@${member.name} the old one`, 1);
    await answered(room, member, 'Fine', 1);
    expect(await told()).toBe(1);
    const { member: messages } = await messagesOf(room, member);
    expect(messages.map(({ replyTo }) => replyTo)).toEqual([null, 1, 1, 1]);
  });

  it('answers a message that its author sees, deleted or not', async () => {
    const [host, one, other] = [await addWriter(), await addWriter(), await addWriter()];
    const { room } = await hostWith(host, [one, other]);
    await written(room, other, 'Hidden');
    await written(room, host, 'Deleted');
    await send('DELETE', `${room}/messages/2`, { token: host.token });
    await block(one, other);
    expect((await answered(room, one, 'Why?', 2)).number).toBe(3);
    for (const replyTo of [1, 9]) {
      const body = { text: 'Why?', replyTo, nonce: crypto.randomUUID() };
      const sent = send('POST', `${room}/messages`, { body, token: one.token });
      await expectRefused(sent, 'replyTo');
    }
  });
});

describe('pins', () => {
  it('are set by the host, at most five, and listed in their order', async () => {
    const [host, member] = [await addWriter(), await addWriter()];
    const { room } = await hostWith(host, [member]);
    for (let number = 1; number <= 6; number += 1) {
      await written(room, number > 3 ? host : member, `note ${number}`);
    }
    expect((await pin(room, member, 1)).status).toBe(403);
    for (const number of [3, 1, 2, 5, 4, 4]) {
      expect((await pin(room, host, number)).status).toBe(204);
    }
    expect((await pin(room, host, 6)).status).toBe(409);
    expect((await messagesOf(room, member)).pinned).toEqual([3, 1, 2, 5, 4]);
    await pin(room, host, 1, 'DELETE');
    // A deleted message is no longer pinned.
    await send('DELETE', `${room}/messages/2`, { token: host.token });
    const { pinned, member: messages } = await messagesOf(room, member);
    expect(pinned).toEqual([3, 5, 4]);
    expect(messages.flatMap((one) => (one.pinned ? [one.number] : []))).toEqual([3, 4, 5]);
  });

  it('of people whom the host has blocked give way to new ones', async () => {
    const [host, one, other] = [await addWriter(), await addWriter(), await addWriter()];
    const { room } = await hostWith(host, [one, other]);
    for (const by of [one, other, other, other, other, other]) await written(room, by, 'note');
    for (const number of [2, 1, 3, 4, 5]) await pin(room, host, number);
    await block(host, one);
    expect((await pin(room, host, 6)).status).toBe(204);
    expect((await messagesOf(room, other)).pinned).toEqual([2, 3, 4, 5, 6]);
  });

  it('are not for conversations', async () => {
    const [ada, ben] = [await addWriter(), await addWriter()];
    await befriend(ada, ben);
    await written(pairRoom(ben), ada, 'Hi');
    expect((await pin(pairRoom(ben), ada, 1)).status).toBe(403);
  });

  it('of people whom the reader has blocked are hidden', async () => {
    const [host, one, other] = [await addWriter(), await addWriter(), await addWriter()];
    const { room } = await hostWith(host, [one, other]);
    await written(room, other, 'The password is “moon”');
    await pin(room, host, 1);
    await block(one, other);
    expect((await messagesOf(room, one)).pinned).toEqual([]);
    expect((await messagesOf(room, host)).pinned).toEqual([1]);
  });
});
