import { z } from 'zod';

import { accessTokenOf } from '../presence/holders.ts';

/** Acts a second, of all people of the loaded run. */
export const RATES = {
  list: 6,
  search: 8,
  page: 8,
  follow: 1,
  apply: 2,
  write: 6,
  mark: 1,
  ring: 1,
  flap: 0.5,
  come: 1,
} as const;
export type Act = keyof typeof RATES;
export const ACTS = Object.keys(RATES).filter((name): name is Act => name in RATES);

/**
 * The people of one process. Their ids are consecutive, from `first` on: members of rooms, pairs of friends who call,
 * people who come and go, hosts, and applicants. Everyone browses.
 */
export const Plan = z.object({
  origin: z.string(),
  first: z.int(),
  rooms: z.int(),
  pairs: z.int(),
  comers: z.int(),
  hosts: z.int(),
  applicants: z.int(),
  /** The share of `RATES` that this process acts. */
  share: z.number(),
  /** Whether people come and go. They stay offline for at least half a minute. */
  comes: z.boolean(),
  /** How many seconds pass before the measurement begins. */
  warmUpSeconds: z.number(),
  seconds: z.number(),
});
export type Plan = z.infer<typeof Plan>;
export type Crowd = Pick<Plan, 'first' | 'rooms' | 'pairs' | 'comers' | 'hosts' | 'applicants'>;

export const ROOM_MEMBERS = 8;
/** How many sessions of each host take applications. They have the most seats that are allowed. */
const SESSIONS_PER_HOST = 2;
const FIRST_SESSION = 8_000_000;
/** The distance between two hosts' session ids. It is more than one person has. */
const SESSIONS_EACH = 10;

const idsFrom = (first: number, count: number) =>
  Array.from({ length: count }, (_, index) => first + index);

const sessionOf = (host: number, index: number) => FIRST_SESSION + host * SESSIONS_EACH + index;

/** Who does what, and in which sessions. */
export function peopleOf({ first, rooms, pairs, comers, hosts, applicants }: Crowd) {
  const firstOfPairs = first + rooms * ROOM_MEMBERS;
  const firstComer = firstOfPairs + 2 * pairs;
  const firstHost = firstComer + comers;
  const firstApplicant = firstHost + hosts;
  return {
    all: idsFrom(first, firstApplicant + applicants - first),
    rooms: idsFrom(0, rooms).map((room) => {
      const members = idsFrom(first + room * ROOM_MEMBERS, ROOM_MEMBERS);
      return { session: sessionOf(first + room * ROOM_MEMBERS, 0), members };
    }),
    pairs: idsFrom(0, pairs).map((pair) => ({
      caller: firstOfPairs + 2 * pair,
      callee: firstOfPairs + 2 * pair + 1,
    })),
    comers: idsFrom(firstComer, comers),
    open: idsFrom(firstHost, hosts).flatMap((host) =>
      idsFrom(0, SESSIONS_PER_HOST).map((index) => ({ session: sessionOf(host, index), host })),
    ),
    applicants: idsFrom(firstApplicant, applicants),
  };
}

const sizeOf = (crowd: Crowd) => peopleOf(crowd).all.length;

/** Gives the crowds ids from 1 on. @returns the crowds with their first ids, and the number of all people */
export function seated(crowds: readonly Omit<Crowd, 'first'>[]) {
  let first = 1;
  const placed = crowds.map((crowd) => {
    const at = { ...crowd, first };
    first += sizeOf(at);
    return at;
  });
  return { placed, count: first - 1 };
}

/** How long a token is used. It expires after 15 minutes. */
const TOKEN_LASTS_MS = 600_000;
const tokens = new Map<number, { token: string; until: number }>();

export async function tokenOf(user: number): Promise<string> {
  const known = tokens.get(user);
  if (known && known.until > Date.now()) return known.token;
  const token = await accessTokenOf(user);
  tokens.set(user, { token, until: Date.now() + TOKEN_LASTS_MS });
  return token;
}
