import type { ApplicationItem } from '../../../worker/contract/application.ts';
import { ApiError, api, byId, load } from '../../base/api.ts';
import { sessions } from '../../words/made/sessions.ts';
import { comma } from '../../words/punctuation.ts';

const { applicants: words } = sessions;

export type Answer = 'accepted' | 'declined';

/**
 * Answers applications one after the other, so that seats are given in the order of the list. Those that the server
 * refuses or no longer has are skipped.
 */
export async function answerAll(ids: readonly number[], status: Answer) {
  const answered: ApplicationItem[] = [];
  let refusal: ApiError | undefined;
  for (const id of ids) {
    try {
      answered.push(await load(api.applications[':id'].$patch({ ...byId(id), json: { status } })));
    } catch (error) {
      if (!(error instanceof ApiError) || !['refused', 'missing'].includes(error.kind)) throw error;
      refusal = error;
    }
  }
  if (answered.length === 0 && refusal) throw refusal;
  return answered;
}

/** "In: Mira. On the waiting list: Jonas." */
export function describeAnswers(answered: readonly ApplicationItem[]) {
  const namesOf = (status: ApplicationItem['status']) =>
    answered.filter((application) => application.status === status).map(({ user }) => user.name);
  const parts: [names: string[], say: (names: string) => string][] = [
    [namesOf('accepted'), words.accepted],
    [namesOf('waiting'), words.onWaitingList],
    [namesOf('declined'), words.declined],
  ];
  return parts
    .filter(([names]) => names.length > 0)
    .map(([names, say]) => say(names.join(comma)))
    .join(' ');
}
