import { ZONE_KEY } from './chosen-zone.ts';

/** Set while the zone of this device is the account's, not a choice. */
export const FOLLOWED_KEY = 'zone_followed';

/** The next user of this browser doesn't get the account's zone. */
export function forgetFollowedZone() {
  if (localStorage.getItem(FOLLOWED_KEY) === null) return;
  localStorage.removeItem(FOLLOWED_KEY);
  localStorage.removeItem(ZONE_KEY);
}
