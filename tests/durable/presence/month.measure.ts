import { runInDurableObject } from 'cloudflare:test';
import { expect, it } from 'vitest';

import { Watchers } from '../../../durable/presence/watchers.ts';
import { STREAM_LASTS_MS, WRITTEN_AHEAD_MS } from '../../../worker/presence/queries/presence.ts';
import { presenceOf } from '../support/live.ts';
import {
  DAYS,
  LISTS,
  PEOPLE,
  type Seen,
  arrivalOf,
  departureOf,
  fillCommunity,
  seeMonth,
} from '../support/month.ts';

/** How many leases and notifications the lists of a month cause. */

const VIEWERS = [1_501, 4_002, 6_503, 9_004];
/** How long a stream relies on a state that it has asked for, before it asks again. */
const ASK_AGAIN_MS = 30 * 60 * 1000;

interface Event {
  at: number;
  kind: 'asked' | 'changed, heard' | 'changed, unheard' | 'changed, away';
}

/** When each user is asked for a lease. A user isn't asked if the previous list showed them and has asked recently. */
function asksOf(seen: readonly Seen[]): Map<number, Event[]> {
  const asks = new Map<number, Event[]>();
  let known = new Map<number, number>();
  let before = 0;
  for (const { at, until, users } of seen) {
    const next = new Map<number, number>();
    for (const user of users) {
      const askedAt = before === at ? known.get(user) : undefined;
      const fresh = askedAt !== undefined && at - askedAt <= ASK_AGAIN_MS;
      next.set(user, fresh ? askedAt : at);
      if (!fresh) asks.set(user, [...(asks.get(user) ?? []), { at, kind: 'asked' }]);
    }
    known = next;
    before = until;
  }
  return asks;
}

/** Each write of the note that the viewer watches, and how far ahead it reaches. */
function watchingOf(seen: readonly Seen[]) {
  const written: { from: number; until: number }[] = [];
  for (const { at } of seen) {
    if ((written.at(-1)?.until ?? 0) >= at + STREAM_LASTS_MS) continue;
    written.push({ from: at, until: at + WRITTEN_AHEAD_MS });
  }
  return written;
}

/** The user's changes: whether they reach the viewer's list, only the viewer's object, or neither. */
function changesOf(
  user: number,
  seen: readonly Seen[],
  watching: ReturnType<typeof watchingOf>,
): Event[] {
  const lists = seen.filter(({ users }) => users.includes(user));
  const times = Array.from({ length: DAYS }, (_, day) => [
    arrivalOf(user, day),
    departureOf(user, day),
  ]);
  return times.flat().map((at) => {
    const heard = lists.some((list) => list.at <= at && at < list.until);
    if (heard) return { at, kind: 'changed, heard' };
    const there = watching.some(({ from, until }) => from <= at && at <= until);
    return { at, kind: there ? 'changed, unheard' : 'changed, away' };
  });
}

/** The watchers that a user's object has stored. */
const kept = (storage: DurableObjectStorage) =>
  JSON.stringify(storage.sql.exec('SELECT * FROM watchers').toArray());

/** Replays the events at one user's object, which is evicted as often as possible. */
function live(storage: DurableObjectStorage, viewer: number, events: readonly Event[]) {
  const count = { rows: 0, told: 0 };
  for (const { at, kind } of events) {
    const watchers = new Watchers(storage);
    if (kind === 'asked') {
      const before = kept(storage);
      watchers.lease(viewer, at);
      if (kept(storage) !== before) count.rows += 1;
      continue;
    }
    if (kind === 'changed, away') continue;
    const told = watchers.begin(at).flat().includes(viewer);
    if (told) count.told += 1;
    if (told && kind === 'changed, unheard') watchers.miss([viewer], at);
  }
  return count;
}

it('figure 15: a month of lists', async ({ task }) => {
  await fillCommunity(VIEWERS);
  const month = await seeMonth(VIEWERS);
  const sum = { shown: 0, faces: 0, asks: 0, leases: 0, told: 0, watching: 0 };
  for (const [viewer, seen] of month) {
    sum.shown += seen.reduce((all, { users }) => all + users.length, 0);
    const asked = asksOf(seen);
    const watching = watchingOf(seen);
    sum.watching += watching.length;
    const counts = await runInDurableObject(presenceOf(viewer), (_, { storage }) =>
      [...asked].map(([user, asks]) => {
        new Watchers(storage).begin(0);
        storage.sql.exec('DELETE FROM watchers');
        const events = [...asks, ...changesOf(user, seen, watching)];
        return live(
          storage,
          viewer,
          events.toSorted((a, b) => a.at - b.at),
        );
      }),
    );
    for (const { rows, told } of counts) {
      sum.leases += rows;
      sum.told += told;
    }
    sum.faces += asked.size;
    sum.asks += [...asked.values()].flat().length;
  }
  const each = (all: number) => all / VIEWERS.length;
  expect(each(sum.shown)).toBeGreaterThan(DAYS * LISTS * 10);
  task.meta.measured = {
    monthPeople: PEOPLE,
    monthShown: each(sum.shown),
    monthFaces: each(sum.faces),
    monthAsks: each(sum.asks),
    monthLeases: each(sum.leases),
    monthTold: each(sum.told),
    monthWatching: each(sum.watching),
  };
}, 600_000);
