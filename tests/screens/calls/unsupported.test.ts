import { expect, it, onTestFinished } from 'vitest';
import { page } from 'vitest/browser';

import { callSettings } from '../../../web/calls/core/settings.ts';
import {
  alert,
  button,
  callAnswers,
  openCall,
  ring,
  sent,
  stage,
  useDevices,
} from '../support/fixtures-calls.ts';
import { member, ownApplication, sessionAnswers } from '../support/fixtures-session-page.ts';
import { list, sessionDetail, userDetail } from '../support/fixtures.ts';
import { mount, navigate } from '../support/mount.tsx';

const note = page.getByText('Calls don’t work in this browser.');
const calling = page.getByRole('button', { name: /call/i });

/** Takes WebRTC, WebAssembly or the access to microphones away until the test ends. */
function without(missing: 'RTCPeerConnection' | 'mediaDevices' | 'WebAssembly') {
  const of = missing === 'mediaDevices' ? navigator : globalThis;
  const kept = Object.getOwnPropertyDescriptor(of, missing);
  Object.defineProperty(of, missing, { value: undefined, configurable: true });
  onTestFinished(() => {
    Reflect.deleteProperty(of, missing);
    if (kept) Object.defineProperty(of, missing, kept);
  });
}

it.each(['RTCPeerConnection', 'mediaDevices'] as const)(
  'offers no call to friends without %s, and says so',
  async (missing) => {
    without(missing);
    const answers = callAnswers({
      'GET /api/users/8': userDetail({ relation: 'friends' }),
      'GET /api/users/8/sessions': list('/api/users/8/sessions', []),
    });
    await mount('/friends?tab=all', { as: {}, answers });
    await expect.element(note).toBeVisible();
    await expect.element(page.getByRole('link', { name: 'Jonas', exact: true })).toBeVisible();
    await expect.element(calling).not.toBeInTheDocument();
    await navigate('/detail/8');
    await expect.element(page.getByRole('heading', { name: 'Jonas' })).toBeVisible();
    await expect.element(note).toBeVisible();
    await expect.element(calling).not.toBeInTheDocument();
  },
);

it('shows who rings, and lets one decline', async () => {
  without('RTCPeerConnection');
  await mount('/terms', { as: {}, shell: true });
  await ring();
  await expect.element(alert.getByText(/^Calls don’t work in this browser/)).toBeVisible();
  await expect.element(alert.getByRole('button', { name: /^Join/ })).not.toBeInTheDocument();
  await button('Decline').click();
  await expect.poll(() => sent('confirmed').map(({ accept }) => accept)).toEqual([false]);
});

it('says so in the place of a session’s voice', async () => {
  without('RTCPeerConnection');
  const session = sessionDetail({
    application: ownApplication({ status: 'accepted' }),
    roster: [member()],
  });
  await mount('/session/31', { as: {}, answers: sessionAnswers(31, session) });
  await expect.element(note).toBeVisible();
  await expect.element(button('Call everyone')).not.toBeInTheDocument();
  await expect.element(button('Join voice')).not.toBeInTheDocument();
  // The room is there.
  await expect.element(page.getByRole('textbox', { name: 'Write a message' })).toBeVisible();
});

it('is heard without strong noise suppression where there is no WebAssembly, and says so', async () => {
  without('WebAssembly');
  callSettings.change({ noise: 'strong' });
  onTestFinished(() => callSettings.change({ noise: 'browser' }));
  const { given } = useDevices();
  await openCall();
  const unfiltered = stage.getByText(/^The noise suppression that you chose doesn’t work here/);
  await expect.element(unfiltered).toBeVisible();
  expect(given.map(({ readyState }) => readyState)).toEqual(['live']);
});
