import { measureInWorkerd } from '../presence/measure.ts';
import type { Row } from '../row.ts';

/** List prices in dollars for one of each (Cloudflare, November 2026). */
const OBJECT_REQUEST = 0.15e-6;
const ROW_WRITTEN = 1e-6;
const ROW_READ = 1e-9;
/** An object of 128 MB that waits a quarter of a second for database and push service. */
const ALARM_AWAKE = 0.128 * 0.25 * 12.5e-6;
const MILLION = 1_000_000;
/** The notice with its three indexes, a share of its session's row, and the queue's entry, its alarm and its end. */
const ROWS_MAX = 7.5;
const CALLS_MAX = 2;
const GOAL = 8;

/** What a reminder costs, from the sweep to the push service, counted in workerd. */
export async function benchNotifications(): Promise<Row[]> {
  const counts = await measureInWorkerd(['notifications.measure.ts']);
  const count = (name: string) => counts[name] ?? Number.NaN;
  const each = (name: string) => count(name) / count('reminders');
  const [written, objectRows] = [each('databaseWritten'), each('objectRows')];
  const calls = each('objectCalls');
  const parts = {
    rows:
      (written + objectRows) * ROW_WRITTEN + (each('databaseRead') + count('factsRead')) * ROW_READ,
    objects: calls * OBJECT_REQUEST + ALARM_AWAKE,
  };
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
