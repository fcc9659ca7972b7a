import { expect, it, onTestFinished, vi } from 'vitest';
import { page } from 'vitest/browser';

import { type Meter, meterOf } from '../../../web/calls/core/meter.ts';
import { callSettings } from '../../../web/calls/core/settings.ts';
import { makeSilence } from '../../../web/calls/core/sfu-peer.ts';
import { Speakers } from '../../../web/calls/core/speakers.ts';
import { calls } from '../../../web/calls/core/store.ts';
import { button, openCall, stage, useDevices } from '../support/fixtures-calls.ts';

const device = (
  deviceId: string,
  label: string,
  groupId = label,
  kind: MediaDeviceKind = 'audioinput',
) => ({
  kind,
  deviceId,
  label,
  groupId,
  toJSON: () => ({}),
});
const BUILT_IN = device('built-in', 'Built-in microphone');
const HEADSET = device('headset', 'Headset');
const preferred = ({ label, groupId }: MediaDeviceInfo) =>
  device('default', `Default - ${label}`, groupId);

const alert = (text: string | RegExp) => page.getByText(text, { exact: true });

/** Opens a call, and plugs something in or out. @returns what does it once more */
async function plugIn(before: MediaDeviceInfo[], after: MediaDeviceInfo[]) {
  const { mediaDevices } = navigator;
  const listed = vi.spyOn(mediaDevices, 'enumerateDevices').mockResolvedValue(before);
  onTestFinished(() => {
    listed.mockRestore();
    callSettings.change({ mic: '' });
  });
  await openCall();
  await expect
    .poll(() => listed.mock.settledResults.map(({ type }) => type))
    .toContain('fulfilled');
  const change = (now: MediaDeviceInfo[]) => {
    listed.mockResolvedValue(now);
    mediaDevices.dispatchEvent(new Event('devicechange'));
  };
  change(after);
  return change;
}

it('a headset that the system prefers is used at once, and named', async () => {
  const { given } = useDevices();
  await plugIn([preferred(BUILT_IN), BUILT_IN], [preferred(HEADSET), BUILT_IN, HEADSET]);
  await expect.element(alert('Now using Headset.')).toBeVisible();
  await expect.poll(() => given.map(({ readyState }) => readyState)).toEqual(['ended', 'live']);
});

it('a headset beside a chosen microphone is only offered, and used once it was the chosen one', async () => {
  callSettings.change({ mic: 'built-in' });
  const { given } = useDevices();
  await plugIn([BUILT_IN], [BUILT_IN, HEADSET]);
  const offer = 'Headset was plugged in. Choose it under “Devices and settings” to use it.';
  await expect.element(alert(offer)).toBeVisible();
  expect(given.map(({ readyState }) => readyState)).toEqual(['live']);
});

it('the chosen microphone is used as soon as it is plugged in again', async () => {
  callSettings.change({ mic: 'headset' });
  const { given } = useDevices();
  await plugIn([BUILT_IN], [BUILT_IN, HEADSET]);
  await expect.element(alert('Now using Headset.')).toBeVisible();
  await expect.poll(() => given.map(({ readyState }) => readyState)).toEqual(['ended', 'live']);
});

it('a microphone that a phone call takes is missed, and asked for again when the page is back', async () => {
  const { given } = useDevices();
  await plugIn([BUILT_IN], [BUILT_IN]);
  const [mic] = given;
  mic?.dispatchEvent(new Event('mute'));
  const problem = stage.getByText(/^Another app is using your microphone/);
  await expect.element(problem).toBeVisible();
  mic?.dispatchEvent(new Event('unmute'));
  await expect.element(problem).not.toBeInTheDocument();
  Object.defineProperty(mic, 'muted', { value: true });
  document.dispatchEvent(new Event('visibilitychange'));
  await expect.poll(() => given.map(({ readyState }) => readyState)).toEqual(['ended', 'live']);
});

it('a microphone that is changed while muted stays open until one unmutes', async () => {
  const { given } = useDevices();
  onTestFinished(() => callSettings.change({ noise: 'browser' }));
  const states = () => given.map(({ readyState }) => readyState);
  await openCall();
  await button('Mute').click();
  callSettings.change({ noise: 'off' });
  // It hums.
  await expect.element(stage.getByText('You’re muted.')).toBeVisible();
  expect(states()).toEqual(['live']);
  await button('Unmute').click();
  await expect.poll(states).toEqual(['ended', 'live']);
});

it('a camera that can’t be changed for another is not shown any more', async () => {
  const { refusing } = useDevices();
  onTestFinished(() => callSettings.change({ camera: '' }));
  await openCall();
  await button('Turn camera on').click();
  await expect.poll(() => calls.view().own.camera).not.toBeNull();
  refusing.video = 'NotReadableError';
  callSettings.change({ camera: 'other' });
  await expect.poll(() => calls.view().own.camera).toBeNull();
});

