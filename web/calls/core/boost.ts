/** A track that is played louder than an element of its own can. */
export interface Boost {
  gain: AudioParam;
  element: HTMLAudioElement;
  close: () => void;
}

/** Chromium feeds it with a track of a connection only while an element plays that track, too, even muted. */
export function boostOf(context: AudioContext, track: MediaStreamTrack): Boost {
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
