import { api, send } from './api.ts';
import { browserZone, clocksOf } from './browser-zone.ts';
import { ZONE_KEY, chosenZone } from './chosen-zone.ts';
import { FOLLOWED_KEY, forgetFollowedZone } from './followed-zone.ts';
import { keepFields } from './kept-fields.ts';
import { withKnownZone } from './with-known-zone.ts';

/** What browsers report that hide where they are. */
const HIDDEN = /^(?:Etc\/)?(?:UTC|GMT)$|^Atlantic\/Reykjavik$/;

/** Sets the zone of emails, quiet hours and the daily summary. */
export const saveZone = (zone: string) =>
  withKnownZone(zone, (known) =>
    send(api['notification-settings'].$patch({ json: { zone: known } })),
  );

/**
 * At each load in which no zone is chosen. An account without a zone gets the browser's. A browser that hides its zone
 * takes the account's.
 */
export async function followZone(account: string | null) {
  const here = browserZone();
  const hidden = HIDDEN.test(here);
  if (account === null && !hidden) await saveZone(here);
  // Throws for a zone that this browser doesn't know.
  const follows = account !== null && hidden && clocksOf(account) !== clocksOf(here);
  if (chosenZone === (follows ? account : undefined)) return;
  forgetFollowedZone();
  if (follows) {
    localStorage.setItem(ZONE_KEY, account);
    localStorage.setItem(FOLLOWED_KEY, 'true');
  }
  keepFields();
  location.reload();
}
