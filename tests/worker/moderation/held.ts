import { HeldTextList } from '../../../worker/contract/held-text.ts';
import { Settings } from '../../../worker/contract/registration.ts';
import { expectAnswer, getAs, patch } from '../support/client.ts';
import type { Person } from '../support/decisions.ts';
import { addAdmin, addUser } from '../support/people.ts';
import { addGames } from '../support/sessions.ts';

/** Has an admin list words. @returns that admin, and a reader */
export async function listWords() {
  await addGames();
  const [admin, ben] = [await addAdmin(), await addUser()];
  const json = { heldWords: 'Gräßlich\nbad words\nゼルダ' };
  await expectAnswer(patch('/api/admin/settings', json, admin.token), 200, Settings);
  return { admin, ben };
}

export const queueOf = async ({ token }: Pick<Person, 'token'>) =>
  (await getAs(HeldTextList, '/api/admin/held', token)).member;

/** Decides the first held text of an author. */
export async function decideText(admin: Person, author: Person, approved: boolean) {
  const item = (await queueOf(admin)).find(({ user }) => user.id === author.id);
  const body = { approved, reason: 'Looked at', ground: approved ? undefined : { rule: 'hate' } };
  return patch(`/api/admin/held/${item?.id}`, body, admin.token);
}
