import { expect, it } from 'vitest';
import { type Locator, page } from 'vitest/browser';

import { calls } from '../../../web/calls/core/store.ts';
import { expectAccessible } from '../support/axe.ts';
import { memberHome } from '../support/fixtures-app.ts';
import {
  CALL,
  JONAS,
  NIGHT,
  SENA,
  button,
  callAnswers,
  ended,
  inCall,
  nowIn,
  openCall,
  sent,
  stage,
  useDevices,
} from '../support/fixtures-calls.ts';
import { conversation } from '../support/fixtures-messages.ts';
import {
  member,
  minutesFromNow,
  ownApplication,
  ownSession,
  sessionAnswers,
} from '../support/fixtures-session-page.ts';
import { sessionDetail } from '../support/fixtures.ts';
import { navigate } from '../support/mount.tsx';
import { loseSocket, pushFrame } from '../support/socket.ts';

const OTHER_CALL = 'b3c8f1d2-6a4e-4f57-9d0b-7c2e5a910f32';

const bar = page.getByRole('region', { name: 'Current call' });

it('is there on other screens, mutes, hangs up, and leads back', async () => {
  useDevices();
  await openCall();
  await expect.element(bar).not.toBeInTheDocument();
  await navigate('/terms');
  await expect.element(bar.getByRole('link', { name: 'Open the call With Jonas' })).toBeVisible();
  await expect.element(stage).not.toBeInTheDocument();
  await expectAccessible();
  await bar.getByRole('button', { name: 'Mute' }).click();
  await expect.poll(() => sent('state').at(-1)?.audio).toBe(false);
  await expect.element(bar.getByRole('button', { name: 'Unmute' })).toBeVisible();
  await bar.getByRole('link', { name: 'Open the call' }).first().click();
  await expect.element(stage).toBeVisible();
  await expect.element(bar).not.toBeInTheDocument();
  await navigate('/terms');
  await bar.getByRole('button', { name: 'Hang up' }).click();
  await expect.poll(() => sent('leave')).toEqual([{ call: CALL }]);
  await expect.element(bar).not.toBeInTheDocument();
});

it('tells a screen reader once the connection is lost', async () => {
  useDevices();
  await openCall();
  await navigate('/terms');
  await expect.element(bar.getByRole('status')).toBeEmptyDOMElement();
  loseSocket();
  await expect.element(bar.getByRole('status')).toHaveTextContent('reconnecting…');
});

it('hides nothing at the foot of a phone, nor is hidden by it', async () => {
  await page.viewport(390, 844);
  useDevices();
  let session = sessionDetail();
  await openCall(undefined, { more: sessionAnswers(31, () => session, conversation()) });
  const hangUp = bar.getByRole('button', { name: 'Hang up' });
  const expectBoth = async (act: Locator) => {
    for (const one of [act, hangUp]) {
      await expect.element(one).toBeVisible();
      const { left, top, width, height } = one.element().getBoundingClientRect();
      const drawn = document.elementFromPoint(left + width / 2, top + height / 2);
      expect(one.element().contains(drawn)).toBe(true);
    }
  };
  await navigate('/session/31');
  await expectBoth(button('apply'));
  await navigate('/messages/8');
  await expectBoth(button('Send'));
  session = sessionDetail({ application: ownApplication({ status: 'accepted' }) });
  await navigate('/session/31');
  await expectBoth(button('Send'));
  const about = { call: OTHER_CALL, transport: 'mesh', session: null, media: 'audio' } as const;
  await pushFrame({ event: 'call', data: { ...SENA, ...about, expiresAt: minutesFromNow(1) } });
  await expectBoth(button('Decline'));
});

it('takes the place of home’s own way into a call', async () => {
  useDevices();
  const own = [ownSession({ id: 40, startsAt: minutesFromNow(10) })];
  await openCall(undefined, { more: { ...memberHome({ own }), ...callAnswers() } });
  await navigate('/');
  await expect.element(page.getByRole('link', { name: 'Next session' })).toBeVisible();
  await expect.element(button('Join voice')).not.toBeInTheDocument();
  await bar.getByRole('button', { name: 'Hang up' }).click();
  await expect.element(button('Join voice')).toBeVisible();
});

it('has room for its controls in a column of the session’s page', async () => {
  await page.viewport(1024, 800);
  useDevices();
  const session = sessionDetail({ application: ownApplication({ status: 'accepted' }) });
  await openCall(undefined, { ofSession: true, more: sessionAnswers(31, session) });
  await navigate('/session/31');
  const controls = page.getByRole('toolbar', { name: 'Call controls' });
  await expect.element(controls.getByRole('button', { name: 'More' })).toBeVisible();
  const boxes = controls
    .getByRole('button')
    .elements()
    .map((one) => one.getBoundingClientRect());
  for (const [nth, { left }] of boxes.entries()) {
    expect(left).toBeGreaterThan(boxes[nth - 1]?.right ?? 0);
  }
});

it('cuts off a long name at its own end', async () => {
  useDevices();
  await openCall();
  await nowIn([inCall(JONAS)], { session: { ...NIGHT, name: 'Dungeon night '.repeat(9) } });
  await navigate('/terms');
  const name = bar.getByText('Dungeon night');
  await expect.element(name).toBeVisible();
  const { scrollWidth, clientWidth } = name.element();
  expect(clientWidth).toBeGreaterThan(0);
  expect(scrollWidth).toBeGreaterThan(clientWidth);
});

it('says who shares a screen, which is at least half of the stage on the session’s page', async () => {
  useDevices();
  const session = sessionDetail({
    application: ownApplication({ status: 'accepted' }),
    status: 'running',
    roster: ['Sena', 'Ada'].map((name, place) => member({ id: 9 + place, name, answer: null })),
  });
  const shares = [inCall(JONAS, { screen: true })];
  await openCall(shares, { ofSession: true, more: sessionAnswers(31, session) });
  await navigate('/terms');
  await expect.element(bar.getByText('Jonas’s screen')).toBeVisible();
  calls.setPerson(JONAS.peerId, { screen: await navigator.mediaDevices.getDisplayMedia() });
  await navigate('/session/31');
  await pushFrame({ event: 'voice', data: { session: 31, call: { id: CALL, users: [SENA] } } });
  const screen = stage.getByRole('figure');
  await expect.element(screen).toBeVisible();
  const whole = screen.element().closest('[data-screens]')?.clientHeight ?? Infinity;
  expect(screen.element().clientHeight).toBeGreaterThan(whole / 2);
  // A small tile is a face and a line.
  const face = stage.getByRole('listitem').first().element();
  expect(face.querySelector('button')?.checkVisibility()).toBe(false);
  // Whoever talks doesn't need to answer whether they come.
  await expect.element(page.getByText('in the call')).toBeVisible();
  expect(page.getByText('no answer yet').elements()).toHaveLength(1);
});

it('gives way to how the call ended, which can be reported', async () => {
  useDevices();
  await openCall();
  await navigate('/terms');
  await expect.element(bar).toBeVisible();
  await ended('left');
  await expect.element(page.getByText('Jonas left. The call is over.')).toBeVisible();
  await expect.element(bar).not.toBeInTheDocument();
  await expect.element(button('Call again')).toBeVisible();
  await button('Options for Jonas').click();
  await expect.element(page.getByRole('button', { name: /^Report/ })).toBeVisible();
  await button('Dismiss').click();
  await expect.element(page.getByText('The call is over')).not.toBeInTheDocument();
});
