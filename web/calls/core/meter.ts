/** The level from which a voice counts as speaking: the root mean square, in [0, 1]. */
export const SPEAKING_LEVEL = 0.02;

export interface Meter {
  /** How loud it is now, in [0, 1]. */
  level: () => number;
  close: () => void;
}

/** Measures the local microphone. It reads 0 while the browser suspends audio. */
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
