import { beforeEach, expect, it, onTestFinished } from 'vitest';
import { userEvent } from 'vitest/browser';

import { meterOf } from '../../../web/calls/core/meter.ts';
import { filterMicrophone } from '../../../web/calls/core/mic-filter.ts';
import { stopClock } from '../support/clock.ts';

beforeEach(async () => {
  // A filter may start as late as a busy machine lets it.
  stopClock();
  // A browser processes sound only on a page that somebody has used.
  await userEvent.click(document.body);
});

type Options = Parameters<typeof filterMicrophone>[1];

/** A microphone that hears this. */
function micOf(make: (context: AudioContext) => AudioScheduledSourceNode, loudness: number) {
  const context = new AudioContext();
  const source = make(context);
  const end = context.createMediaStreamDestination();
  source.connect(new GainNode(context, { gain: loudness })).connect(end);
  source.start();
  onTestFinished(() => context.close());
  const [track] = end.stream.getAudioTracks();
  if (!track) throw new Error('no track');
  return track;
}

const tone = (context: AudioContext) => new OscillatorNode(context, { frequency: 440 });

/** As of a fan: lower frequencies are louder. */
function noise(context: AudioContext) {
  const buffer = context.createBuffer(1, 2 * context.sampleRate, context.sampleRate);
  let last = 0;
  const samples = Float32Array.from({ length: buffer.length }, () => {
    last = 0.97 * last + 0.3 * (Math.random() * 2 - 1);
    return last;
  });
  buffer.copyToChannel(samples, 0);
  return new AudioBufferSourceNode(context, { buffer, loop: true });
}

/** How loud a microphone is after the filter, once that has settled. */
async function filtered(mic: MediaStreamTrack, options: Options) {
  const filter = await filterMicrophone(mic, options);
  const [before, after] = [meterOf(mic), meterOf(filter.track)];
  onTestFinished(() => [before, after, filter].forEach((one) => one.close()));
  return { before, after };
}

it('strong noise suppression removes nearly all of what isn’t a voice', async () => {
  const { before, after } = await filtered(micOf(noise, 0.1), { strong: true, gate: 0 });
  await expect.poll(before.level).toBeGreaterThan(0.03);
  await expect.poll(() => after.level() / before.level()).toBeLessThan(0.1);
});

it('the gate keeps back what is quieter, and lets through what is louder', async () => {
  const loud = await filtered(micOf(tone, 0.2), { strong: false, gate: 0.05 });
  await expect.poll(loud.after.level).toBeGreaterThan(0.1);
  const quiet = await filtered(micOf(tone, 0.02), { strong: false, gate: 0.05 });
  await expect.poll(quiet.before.level).toBeGreaterThan(0.01);
  expect(quiet.after.level()).toBe(0);
});

it('the filter ends without the microphone', async () => {
  const mic = micOf(tone, 0.2);
  const filter = await filterMicrophone(mic, { strong: false, gate: 0.05 });
  filter.close();
  expect([mic.readyState, filter.track.readyState]).toEqual(['live', 'ended']);
});
