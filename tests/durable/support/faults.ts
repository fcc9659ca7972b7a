import { evictDurableObject, runDurableObjectAlarm, runInDurableObject } from 'cloudflare:test';

import { REPORTS_KEY } from '../../../durable/presence/presence-reporter.ts';
import { OFFLINE_GRACE_MS } from '../../../worker/contract/presence.ts';
import { type connect, presenceOf, signallingOf, until, type watch } from './live.ts';

/** Faults that happen to objects from outside. */

export type Socket = Awaited<ReturnType<typeof connect>>;
export type Stream = Awaited<ReturnType<typeof watch>>;

/** The object loses its sockets and gets no close event. If it hibernates, it is woken first. */
export async function deploy(stub: DurableObjectStub, lost: readonly (Socket | Stream)[]) {
  const now = [...lost];
  await until('the deploy', async () => {
    await runInDurableObject(stub, () => undefined);
    return evictDurableObject(stub, { webSockets: 'close' }).then(() => true, ifNotRunning);
  });
  await Promise.all(now.map((each) => ('ended' in each ? each.ended() : each.closed())));
}

/**
 * Moves every deadline nearer instead of moving the clock forward. Sockets and streams answer pings by the platform's
 * own clock, so with a moved clock all of them would count as dead.
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

/** Sends a user's last report to their presence object again, as a duplicate or late message would arrive. */
export async function repeatTelling(id: number, arrived: boolean) {
  const told = await runInDurableObject(
    signallingOf(id),
    (_, { storage }) => storage.kv.get<number>(REPORTS_KEY) ?? 0,
  );
  await (arrived
    ? presenceOf(id).arrive(told)
    : presenceOf(id).leave(told, Date.now() + OFFLINE_GRACE_MS));
}
