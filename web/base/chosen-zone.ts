/** Where the zone is kept that was chosen for this device. */
export const ZONE_KEY = 'zone';

/** The chosen zone, such as `Europe/Berlin`. Undefined for the browser's. All times are in it, so a choice loads the page again. */
export const chosenZone = globalThis.localStorage?.getItem(ZONE_KEY) ?? undefined;
