/** The quality of a connection, for a label: most users can't read figures. */
export type Quality = 'good' | 'fair' | 'poor';

/** One measurement of a connection. Two of them give the quality of the time between. */
export interface Look {
  /** In seconds. Null before the first measurement. */
  roundTrip: number | null;
  received: number;
  lost: number;
  /** In seconds. */
  jitter: number;
  framesDecoded: number;
}

const FAIR = { roundTrip: 0.25, loss: 0.02, jitter: 0.04 };
const POOR = { roundTrip: 0.5, loss: 0.08, jitter: 0.1 };

/** Reads the statistics of one connection. */
export function readLook(report: Iterable<[string, unknown]>): Look {
  const look: Look = { roundTrip: null, received: 0, lost: 0, jitter: 0, framesDecoded: 0 };
  for (const [, entry] of report) {
    if (typeof entry !== 'object' || entry === null || !('type' in entry)) continue;
    if (entry.type === 'inbound-rtp') {
      look.received += numberOf(entry, 'packetsReceived');
      look.lost += numberOf(entry, 'packetsLost');
      look.framesDecoded += numberOf(entry, 'framesDecoded');
      if ('kind' in entry && entry.kind === 'audio') {
        look.jitter = Math.max(look.jitter, numberOf(entry, 'jitter'));
      }
    }
    if (entry.type === 'candidate-pair' && 'nominated' in entry && entry.nominated === true) {
      look.roundTrip = numberOf(entry, 'currentRoundTripTime');
    }
  }
  return look;
}

export function qualityBetween(before: Look | undefined, now: Look): Quality {
  const received = now.received - (before?.received ?? 0);
  const lost = Math.max(0, now.lost - (before?.lost ?? 0));
  const loss = received + lost === 0 ? 0 : lost / (received + lost);
  const worse = (bound: typeof FAIR) =>
    (now.roundTrip ?? 0) > bound.roundTrip || loss > bound.loss || now.jitter > bound.jitter;
  if (worse(POOR)) return 'poor';
  return worse(FAIR) ? 'fair' : 'good';
}

function numberOf(entry: object, name: string): number {
  const value: unknown = Object.entries(entry).find(([key]) => key === name)?.[1];
  return typeof value === 'number' ? value : 0;
}
