/**
 * The hosts of the API (and its files), the event stream and the call signalling. Environment variables set them at
 * build time (web/build/hosts.ts): API_HOST, HUB_HOST and SIGNALLING_HOST. Default: this page's origin.
 */
export const API_HOST = PEERWAY_API_HOST;
export const HUB_HOST = PEERWAY_HUB_HOST;
export const SIGNALLING_HOST = PEERWAY_SIGNALLING_HOST;
