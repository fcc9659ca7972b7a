import type { Afterwards } from '../../../worker/contract/afterwards.ts';
import type { Person } from '../../../worker/contract/person.ts';
import { daysLater, toLocalInput } from '../../ui/dates.ts';
import { NO_SERIES } from '../series/draft-series.ts';
import { type Busy, freeEvening, isFree } from './defaults.ts';
import { type Draft, startOf } from './draft.ts';

/** With whom a past session is played again, and when. */
export interface Again {
  /** The id of the past session. */
  from: number;
  people: Person[];
  /** Likely starts at which the user is in no other session. `nextWeek` is null if they are. */
  times: { nextWeek: string | null; evening: string };
}

/** The same weekday and local time in a coming week. */
function nextWeek(past: Draft, now: number): number {
  let start = startOf(past);
  do start = daysLater(start, 7);
  while (start <= now);
  return start;
}

function timesOf(past: Draft, now: number, busy: readonly Busy[]): Again['times'] {
  const { durationMinutes } = past;
  const week = nextWeek(past, now);
  return {
    nextWeek: isFree(week, durationMinutes, busy) ? toLocalInput(week) : null,
    evening: toLocalInput(freeEvening(now, durationMinutes, busy)),
  };
}

interface Played extends Pick<Afterwards, 'people'> {
  from: number;
  past: Draft;
  now: number;
  busy: readonly Busy[];
}

export const againOf = ({ from, people, past, now, busy }: Played): Again => ({
  from,
  people: people.filter(({ invitable }) => invitable),
  times: timesOf(past, now, busy),
});

/** The draft for playing a session again: in a week, or on the next free evening if the user isn't free then. */
export const playedAgain = (past: Draft, { times }: Again): Draft => ({
  ...past,
  series: NO_SERIES,
  start: times.nextWeek ?? times.evening,
});
