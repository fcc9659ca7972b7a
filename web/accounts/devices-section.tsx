import type { DeviceItem } from '../../worker/contract/device.ts';
import { api, byId, send } from '../base/api.ts';
import { useAction } from '../base/use-action.ts';
import { Badge } from '../ui/badge.tsx';
import { Button } from '../ui/button.tsx';
import { dayAndClock, momentWord } from '../ui/dates.ts';
import { Icon } from '../ui/icon.tsx';
import css from '../ui/section.module.css';
import { Section } from '../ui/section.tsx';
import { useNow } from '../ui/use-now.ts';
import { locale } from '../words/language.ts';
import { accountSettings } from '../words/made/accounts.ts';
import { deviceName } from './device-name.ts';

const { devices: words, sections } = accountSettings;

/** A device that was seen within this time is in use. A device in use renews its log-in every 15 minutes. */
const IN_USE_MS = 22 * 60 * 1000;

const countries = () => new Intl.DisplayNames(locale, { type: 'region' });

const HANDHELD = new Set(['Android', 'iPhone', 'iPad']);

/** The devices that the user is logged in with. The user can log out any device but this one. */
export function DevicesSection({ devices }: { devices: readonly DeviceItem[] }) {
  return (
    <Section id="devices" title={sections.devices} hint={words.hint}>
      <ul className={css.rows}>
        {devices.map((device) => (
          <Device key={device.id} device={device} />
        ))}
      </ul>
      {devices.length === 1 && <p className={css.note}>{words.only}</p>}
      {devices.length > 2 && <EndOthers devices={devices} />}
    </Section>
  );
}

/** Logs out all devices but this one. */
function EndOthers({ devices }: { devices: readonly DeviceItem[] }) {
  const { pending, act } = useAction();
  const end = () =>
    act('end', async () => {
      const others = devices.filter(({ current }) => !current);
      await Promise.all(others.map(({ id }) => send(api.devices[':id'].$delete(byId(id)))));
      return words.endedOthers;
    });
  return (
    <div className={css.actions}>
      <Button icon="logout" pending={pending === 'end'} onClick={() => void end()}>
        {words.endOthers}
      </Button>
    </div>
  );
}

function Device({ device }: { device: DeviceItem }) {
  const { pending, act } = useAction();
  const now = useNow();
  const { id, browser, system, country, current } = device;
  const name = deviceName(browser, system);
  const seenAt = Date.parse(device.lastSeenAt);

  const end = () => act('end', () => send(api.devices[':id'].$delete(byId(id)), words.ended(name)));

  return (
    <li className={css.row}>
      <Icon name={HANDHELD.has(system ?? '') ? 'mobile' : 'monitor'} size={24} />
      <div className={css.what}>
        <p className={css.fact}>
          <strong>{name}</strong>
          {current && <Badge tone="here">{words.current}</Badge>}
        </p>
        <p className="faint-small">
          {country !== null && `${countries().of(country) ?? country} · `}
          {current || now - seenAt < IN_USE_MS
            ? words.seenNow
            : words.seen(dayAndClock(seenAt, now))}
          {' · '}
          {words.since[device.way](momentWord(Date.parse(device.loggedInAt)))}
        </p>
      </div>
      {!current && (
        <Button
          size="sm"
          aria-label={words.endOne(name)}
          pending={pending === 'end'}
          onClick={() => void end()}
        >
          {words.end}
        </Button>
      )}
    </li>
  );
}
