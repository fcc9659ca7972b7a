import {
  FRAMES_PER_REQUEST,
  OBJECT_REQUEST,
  ROW_READ,
  ROW_WRITTEN,
  WORKER_REQUEST,
  awakeMs,
} from '../prices.ts';
import type { Row } from '../row.ts';

const DAYS = 30;
const HOURS_A_DAY = 2;
const LISTS_A_DAY = 20;
const RENEWALS_AN_HOUR = 4;
/** A live socket is checked every two minutes, and pings every 25 s. */
const LOOKS_AN_HOUR = 30;
const PINGS_AN_HOUR = 144;
/** While streams follow one another, the note that a user watches is written at most once in this time. */
const WATCHING_WRITTEN_EVERY_MIN = 25;
/** An object is awake for 10 ms per call, for example while it queries D1. */
const CALL_AWAKE = awakeMs(10);

const GOAL = 0.01;

/** Monthly counts that depend on which users are in a viewer's lists. */
interface Lists {
  /** How often an object is asked for a state and a lease. */
  asks: number;
  /** How many leases are written. */
  leases: number;
  /** Changes that are sent to viewers, some needlessly. A user receives as many as others receive about that user. */
  told: number;
  /** How often the note that a user watches is written. */
  watching: number;
}

export interface Price {
  /** What has this price. */
  of: string;
  /** The price in dollars, by what is paid for. */
  parts: Record<string, number>;
}

export const totalOf = ({ parts }: Price) =>
  Object.values(parts).reduce((sum, part) => sum + part, 0);

/**
 * The monthly price of presence for a user who is online 2 h a day and views 20 lists of 30 users: by the product's own
 * lists, and at worst.
 */
export function presencePrices(counts: Record<string, number>): readonly [Price, Price] {
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

  const price = (of: string, { asks, leases, told, watching }: Lists): Price => ({
    of,
    parts: {
      leases: leases * ROW_WRITTEN,
      'asking and telling': (asks + told) * (OBJECT_REQUEST + CALL_AWAKE),
      'other calls': DAYS * calls * (OBJECT_REQUEST + CALL_AWAKE),
      pings: (DAYS * pings * OBJECT_REQUEST) / FRAMES_PER_REQUEST,
      'other rows': DAYS * written * ROW_WRITTEN,
      D1: (watching + DAYS * d1Written) * ROW_WRITTEN + (told + DAYS * read) * ROW_READ,
      Worker: DAYS * (opened + 2) * WORKER_REQUEST,
    },
  });

  const shown = Math.round(count('monthShown') / DAYS / LISTS_A_DAY);
  const community = `of ${count('monthPeople')} people, ${shown} others on each, ${Math.round(count('monthFaces'))} in all`;
  return [
    price(
      `price of presence a user and month, 2 h and 20 lists a day: by the product's lists ${community}`,
      {
        asks: count('monthAsks'),
        leases: count('monthLeases'),
        told: count('monthTold'),
        watching: count('monthWatching'),
      },
    ),
    price('the same at worst: 30 others on each list, never the same again', {
      asks: DAYS * LISTS_A_DAY * count('listAsks'),
      leases: DAYS * LISTS_A_DAY * count('listRows'),
      told: DAYS * (count('arriveTold') + count('leaveTold')),
      watching: (DAYS * HOURS_A_DAY * 60) / WATCHING_WRITTEN_EVERY_MIN,
    }),
  ];
}

/** Figure 15. The price at worst is an upper bound that no list of the product comes near, so it fails nothing. */
export const priceOf = (counts: Record<string, number>): Row[] =>
  presencePrices(counts).map((price, index) => {
    const total = totalOf(price);
    const shares = Object.entries(price.parts).map(([name, part]) => `${name} ${part.toFixed(4)}`);
    return {
      figure: `15 ${price.of}`,
      measured: `$${total.toFixed(4)} (${shares.join(', ')})`,
      goal: `≤ $${GOAL}`,
      met: total <= GOAL,
      counts: index === 0,
    };
  });
