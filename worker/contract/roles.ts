/** The roles of an account on the wire. No imports: home loads this without the schema library. */

export const ROLE_USER = 'ROLE_USER';
/** Decides reports and appeals, takes content down, warns, and suspends for up to seven days. */
export const ROLE_MODERATOR = 'ROLE_MODERATOR';
export const ROLE_ADMIN = 'ROLE_ADMIN';
