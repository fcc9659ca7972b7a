/** From here on a voice is taken for speaking; measured as the root mean square, 0 to 1. */
export const SPEAKING_LEVEL = 0.02;

export interface Meter {
  /** How loud it is now, 0 to 1. */
  level: () => number;
  close: () => void;
}

/** Measures a microphone on this side. Silent where the browser lets no sound be worked on yet. */
export function meterOf(track: MediaStreamTrack): Meter {
  const context = new AudioContext();
  const analyser = context.createAnalyser();
  analyser.fftSize = 512;
  const samples = new Float32Array(analyser.fftSize);
  const source = context.createMediaStreamSource(new MediaStream([track]));
  source.connect(analyser);
  context.resume().catch(() => undefined);
  return {
    level: () => {
      if (!track.enabled) return 0;
      analyser.getFloatTimeDomainData(samples);
      return Math.sqrt(samples.reduce((sum, sample) => sum + sample * sample, 0) / samples.length);
    },
    close: () => {
      source.disconnect();
      context.close().catch(() => undefined);
    },
  };
}
