import { measureInWorkerd } from '../presence/measure.ts';
import { startPresenceServers } from '../presence/servers.ts';
import {
  FRAMES_PER_REQUEST,
  OBJECT_REQUEST,
  ROW_READ,
  ROW_WRITTEN,
  WORKER_REQUEST,
  awakeMs,
} from '../prices.ts';
import type { Row } from '../row.ts';
import { benchBusyRoom } from './busy-room.ts';
import { benchDelivery } from './delivery.ts';

/**
 * How long objects are awake per call. A room waits for the objects that it sends to. A member's object only writes to
 * its sockets.
 */
const ROOM_AWAKE = awakeMs(10);
const MEMBER_AWAKE = awakeMs(2);
const MILLION = 1_000_000;
const GOAL = 2.5;

/** The price of a message in a room of six online members, in dollars by what is paid for. */
export function messagePrice(counts: Record<string, number>) {
  const count = (name: string) => counts[name] ?? Number.NaN;
  const each = (name: string) => count(name) / count('messages');
  return {
    rows: each('rowsWritten') * ROW_WRITTEN + each('rowsRead') * ROW_READ,
    rooms: each('roomCalls') * (OBJECT_REQUEST + ROOM_AWAKE),
    members: each('deliveries') * (OBJECT_REQUEST + MEMBER_AWAKE),
    'read marks': each('marks') * (OBJECT_REQUEST / FRAMES_PER_REQUEST + MEMBER_AWAKE),
    Worker: WORKER_REQUEST,
    // The room reads its members again after five seconds. In that time three messages come.
    D1: (count('guardD1Read') + count('factsD1Read') / 3) * ROW_READ,
  };
}

/** Figures 28 and 29. */
export async function benchMessages(): Promise<Row[]> {
  const counts = await measureInWorkerd(['messages.measure.ts']);
  const count = (name: string) => counts[name] ?? Number.NaN;
  const parts = messagePrice(counts);
  const price = MILLION * Object.values(parts).reduce((sum, part) => sum + part, 0);
  const shares = Object.entries(parts).map(
    ([name, part]) => `${name} ${(part * MILLION).toFixed(2)}`,
  );
  const rows = count('rowsWritten') / count('messages');
  const opening = count('openingRead') / count('page');
  return [
    {
      figure: '28 rows written by a message to six who have the room on screen',
      measured: `${rows.toFixed(2)}, and ${count('firstUnread')} once for the first while three are away`,
      goal: '1, and 1 for each',
      met: rows <= 1 && count('firstUnread') <= 3,
      counts: true,
    },
    {
      figure: '28 rows read by opening a room of 100,000 messages',
      measured: String(count('openingRead')),
      beside: `${count('page')} on the page`,
      ratio: opening,
      goal: '≤ 2',
      met: opening <= 2,
      counts: true,
    },
    {
      figure: '29 price of 1,000,000 messages in rooms of six who are all there',
      measured: `$${price.toFixed(2)} (${shares.join(', ')})`,
      goal: `≤ $${GOAL}`,
      met: price <= GOAL,
      counts: true,
    },
    ...(await benchLive()),
  ];
}

const PEOPLE = 100;

async function benchLive(): Promise<Row[]> {
  const servers = await startPresenceServers(PEOPLE);
  try {
    return [await benchDelivery(servers), ...(await benchBusyRoom(servers))];
  } finally {
    await servers.close();
  }
}
