import type { TrackKind } from '../../../worker/contract/call-bounds.ts';

/** An SDP of a browser's connection with these lines. */
export const offerOf = (
  origin: string,
  lines: readonly { mid: string; kind: TrackKind }[] = [{ mid: '0', kind: 'audio' }],
) =>
  [
    'v=0',
    `o=- ${origin} 2 IN IP4 127.0.0.1`,
    ...lines.flatMap(({ mid, kind }) => [
      `m=${/audio/iu.test(kind) ? 'audio' : 'video'} 9 UDP/TLS/RTP/SAVPF 0`,
      `a=mid:${mid}`,
    ]),
    '',
  ].join('\r\n');
