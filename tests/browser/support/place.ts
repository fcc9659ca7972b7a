import { inject } from 'vitest';

const places = inject('places');
const place = places[Number(process.env['VITEST_POOL_ID']) - 1];
if (!place) throw new Error(`More files are tried at once than the ${places.length} places.`);

/** The URL of this file's own server, and the origin of its push service. */
export const { url, pushOrigin } = place;

/**
 * Closes the connection after each request from Node. A kept one may be closed for idleness just when it is used again.
 */
export const OWN_CONNECTION = { Connection: 'close' };
