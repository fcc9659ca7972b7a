import { useEffect, useState, useSyncExternalStore } from 'react';

import { useAccount } from '../base/account.ts';
import { type PushOccasion, closePushOffer, pushOffer } from '../base/push-offer.ts';
import { announce } from '../base/toast-store.ts';
import { usePending } from '../base/use-pending.ts';
import { Button } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { pushOffer as words } from '../words/made/install.ts';
import css from './push-card.module.css';
import { NOT_ON, type PushState, pushState, turnOnPush } from './push.ts';

/**
 * Offers notifications after an occasion such as an application. The browser asks for the permission only after a
 * click.
 */
export function PushCard() {
  const offer = useSyncExternalStore(pushOffer.subscribe, pushOffer.get);
  const { user } = useAccount();
  const occasion = offer?.user === user ? offer.occasion : null;
  const [state, setState] = useState<PushState>();
  useEffect(() => {
    if (occasion === null) return;
    pushState(user).then(setState, () => setState('unsupported'));
  }, [occasion, user]);
  if (occasion === null || (state !== 'off' && state !== 'install')) return null;
  return <Offer occasion={occasion} user={user} installFirst={state === 'install'} />;
}

interface OfferProps {
  occasion: PushOccasion;
  user: number;
  installFirst: boolean;
}

function Offer({ occasion, user, installFirst }: OfferProps) {
  const { busy, run } = usePending();
  const turnOn = async () => {
    const result = await turnOnPush(user).catch(() => 'unavailable' as const);
    if (result === 'on') announce(words.on, 'done', '/user/notifications');
    else announce(words[NOT_ON[result]], 'problem');
    closePushOffer(result === 'denied');
  };
  return (
    <aside className={css.card} aria-label={words.label}>
      <Icon name="bell" />
      <div>
        <p className={css.title}>{words.title[occasion]}</p>
        <p>{installFirst ? words.ios : words.hint}</p>
      </div>
      <div className={css.actions}>
        {!installFirst && (
          <Button size="sm" variant="primary" pending={busy} onClick={() => void run(turnOn)}>
            {words.turnOn}
          </Button>
        )}
        <Button size="sm" onClick={() => closePushOffer(true)}>
          {words.later}
        </Button>
      </div>
    </aside>
  );
}
