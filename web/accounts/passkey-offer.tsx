import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router';

import { Button } from '../ui/button.tsx';
import css from '../ui/section.module.css';
import { waysIn } from '../words/made/ways-in.ts';
import { useAddPasskey } from './use-add-passkey.ts';
import { hasPasskeys } from './webauthn.ts';

const { offer: words, passkeys } = waysIn;

/** Right after the registration: offers a passkey, once. */
export function PasskeyOffer() {
  const { pathname, search, ...place } = useLocation();
  const navigate = useNavigate();
  const [over, setOver] = useState(false);
  // A reload or the way back must not offer it again.
  const end = () => {
    setOver(true);
    void navigate(pathname + search, { replace: true, preventScrollReset: true });
  };
  const { adding, add } = useAddPasskey(end);
  if (over || !hasPasskeys() || !isRegistered(place.state)) return null;
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

const isRegistered = (state: unknown) =>
  typeof state === 'object' && state !== null && 'registered' in state;
