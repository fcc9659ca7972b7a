import { env, evictDurableObject, runInDurableObject } from 'cloudflare:test';
import { expect, it, vi } from 'vitest';

import { findRoomFacts } from '../../../worker/messages/queries/room-facts.ts';
import { assertMayAct } from '../../../worker/presence/queries/presence.ts';
import { countingBinding } from '../../worker/support/counting.ts';
import { hostWith, markRead, messagesOf, written } from '../../worker/support/messages.ts';
import { addUser } from '../../worker/support/people.ts';
import { addGames } from '../../worker/support/sessions.ts';
import { sql } from '../../worker/support/sql.ts';
import { called, resetCounts } from '../support/count.ts';
import { advance, connect, until, untilStored } from '../support/live.ts';
import { countRows } from '../support/rows-written.ts';

const MEMBERS = 6;
/** How many of the six are online at first. The others come later. Then all have the room on screen and write. */
const THERE = 3;
const MESSAGES = 60;

/** Waits until all frames of these tabs were handled: the answer to this frame comes after them. */
const untilTaken = async (tabs: readonly Awaited<ReturnType<typeof connect>>[]) => {
  for (const tab of tabs) {
    tab.send('no frame');
    await tab.frame('error');
  }
};

const roomOf = (id: number) => env.ROOM.getByName(`session/${id}`);

it('figures 28 and 29: operations of a message in a room of six', async ({ task }) => {
  await addGames();
  const people: Awaited<ReturnType<typeof addUser>>[] = [];
  for (let count = 0; count < MEMBERS; count += 1) people.push(await addUser());
  const [host, ...members] = people;
  if (!host) throw new Error('nobody hosts');
  await sql`UPDATE users SET created_at = 1`.run();
  const { id, room } = await hostWith(host, members, { seats: MEMBERS });
  const rows = await countRows(roomOf(id));
  // The first message also makes the tables and sets the alarm. That must not count.
  const tabs = await Promise.all(people.slice(0, THERE).map(({ token }) => connect(token)));
  for (const { id: user } of people.slice(0, THERE)) await untilStored(user, true);
  // The first one while a tab shows the room stores that it does. That is once an evening and doesn't count either.
  const look = async (last: number) => {
    for (const tab of tabs) tab.send({ event: 'viewing', data: { room } });
    await untilTaken(tabs);
    // Whoever has unread messages is sent nothing more.
    if (last > 1) for (const person of people) await markRead(room, person, last - 1);
    await written(room, host, `shown, ${last}`);
    for (const person of people) await markRead(room, person, last);
    rows.forget();
    resetCounts();
  };
  await look(1);
  const before = rows.written();
  await written(room, host, 'unread for the three who are away');
  const firstUnread = rows.written() - before - 1;
  for (const { token, id: user } of people.slice(THERE)) {
    tabs.push(await connect(token));
    await untilStored(user, true);
  }
  await look(3);
  for (let count = 0; count < MESSAGES; count += 1) {
    advance(2_000);
    await written(room, people[count % MEMBERS] ?? host, `message ${count}`);
    // Each member sends a read mark now and then, as the client does.
    const reader = tabs[count % MEMBERS];
    reader?.send({ event: 'viewing', data: { room, read: count + 4 } });
    tabs[(count + 1) % MEMBERS]?.send({ event: 'viewing', data: { room, read: count + 4 } });
    if (count % 20 === 19) await roomSleeps(id);
  }
  const deliveries = called('signalling.deliverMessages');
  const roomCalls = called('room');
  const marks = called('signalling.webSocketMessage');
  const rowsWritten = rows.written();
  const rowsRead = rows.read();
  await until('all of them', () =>
    tabs.every(
      ({ frames }) => frames.filter(({ event }) => event === 'message').length >= MESSAGES,
    ),
  );
  expect(rowsWritten).toBeGreaterThanOrEqual(MESSAGES);
  const facts = countingBinding(env.DB);
  await findRoomFacts(facts.binding, { kind: 'session', id }, Date.now());
  const guard = countingBinding(env.DB);
  await assertMayAct(guard.binding, host);
  task.meta.measured = {
    messages: MESSAGES,
    firstUnread,
    rowsWritten,
    rowsRead,
    deliveries,
    roomCalls,
    marks,
    factsD1Read: facts.rowsRead(),
    guardD1Read: guard.rowsRead(),
  };
  vi.useRealTimers();
  for (const tab of tabs) tab.close();
}, 120_000);

/** Evicts the room, so that it loses what it has in memory, as after a pause. */
const roomSleeps = (id: number) => evictDurableObject(roomOf(id));

it('figure 28: opening a room of 100,000 messages', async ({ task }) => {
  await addGames();
  const [host, member] = [await addUser(), await addUser()];
  const { id, room } = await hostWith(host, [member]);
  await written(room, host, 'first');
  await runInDurableObject(roomOf(id), (_, { storage }) => {
    storage.sql
      .exec(`WITH RECURSIVE n(i) AS (SELECT 2 UNION ALL SELECT i + 1 FROM n WHERE i < 100000)
      INSERT INTO messages (number, author, text, sent_at, nonce) SELECT i, ${host.id}, 'm' || i, 0, 'n' || i FROM n`);
  });
  await roomSleeps(id);
  const rows = await countRows(roomOf(id));
  rows.forget();
  const { member: page, lastNumber } = await messagesOf(room, host);
  expect(lastNumber).toBe(100_000);
  task.meta.measured = { openingRead: rows.read(), page: page.length };
}, 120_000);
