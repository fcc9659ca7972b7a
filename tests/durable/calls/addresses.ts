/** What a browser finds out about the ways to it, with its addresses. */

export const HOST = 'candidate:1 1 udp 2122260223 192.168.7.9 54321 typ host generation 0';
export const REFLEXIVE =
  'candidate:2 1 udp 1686052607 203.0.113.7 54321 typ srflx raddr 192.168.7.9 rport 54321';
export const RELAY =
  'candidate:3 1 udp 41885439 198.51.100.4 50000 typ relay raddr 203.0.113.7 rport 54321';
export const SDP = [
  'v=0',
  'o=- 46 2 IN IP4 192.168.7.9',
  's=-',
  'm=audio 54321 UDP/TLS/RTP/SAVPF 111',
  'c=IN IP4 203.0.113.7',
  'a=rtcp:54321 IN IP4 203.0.113.7',
  `a=${HOST}`,
  `a=${REFLEXIVE}`,
  `a=${RELAY}`,
  'a=ice-ufrag:abcd',
  '',
].join('\r\n');

export const candidate = (text: string) => ({ candidate: { candidate: text } });
