import { api, load, send } from '../base/api.ts';
import { announce } from '../base/toast-store.ts';
import { useAction } from '../base/use-action.ts';
import { waysIn } from '../words/made/ways-in.ts';
import { createPasskey, wasCancelled } from './webauthn.ts';

const { passkeys: words } = waysIn;

/** Creates a passkey on this device and adds it to the account. */
export function useAddPasskey(onAdded: () => void = () => {}) {
  const { pending, act } = useAction();
  const add = async () => {
    try {
      await act('add', async () => {
        const asked = await load(api.passkeys.options.$post());
        await send(api.passkeys.$post({ json: await createPasskey(asked) }));
        onAdded();
        return words.added;
      });
    } catch (error) {
      if (error instanceof Error && error.name === 'InvalidStateError') announce(words.there);
      else if (wasCancelled(error)) announce(words.failed);
      else if (error instanceof DOMException) announce(waysIn.unusable, 'problem');
      else throw error;
    }
  };
  return { adding: pending === 'add', add };
}
