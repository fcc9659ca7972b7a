import { measureInWorkerd } from '../presence/measure.ts';
import { OBJECT_REQUEST, ROW_READ, ROW_WRITTEN, awakeMs } from '../prices.ts';
import type { Row } from '../row.ts';

/** An object waits a quarter of a second for database and push service. */
const ALARM_AWAKE = awakeMs(250);
const MILLION = 1_000_000;
/**
 * The notice with its three indexes, a share of its session's row, and the queue's entry with its alarm and its end.
 */
const ROWS_MAX = 7.5;
const CALLS_MAX = 2;
const GOAL = 8;

/** The price of a pushed reminder, in dollars by what is paid for. */
export function reminderPrice(counts: Record<string, number>) {
  const count = (name: string) => counts[name] ?? Number.NaN;
  const each = (name: string) => count(name) / count('reminders');
  return {
    rows:
      (each('databaseWritten') + each('objectRows')) * ROW_WRITTEN +
      (each('databaseRead') + count('factsRead')) * ROW_READ,
    objects: each('objectCalls') * OBJECT_REQUEST + ALARM_AWAKE,
  };
}

/** The price of a reminder from the sweep to the push service. The operations are counted in workerd. */
export async function benchNotifications(): Promise<Row[]> {
  const counts = await measureInWorkerd(['notifications.measure.ts']);
  const count = (name: string) => counts[name] ?? Number.NaN;
  const each = (name: string) => count(name) / count('reminders');
  const [written, objectRows] = [each('databaseWritten'), each('objectRows')];
  const calls = each('objectCalls');
  const parts = reminderPrice(counts);
  const price = MILLION * (parts.rows + parts.objects);
  const shares = Object.entries(parts).map(
    ([name, part]) => `${name} ${(part * MILLION).toFixed(2)}`,
  );
  return [
    {
      figure: 'rows written by a pushed reminder: the notice, and the queue of its recipient',
      measured: `${written.toFixed(2)} in D1, ${objectRows.toFixed(2)} in the object`,
      goal: `≤ ${ROWS_MAX}`,
      met: written + objectRows <= ROWS_MAX,
      counts: true,
    },
    {
      figure: 'object calls of a pushed reminder',
      measured: calls.toFixed(2),
      goal: `≤ ${CALLS_MAX}`,
      met: calls <= CALLS_MAX,
      counts: true,
    },
    {
      figure: 'D1 round trips of a notification that is due',
      measured: String(count('factsTrips')),
      goal: '1',
      met: count('factsTrips') === 1,
      counts: true,
    },
    {
      figure: 'price of 1,000,000 pushed reminders',
      measured: `$${price.toFixed(2)} (${shares.join(', ')})`,
      goal: `≤ $${GOAL}`,
      met: price <= GOAL,
      counts: true,
    },
  ];
}
