import { checkAccount } from '../base/account.ts';
import { api, send } from '../base/api.ts';
import { useAction } from '../base/use-action.ts';
import { people } from '../words/made/people.ts';

const { done } = people;

/**
 * The actions on a friendship or an invite. `pending` names the one in progress.
 * @param id of the friendship
 * @param onDone called before the page is reloaded
 */
export function useFriendship(id: number, name: string, onDone?: () => void) {
  const { pending, busy, act } = useAction();
  const param = { id: String(id) };
  const accept = () =>
    act('accept', async () => {
      await send(api.friends[':id'].$patch({ param, json: { active: true } }));
      // The notice of an invite that was answered no longer counts.
      void checkAccount();
      onDone?.();
      return done.friends(name);
    });
  const end = (said: string) =>
    act('end', async () => {
      await send(api.friends[':id'].$delete({ param }));
      void checkAccount();
      onDone?.();
      return said;
    });
  return {
    pending,
    busy,
    accept: () => void accept(),
    decline: () => void end(done.declined(name)),
    withdraw: () => void end(done.withdrawn(name)),
    unfriend: () => void end(done.unfriended(name)),
  };
}
