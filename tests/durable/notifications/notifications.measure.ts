import { env } from 'cloudflare:test';
import { expect, it, vi } from 'vitest';

import { Database } from '../../../worker/core/database.ts';
import { sendNotices } from '../../../worker/notifications/deliver.ts';
import { findNotificationFacts } from '../../../worker/notifications/queries/notification-facts.ts';
import { toItem } from '../../../worker/notifications/to-item.ts';
import { writeReminders } from '../../../worker/sessions/queries/reminders.ts';
import { countingBinding } from '../../worker/support/counting.ts';
import { hostWith } from '../../worker/support/messages.ts';
import { addUser } from '../../worker/support/people.ts';
import { addGames } from '../../worker/support/sessions.ts';
import { valueOf } from '../../worker/support/sql.ts';
import { called, resetCounts } from '../support/count.ts';
import { alarmAfter, until } from '../support/live.ts';
import { notifierOf, openPushService, subscribe, waitingFor } from '../support/notifier.ts';
import { countRows } from '../support/rows-written.ts';

const MEMBERS = 12;

it('operations of a reminder that is pushed, from the sweep to the push service', async ({
  task,
}) => {
  const service = openPushService();
  await addGames();
  const [host, ...members] = await Promise.all(Array.from({ length: MEMBERS }, () => addUser()));
  if (!host) throw new Error('nobody hosts');
  const { id } = await hostWith(host, members, { seats: MEMBERS });
  for (const person of [host, ...members]) await subscribe(service, person);
  // The first use of an object makes its tables.
  const item = toItem({
    topic: 'voice',
    what: 'voice',
    actorId: null,
    sessionId: id,
    at: Date.now(),
  });
  for (const { id: user } of [host, ...members]) await notifierOf(user).enqueue(item);
  const areEmpty = async () => {
    const waiting = await Promise.all([host, ...members].map((person) => waitingFor(person.id)));
    return waiting.every((entries) => entries.length === 0);
  };
  await until('empty queues', areEmpty);
  const rows = await countRows(notifierOf(host.id));
  const database = countingBinding(env.DB);
  const db = new Database(database.binding);
  rows.forget();
  resetCounts();
  const startsAt = await valueOf<number>`SELECT starts_at FROM sessions WHERE id = ${id}`;
  vi.useFakeTimers({ toFake: ['Date'], now: (startsAt ?? 0) - 14 * 60_000 });
  const { notices } = await writeReminders(db, Date.now());
  await sendNotices(env, null, notices);
  // Their alarms are set by the moved clock.
  for (const { id: user } of [host, ...members]) await alarmAfter(0, notifierOf(user));
  await until('all pushes', () => service.received.length === MEMBERS);
  await until('empty queues', areEmpty);
  const facts = countingBinding(env.DB);
  await findNotificationFacts(facts.binding, host.id, [item], {
    unreadSince: null,
    now: Date.now(),
  });
  expect(notices).toHaveLength(MEMBERS);
  task.meta.measured = {
    reminders: MEMBERS,
    objectRows: rows.written(),
    objectCalls: called('notifier', 'signalling'),
    databaseWritten: database.rowsWritten(),
    databaseRead: database.rowsRead(),
    factsRead: facts.rowsRead(),
    factsTrips: facts.roundTrips(),
  };
  vi.useRealTimers();
  vi.unstubAllGlobals();
}, 120_000);
