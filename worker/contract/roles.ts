/** What the spec calls the roles. No imports: the browser loads this without the schema library, home without the rest of the vocabulary. */

export const ROLE_USER = 'ROLE_USER';
export const ROLE_ADMIN = 'ROLE_ADMIN';
