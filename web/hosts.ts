/**
 * Where the API (and its files), the event stream and the call signalling are. Set at build time by the
 * environment variables API_HOST, HUB_HOST and SIGNALLING_HOST (web/build/hosts.ts); this page's origin otherwise.
 */
export const API_HOST = __API_HOST__;
export const HUB_HOST = __HUB_HOST__;
export const SIGNALLING_HOST = __SIGNALLING_HOST__;
