import { describe, expect, it, vi } from 'vitest';

import { Presence } from '../../../durable/presence/presence.ts';
import { put, send } from '../../worker/support/client.ts';
import { addUser } from '../../worker/support/people.ts';
import { sql } from '../../worker/support/sql.ts';
import { advance, connect, requestStream, until, untilStored, watch } from '../support/live.ts';

describe('what a stream refuses', () => {
  it.each([
    ['none', []],
    ['user/0', ['user/0']],
    ['user/-1', ['user/-1']],
    ['user/1.5', ['user/1.5']],
    ['user/abc', ['user/abc']],
    ['user/01', ['user/01']],
    ['user/1/', ['user/1/']],
    ['*', ['*']],
    ['an id beyond 2^53', [`user/${2 ** 54}`]],
    ['a good one beside a bad one', ['user/1', 'session/1']],
    ['101', Array.from({ length: 101 }, (_, index) => `user/${index + 1}`)],
  ])('the topics: %s', async (_, topics) => {
    const { token } = await addUser();
    const answer = await requestStream(token, topics);
    expect(answer.status).toBe(400);
    expect(answer.headers.get('Content-Type')).toBe('application/problem+json');
  });

  it('not 100 of them', async () => {
    const { id, token } = await addUser();
    const topics = Array.from({ length: 100 }, (_, index) => `user/${id + index}`);
    const answer = await requestStream(token, topics);
    expect(answer.status).toBe(200);
    expect(answer.headers.get('Content-Type')).toBe('text/event-stream');
    await answer.body?.cancel();
  });

  it('new topics beyond 600 at once, of which each stream takes ten', async () => {
    const { id, token } = await addUser();
    // The clock stands still, since ten come back each second.
    advance(0);
    const held = await watch(token, [id]);
    const open = async (topics: string[]) => {
      const answer = await requestStream(token, topics);
      await answer.body?.cancel();
      return answer.status;
    };
    const hundred = (from: number) =>
      Array.from({ length: 100 }, (_, index) => `user/${id + from + index}`);
    for (const from of [1, 2, 3, 4, 5]) expect(await open(hundred(from * 1_000))).toBe(200);
    for (let more = 0; more < 9; more += 1) expect(await open([`user/${id}`])).toBe(200);
    expect(await open([`user/${id}`])).toBe(429);
    expect(await open(hundred(6_000))).toBe(429);
    held.leave();
    vi.useRealTimers();
  });

  it('a 21st of one person, until another has gone', async () => {
    const viewer = await addUser();
    const streams = await Promise.all(
      Array.from({ length: 20 }, () => watch(viewer.token, [viewer.id])),
    );
    const refused = await requestStream(viewer.token, ['user/1']);
    expect(refused.status).toBe(429);
    expect(refused.headers.get('Retry-After')).toBe('30');
    streams.pop()?.leave();
    const next = await until('a free place', async () => {
      const answer = await requestStream(viewer.token, ['user/1']);
      return answer.status === 200 && answer;
    });
    await next.body?.cancel();
    for (const stream of streams) stream.leave();
  });
});

it('a stream asks no object of somebody hidden from its viewer, until they are no more', async () => {
  const [viewer, hidden, banned] = [await addUser(), await addUser(), await addUser()];
  await sql`UPDATE users SET status = 'banned' WHERE id = ${banned.id}`.run();
  await put(`/api/blocks/${viewer.id}`, undefined, hidden.token);
  const tab = await connect(hidden.token);
  await untilStored(hidden.id, true);
  const asked = vi.spyOn(Presence.prototype, 'watch');
  const stream = await watch(viewer.token, [hidden.id, banned.id, viewer.id + 5_000]);
  await stream.shows(hidden.id, 0);
  expect(asked).not.toHaveBeenCalled();
  await send('DELETE', `/api/blocks/${viewer.id}`, { token: hidden.token });
  await stream.shows(hidden.id, 1);
  expect(asked).toHaveBeenCalledOnce();
  stream.leave();
  tab.close();
});
