/**
 * The services whose account lets someone log in here. `demo` is the one that `npm start` runs on this machine. No
 * imports: the browser loads this without the schema library.
 */
export const PROVIDERS = ['discord', 'google', 'twitch', 'steam', 'demo'] as const;

/** The ways to log in to a device. */
export const LOGIN_WAYS = ['password', 'passkey', 'code', ...PROVIDERS] as const;

export type Provider = (typeof PROVIDERS)[number];
