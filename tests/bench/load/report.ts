import { z } from 'zod';

/** What is timed, in the order of the table. */
export const KINDS = {
  list: 'a list',
  search: 'a search',
  page: 'a page of a session or a user',
  follow: 'a stream on 30 users, to its first states',
  apply: 'an application',
  notice: 'an application, to the host’s notice',
  answer: 'the host’s answer',
  cancel: 'a withdrawal, or leaving',
  write: 'a message, to its answer',
  shown: 'a message, to each member’s screen',
  mark: 'a read mark',
  ring: 'a ring, to the prompt',
  hangUp: 'hanging up, to the other’s screen',
  online: 'coming online, to each follower',
  offline: 'offline after its 30 s, to each follower',
} as const;
export type Kind = keyof typeof KINDS;

/** The report of a process at its end. It lists what must be found in the database, to be compared later. */
export const Report = z.object({
  /** The times in ms, by kind. */
  times: z.record(z.string(), z.array(z.number())),
  acts: z.int(),
  messages: z.int(),
  sockets: z.int(),
  /** The number of people who have gone offline and stayed so. */
  away: z.int(),
  streams: z.int(),
  errors: z.array(z.string()),
  lost: z.array(z.string()),
  doubled: z.array(z.string()),
  /** Wrong presence at the end, and interruptions that a follower has noticed. */
  wrong: z.array(z.string()),
  /** How late the process began its acts, in ms. */
  late: z.array(z.number()),
  applications: z.array(
    z.object({
      id: z.int(),
      session: z.int(),
      user: z.int(),
      status: z.string(),
      notices: z.int(),
    }),
  ),
  /** The ids of the notices that came to any socket. */
  notices: z.array(z.int()),
  calls: z.array(
    z.object({ id: z.string(), caller: z.int(), callee: z.int(), outcome: z.string() }),
  ),
});
export type Report = z.infer<typeof Report>;

/** What a process sends to the one that started it. */
export const News = z.discriminatedUnion('is', [
  z.object({ is: z.literal('ready') }),
  z.object({ is: z.literal('report'), report: Report }),
]);
export type News = z.infer<typeof News>;

/** Gathers what one process has to say. */
export class Notes {
  readonly report: Report = {
    times: {},
    acts: 0,
    messages: 0,
    sockets: 0,
    away: 0,
    streams: 0,
    errors: [],
    lost: [],
    doubled: [],
    wrong: [],
    late: [],
    applications: [],
    notices: [],
    calls: [],
  };
  /** When the measurement begins, in ms of `performance.now()`. */
  measuresFrom = Infinity;

  /** Records how long an act took, unless it began before the measurement. */
  time(kind: Kind, begun: number, until = performance.now()) {
    if (begun >= this.measuresFrom) (this.report.times[kind] ??= []).push(until - begun);
  }

  error(what: string, error: unknown = '') {
    this.report.errors.push(`${what}: ${error instanceof Error ? error.message : String(error)}`);
  }
}
