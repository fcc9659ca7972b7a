import { browserZone } from '../base/browser-zone.ts';
import { ZONE_KEY, chosenZone } from '../base/chosen-zone.ts';
import { saveZone } from '../base/follow-zone.ts';
import { FOLLOWED_KEY } from '../base/followed-zone.ts';
import { Section } from '../ui/section.tsx';
import { zoneLabel, zoneOptions } from '../ui/zones.ts';
import { accountSettings } from '../words/made/accounts.ts';
import { SavedSelect } from './saved-select.tsx';

const { zone: words } = accountSettings;

async function save(zone: string) {
  await saveZone(zone || browserZone());
  localStorage.removeItem(FOLLOWED_KEY);
  if (zone === '') localStorage.removeItem(ZONE_KEY);
  else localStorage.setItem(ZONE_KEY, zone);
}

/**
 * The zone of all times: a chosen one, or the browser's. Browsers that guard privacy report UTC. Emails and quiet hours go
 * by the account's zone, screens by the device's.
 */
export const ZoneSection = () => (
  <Section id="zone" title={words.title}>
    <SavedSelect
      name="zone"
      label={words.label}
      hint={words.hint}
      options={[
        { value: '', label: words.browser(zoneLabel(browserZone())) },
        ...zoneOptions(chosenZone),
      ]}
      value={chosenZone ?? ''}
      button={words.save}
      save={save}
    />
  </Section>
);
