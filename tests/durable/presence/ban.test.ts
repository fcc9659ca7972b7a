import { expect, it } from 'vitest';

import { patch } from '../../worker/support/client.ts';
import { addAdmin, addUser } from '../../worker/support/people.ts';
import { connect, storedOnline, untilStored, watch } from '../support/live.ts';

it.each(['banned', 'suspended'])(
  'what somebody holds open ends at once when they are %s',
  async (status) => {
    const [admin, user, friend] = [await addAdmin(), await addUser(), await addUser()];
    const [tab, other] = [await connect(user.token), await connect(user.token)];
    await untilStored(user.id, true);
    const stream = await watch(user.token, [friend.id]);
    const watching = await watch(friend.token, [user.id]);
    await watching.shows(user.id, 1);

    const until = new Date(Date.now() + 86_400_000).toISOString();
    const body = { status, reason: 'Threats', ...(status === 'suspended' && { until }) };
    const answer = await patch(`/api/admin/users/${user.id}`, body, admin.token);
    expect(answer.status).toBe(200);

    expect(await storedOnline(user.id)).toBe(false);
    expect(await tab.closed()).toEqual({ code: 4001 });
    expect(await other.closed()).toEqual({ code: 4001 });
    await stream.ended();
    await watching.shows(user.id, 0);
    expect(watching.isEnded()).toBe(false);
    watching.leave();
  },
);
