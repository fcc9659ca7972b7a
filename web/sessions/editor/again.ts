import { announceFailure } from '../../base/announce-failure.ts';
import { api, byId, load } from '../../base/api.ts';
import { announce } from '../../base/toast-store.ts';
import { afterwards } from '../../words/made/afterwards.ts';

const { again: words } = afterwards;

/** Sends the invitations of a new session. The session already exists, so a failure only shows a message. */
export async function inviteAgain(session: number, from: number, users: readonly number[]) {
  if (users.length === 0) return;
  try {
    const json = { from: `/api/sessions/${from}`, users: users.map((id) => `/api/users/${id}`) };
    const { invited } = await load(
      api.sessions[':id'].invitations.again.$post({ ...byId(session), json }),
    );
    announce(words.invited(invited), 'done');
  } catch (error) {
    announceFailure(error, () => words.failed);
  }
}
