/**
 * A simple model of a session's applications: the lifecycles of `product.md`, without a database.
 * Steps are atomic. Simultaneous actions are some order of them.
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
  at: number;
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
  | { act: 'move'; entry: number; to: Move }
  | { act: 'seats'; seats: number }
  | { act: 'start'; startsAt: number }
  | { act: 'cancel' };

/** Who is notified of what. */
export type Notice = `${number | 'host'} ${string}`;

export interface Outcome {
  state: State;
  done: boolean;
  notices: readonly Notice[];
}

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

/** Includes the host's seat. */
export const taken = ({ entries }: State) =>
  1 + entries.filter(({ status }) => status === 'accepted').length;

/** The waiting list in order, by the index of the entry. */
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

/** Until the start, free seats go to the first on the waiting list. */
function settled(before: State, now: number, told: readonly Notice[]): Outcome {
  let state = before;
  const notices = [...told];
  while (taken(state) < state.seats && now < state.startsAt && !state.cancelled) {
    const [first] = line(state);
    const entry = first === undefined ? undefined : state.entries[first];
    if (first === undefined || !entry) break;
    state = put(state, first, { ...entry, status: 'accepted', at: now });
    notices.push(`${entry.user} ${KINDS.accepted}`);
  }
  return { state, done: true, notices };
}

function moved(state: State, index: number, to: Move, now: number): Outcome {
  const entry = state.entries[index];
  if (!entry || !FROM[to].includes(entry.status)) return refused(state);
  const full = taken(state) >= state.seats;
  if (to === 'accepted') {
    if (state.cancelled || state.endsAt <= now) return refused(state);
    // After the start there is no waiting list.
    if (full && (entry.status === 'waiting' || state.startsAt <= now)) return refused(state);
  }
  const status = to === 'accepted' && full ? 'waiting' : to;
  const teller: Notice = `${isHosts(to) ? entry.user : 'host'} ${KINDS[status]}`;
  return settled(put(state, index, { ...entry, status, at: now }), now, [teller]);
}

const told = (state: State, kind: string, statuses: readonly Status[]): Notice[] =>
  state.entries
    .filter(({ status }) => statuses.includes(status))
    .map(({ user }): Notice => `${user} ${kind}`);

/** The result of a step on a session, at the time `now`. */
export function take(state: State, step: Step, now: number): Outcome {
  if (step.act === 'move') return moved(state, step.entry, step.to, now);
  if (state.cancelled || state.endsAt <= now) return refused(state);
  const changed = { ...state, revision: state.revision + 1 };
  switch (step.act) {
    case 'apply': {
      const { user } = step;
      const kept = state.entries.some(
        (entry) => entry.user === user && KEEPS_OUT.has(entry.status),
      );
      if (kept) return refused(state);
      const entries = [...state.entries, { user, status: 'pending' as const, at: now }];
      return {
        state: { ...state, entries },
        done: true,
        notices: ['host application-received'],
      };
    }
    case 'seats':
      if (step.seats < taken(state)) return refused(state);
      return settled({ ...changed, seats: step.seats }, now, []);
    case 'start': {
      const { startsAt } = step;
      const endsAt = startsAt + state.endsAt - state.startsAt;
      const other = startsAt !== state.startsAt;
      const notices = other ? told(state, 'session-changed', ['accepted']) : [];
      return settled({ ...changed, startsAt, endsAt }, now, notices);
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
