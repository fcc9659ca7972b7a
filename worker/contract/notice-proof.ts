/**
 * The proof of work of a notice by a visitor: a number that, after the ticket and a colon, gives a SHA-256 that begins
 * with this many zero bits. It takes a phone seconds and makes floods expensive. No imports: the browser computes it.
 */
export const PROOF_BITS = 15;

export const provenText = (ticket: string, answer: number) => `${ticket}:${answer}`;

/** Whether a hash begins with enough zero bits. */
export function isProof(hash: Uint8Array, bits = PROOF_BITS): boolean {
  const [first = 255, second = 255, third = 255] = hash;
  return ((first << 16) | (second << 8) | third) >>> (24 - bits) === 0;
}
