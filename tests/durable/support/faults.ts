import { evictDurableObject, runDurableObjectAlarm, runInDurableObject } from 'cloudflare:test';

import { REPORTS_KEY } from '../../../durable/presence/presence-reporter.ts';
import { OFFLINE_GRACE_MS } from '../../../worker/contract/presence.ts';
import { type connect, presenceOf, signallingOf, until, type watch } from './live.ts';

/** Faults that come from outside of an object. */

export type Socket = Awaited<ReturnType<typeof connect>>;
export type Stream = Awaited<ReturnType<typeof watch>>;

/** Closes an object's sockets without a close event for the object. A hibernating object is woken first. */
export async function deploy(stub: DurableObjectStub, lost: readonly (Socket | Stream)[]) {
  const now = [...lost];
  await until('the deploy', async () => {
    await runInDurableObject(stub, () => undefined);
    return evictDurableObject(stub, { webSockets: 'close' }).then(() => true, ifNotRunning);
  });
  await Promise.all(now.map((each) => ('ended' in each ? each.ended() : each.closed())));
}

/**
 * Moves every deadline nearer instead of moving the clock. The platform answers pings by its own clock, so with a moved
 * clock all sockets and streams would count as dead.
 */
export async function advanceDeadlines(people: readonly { id: number }[], ms: number) {
  const each = async (id: number) => {
    await runDurableObjectAlarm(signallingOf(id));
    await runInDurableObject(presenceOf(id), (_, { storage }) => {
      storage.sql.exec('UPDATE deadlines SET due_at = due_at - ?', ms);
    });
    await runDurableObjectAlarm(presenceOf(id));
  };
  await Promise.all(people.map(({ id }) => each(id)));
}

export function ifNotRunning(error: unknown) {
  // Returns undefined, so that `until` tries again.
  if (!(error instanceof Error) || !/not (currently )?running/i.test(error.message)) throw error;
}

/** Sends a user's last report to their presence object again, like a duplicate or late message. */
export async function repeatTelling(id: number, arrived: boolean) {
  const told = await runInDurableObject(
    signallingOf(id),
    (_, { storage }) => storage.kv.get<number>(REPORTS_KEY) ?? 0,
  );
  await (arrived
    ? presenceOf(id).arrive(told)
    : presenceOf(id).leave(told, Date.now() + OFFLINE_GRACE_MS));
}
