import { browserZone } from './browser-zone.ts';
import { chosenZone } from './chosen-zone.ts';

/** The user's zone, for the server: the one that they chose, or the browser's. */
export const ownZone = (): string => chosenZone ?? browserZone();
