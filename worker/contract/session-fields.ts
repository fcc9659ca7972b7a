// No imports: the browser loads this without the schema library.

/** What a host sets of a session, and what is stored, answered and edited as it was set. In the order of the answers. */
export const PLAIN_FIELDS = [
  'platforms',
  'region',
  'language',
  'level',
  'style',
  'microphone',
  'adultsOnly',
] as const;

type Plain = (typeof PLAIN_FIELDS)[number];

export function plainFieldsOf<Of extends Record<Plain, unknown>>(session: Of): Pick<Of, Plain>;
export function plainFieldsOf(session: Record<Plain, unknown>): object {
  return Object.fromEntries(PLAIN_FIELDS.map((field) => [field, session[field]]));
}

/** What a session begins with, unless its host sets it. */
export const NEW_SESSION = {
  description: '',
  level: 'any',
  style: 'casual',
  microphone: false,
  adultsOnly: false,
  visibility: 'public',
  membersInvite: false,
  instant: 'nobody',
} as const;
