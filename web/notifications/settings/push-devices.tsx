import type { NotificationSettings } from '../../../worker/contract/notification-settings.ts';
import { Section } from '../../accounts/section.tsx';
import section from '../../accounts/section.module.css';
import { api, send } from '../../app/api.ts';
import { useAction } from '../../sessions/page/use-action.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { accountSettings } from '../../words/en/accounts.ts';
import { pushDevices as words } from '../../words/en/notification-settings.ts';

type PushDevice = NotificationSettings['pushDevices'][number];

const { devices: named } = accountSettings;

/** The browsers that take pushes. Each can be tried and removed. */
export const PushDevices = ({ devices }: { devices: readonly PushDevice[] }) => (
  <Section id="push-devices" title={words.title} hint={words.hint}>
    {devices.length === 0 ? (
      <p className={section['note']}>{words.none}</p>
    ) : (
      <ul className={section['rows']}>
        {devices.map((device) => (
          <Device key={device.id} {...device} />
        ))}
      </ul>
    )}
  </Section>
);

function Device({ id, browser, system, current }: PushDevice) {
  const { pending, act } = useAction();
  const name = named.name(browser, system);
  const remove = () =>
    act('remove', async () => {
      await send(api.push.subscriptions[':id'].$delete({ param: { id: String(id) } }));
      return words.removed(name);
    });
  const test = () =>
    act('test', async () => {
      await send(api.push.subscriptions[':id'].test.$post({ param: { id: String(id) } }));
      return words.tested(name);
    });
  return (
    <li className={section['row']}>
      <Icon name="bell" size={24} />
      <p className={section['fact']}>
        <strong>{name}</strong>
        {current && <Badge tone="here">{named.current}</Badge>}
      </p>
      <div className={section['actions']}>
        <Button
          size="sm"
          aria-label={words.testOne(name)}
          pending={pending === 'test'}
          onClick={() => void test()}
        >
          {words.test}
        </Button>
        <Button
          size="sm"
          aria-label={words.removeOne(name)}
          pending={pending === 'remove'}
          onClick={() => void remove()}
        >
          {words.remove}
        </Button>
      </div>
    </li>
  );
}
