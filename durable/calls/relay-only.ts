import type { SignalBody } from '../../worker/contract/call.ts';

/**
 * Removes the sender's own IP addresses from a signal. Between people who aren't friends only the relay's address may
 * pass.
 */

const isRelayed = (candidate: string) => / typ relay(?: |$)/.test(candidate);

/** A relay's candidate also carries the address from which the relay was used, as `raddr 192.0.2.7 rport 5000`. */
const withoutOrigin = (candidate: string) =>
  candidate.replace(/ raddr \S+ rport \S+/, ' raddr 0.0.0.0 rport 0');

/** Cleans one line of an SDP description. A relay's candidate stays, every other candidate is dropped. */
const cleanLine = (line: string): string[] => {
  if (line.startsWith('a=candidate:')) return isRelayed(line) ? [withoutOrigin(line)] : [];
  if (line.startsWith('c=') || line.startsWith('o=')) {
    return [line.replace(/\bIN IP[46] \S+/, 'IN IP4 0.0.0.0')];
  }
  return [line.replace(/^(a=rtcp:\d+) IN .*/, '$1')];
};

/** The signal without its sender's own addresses. Null if nothing is left of it. */
export function relayOnly(body: SignalBody): SignalBody | null {
  if ('description' in body) {
    const { description } = body;
    const sdp = description.sdp
      .split(/\r\n|\r|\n/)
      .flatMap(cleanLine)
      .join('\r\n');
    return { ...body, description: { ...description, sdp } };
  }
  const { candidate } = body.candidate;
  // An empty candidate means that there are no more.
  if (candidate === '') return body;
  if (!isRelayed(candidate)) return null;
  return { ...body, candidate: { ...body.candidate, candidate: withoutOrigin(candidate) } };
}
