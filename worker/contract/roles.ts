/** The roles of an account on the wire. No imports: home loads this without the schema library. */

export const ROLE_USER = 'ROLE_USER';
export const ROLE_ADMIN = 'ROLE_ADMIN';
