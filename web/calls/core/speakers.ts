import type { CallSettings } from './settings.ts';

interface Voice {
  user: number;
  element: HTMLAudioElement;
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

/** Plays the others' audio on every screen: one element for each track. */
export class Speakers {
  readonly #inputs: SpeakersInputs;
  readonly #voices = new Map<string, Voice>();
  readonly #closing = new AbortController();
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
    const voice = this.#voices.get(key) ?? { user, element: new Audio() };
    voice.element.srcObject = new MediaStream([track]);
    this.#voices.set(key, voice);
    this.adjust();
    this.#playAll();
  }

  stop(key: string) {
    const voice = this.#voices.get(key);
    if (!voice) return;
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
    for (const { user, element } of this.#voices.values()) {
      element.volume = volumes[user] ?? 1;
      element.muted = this.#deafened;
      // Not every browser lets a page choose.
      if (typeof element.setSinkId === 'function' && element.sinkId !== speaker) {
        element.setSinkId(speaker).catch(() => undefined);
      }
    }
  }

  close() {
    this.#closing.abort();
    for (const key of this.#voices.keys()) this.stop(key);
  }

  #playAll() {
    const waiting = [...this.#voices.values()].filter(({ element }) => element.paused);
    if (waiting.length === 0) return;
    Promise.all(waiting.map(({ element }) => element.play())).then(
      () => this.#inputs.onAutoplayBlocked(false),
      (error: unknown) => {
        if (error instanceof DOMException && error.name === 'NotAllowedError') {
          this.#inputs.onAutoplayBlocked(true);
        }
      },
    );
  }
}
