import { announceFailure } from '../base/announce-failure.ts';
import { browserZone } from '../base/browser-zone.ts';
import { ZONE_KEY, chosenZone } from '../base/chosen-zone.ts';
import { saveZone } from '../base/follow-zone.ts';
import { keepFields } from '../base/kept-fields.ts';
import { Section } from '../ui/section.tsx';
import { Select } from '../ui/select.tsx';
import { zoneLabel, zoneOptions } from '../ui/zones.ts';
import { accountSettings } from '../words/made/accounts.ts';

const { zone: words } = accountSettings;

/**
 * Emails and quiet hours go by the account's zone, screens by the device's. All times are formatted in the zone in which
 * the page was loaded, so a choice loads it again. If it can't be saved, nothing changes.
 */
async function choose(chosen: string) {
  try {
    await saveZone(chosen || browserZone());
  } catch (error) {
    announceFailure(error);
    return;
  }
  if (chosen === '') localStorage.removeItem(ZONE_KEY);
  else localStorage.setItem(ZONE_KEY, chosen);
  keepFields();
  location.reload();
}

/** The zone of all times: a chosen one, or the browser's. Browsers that guard privacy report UTC. */
export const ZoneSection = () => (
  <Section id="zone" title={words.title}>
    <Select
      label={words.label}
      hint={words.hint}
      options={[
        { value: '', label: words.browser(zoneLabel(browserZone())) },
        ...zoneOptions(chosenZone),
      ]}
      value={chosenZone ?? ''}
      onChange={({ target }) => void choose(target.value)}
    />
  </Section>
);
