import type { Afterwards } from '../../../worker/contract/afterwards.ts';
import type { Person } from '../../../worker/contract/person.ts';
import { ApiError, api, load } from '../../app/api.ts';
import { toLocalInput } from '../../ui/dates.ts';
import { announce } from '../../ui/toast-store.ts';
import { afterwards } from '../../words/afterwards.ts';
import { type Draft, startOf } from './draft.ts';

const { again: words } = afterwards;

/** Whom the new session is played again with. */
export interface Again {
  /** The session that is played again. */
  from: number;
  people: Person[];
}

export const againOf = (from: number, { people }: Pick<Afterwards, 'people'>): Again => ({
  from,
  people: people.filter(({ invitable }) => invitable),
});

/** The same weekday and time, local, in the first week in which that is ahead. */
export function nextWeek(past: Draft, now: number): Draft {
  const start = new Date(startOf(past));
  do start.setDate(start.getDate() + 7);
  while (start.getTime() <= now);
  return { ...past, start: toLocalInput(start.getTime()) };
}

/** Sends the invitations of a new session. The session is there in any case, so a failure is only said. */
export async function inviteAgain(session: number, from: number, users: readonly number[]) {
  if (users.length === 0) return;
  try {
    const param = { id: String(session) };
    const json = { from: `/api/sessions/${from}`, users: users.map((id) => `/api/users/${id}`) };
    const { invited } = await load(api.sessions[':id'].invitations.again.$post({ param, json }));
    announce(words.invited(invited), 'done');
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    announce(words.failed, 'problem');
  }
}
