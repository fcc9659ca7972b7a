/* oxlint-disable import/default -- the default export of these files is their address, which the build makes */
import {
  NoiseGateWorkletNode,
  RnnoiseWorkletNode,
  loadRnnoise,
} from '@sapphi-red/web-noise-suppressor';
import gateUrl from '@sapphi-red/web-noise-suppressor/noiseGateWorklet.js?url';
import plainWasmUrl from '@sapphi-red/web-noise-suppressor/rnnoise.wasm?url';
import simdWasmUrl from '@sapphi-red/web-noise-suppressor/rnnoise_simd.wasm?url';
import suppressorUrl from '@sapphi-red/web-noise-suppressor/rnnoiseWorklet.js?url';

// Loaded when someone has turned on strong noise suppression or the voice gate.

/** RNNoise supports only this rate. */
const SAMPLE_RATE = 48_000;
/** How long the gate stays open, so that it doesn't cut words off. */
const HOLD_MS = 300;
/** How far below its threshold the gate closes, in dB. */
const HYSTERESIS_DB = 6;
const MONO: AudioNodeOptions = { channelCount: 1, channelCountMode: 'explicit' };
/** A page that nobody has clicked may not process sound. */
const START_MAX_MS = 1_000;

export interface MicFilter {
  track: MediaStreamTrack;
  /** The microphone stays open. */
  close: () => void;
}

/**
 * Removes noise from the sound of a microphone.
 * @param gate what is quieter than this isn't let through: a root mean square in [0, 1]. 0 lets everything through
 * @throws if the browser can't
 */
export async function filterMicrophone(
  mic: MediaStreamTrack,
  { strong, gate }: { strong: boolean; gate: number },
): Promise<MicFilter> {
  const context = new AudioContext({ sampleRate: SAMPLE_RATE });
  try {
    // The gate ends for good if it runs before it is connected.
    await context.suspend();
    const nodes: AudioNode[] = [
      context.createMediaStreamSource(new MediaStream([mic])),
      // The filters would take only the left channel.
      new GainNode(context, MONO),
    ];
    if (strong) nodes.push(await suppressor(context));
    if (gate > 0) nodes.push(await gateAt(context, gate));
    const end = new MediaStreamAudioDestinationNode(context, MONO);
    nodes.push(end);
    nodes.reduce((from, to) => from.connect(to));
    await started(context);
    const [track] = end.stream.getAudioTracks();
    if (!track) throw new Error('There is no filtered sound.');
    return {
      track,
      close: () => {
        track.stop();
        void context.close();
      },
    };
  } catch (error) {
    void context.close();
    throw error;
  }
}

async function suppressor(context: AudioContext) {
  const [wasmBinary] = await Promise.all([
    loadRnnoise({ url: plainWasmUrl, simdUrl: simdWasmUrl }),
    context.audioWorklet.addModule(suppressorUrl),
  ]);
  return new RnnoiseWorkletNode(context, { maxChannels: 1, wasmBinary });
}

async function gateAt(context: AudioContext, gate: number) {
  await context.audioWorklet.addModule(gateUrl);
  const openThreshold = 20 * Math.log10(gate);
  return new NoiseGateWorkletNode(context, {
    openThreshold,
    closeThreshold: openThreshold - HYSTERESIS_DB,
    holdMs: HOLD_MS,
    maxChannels: 1,
  });
}

async function started(context: AudioContext) {
  const late = new Promise<never>((_, reject) => {
    setTimeout(() => reject(new Error('The browser plays no sound yet.')), START_MAX_MS);
  });
  await Promise.race([context.resume(), late]);
}
