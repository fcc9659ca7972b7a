import { type FocusEvent, useState } from 'react';

import type { NotificationSettings } from '../../../worker/contract/notification-settings.ts';
import { ownZone } from '../../base/own-zone.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/field.tsx';
import section from '../../ui/section.module.css';
import { Section } from '../../ui/section.tsx';
import { Select } from '../../ui/select.tsx';
import { Switch } from '../../ui/switch.tsx';
import { isOtherClock, zoneLabel, zoneOptions } from '../../ui/zones.ts';
import { hours } from '../../words/made/hours.ts';
import { notificationSettings } from '../../words/made/notification-settings.ts';
import css from './settings.module.css';
import type { Settings } from './use-settings.ts';

const words = notificationSettings.when;

const NIGHT = { from: '22:00', to: '08:00' };

/** The stored zone counts only with quiet hours or the daily email. Without them that of this device is proposed. */
const zoneOf = ({ quietHours, digest, zone }: NotificationSettings) =>
  quietHours || digest ? zone : ownZone();

interface ZoneProps extends Pick<Settings, 'change'> {
  zone: string;
}

/** The zone, and a hint if this device is in another one, as after a move. */
function ZoneField({ zone, change }: ZoneProps) {
  const here = ownZone();
  return (
    <>
      <Select
        label={words.zone}
        value={zone}
        options={zoneOptions(zone)}
        onChange={({ target }) => change({ zone: target.value })}
      />
      {isOtherClock(zone, here) && (
        <div className={section['actions']}>
          <p className={section['note']}>{words.elsewhere(zoneLabel(here))}</p>
          <Button size="sm" onClick={() => change({ zone: here })}>
            {hours.changeZone(zoneLabel(here))}
          </Button>
        </div>
      )}
    </>
  );
}

/** Quiet hours, the daily email and private pushes. */
export function WhenAndHow({ settings, change }: Settings) {
  const { quietHours, digest, privatePush } = settings;
  const zone = zoneOf(settings);
  return (
    <Section id="when" title={words.title}>
      <Switch
        label={words.quiet}
        hint={words.quietHint}
        checked={quietHours !== null}
        onChange={({ target }) => change({ quietHours: target.checked ? NIGHT : null, zone })}
      />
      {quietHours !== null && <QuietTimes quietHours={quietHours} change={change} />}
      <Switch
        label={words.digest}
        hint={words.digestHint}
        checked={digest}
        onChange={({ target }) => change({ digest: target.checked, zone })}
      />
      {(quietHours !== null || digest) && <ZoneField zone={zone} change={change} />}
      <Switch
        label={words.private}
        hint={words.privateHint}
        checked={privatePush}
        onChange={({ target }) => change({ privatePush: target.checked })}
      />
    </Section>
  );
}

interface QuietTimesProps extends Pick<Settings, 'change'> {
  quietHours: NonNullable<NotificationSettings['quietHours']>;
}

/**
 * The start and end of the quiet hours. They are saved when a field loses the focus, because a half-typed time is
 * another time.
 */
function QuietTimes({ quietHours, change }: QuietTimesProps) {
  const [times, setTimes] = useState(quietHours);
  const same = times.from === times.to;
  const leave = ({ target }: FocusEvent<HTMLInputElement>) => {
    const changed = times.from !== quietHours.from || times.to !== quietHours.to;
    if (target.validity.valid && changed && !same) change({ quietHours: times });
  };
  const time = (name: 'from' | 'to') => ({
    type: 'time',
    required: true,
    label: words[name],
    value: times[name],
    onBlur: leave,
    onChange: ({ target }: { target: HTMLInputElement }) =>
      setTimes({ ...times, [name]: target.value }),
  });
  return (
    <div className={css.times}>
      <TextField {...time('from')} />
      <TextField {...time('to')} error={same && words.same} />
    </div>
  );
}
