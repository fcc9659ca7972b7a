import type { DeviceItem } from '../../worker/contract/device.ts';
import { api, byId, send } from '../base/api.ts';
import { Badge } from '../ui/badge.tsx';
import { dayAndClock, momentWord } from '../ui/dates.ts';
import { DirectActionButton } from '../ui/direct-action-button.tsx';
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
      {devices.length > 2 && <EndOthers />}
    </Section>
  );
}

/** Logs out all devices but this one. */
const EndOthers = () => (
  <div className={css.actions}>
    <DirectActionButton icon="logout" act={() => send(api.devices.$delete(), words.endedOthers)}>
      {words.endOthers}
    </DirectActionButton>
  </div>
);

function Device({ device }: { device: DeviceItem }) {
  const now = useNow();
  const { id, browser, system, country, current } = device;
  const name = deviceName(browser, system);
  const seenAt = Date.parse(device.lastSeenAt);

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
        <DirectActionButton
          size="sm"
          aria-label={words.endOne(name)}
          act={() => send(api.devices[':id'].$delete(byId(id)), words.ended(name))}
        >
          {words.end}
        </DirectActionButton>
      )}
    </li>
  );
}
