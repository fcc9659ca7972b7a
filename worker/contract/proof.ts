/** What clients need to know about proofs. No imports: the browser loads this without the schema library. */

/** How long a log-in or a later proof counts as a proof. */
export const PROOF_LASTS_MS = 15 * 60 * 1000;

/** How long an admin without a passkey or codes has to set up a first one, from being made an admin or removing the last. */
export const FIRST_FACTOR_LASTS_MS = 60 * 60 * 1000;

/** The type of the problem that asks an admin for a passkey or a code. */
export const FACTOR_NEEDED = 'urn:peerway:factor-needed';

/** The type of the problem that asks for a new proof. */
export const PROOF_NEEDED = 'urn:peerway:proof-needed';
