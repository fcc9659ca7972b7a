/** Where the zone of this device is kept: a chosen one, or the account's. */
export const ZONE_KEY = 'zone';

/** The zone with which the page was loaded, such as `Europe/Berlin`. Undefined for the browser's. All times are in it. */
export const chosenZone = globalThis.localStorage?.getItem(ZONE_KEY) ?? undefined;
