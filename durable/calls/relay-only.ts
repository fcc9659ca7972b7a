import type { SignalBody } from '../../worker/contract/call.ts';

/** What a signal may say to somebody who must not learn the sender's address. */

const isRelayed = (candidate: string) => / typ relay(?: |$)/.test(candidate);

/** A relay's candidate also tells from where it was asked for. */
const withoutOrigin = (candidate: string) =>
  candidate.replace(/ raddr \S+ rport \S+/, ' raddr 0.0.0.0 rport 0');

/** Each line of a description that names an address: a relay's stays, any other goes. */
const cleanLine = (line: string): string[] => {
  if (line.startsWith('a=candidate:')) return isRelayed(line) ? [withoutOrigin(line)] : [];
  if (line.startsWith('c=') || line.startsWith('o=')) {
    return [line.replace(/\bIN IP[46] \S+/, 'IN IP4 0.0.0.0')];
  }
  return [line.replace(/^(a=rtcp:\d+) IN .*/, '$1')];
};

/** The signal without its sender's own addresses; null where nothing is left of it. */
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
  // An empty one says that there are no more.
  if (candidate === '') return body;
  if (!isRelayed(candidate)) return null;
  return { ...body, candidate: { ...body.candidate, candidate: withoutOrigin(candidate) } };
}
