import { choosesSpeaker } from './devices.ts';

/** The sounds are synthesized, so no file is loaded for them. */

interface Note {
  /** In Hz. */
  pitch: number;
  /** In s, from the sound's start. */
  at: number;
  for: number;
  loud: number;
}

type SoundName = 'ring' | 'ringback' | 'joined' | 'left';

/** Rising when someone joins, falling when someone leaves. The ring goes up and down. */
const SOUNDS: Record<SoundName, { notes: readonly Note[]; everyS: number }> = {
  ring: {
    notes: [523, 659, 784, 659, 784, 1047].map((pitch, place) => ({
      pitch,
      at: place * 0.16,
      for: 0.3,
      loud: 0.2,
    })),
    everyS: 2.6,
  },
  ringback: { notes: [{ pitch: 425, at: 0, for: 0.9, loud: 0.06 }], everyS: 3.5 },
  joined: {
    notes: [
      { pitch: 523, at: 0, for: 0.12, loud: 0.08 },
      { pitch: 784, at: 0.1, for: 0.2, loud: 0.08 },
    ],
    everyS: 0,
  },
  left: {
    notes: [
      { pitch: 659, at: 0, for: 0.12, loud: 0.08 },
      { pitch: 392, at: 0.1, for: 0.25, loud: 0.08 },
    ],
    everyS: 0,
  },
};

export interface Sounds {
  once: (name: 'joined' | 'left') => void;
  /** @returns a function that stops it */
  loop: (name: 'ring' | 'ringback') => () => void;
  close: () => void;
}

/** The audio node of one speaker. Browsers let only an audio element choose its speaker, if at all. */
function exitOf(context: AudioContext, speaker: string): AudioNode {
  if (speaker === '' || !choosesSpeaker()) return context.destination;
  const exit = context.createMediaStreamDestination();
  const element = new Audio();
  element.srcObject = exit.stream;
  element
    .setSinkId(speaker)
    .then(() => element.play())
    .catch(() => undefined);
  return exit;
}

function play(name: SoundName, out: GainNode, audio: AudioContext) {
  for (const { pitch, at, for: length, loud } of SOUNDS[name].notes) {
    const tone = audio.createOscillator();
    const swell = audio.createGain();
    const begins = audio.currentTime + 0.02 + at;
    tone.type = 'triangle';
    tone.frequency.value = pitch;
    swell.gain.setValueAtTime(0, begins);
    swell.gain.linearRampToValueAtTime(loud, begins + 0.02);
    swell.gain.exponentialRampToValueAtTime(0.0001, begins + length);
    tone.connect(swell).connect(out);
    tone.start(begins);
    tone.stop(begins + length + 0.05);
  }
}

/** @param speaker the output device's id, empty for the system's default */
export function makeSounds(speaker = ''): Sounds {
  let context: AudioContext | null = null;
  let exit: AudioNode | null = null;

  const begin = () => {
    context ??= new AudioContext();
    exit ??= exitOf(context, speaker);
    context.resume().catch(() => undefined);
    const out = context.createGain();
    out.connect(exit);
    return { out, audio: context };
  };

  return {
    once: (name) => {
      const { out, audio } = begin();
      play(name, out, audio);
    },
    loop: (name) => {
      const { out, audio } = begin();
      // While the browser suspends audio, the sounds must not pile up and play all at once.
      const again = () => audio.state === 'running' && play(name, out, audio);
      audio.addEventListener('statechange', again);
      again();
      const timer = setInterval(again, SOUNDS[name].everyS * 1_000);
      return () => {
        clearInterval(timer);
        audio.removeEventListener('statechange', again);
        out.disconnect();
      };
    },
    close: () => {
      context?.close().catch(() => undefined);
      context = null;
      exit = null;
    },
  };
}
