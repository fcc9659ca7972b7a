import type { Row } from '../row.ts';

const DAYS = 30;
const HOURS_A_DAY = 2;
const LISTS_A_DAY = 20;
const RENEWALS_AN_HOUR = 4;
/** A live socket is checked every two minutes, and pings every 25 s. */
const LOOKS_AN_HOUR = 30;
const PINGS_AN_HOUR = 144;
/** While streams follow each other, the note that a user watches is written at most this often. */
const WATCHING_WRITTEN_EVERY_MIN = 25;
/** Twenty incoming frames are billed as one request. */
const FRAMES_A_REQUEST = 20;

/** List prices in dollars for one of each (Cloudflare, November 2026). */
const OBJECT_REQUEST = 0.15e-6;
const WORKER_REQUEST = 0.3e-6;
const ROW_WRITTEN = 1e-6;
const ROW_READ = 1e-9;
/** An object of 128 MB that is awake for 10 ms per call, for example while it queries D1. */
const CALL_AWAKE = 0.128 * 0.01 * 12.5e-6;

const GOAL = 0.01;

/** What depends on the users in a viewer's lists, per month. */
interface Lists {
  /** Objects asked for a state and a lease. */
  asks: number;
  /** Leases written there. */
  leases: number;
  /** Changes that are sent to viewers, some needlessly. A user receives as many as others receive about that user. */
  told: number;
  /** How often the note that a user watches is written. */
  watching: number;
}

/** Figure 15: the monthly cost of presence for a user who is online 2 h a day and views 20 lists of 30 users. */
export function priceOf(counts: Record<string, number>): Row[] {
  const count = (name: string) => {
    const value = counts[name];
    if (value === undefined) throw new Error(`${name} was not counted`);
    return value;
  };
  const renewals = HOURS_A_DAY * RENEWALS_AN_HOUR;
  const looks = HOURS_A_DAY * LOOKS_AN_HOUR;
  const pings = HOURS_A_DAY * PINGS_AN_HOUR;
  const opened = LISTS_A_DAY + renewals;
  /** Calls and rows per day, whatever the lists show. */
  const calls =
    LISTS_A_DAY * (count('listCalls') - count('listAsks')) +
    renewals * count('renewCalls') +
    looks +
    (count('arriveCalls') - count('arriveTold')) +
    (count('leaveCalls') - count('leaveTold'));
  const written =
    renewals * count('renewRows') +
    looks * count('lookRows') +
    count('arriveRows') +
    count('leaveRows');
  const d1Written = 2 * count('storeD1Written');
  const read = opened * count('listD1Read') + 2 * count('storeD1Read') + count('ticketD1Read');

  const row = (figure: string, lists: Lists, failsBench = true): Row => {
    const { asks, leases, told, watching } = lists;
    const parts = {
      leases: leases * ROW_WRITTEN,
      'asking and telling': (asks + told) * (OBJECT_REQUEST + CALL_AWAKE),
      'other calls': DAYS * calls * (OBJECT_REQUEST + CALL_AWAKE),
      pings: (DAYS * pings * OBJECT_REQUEST) / FRAMES_A_REQUEST,
      'other rows': DAYS * written * ROW_WRITTEN,
      D1: (watching + DAYS * d1Written) * ROW_WRITTEN + (told + DAYS * read) * ROW_READ,
      Worker: DAYS * (opened + 2) * WORKER_REQUEST,
    };
    const price = Object.values(parts).reduce((sum, part) => sum + part, 0);
    const shares = Object.entries(parts).map(([name, part]) => `${name} ${part.toFixed(4)}`);
    return {
      figure,
      measured: `$${price.toFixed(4)} (${shares.join(', ')})`,
      goal: `≤ $${GOAL}`,
      met: price <= GOAL,
      counts: failsBench,
    };
  };

  const shown = Math.round(count('monthShown') / DAYS / LISTS_A_DAY);
  const community = `of ${count('monthPeople')} people, ${shown} others on each, ${Math.round(count('monthFaces'))} in all`;
  return [
    row(
      `15 price of presence a user and month, 2 h and 20 lists a day: by the product's lists ${community}`,
      {
        asks: count('monthAsks'),
        leases: count('monthLeases'),
        told: count('monthTold'),
        watching: count('monthWatching'),
      },
    ),
    row(
      '15 the same at worst: 30 others on each list, never the same again',
      {
        asks: DAYS * LISTS_A_DAY * count('listAsks'),
        leases: DAYS * LISTS_A_DAY * count('listRows'),
        told: DAYS * (count('arriveTold') + count('leaveTold')),
        watching: (DAYS * HOURS_A_DAY * 60) / WATCHING_WRITTEN_EVERY_MIN,
      },
      // An upper bound that no list of the product comes near. The figure is the one above.
      false,
    ),
  ];
}
