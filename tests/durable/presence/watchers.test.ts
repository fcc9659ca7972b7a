import { afterEach, describe, expect, it, vi } from 'vitest';

import { UserDetail } from '../../../worker/contract/user.ts';
import { getAs } from '../../worker/support/client.ts';
import { addUser } from '../../worker/support/people.ts';
import { sql } from '../../worker/support/sql.ts';
import {
  advance,
  connect,
  setOnlineFor,
  toldOf,
  until,
  untilStored,
  watch,
} from '../support/live.ts';

afterEach(() => {
  vi.useRealTimers();
});

describe('who may know', () => {
  it('whom the user shows it to: everyone, friends, nobody', async () => {
    const [stranger, friend, user] = [await addUser(), await addUser(), await addUser()];
    await sql`INSERT INTO friends (low_id, high_id, inviter_id, active, description, created_at)
       VALUES (${friend.id}, ${user.id}, ${user.id}, 1, '', 0)`.run();
    const socket = await connect(user.token);
    await untilStored(user.id, true);
    const [strangers, friends] = [
      await watch(stranger.token, [user.id]),
      await watch(friend.token, [user.id]),
    ];
    await setOnlineFor(user, 'friends');
    await strangers.shows(user.id, 0);
    expect(friends.of(user.id)).toEqual([1]);
    await setOnlineFor(user, 'nobody');
    await friends.shows(user.id, 0);
    await setOnlineFor(user, 'everyone');
    await Promise.all([strangers.shows(user.id, 1), friends.shows(user.id, 1)]);
    const page = (token: string) => getAs(UserDetail, `/api/users/${user.id}`, token);
    expect(await page(user.token)).toMatchObject({ onlineFor: 'everyone' });
    expect(await page(stranger.token)).not.toHaveProperty('onlineFor');
    strangers.leave();
    friends.leave();
    socket.close();
  });
});

describe('who is told', () => {
  it('nobody whose stream has fallen silent with its Worker', async () => {
    const [viewer, user] = [await addUser(), await addUser()];
    const stream = await watch(viewer.token, [user.id]);
    advance(61_000);
    const socket = await connect(user.token);
    await until('no lease', async () => (await toldOf(user.id)).length === 0);
    await stream.ended();
    expect(stream.of(user.id)).toEqual([0]);
    socket.close();
  });
});
