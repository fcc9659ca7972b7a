import { useState } from 'react';

import { useAccount } from '../base/account.ts';
import { Button } from '../ui/button.tsx';
import css from '../ui/section.module.css';
import { waysIn } from '../words/made/ways-in.ts';
import { useAddPasskey } from './use-add-passkey.ts';
import { hasPasskeys } from './webauthn.ts';

const { offer: words, passkeys } = waysIn;

const REGISTERED = 'peerway-registered';

/** A passkey is offered to this user, until they answer or close the tab. */
export const offerPasskey = (user: number) => sessionStorage.setItem(REGISTERED, String(user));

/** After the registration: offers a passkey, once. */
export function PasskeyOffer() {
  const { user } = useAccount();
  const [over, setOver] = useState(false);
  const end = () => {
    setOver(true);
    sessionStorage.removeItem(REGISTERED);
  };
  const { adding, add } = useAddPasskey(end);
  if (over || !hasPasskeys() || sessionStorage.getItem(REGISTERED) !== String(user)) return null;
  return (
    <section className={css.section} aria-labelledby="passkey-offer">
      <h2 id="passkey-offer">{words.title}</h2>
      <p className={css.note}>{words.text}</p>
      <div className={css.actions}>
        <Button icon="lock" pending={adding} onClick={() => void add()}>
          {passkeys.add}
        </Button>
        <Button variant="bare" onClick={end}>
          {words.skip}
        </Button>
      </div>
    </section>
  );
}
