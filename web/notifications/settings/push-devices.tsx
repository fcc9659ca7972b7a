import { useEffect, useState } from 'react';

import type { NotificationSettings } from '../../../worker/contract/notification-settings.ts';
import { deviceName } from '../../accounts/device-name.ts';
import { useAccount } from '../../base/account.ts';
import { ApiError, api, byId, send } from '../../base/api.ts';
import { Badge } from '../../ui/badge.tsx';
import { DirectActionButton } from '../../ui/direct-action-button.tsx';
import { Icon } from '../../ui/icon.tsx';
import section from '../../ui/section.module.css';
import { Section } from '../../ui/section.tsx';
import { accountSettings } from '../../words/made/accounts.ts';
import { pushOffer as offer } from '../../words/made/install.ts';
import { pushDevices as words } from '../../words/made/notification-settings.ts';
import { NOT_ON, type PushState, turnOffPush, pushState, turnOnPush } from '../push.ts';

type PushDevice = NotificationSettings['pushDevices'][number];

const { devices: named } = accountSettings;

const WHY_NOT = { denied: offer.denied, install: offer.ios, unsupported: words.unsupported };

interface PushDevicesProps {
  devices: readonly PushDevice[];
  /** Whether this instance sends pushes. */
  available: boolean;
}

/** The browsers that get pushes, this one first. Each can be tested and removed. */
export function PushDevices({ devices, available }: PushDevicesProps) {
  // When this changes, the browser's state is read again.
  const subscribed = devices.some(({ current }) => current);
  return (
    <Section
      id="push-devices"
      title={words.title}
      hint={available ? words.hint : words.unavailable}
    >
      {available && <ThisBrowser key={String(subscribed)} subscribed={subscribed} />}
      {devices.length > 0 && (
        <ul className={section['rows']}>
          {devices.map((device) => (
            <Device key={device.id} {...device} />
          ))}
        </ul>
      )}
    </Section>
  );
}

/**
 * This browser's pushes.
 * @param subscribed whether the server has its subscription, which may have been removed elsewhere
 */
function ThisBrowser({ subscribed }: { subscribed: boolean }) {
  const { user } = useAccount();
  const [state, setState] = useState<PushState>();
  useEffect(() => {
    void pushState(user)
      .catch(() => 'unsupported' as const)
      .then(setState);
  }, [user]);
  const turnOn = async () => {
    const result = await turnOnPush(user).catch(() => 'unavailable' as const);
    setState(await pushState(user));
    if (result === 'on') return words.on;
    throw new ApiError('refused', 0, offer[NOT_ON[result]]);
  };
  if (state === undefined || (state === 'on' && subscribed)) return null;
  if (state !== 'on' && state !== 'off') return <p>{WHY_NOT[state]}</p>;
  return (
    <>
      <p>{words.off}</p>
      <DirectActionButton icon="bell" act={turnOn}>
        {offer.turnOn}
      </DirectActionButton>
    </>
  );
}

function Device({ id, browser, system, current }: PushDevice) {
  const name = deviceName(browser, system);
  const remove = async () => {
    await send(api.push.subscriptions[':id'].$delete(byId(id)));
    if (current) await turnOffPush();
    return words.removed(name);
  };
  return (
    <li className={section['row']}>
      <Icon name="bell" size={24} />
      <p className={section['fact']}>
        <strong>{name}</strong>
        {current && <Badge tone="here">{named.current}</Badge>}
      </p>
      <div className={section['actions']}>
        <DirectActionButton
          size="sm"
          aria-label={words.testOne(name)}
          act={() => send(api.push.subscriptions[':id'].test.$post(byId(id)), words.tested(name))}
        >
          {words.test}
        </DirectActionButton>
        <DirectActionButton size="sm" aria-label={words.removeOne(name)} act={remove}>
          {words.remove}
        </DirectActionButton>
      </div>
    </li>
  );
}
