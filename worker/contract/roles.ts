/** The role names of the spec. No imports: home loads this without the schema library. */

export const ROLE_USER = 'ROLE_USER';
export const ROLE_ADMIN = 'ROLE_ADMIN';
