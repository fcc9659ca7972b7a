/**
 * Where the API (and its files), the event stream and the call signalling are. Set at build time by the
 * environment variables API_HOST, HUB_HOST and SIGNALLING_HOST (web/build/hosts.ts); this page's origin otherwise.
 */
export const API_HOST = PEERWAY_API_HOST;
export const HUB_HOST = PEERWAY_HUB_HOST;
export const SIGNALLING_HOST = PEERWAY_SIGNALLING_HOST;