it('silence is sent once the user has clicked, if the browser made no sound before', () => {
  const resumed = vi.spyOn(AudioContext.prototype, 'resume');
  onTestFinished(() => resumed.mockRestore());
  const silence = makeSilence();
  dispatchEvent(new Event('pointerup'));
  expect(resumed).toHaveBeenCalledTimes(2);
  silence.close();
  dispatchEvent(new Event('pointerup'));
  expect(resumed).toHaveBeenCalledTimes(2);
});

const SPEAKER = device('desk', 'Desk speaker', 'desk', 'audiooutput');
const SCREEN = device('screen', 'Screen', 'screen', 'audiooutput');

it('a speaker that is unplugged is missed, and used again once it is back', async () => {
  callSettings.change({ speaker: 'desk' });
  onTestFinished(() => callSettings.change({ speaker: '' }));
  useDevices();
  const change = await plugIn([BUILT_IN, SPEAKER, SCREEN], [BUILT_IN, SCREEN]);
  await expect.element(alert(/^Your speaker was unplugged/)).toBeVisible();
  change([BUILT_IN, SPEAKER]);
  await expect.element(alert('Now using Desk speaker.')).toBeVisible();
});

/** The track as somebody else gets it. Chromium gives Web Audio no sound of such a track unless an element plays it. */
async function received(track: MediaStreamTrack) {
  const [from, to] = [new RTCPeerConnection(), new RTCPeerConnection()];
  onTestFinished(() => [from, to].forEach((one) => one.close()));
  from.addEventListener('icecandidate', ({ candidate }) => void to.addIceCandidate(candidate));
  to.addEventListener('icecandidate', ({ candidate }) => void from.addIceCandidate(candidate));
  from.addTrack(track);
  await from.setLocalDescription();
  if (from.localDescription) await to.setRemoteDescription(from.localDescription);
  await to.setLocalDescription();
  if (to.localDescription) await from.setRemoteDescription(to.localDescription);
  const [receiver] = to.getReceivers();
  if (!receiver) throw new Error('nothing is received');
  return receiver.track;
}

it('plays a person at up to twice the volume of an element, and as before at 100 %', async () => {
  const { given } = useDevices();
  await navigator.mediaDevices.getUserMedia({ audio: true });
  const [track] = given;
  if (!track) throw new Error('no track');
  const played = vi.spyOn(HTMLMediaElement.prototype, 'play');
  const speakers = new Speakers({ settings: callSettings.get, onAutoplayBlocked: () => undefined });
  const meters: Meter[] = [];
  onTestFinished(() => {
    speakers.close();
    for (const meter of meters) meter.close();
    callSettings.change({ volumes: {} });
  });
  const be = (volume: number) => {
    callSettings.change({ volumes: { 8: volume } });
    speakers.adjust();
  };
  const elements = () =>
    [...new Set(played.mock.contexts)].filter((one) => one instanceof HTMLAudioElement);
  /** The volume of each element that is heard. */
  const heard = () =>
    elements().flatMap(({ muted, srcObject, volume }) =>
      muted ? [] : [srcObject === boosted() ? 'boosted' : volume],
    );
  const boosted = () => elements()[1]?.srcObject;
  speakers.play('jonas', 8, await received(track));
  be(0.5);
  expect(heard()).toEqual([0.5]);
  be(2);
  await expect.poll(heard).toEqual(['boosted']);
  const stream = boosted();
  if (!(stream instanceof MediaStream)) throw new Error('nothing is boosted');
  for (const one of [track, ...stream.getAudioTracks()]) meters.push(meterOf(one));
  await expect.poll(() => (meters[1]?.level() ?? 0) / (meters[0]?.level() ?? 1)).toBeCloseTo(2, 0);
  speakers.deafen(true);
  expect(heard()).toEqual([]);
  speakers.deafen(false);
  be(1);
  expect(heard()).toEqual([1]);
});

it('what the others say comes from the chosen speaker, or from the system’s while that is unplugged', async () => {
  const { given } = useDevices();
  await navigator.mediaDevices.getUserMedia({ audio: true });
  const [track] = given;
  if (!track) throw new Error('no track');
  const chosen: string[] = [];
  let sink = '';
  const get = vi.spyOn(HTMLMediaElement.prototype, 'sinkId', 'get').mockImplementation(() => sink);
  const set = vi.spyOn(HTMLMediaElement.prototype, 'setSinkId').mockImplementation(async (id) => {
    chosen.push((sink = id));
  });
  callSettings.change({ speaker: 'desk' });
  const speakers = new Speakers({ settings: callSettings.get, onAutoplayBlocked: () => undefined });
  onTestFinished(() => {
    speakers.close();
    callSettings.change({ speaker: '' });
    get.mockRestore();
    set.mockRestore();
  });
  speakers.play('jonas', 8, track);
  // A page that may not use devices yet gets an empty list.
  const lists = [[], [SPEAKER], [], [], [SPEAKER]];
  expect(lists.map((list) => speakers.follow(list))).toEqual([
    null,
    null,
    { back: undefined },
    null,
    { back: SPEAKER },
  ]);
  expect(chosen).toEqual(['desk', '', 'desk']);
});
