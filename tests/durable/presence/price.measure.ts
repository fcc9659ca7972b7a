import { env, runDurableObjectAlarm, runInDurableObject } from 'cloudflare:test';
import { expect, it } from 'vitest';

import {
  assertMayAct,
  openTopics,
  storeOnline,
} from '../../../worker/presence/queries/presence.ts';
import { countingBinding } from '../../worker/support/counting.ts';
import { addUser } from '../../worker/support/people.ts';
import { called, resetCounts } from '../support/count.ts';
import {
  connect,
  presenceOf,
  signallingOf,
  toldOf,
  until,
  untilStored,
  watch,
} from '../support/live.ts';
import { countRows } from '../support/rows-written.ts';

/** The billed operations of one list on screen, and of coming online and going offline once. */

const LIST = 30;
const LISTS = 20;
const FIRST_VIEWER = 1_000_000;

let rows: Awaited<ReturnType<typeof countRows>> | undefined;
const rowsWritten = () => rows?.written() ?? Number.NaN;

const begin = () => {
  resetCounts();
  rows?.forget();
};

it('figure 15: operations', async ({ task }) => {
  const viewer = await addUser();
  rows = await countRows(presenceOf(viewer.id));
  const listed = await Promise.all(Array.from({ length: LIST }, () => addUser()));
  const ids = listed.map(({ id }) => id);

  // Creating an object's tables must not count, so everyone has watched and been watched before.
  const known = Array.from({ length: LIST * LISTS }, (_, one) => FIRST_VIEWER + one);
  await Promise.all(ids.map((id) => presenceOf(id).watch(FIRST_VIEWER)));
  await Promise.all(
    known.map((one) =>
      presenceOf(one).takeChange({ user: 1, online: false, version: 0, recheck: false }),
    ),
  );

  // Each list shows users whom this viewer has not watched today.
  begin();
  const stream = await watch(viewer.token, ids);
  const listCalls = called('presence');
  const listRows = rowsWritten();
  const listAsks = called('presence.watch');
  expect(listAsks).toBe(LIST);
  // Opens the same list again, as when its token is renewed.
  begin();
  const again = await watch(viewer.token, ids);
  const renewCalls = called('presence');
  const renewRows = rowsWritten();

  const counted = countingBinding(env.DB);
  await openTopics(counted.binding, viewer, ids);
  const listD1Read = counted.rowsRead();

  // Today's viewers of this user have left.
  const [user] = listed;
  if (!user) throw new Error('nobody is listed');
  await runInDurableObject(presenceOf(user.id), (presence) => {
    for (const one of known) presence.watch(one);
  });
  begin();
  const socket = await connect(user.token);
  await untilStored(user.id, true);
  await until('no more than one to tell', async () => (await toldOf(user.id)).length === 1);
  const arriveCalls = called('presence', 'signalling');
  const arriveTold = called('presence.takeChange');
  const arriveRows = rowsWritten();
  begin();
  await runDurableObjectAlarm(signallingOf(user.id));
  const lookRows = rowsWritten();
  begin();
  socket.close();
  await socket.closed();
  await presenceOf(user.id).leave(Number.MAX_SAFE_INTEGER, 0);
  const leaveCalls = called('presence', 'signalling');
  const leaveTold = called('presence.takeChange');
  const leaveRows = rowsWritten();

  const stored = countingBinding(env.DB);
  await storeOnline(stored.binding, user.id, true, 1);
  const ticket = countingBinding(env.DB);
  await assertMayAct(ticket.binding, user);
  task.meta.measured = {
    listCalls,
    listAsks,
    listRows,
    listD1Read,
    renewCalls,
    renewRows,
    arriveCalls,
    arriveTold,
    arriveRows,
    lookRows,
    leaveCalls,
    leaveTold,
    leaveRows,
    storeD1Written: stored.rowsWritten(),
    storeD1Read: stored.rowsRead(),
    ticketD1Read: ticket.rowsRead(),
  };
  stream.leave();
  again.leave();
}, 120_000);
