// A recording to feed Chromium's fake microphone with: a voice at a keyboard, then the keyboard alone, again and again.

const RATE = 48_000;
/** How long the voice speaks and how long it is silent, each. */
export const SPEECH_SECONDS = 3;

/** Of the vowels in "father", "see", "do", "bed" and "go", in Hz. */
const FORMANTS = [
  [730, 1_090, 2_440],
  [270, 2_290, 3_010],
  [300, 870, 2_240],
  [530, 1_840, 2_480],
  [570, 840, 2_410],
];
const SYLLABLES_A_SECOND = 4;

/** Numbers in [-1, 1), the same in each run. */
function noiseFrom(seed: number) {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) | 0;
    return state / 2 ** 31;
  };
}

/** A resonance, as of a mouth. */
function resonator(frequency: number, bandwidth: number) {
  const radius = Math.exp((-Math.PI * bandwidth) / RATE);
  const turn = 2 * radius * Math.cos((2 * Math.PI * frequency) / RATE);
  let [last, before] = [0, 0];
  return (input: number) => {
    const output = (1 - radius) * input + turn * last - radius * radius * before;
    [last, before] = [output, last];
    return output;
  };
}

/** Syllables of vowels, whose pitch goes up and down. */
function speech() {
  const samples = new Float32Array(SPEECH_SECONDS * RATE);
  const length = RATE / SYLLABLES_A_SECOND;
  let phase = 0;
  for (let start = 0; start < samples.length; start += length) {
    const vowel = FORMANTS[(start / length) % FORMANTS.length] ?? [];
    const mouth = vowel.map((frequency, place) => resonator(frequency, 60 + 40 * place));
    for (let at = start; at < start + length; at += 1) {
      phase += (120 + 20 * Math.sin((2 * Math.PI * at) / (0.9 * RATE))) / RATE;
      const opened = phase % 1;
      // A pulse of the vocal cords, which close faster than they open.
      const pulse = opened < 0.6 ? Math.sin((Math.PI * opened) / 0.6) ** 2 * opened : 0;
      const loudness = Math.sin((Math.PI * (at - start)) / length) ** 0.5;
      samples[at] = loudness * mouth.reduce((sum, ring) => sum + ring(pulse - 0.15), 0);
    }
  }
  return samples;
}

/** The hiss of a fan, and a click of a key every 140 ms. */
function keyboard() {
  const next = noiseFrom(1);
  let click = 0;
  return Float32Array.from({ length: 2 * SPEECH_SECONDS * RATE }, (_, at) => {
    click = at % (0.14 * RATE) === 0 ? 1 : click * 0.997;
    return (0.1 + click) * next();
  });
}

const loudest = (samples: Float32Array) =>
  samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);

/** @returns a WAV file, 16 bits, one channel */
export function noisySpeech(): Buffer {
  const [voice, noise] = [speech(), keyboard()];
  const [louder, softer] = [0.5 / loudest(voice), 0.4 / loudest(noise)];
  const file = Buffer.alloc(44 + 2 * noise.length);
  file.write('RIFF', 0);
  file.writeUInt32LE(36 + 2 * noise.length, 4);
  file.write('WAVEfmt ', 8);
  file.writeUInt32LE(16, 16);
  file.writeUInt16LE(1, 20);
  file.writeUInt16LE(1, 22);
  file.writeUInt32LE(RATE, 24);
  file.writeUInt32LE(2 * RATE, 28);
  file.writeUInt16LE(2, 32);
  file.writeUInt16LE(16, 34);
  file.write('data', 36);
  file.writeUInt32LE(2 * noise.length, 40);
  for (const [at, sample] of noise.entries()) {
    const sum = softer * sample + louder * (voice[at] ?? 0);
    file.writeInt16LE(Math.round(32_767 * sum), 44 + 2 * at);
  }
  return file;
}
