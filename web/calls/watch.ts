import type { Clock } from '../presence/clock.ts';
import type { Connection } from './connection.ts';
import { type Meter, SPEAKING_LEVEL, meterOf } from './meter.ts';
import { type Look, qualityBetween, readLook } from './quality.ts';
import { calls } from './store.ts';

/** How often it is looked who speaks, and how long a ring stays through the pauses between words. */
export const LEVEL_EVERY_MS = 150;
const SPEAKING_KEPT_MS = 500;
/** Sound comes while one is muted too: it has stopped when so many looks in a row find none that is new. */
export const SILENT_LOOKS = 8;
/** How often connections are measured. */
const QUALITY_EVERY_MS = 2_000;

type Watched = Pick<Connection, 'level' | 'soundAt' | 'state' | 'stats'>;

interface WatchInputs {
  clock: Clock;
  mic: () => MediaStreamTrack | null;
  connections: () => { peerId: string; connection: Watched }[];
  relays: () => boolean;
  /** The other's sound has stopped coming, or comes again. */
  onSilence: (peerId: string, silent: boolean) => void;
}

/** Looks at who speaks and how the connections do, and tells the screen what has changed. @returns how to stop */
export function watchRoom(inputs: WatchInputs): () => void {
  const { clock, mic, connections, relays, onSilence } = inputs;
  const spokeAt = new Map<string, number>();
  const sounds = new Map<string, { at: number; silentLooks: number }>();
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

  /** Counted in looks and not in time: a page that stands still itself hears nothing either. */
  const listen = (peerId: string, connection: Watched) => {
    const known = sounds.get(peerId) ?? { at: 0, silentLooks: 0 };
    const at = connection.state() === 'connected' ? connection.soundAt() : 0;
    const goesOn = known.at === 0 || (at !== 0 && at !== known.at);
    const silentLooks = goesOn ? 0 : known.silentLooks + 1;
    sounds.set(peerId, { at: at || known.at, silentLooks });
    if (silentLooks === SILENT_LOOKS) onSilence(peerId, true);
    if (goesOn && known.silentLooks >= SILENT_LOOKS) onSilence(peerId, false);
  };

  const levels = () => {
    const { own, people } = calls.view();
    const speaking = speaks('', ownLevel());
    if (own.speaking !== speaking) calls.setOwn({ speaking });
    for (const { peerId, connection } of connections()) {
      const now = speaks(peerId, connection.level());
      if (now !== (people.get(peerId)?.speaking ?? false))
        calls.setPerson(peerId, { speaking: now });
      listen(peerId, connection);
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
