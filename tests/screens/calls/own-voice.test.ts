import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { callSettings } from '../../../web/calls/core/settings.ts';
import { calls } from '../../../web/calls/core/store.ts';
import { problem, requests } from '../support/api.ts';
import {
  CALL,
  JONAS,
  button,
  callJonas,
  inCall,
  nowIn,
  openCall,
  openFriends,
  stage,
  told,
  toldLast,
  useDevices,
} from '../support/fixtures-calls.ts';

it('goes on without microphone and camera, and says why until there is one', async () => {
  const { refusing, given } = useDevices({ audio: 'NotAllowedError', video: 'NotReadableError' });
  await openFriends();
  await callJonas('video');
  await nowIn([inCall(JONAS)]);
  const blocked = stage.getByText('Your browser blocks the microphone.');
  await expect.element(blocked).toBeVisible();
  await expect.element(stage.getByText('Another app is using your camera.')).toBeVisible();
  await expect.poll(toldLast).toEqual(told(false));
  delete refusing.audio;
  await button('Unmute').click();
  await expect.poll(toldLast).toEqual(told(true));
  await expect.element(blocked).not.toBeInTheDocument();
  expect(given.map(({ kind, readyState }) => [kind, readyState])).toEqual([['audio', 'live']]);
});

it('is heard while the key is held, and not otherwise', async () => {
  const { given } = useDevices();
  await openCall();
  await button('Devices and settings').click();
  await page.getByRole('switch', { name: 'Push to talk' }).click();
  await button('Done').click();
  const hold = stage.getByText('Hold V to talk.');
  await expect.element(hold).toBeVisible();
  // The first microphone belongs to the call. The dialog has opened others for its tests.
  const heard = () => given[0]?.enabled;
  await expect.poll(heard).toBe(false);
  await userEvent.keyboard('{v>}');
  await expect.element(stage.getByText('Others can hear you.')).toBeVisible();
  await expect.poll(heard).toBe(true);
  await userEvent.keyboard('{/v}');
  await expect.element(hold).toBeVisible();
  await expect.poll(heard).toBe(false);
});

it('mutes a user whom everyone else has left, and says so', async () => {
  useDevices();
  await openCall();
  await nowIn([]);
  await expect
    .element(
      stage.getByText('Everyone else has left. You’re muted, and the call ends in a minute.'),
    )
    .toBeVisible();
  await expect.element(button('Unmute')).toBeVisible();
  await expect.poll(toldLast).toEqual(told(false));
});

it('says that the chosen noise suppression can’t be had, and is heard without it', async () => {
  const { given } = useDevices();
  const loading = vi
    .spyOn(AudioWorklet.prototype, 'addModule')
    .mockRejectedValue(new Error('none'));
  onTestFinished(() => loading.mockRestore());
  await openCall();
  await button('Devices and settings').click();
  const choice = page.getByLabelText('Noise suppression');
  await choice.selectOptions('Strong');
  const note = page.getByText('The noise suppression that you chose doesn’t work here.');
  await expect.element(note).toBeInTheDocument();
  await expect.poll(() => given.at(-1)?.readyState).toBe('live');
  await choice.selectOptions('Your browser’s');
  await expect.element(note).not.toBeInTheDocument();
  await button('Done').click();
});

it('closes a microphone whose filter still loads, and opens it once for many changes', async () => {
  const { given } = useDevices();
  const loading = vi.spyOn(AudioWorklet.prototype, 'addModule');
  loading.mockReturnValue(Promise.withResolvers<void>().promise);
  onTestFinished(() => {
    loading.mockRestore();
    callSettings.change({ gate: 0 });
  });
  await openCall();
  for (const gate of [0.01, 0.02, 0.03]) callSettings.change({ gate });
  await expect.poll(() => loading.mock.calls.length).toBe(1);
  await button('Hang up').click();
  await expect.poll(() => given.every(({ readyState }) => readyState === 'ended')).toBe(true);
  expect(given).toHaveLength(2);
});

it('turns the camera off at once, even while a microphone is opened', async () => {
  const { given } = useDevices();
  await openCall();
  await button('Turn camera on').click();
  await expect.poll(() => given.length).toBe(2);
  vi.spyOn(navigator.mediaDevices, 'getUserMedia').mockReturnValue(
    Promise.withResolvers<MediaStream>().promise,
  );
  onTestFinished(() => callSettings.change({ gate: 0 }));
  callSettings.change({ gate: 0.01 });
  const states = () => given.map(({ readyState }) => readyState);
  await expect.poll(states).toEqual(['ended', 'live']);
  await button('Turn camera off').click();
  await expect.poll(states).toEqual(['ended', 'ended']);
});

/** Calls with a camera, hangs up while the browser still asks, and calls again. */
async function callAgain(given: readonly unknown[]) {
  // A call that nobody answers ends after a while, so the clock stands.
  vi.setSystemTime(Date.now());
  const asked = vi.spyOn(navigator.mediaDevices, 'getUserMedia');
  const answer = Promise.withResolvers<MediaStream>();
  asked.mockReturnValueOnce(answer.promise);
  await openFriends();
  await callJonas('video');
  await expect.poll(() => asked.mock.calls.length).toBe(1);
  await button('Hang up').click();
  await button('Video call with Jonas').click();
  await expect.poll(() => calls.view().own.camera).not.toBeNull();
  expect(given).toHaveLength(2);
  return { answer, asked };
}

describe('devices that the browser gives after hanging up', () => {
  it('are closed, and leave the next call’s as they are', async () => {
    const { answer, asked } = await callAgain(useDevices().given);
    const late = await navigator.mediaDevices.getUserMedia({ audio: true, video: true });
    answer.resolve(late);
    await expect
      .poll(() => late.getTracks().map(({ readyState }) => readyState))
      .toEqual(['ended', 'ended']);
    expect(calls.view().own.camera).not.toBeNull();
    expect(asked).toHaveBeenCalledTimes(3);
  });

  it('aren’t asked for again if they are refused', async () => {
    const { answer, asked } = await callAgain(useDevices().given);
    answer.reject(new DOMException('no', 'NotAllowedError'));
    await button('Mute').click();
    await expect.element(button('Unmute')).toBeVisible();
    expect(asked).toHaveBeenCalledTimes(2);
  });
});

it('is muted by the host, says so, and can unmute', async () => {
  useDevices();
  await openCall([inCall(JONAS)], { ofSession: true });
  await nowIn([inCall(JONAS)], { own: { audio: false, mutes: 1 } });
  await expect.poll(toldLast).toEqual(told(false));
  await expect.element(stage.getByText('The host muted you.')).toBeVisible();
  // The microphone hums.
  await expect.element(stage.getByText('You’re muted.')).toBeVisible();
  await button('Unmute').click();
  await expect.poll(toldLast).toEqual(told(true));
  await expect.element(stage.getByText('The host muted you.')).not.toBeInTheDocument();
});

const voiceIsDown = () => problem(503, 'Voice is down.');

it('says that the voice server can’t be reached, stays in the call, and tries again when asked', async () => {
  useDevices();
  const publish = `POST /api/calls/${CALL}/sfu/publish`;
  await openCall(undefined, { sfu: true, more: { [publish]: voiceIsDown } });
  await expect.element(stage.getByText(/^The voice server can’t be reached/)).toBeVisible();
  const before = requests(publish).length;
  await button('Try again').click();
  await expect.poll(() => requests(publish).length).toBeGreaterThan(before);
  await expect.element(button('Hang up')).toBeVisible();
});
