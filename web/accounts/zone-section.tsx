import { useState } from 'react';

import { announceFailure } from '../base/announce-failure.ts';
import { browserZone } from '../base/browser-zone.ts';
import { ZONE_KEY, chosenZone } from '../base/chosen-zone.ts';
import { saveZone } from '../base/follow-zone.ts';
import { FOLLOWED_KEY } from '../base/followed-zone.ts';
import { keepFields } from '../base/kept-fields.ts';
import { Button } from '../ui/button.tsx';
import { Section } from '../ui/section.tsx';
import { Select } from '../ui/select.tsx';
import { zoneLabel, zoneOptions } from '../ui/zones.ts';
import { accountSettings } from '../words/made/accounts.ts';

const { zone: words } = accountSettings;

/**
 * The zone of all times: a chosen one, or the browser's. Browsers that guard privacy report UTC. Emails and quiet hours go
 * by the account's zone, screens by the device's. It is saved by a button, because each arrow key in the list is a choice.
 */
export function ZoneSection() {
  const [zone, setZone] = useState(chosenZone ?? '');
  const [pending, setPending] = useState(false);

  /** All times are formatted in the zone in which the page was loaded, so it loads again. */
  const save = async () => {
    setPending(true);
    try {
      await saveZone(zone || browserZone());
    } catch (error) {
      setPending(false);
      announceFailure(error);
      return;
    }
    localStorage.removeItem(FOLLOWED_KEY);
    if (zone === '') localStorage.removeItem(ZONE_KEY);
    else localStorage.setItem(ZONE_KEY, zone);
    keepFields();
    location.reload();
  };

  return (
    <Section id="zone" title={words.title}>
      <Select
        label={words.label}
        hint={words.hint}
        options={[
          { value: '', label: words.browser(zoneLabel(browserZone())) },
          ...zoneOptions(chosenZone),
        ]}
        value={zone}
        onChange={({ target }) => setZone(target.value)}
      />
      <Button pending={pending} onClick={() => void save()}>
        {words.save}
      </Button>
    </Section>
  );
}
