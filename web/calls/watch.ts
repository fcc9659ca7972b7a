import type { Clock } from '../presence/clock.ts';
import type { Connection } from './connection.ts';
import { type Meter, SPEAKING_LEVEL, meterOf } from './meter.ts';
import { type Look, qualityBetween, readLook } from './quality.ts';
import { calls } from './store.ts';

/** How often it is looked who speaks, and how long a ring stays through the pauses between words. */
const LEVEL_EVERY_MS = 150;
const SPEAKING_KEPT_MS = 500;
/** How often connections are measured. */
const QUALITY_EVERY_MS = 2_000;

interface WatchInputs {
  clock: Clock;
  mic: () => MediaStreamTrack | null;
  connections: () => { peerId: string; connection: Connection }[];
  relays: () => boolean;
}

/** Looks at who speaks and how the connections do, and tells the screen what has changed. @returns how to stop */
export function watchRoom({ clock, mic, connections, relays }: WatchInputs): () => void {
  const spokeAt = new Map<string, number>();
  const looks = new Map<string, Look>();
  let meter: { track: MediaStreamTrack; meter: Meter } | null = null;
  let stopped = false;
  let stopLevels: (() => void) | null = null;
  let stopQuality: (() => void) | null = null;

  const speaks = (who: string, level: number) => {
    if (level > SPEAKING_LEVEL) spokeAt.set(who, clock.now());
    return clock.now() - (spokeAt.get(who) ?? -Infinity) < SPEAKING_KEPT_MS;
  };
  const ownLevel = () => {
    const track = mic();
    if (meter?.track !== track) {
      meter?.meter.close();
      meter = track && { track, meter: meterOf(track) };
    }
    return meter?.meter.level() ?? 0;
  };

  const levels = () => {
    const { own, people } = calls.view();
    const speaking = speaks('', ownLevel());
    if (own.speaking !== speaking) calls.setOwn({ speaking });
    for (const { peerId, connection } of connections()) {
      const now = speaks(peerId, connection.level());
      if (now !== (people.get(peerId)?.speaking ?? false))
        calls.setPerson(peerId, { speaking: now });
    }
    stopLevels = clock.after(LEVEL_EVERY_MS, levels);
  };

  const measure = async () => {
    for (const { peerId, connection } of connections()) {
      if (connection.state() !== 'connected') continue;
      const look = readLook(await connection.stats());
      const quality = qualityBetween(looks.get(peerId), look);
      looks.set(peerId, look);
      const person = calls.view().people.get(peerId);
      if (!stopped && person && person.quality !== quality) calls.setPerson(peerId, { quality });
    }
  };
  const qualities = () => {
    if (calls.view().own.relays !== relays()) calls.setOwn({ relays: relays() });
    measure()
      // A connection that is closed has nothing to tell.
      .catch(() => undefined)
      .finally(() => {
        if (!stopped) stopQuality = clock.after(QUALITY_EVERY_MS, qualities);
      });
  };

  levels();
  qualities();
  return () => {
    stopped = true;
    stopLevels?.();
    stopQuality?.();
    meter?.meter.close();
  };
}
