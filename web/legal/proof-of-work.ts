import { isProof, provenText } from '../../worker/contract/notice-proof.ts';

/** Hashes at once. Each alone would wait for its own turn of the browser. */
const AT_ONCE = 128;

const encoder = new TextEncoder();

/** Computes the answer to a ticket, some ten thousand hashes. @returns the smallest number that proves the work */
export async function proveWork(ticket: string, bits: number): Promise<number> {
  for (let start = 0; ; start += AT_ONCE) {
    const answers = Array.from({ length: AT_ONCE }, (_, index) => start + index);
    // oxlint-disable-next-line no-await-in-loop -- Each batch is tried before the next.
    const hashes = await Promise.all(
      answers.map((answer) =>
        crypto.subtle.digest('SHA-256', encoder.encode(provenText(ticket, answer))),
      ),
    );
    const found = answers.find((_, index) => {
      const hash = hashes[index];
      return hash !== undefined && isProof(new Uint8Array(hash), bits);
    });
    if (found !== undefined) return found;
  }
}
