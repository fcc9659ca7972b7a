/**
 * A simple model of a session's applications and their states, without a database. Steps are atomic. Simultaneous
 * actions have the result of some order of them.
 */

const STATUSES = [
  'pending',
  'waiting',
  'accepted',
  'declined',
  'withdrawn',
  'left',
  'removed',
] as const;
export type Status = (typeof STATUSES)[number];

export const isStatus = (text: string): text is Status =>
  STATUSES.some((status) => status === text);

export type Move = Exclude<Status, 'pending' | 'waiting'>;

/** One application. Its id is its index in the list of all applications ever made. */
export interface Entry {
  user: number;
  status: Status;
  /** Since when it has this status. */
  at: number;
  appliedAt: number;
  /** Until when the entry has a seat on offer, while it waits. */
  offer: number | null;
  /** When the entry missed an offer. */
  missed: number | null;
}

export interface State {
  seats: number;
  startsAt: number;
  endsAt: number;
  cancelled: boolean;
  revision: number;
  entries: readonly Entry[];
}

export type Step =
  | { act: 'apply'; user: number }
  /** By the host or the applicant, depending on the move. */
  | { act: 'move'; entry: number; to: Move; by?: 'host' | 'applicant' }
  | { act: 'seats'; seats: number }
  | { act: 'start'; startsAt: number }
  | { act: 'cancel' }
  /** The sweep ends offers whose time is over. */
  | { act: 'sweep' };

/** Who is notified of what. */
export type Notice = `${number | 'host'} ${string}`;

export interface Outcome {
  state: State;
  done: boolean;
  notices: readonly Notice[];
}

/** Who has withdrawn or left can apply again this long after the last application. */
const SEND_AGAIN_MS = 10 * 60_000;

const HOST_MOVES = new Set<Move>(['accepted', 'declined', 'removed']);
const KEEPS_OUT = new Set<Status>(['pending', 'waiting', 'accepted', 'declined', 'removed']);

const FROM: Record<Move, readonly Status[]> = {
  accepted: ['pending', 'waiting'],
  declined: ['pending', 'waiting'],
  withdrawn: ['pending', 'waiting'],
  left: ['accepted'],
  removed: ['accepted'],
};

const KINDS: Record<Exclude<Status, 'pending'>, string> = {
  accepted: 'application-accepted',
  waiting: 'application-waiting',
  declined: 'application-declined',
  withdrawn: 'application-withdrawn',
  left: 'member-left',
  removed: 'member-removed',
};

export const isHosts = (to: Move) => HOST_MOVES.has(to);

/** The number of taken seats, including the host's. */
export const taken = ({ entries }: State) =>
  1 + entries.filter(({ status }) => status === 'accepted').length;

const isOffered = ({ status, offer }: Entry) => status === 'waiting' && offer !== null;

/** The number of seats that are offered. */
export const held = ({ entries }: State) => entries.filter(isOffered).length;

export const isFull = (state: State) => taken(state) + held(state) >= state.seats;

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

function offerEnd(startsAt: number, now: number) {
  const ahead = startsAt - now;
  if (ahead > 24 * HOUR_MS) return now + 6 * HOUR_MS;
  if (ahead > 3 * HOUR_MS) return now + HOUR_MS;
  return Math.min(startsAt, now + (ahead > 30 * MINUTE_MS ? 15 : 5) * MINUTE_MS);
}

/** The waiting list in order, as indexes of entries. */
export const line = ({ entries }: State) =>
  entries
    .map((entry, index) => ({ ...entry, index }))
    .filter(({ status }) => status === 'waiting')
    .toSorted((a, b) => a.at - b.at || a.index - b.index)
    .map(({ index }) => index);

const put = (state: State, index: number, entry: Entry): State => ({
  ...state,
  entries: state.entries.with(index, entry),
});

const refused = (state: State): Outcome => ({ state, done: false, notices: [] });

/** An entry that has missed an offer gets another one only after someone has left. */
const mayBeOffered = ({ entries }: State, { offer, missed }: Entry) =>
  offer === null &&
  (missed === null ||
    entries.some(({ status, at }) => (status === 'left' || status === 'removed') && at > missed));

/** Offers free seats to the first entries on the waiting list, until the session starts. */
function settled(before: State, now: number, told: readonly Notice[]): Outcome {
  let state = before;
  const notices = [...told];
  while (!isFull(state) && now < state.startsAt && !state.cancelled) {
    const first = line(state).find((index) => {
      const entry = state.entries[index];
      return entry && mayBeOffered(state, entry);
    });
    const entry = first === undefined ? undefined : state.entries[first];
    if (first === undefined || !entry) break;
    state = put(state, first, { ...entry, offer: offerEnd(state.startsAt, now) });
    notices.push(`${entry.user} seat-offered`);
  }
  return { state, done: true, notices };
}

