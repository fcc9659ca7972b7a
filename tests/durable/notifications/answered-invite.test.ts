import { expect, it } from 'vitest';
import { z } from 'zod';

import { NoticeList } from '../../../worker/contract/notice-item.ts';
import { expectDone, expectAnswer, getAs, patch, post, send } from '../../worker/support/client.ts';
import { block } from '../../worker/support/messages.ts';
import { addUser } from '../../worker/support/people.ts';
import { connect, until, untilStored } from '../support/live.ts';

type User = Awaited<ReturnType<typeof addUser>>;

const Friendship = z.object({ id: z.int() });

const invite = (by: User, other: User) =>
  expectAnswer(
    post(
      '/api/friends',
      { user1: `/api/users/${by.id}`, user2: `/api/users/${other.id}`, active: false },
      by.token,
    ),
    201,
    Friendship,
  );

const WAYS = {
  'is accepted': (id, ben) =>
    expectAnswer(patch(`/api/friends/${id}`, { active: true }, ben.token), 200, Friendship),
  'is declined': (id, ben) =>
    expectDone(send('DELETE', `/api/friends/${id}`, { token: ben.token })),
  'is withdrawn': (id, _, ana) =>
    expectDone(send('DELETE', `/api/friends/${id}`, { token: ana.token })),
  'is ended by a block': (_, ben, ana) => block(ben, ana),
  'is ended by its sender’s block': (_, ben, ana) => block(ana, ben),
  'meets one of the other way': (_, ben, ana) => invite(ben, ana),
} satisfies Record<string, (id: number, ben: User, ana: User) => Promise<unknown>>;

it.each(Object.entries(WAYS))(
  'an invite that %s leaves nothing unread, and no notification in any tab',
  async (_, answer) => {
    const [ana, ben] = [await addUser(), await addUser()];
    const tab = await connect(ben.token);
    await untilStored(ben.id, true);
    const { id } = await invite(ana, ben);
    await until('the notice', () => tab.count('notice') === 1);
    await answer(id, ben, ana);
    const closed = () =>
      tab.frames.flatMap((frame) => (frame.event === 'notice-read' ? [frame.data.tag] : []));
    await until('the closing', () => closed().length > 0);
    expect(closed()).toEqual([`friends-user-${ana.id}`]);
    const { member } = await getAs(NoticeList, '/api/notices', ben.token);
    expect(member.filter(({ read }) => !read)).toEqual([]);
    tab.close();
  },
);
