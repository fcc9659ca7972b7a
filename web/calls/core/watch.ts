import type { Clock } from '../../presence/clock.ts';
import type { Connection } from './connection.ts';
import { type Meter, SPEAKING_LEVEL, meterOf } from './meter.ts';
import { type Look, qualityBetween, readLook } from './quality.ts';
import { calls } from './store.ts';

/** How often levels are measured, and how long the speaking mark stays during short pauses. */
export const LEVEL_EVERY_MS = 150;
const SPEAKING_KEPT_MS = 500;
/** How many measurements in a row make talking of a noise while muted, and how long that is shown. */
const TALKS_LOOKS = 4;
const TALKS_KEPT_MS = 4_000;
/**
 * A silent connection is one for which this many measurements in a row find no new sound. A muted peer still sends
 * sound.
 */
export const SILENT_LOOKS = 8;
/** How often connections are measured. */
const QUALITY_EVERY_MS = 2_000;

type Watched = Pick<Connection, 'level' | 'soundAt' | 'state' | 'stats'>;

interface WatchInputs {
  clock: Clock;
  mic: () => MediaStreamTrack | null;
  /** The microphone is open, and this user has muted it. */
  muted: () => boolean;
  connections: () => { peerId: string; connection: Watched }[];
  relays: () => boolean;
  /** Called with each measurement. */
  onLook: (speaking: boolean) => void;
  /** The other's sound has stopped arriving, or arrives again. */
  onSilence: (peerId: string, silent: boolean) => void;
}

/** Measures who speaks and how good the connections are, and shows changes. @returns a function that stops it */
export function watchCall(inputs: WatchInputs): () => void {
  const stops = [watchLevels(inputs), watchQuality(inputs)];
  return () => {
    for (const stop of stops) stop();
  };
}

/** Shows who speaks, and detects whose sound has stopped arriving. */
function watchLevels({
  clock,
  mic,
  muted,
  connections,
  onLook,
  onSilence,
}: WatchInputs): () => void {
  const spokeAt = new Map<string, number>();
  const sounds = new SoundWatch(onSilence);
  const ownMeter = new OwnMeter();
  const talk = new MutedTalk(clock);
  let stop: (() => void) | null = null;

  const speaks = (who: string, level: number) => {
    if (level > SPEAKING_LEVEL) spokeAt.set(who, clock.now());
    return clock.now() - (spokeAt.get(who) ?? -Infinity) < SPEAKING_KEPT_MS;
  };
  const look = () => {
    const { own, people } = calls.view();
    const speaking = speaks('', ownMeter.level(mic()));
    if (own.speaking !== speaking) calls.setOwn({ speaking });
    onLook(speaking);
    const talksMuted = talk.look(muted() ? mic() : null);
    if (own.talksMuted !== talksMuted) calls.setOwn({ talksMuted });
    for (const { peerId, connection } of connections()) {
      const now = speaks(peerId, connection.level());
      if (now !== (people.get(peerId)?.speaking ?? false)) {
        calls.setPerson(peerId, { speaking: now });
      }
      sounds.look(peerId, connection);
    }
    stop = clock.after(LEVEL_EVERY_MS, look);
  };

  look();
  return () => {
    stop?.();
    ownMeter.close();
    talk.close();
  };
}

/** How loud the user's own microphone is. */
class OwnMeter {
  #current: { track: MediaStreamTrack; meter: Meter } | null = null;

  level(track: MediaStreamTrack | null): number {
    if ((this.#current?.track ?? null) !== track) {
      this.close();
      this.#current = track && { track, meter: meterOf(track) };
    }
    return this.#current?.meter.level() ?? 0;
  }

  close() {
    this.#current?.meter.close();
    this.#current = null;
  }
}

/** Detects that the user talks into a muted microphone, by a copy of its track that is sent to nobody. */
class MutedTalk {
  readonly #clock: Clock;
  readonly #meter = new OwnMeter();
  #copy: { of: MediaStreamTrack; track: MediaStreamTrack } | null = null;
  #loudLooks = 0;
  #talkedAt = -Infinity;

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  /** @param mic null while it isn't muted */
  look(mic: MediaStreamTrack | null): boolean {
    if (!mic) {
      this.close();
      return false;
    }
    if (this.#copy?.of !== mic) {
      this.close();
      const track = mic.clone();
      track.enabled = true;
      this.#copy = { of: mic, track };
    }
    const loud = this.#meter.level(this.#copy?.track ?? null) > SPEAKING_LEVEL;
    this.#loudLooks = loud ? this.#loudLooks + 1 : 0;
    if (this.#loudLooks >= TALKS_LOOKS) this.#talkedAt = this.#clock.now();
    return this.#clock.now() - this.#talkedAt < TALKS_KEPT_MS;
  }

  close() {
    this.#meter.close();
    this.#copy?.track.stop();
    this.#copy = null;
    this.#loudLooks = 0;
    this.#talkedAt = -Infinity;
  }
}

/** Detects whose sound has stopped. It counts measurements, not time, because a suspended page hears nothing. */
class SoundWatch {
  readonly #onSilence: WatchInputs['onSilence'];
  readonly #sounds = new Map<string, { at: number; silentLooks: number }>();

  constructor(onSilence: WatchInputs['onSilence']) {
    this.#onSilence = onSilence;
  }

  look(peerId: string, connection: Watched) {
    const known = this.#sounds.get(peerId) ?? { at: 0, silentLooks: 0 };
    const at = connection.state() === 'connected' ? connection.soundAt() : 0;
    const goesOn = known.at === 0 || (at !== 0 && at !== known.at);
    const silentLooks = goesOn ? 0 : known.silentLooks + 1;
    this.#sounds.set(peerId, { at: at || known.at, silentLooks });
    if (silentLooks === SILENT_LOOKS) this.#onSilence(peerId, true);
    if (goesOn && known.silentLooks >= SILENT_LOOKS) this.#onSilence(peerId, false);
  }
}

/** Shows how good each connection is. */
function watchQuality({ clock, connections, relays }: WatchInputs): () => void {
  const looks = new Map<string, Look>();
  let stopped = false;
  let stop: (() => void) | null = null;

  const measure = async ({ peerId, connection }: { peerId: string; connection: Watched }) => {
    if (connection.state() !== 'connected') return;
    const look = readLook(await connection.stats());
    const quality = qualityBetween(looks.get(peerId), look);
    looks.set(peerId, look);
    const person = calls.view().people.get(peerId);
    if (!stopped && person && person.quality !== quality) calls.setPerson(peerId, { quality });
  };
  const look = () => {
    if (calls.view().own.relays !== relays()) calls.setOwn({ relays: relays() });
    // A closed connection can't be measured, the others can.
    void Promise.allSettled(connections().map(measure)).finally(() => {
      if (!stopped) stop = clock.after(QUALITY_EVERY_MS, look);
    });
  };

  look();
  return () => {
    stopped = true;
    stop?.();
  };
}
