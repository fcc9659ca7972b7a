/** What the client needs to know about ways in, without the schema library. */

/** A log-in, or a later proof, is good for this long. */
export const PROOF_LASTS_MS = 15 * 60 * 1000;

/** The type of the problem that asks an admin for a passkey or a code. */
export const FACTOR_NEEDED = 'urn:peerway:factor-needed';

/** The type of the problem that asks for a new proof. */
export const PROOF_NEEDED = 'urn:peerway:proof-needed';
