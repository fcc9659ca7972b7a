/** Who may register. No imports: the browser loads this without the schema library. */

export const REGISTRATION_MODES = ['open', 'invite', 'approval', 'closed'] as const;

export type RegistrationMode = (typeof REGISTRATION_MODES)[number];
