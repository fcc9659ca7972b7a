import { expect, it, onTestFinished, vi } from 'vitest';
import { page } from 'vitest/browser';

import { callSettings } from '../../../web/calls/core/settings.ts';
import { openCall, stage, useDevices } from '../support/fixtures-calls.ts';

const device = (deviceId: string, label: string, groupId = label) => ({
  kind: 'audioinput' as const,
  deviceId,
  label,
  groupId,
  toJSON: () => ({}),
});
const BUILT_IN = device('built-in', 'Built-in microphone');
const HEADSET = device('headset', 'Headset');
const preferred = ({ label, groupId }: MediaDeviceInfo) =>
  device('default', `Default - ${label}`, groupId);

const alert = (text: string) => page.getByText(text, { exact: true });

/** Opens a call, and plugs in a headset. */
async function plugIn(
  before: MediaDeviceInfo[],
  after: MediaDeviceInfo[],
  given: MediaStreamTrack[],
) {
  const { mediaDevices } = navigator;
  const listed = vi.spyOn(mediaDevices, 'enumerateDevices').mockResolvedValue(before);
  onTestFinished(() => {
    listed.mockRestore();
    callSettings.change({ mic: '' });
  });
  await openCall();
  await expect.poll(() => given.length).toBe(1);
  await expect
    .poll(() => listed.mock.settledResults.map(({ type }) => type))
    .toContain('fulfilled');
  listed.mockResolvedValue(after);
  mediaDevices.dispatchEvent(new Event('devicechange'));
}

it('a headset that the system prefers is used at once, and named', async () => {
  const { given } = useDevices();
  await plugIn([preferred(BUILT_IN), BUILT_IN], [preferred(HEADSET), BUILT_IN, HEADSET], given);
  await expect.element(alert('Now using Headset.')).toBeVisible();
  await expect.poll(() => given.map(({ readyState }) => readyState)).toEqual(['ended', 'live']);
});

it('a headset beside a chosen microphone is only offered, and used once it was the chosen one', async () => {
  callSettings.change({ mic: 'built-in' });
  const { given } = useDevices();
  await plugIn([BUILT_IN], [BUILT_IN, HEADSET], given);
  const offer = 'Headset was plugged in. Choose it under “Devices and settings” to use it.';
  await expect.element(alert(offer)).toBeVisible();
  expect(given.map(({ readyState }) => readyState)).toEqual(['live']);
});

it('the chosen microphone is used as soon as it is plugged in again', async () => {
  callSettings.change({ mic: 'headset' });
  const { given } = useDevices();
  await plugIn([BUILT_IN], [BUILT_IN, HEADSET], given);
  await expect.element(alert('Now using Headset.')).toBeVisible();
  await expect.poll(() => given.map(({ readyState }) => readyState)).toEqual(['ended', 'live']);
});

it('a microphone that a phone call takes is missed, and asked for again when the page is back', async () => {
  const { given } = useDevices();
  await plugIn([BUILT_IN], [BUILT_IN], given);
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
