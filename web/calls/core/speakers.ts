import type { CallSettings } from './settings.ts';

/** A track that is played louder than an element of its own can. */
interface Boost {
  gain: AudioParam;
  element: HTMLAudioElement;
  close: () => void;
}

/** Chromium feeds it with a track of a connection only while an element plays that track, too, even muted. */
function boostOf(context: AudioContext, track: MediaStreamTrack): Boost {
  const source = context.createMediaStreamSource(new MediaStream([track]));
  const amplifier = context.createGain();
  const sink = context.createMediaStreamDestination();
  source.connect(amplifier).connect(sink);
  const element = new Audio();
  element.srcObject = sink.stream;
  return {
    gain: amplifier.gain,
    element,
    close: () => {
      source.disconnect();
      element.pause();
      element.srcObject = null;
    },
  };
}

interface Voice {
  user: number;
  track: MediaStreamTrack;
  element: HTMLAudioElement;
  /** What is heard instead of the element above 100 %. */
  boost: Boost | null;
}

type Speaker = Pick<MediaDeviceInfo, 'deviceId' | 'label'>;

interface SpeakersInputs {
  settings: () => CallSettings;
  /** Whether the browser plays no sound because the user has not clicked yet. */
  onAutoplayBlocked: (autoplayBlocked: boolean) => void;
}

/** On iOS, the buttons of the device alone set the volume. */
export function setsVolume() {
  const sound = new Audio();
  sound.volume = 0.5;
  return sound.volume === 0.5;
}

/** Plays the others' audio on every screen: one element for each track, or two if it is louder than an element can be. */
export class Speakers {
  readonly #inputs: SpeakersInputs;
  readonly #voices = new Map<string, Voice>();
  readonly #closing = new AbortController();
  #context: AudioContext | null = null;
  #deafened = false;
  /** The ids of the speakers that there are. Null if the browser hasn't told. */
  #present: ReadonlySet<string> | null = null;

  constructor(inputs: SpeakersInputs) {
    this.#inputs = inputs;
    const again = () => this.#playAll();
    const { signal } = this.#closing;
    addEventListener('pointerup', again, { signal });
    addEventListener('keyup', again, { signal });
  }

  /** @param key one per person and line */
  play(key: string, user: number, track: MediaStreamTrack) {
    const known = this.#voices.get(key);
    known?.boost?.close();
    const element = known?.element ?? new Audio();
    element.srcObject = new MediaStream([track]);
    this.#voices.set(key, { user, track, element, boost: null });
    this.adjust();
  }

  stop(key: string) {
    const voice = this.#voices.get(key);
    if (!voice) return;
    voice.boost?.close();
    voice.element.pause();
    voice.element.srcObject = null;
    this.#voices.delete(key);
  }

  deafen(deafened: boolean) {
    this.#deafened = deafened;
    this.adjust();
  }

  /**
   * Takes the speakers that there are now. While the chosen one is unplugged, the system's default is used, since
   * browsers don't come back to one that was gone. @returns what is new about the chosen one, or null
   */
  follow(outputs: readonly Speaker[]): { back: Speaker | undefined } | null {
    const before = this.#isUnplugged();
    // A page that may not use devices yet gets an empty list.
    if (this.#present || outputs.length > 0) {
      this.#present = new Set(outputs.map(({ deviceId }) => deviceId));
    }
    this.adjust();
    const { speaker } = this.#inputs.settings();
    if (before === this.#isUnplugged()) return null;
    return { back: outputs.find(({ deviceId }) => deviceId === speaker) };
  }

  #isUnplugged() {
    const { speaker } = this.#inputs.settings();
    return speaker !== '' && this.#present?.has(speaker) === false;
  }

  /** The volumes or the speaker have changed. */
  adjust() {
    const { volumes, speaker: chosen } = this.#inputs.settings();
    const speaker = this.#isUnplugged() ? '' : chosen;
    for (const voice of this.#voices.values()) {
      const volume = volumes[voice.user] ?? 1;
      if (volume > 1) voice.boost ??= boostOf(this.#amplifiers(), voice.track);
      if (voice.boost) voice.boost.gain.value = volume;
      // A page that may not play yet has no amplifiers either.
      const isBoosted = volume > 1 && this.#context?.state === 'running';
      voice.element.volume = Math.min(volume, 1);
      voice.element.muted = this.#deafened || isBoosted;
      if (voice.boost) voice.boost.element.muted = this.#deafened || !isBoosted;
    }
    for (const element of this.#elements()) {
      // Not every browser lets a page choose.
      if (typeof element.setSinkId === 'function' && element.sinkId !== speaker) {
        element.setSinkId(speaker).catch(() => undefined);
      }
    }
    this.#playAll();
  }

  close() {
    this.#closing.abort();
    for (const key of this.#voices.keys()) this.stop(key);
    void this.#context?.close();
  }

  #elements() {
    return [...this.#voices.values()].flatMap(({ element, boost }) =>
      boost ? [element, boost.element] : [element],
    );
  }

  #amplifiers() {
    if (this.#context) return this.#context;
    this.#context = new AudioContext();
    const { signal } = this.#closing;
    this.#context.addEventListener('statechange', () => this.adjust(), { signal });
    return this.#context;
  }

  #playAll() {
    if (this.#context?.state === 'suspended') this.#context.resume().catch(() => undefined);
    const waiting = this.#elements().filter(({ paused }) => paused);
    if (waiting.length === 0) return;
    Promise.all(waiting.map((element) => element.play())).then(
      () => this.#inputs.onAutoplayBlocked(false),
      (error: unknown) => {
        if (error instanceof DOMException && error.name === 'NotAllowedError') {
          this.#inputs.onAutoplayBlocked(true);
        }
      },
    );
  }
}