/**
 * Whether the host may accept, or the applicant may take a seat. An applicant takes an offered seat in time, or a free
 * one.
 */
function mayAccept(state: State, { status, offer }: Entry, by: 'host' | 'applicant', now: number) {
  if (state.cancelled || state.endsAt <= now) return false;
  const free = !isFull(state);
  if (by === 'applicant') {
    return status === 'waiting' && now < state.startsAt && (offer === null ? free : offer > now);
  }
  // After the start there is no waiting list.
  return free || offer !== null || (status === 'pending' && now < state.startsAt);
}

function moved(
  state: State,
  { entry: index, to, by = 'host' }: Extract<Step, { act: 'move' }>,
  now: number,
): Outcome {
  const entry = state.entries[index];
  if (!entry || !FROM[to].includes(entry.status)) return refused(state);
  if (to === 'accepted' && !mayAccept(state, entry, by, now)) return refused(state);
  // The members of a session that is over or cancelled stay on record.
  if ((to === 'left' || to === 'removed') && (state.cancelled || state.endsAt <= now)) {
    return refused(state);
  }
  const seat = entry.offer !== null || !isFull(state);
  const status = to === 'accepted' && !seat ? 'waiting' : to;
  const takes = by === 'applicant' && to === 'accepted';
  const teller: Notice = takes
    ? 'host member-joined'
    : `${isHosts(to) ? entry.user : 'host'} ${KINDS[status]}`;
  const after = put(state, index, { ...entry, status, at: now, offer: null });
  const frees = !['declined', 'withdrawn'].includes(status) || entry.offer !== null;
  return frees ? settled(after, now, [teller]) : { state: after, done: true, notices: [teller] };
}

function swept(before: State, now: number): Outcome {
  let state = before;
  const notices: Notice[] = [];
  for (const [index, entry] of before.entries.entries()) {
    if (!isOffered(entry) || (entry.offer ?? 0) > now) continue;
    state = put(state, index, { ...entry, offer: null, missed: now, at: now });
    if (!state.cancelled) notices.push(`${entry.user} seat-offer-missed`);
  }
  // Nobody is told about a cancelled session.
  return { ...settled(state, now, notices), done: notices.length > 0 };
}

const told = (state: State, kind: string, statuses: readonly Status[]): Notice[] =>
  state.entries
    .filter(({ status }) => statuses.includes(status))
    .map(({ user }): Notice => `${user} ${kind}`);

/** The result of a step on a session, at the time `now`. */
export function take(state: State, step: Step, now: number): Outcome {
  if (step.act === 'move') return moved(state, step, now);
  if (step.act === 'sweep') return swept(state, now);
  if (state.cancelled || state.endsAt <= now) return refused(state);
  const changed = { ...state, revision: state.revision + 1 };
  switch (step.act) {
    case 'apply': {
      const { user } = step;
      const kept = state.entries.some(
        (entry) =>
          entry.user === user &&
          (KEEPS_OUT.has(entry.status) || entry.appliedAt + SEND_AGAIN_MS > now),
      );
      if (kept) return refused(state);
      const entries = [
        ...state.entries,
        {
          user,
          status: 'pending' as const,
          at: now,
          appliedAt: now,
          offer: null,
          missed: null,
        },
      ];
      return {
        state: { ...state, entries },
        done: true,
        notices: ['host application-received'],
      };
    }
    case 'seats':
      if (step.seats < taken(state) + held(state)) return refused(state);
      return settled(
        {
          ...changed,
          seats: step.seats,
          entries:
            step.seats > state.seats
              ? state.entries.map((entry) =>
                  entry.status === 'waiting' ? { ...entry, missed: null } : entry,
                )
              : state.entries,
        },
        now,
        [],
      );
    case 'start': {
      const { startsAt } = step;
      const endsAt = startsAt + state.endsAt - state.startsAt;
      const other = startsAt !== state.startsAt;
      const notices = other ? told(state, 'session-moved', ['waiting', 'accepted']) : [];
      const entries = state.entries.map((entry) =>
        isOffered(entry) ? { ...entry, offer: Math.min(entry.offer ?? 0, startsAt) } : entry,
      );
      return settled({ ...changed, startsAt, endsAt, entries }, now, notices);
    }
    case 'cancel':
      return {
        state: { ...changed, cancelled: true },
        done: true,
        notices: told(state, 'session-cancelled', ['pending', 'waiting', 'accepted']),
      };
    default:
      return step satisfies never;
  }
}
