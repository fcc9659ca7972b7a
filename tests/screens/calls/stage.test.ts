import { expect, it, onTestFinished, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { callSettings } from '../../../web/calls/core/settings.ts';
import { calls } from '../../../web/calls/core/store.ts';
import { expectAccessible } from '../support/axe.ts';
import {
  CALL,
  JONAS,
  NIGHT,
  SENA,
  alert,
  button,
  callJonas,
  ended,
  inCall,
  nowIn,
  openCall,
  openFriends,
  sent,
  stage,
  tile,
  told,
  toldLast,
  useDevices,
} from '../support/fixtures-calls.ts';
import { member } from '../support/fixtures-session-page.ts';
import { sessionDetail } from '../support/fixtures.ts';
import { navigate } from '../support/mount.tsx';
import { pushFrame } from '../support/socket.ts';

const focus = async (name: string) => {
  await expect.element(button(name)).toBeVisible();
  const element = button(name).element();
  if (element instanceof HTMLElement) element.focus();
};
/** The peer ids to which a signal was sent. */
const signalled = () => new Set(sent('signal').map(({ to }) => to));

it('switches microphone, camera, screen and sound, and tells the others', async () => {
  const { given } = useDevices();
  await openCall();
  await expect.element(tile('Jonas').getByText('connecting…')).toBeVisible();
  calls.setPerson(JONAS.peerId, { state: 'connected', quality: 'good' });
  await expect.element(tile('Jonas').getByText('connecting…')).not.toBeInTheDocument();
  await expectAccessible();
  // The word below a button is part of it.
  await page.getByText('Mute', { exact: true }).click({ force: true });
  await expect.poll(toldLast).toEqual(told(false));
  await button('Unmute').click();
  await expect.poll(toldLast).toEqual(told(true));
  // Turning the sound off also mutes. Unmuting turns the sound on again.
  await button('Turn sound off').click();
  await expect.poll(toldLast).toEqual(told(false));
  await expect.element(button('Turn sound on')).toBeVisible();
  await button('Unmute').click();
  await expect.element(button('Turn sound off')).toBeVisible();
  await expect.poll(toldLast).toEqual(told(true));
  // A double click turns it off, and forgets nothing.
  const sound = button('Turn sound off').element();
  if (sound instanceof HTMLElement) for (const _ of [1, 2]) sound.click();
  await button('Turn sound on').click();
  await expect.poll(toldLast).toEqual(told(true));
  await button('Turn camera on').click();
  await expect.poll(toldLast).toEqual(told(true, true));
  await expect.poll(() => document.querySelector('li video')).not.toBeNull();
  await button('Turn camera off').click();
  await expect.poll(() => given.map(({ readyState }) => readyState)).toEqual(['live', 'ended']);
  await button('Share screen').click();
  await expect.poll(toldLast).toEqual(told(true, false, true));
  await expect.element(stage.getByRole('figure', { name: 'Your screen' })).toBeVisible();
  await button('Stop sharing screen').click();
  await expect.poll(toldLast).toEqual(told(true));

  await nowIn([inCall(JONAS, { audio: false, connected: false })]);
  await expect.element(tile('Jonas').getByLabelText('muted')).toBeVisible();
  await expect.element(tile('Jonas').getByText('lost the connection, may come back')).toBeVisible();
  await button('Hang up').click();
  await expect.poll(() => sent('leave')).toEqual([{ call: CALL }]);
  await expect.element(page.getByText('You left the call with Jonas.')).toBeVisible();
  await expect.poll(() => given.every(({ readyState }) => readyState === 'ended')).toBe(true);
});

it('a call of voices alone is on the night map, on a desktop', async () => {
  useDevices();
  await openCall();
  const map = stage.element().querySelector('[class*="map"]');
  const shown = () => map?.checkVisibility();
  await expect.poll(shown).toBe(true);
  await button('Turn camera on').click();
  await expect.poll(shown).toBe(false);
  await button('Turn camera off').click();
  await expect.poll(shown).toBe(true);
  await page.viewport(390, 844);
  await expect.poll(shown).toBe(false);
});

it('says on a phone that the screen is shared, and has a bar to hold while one talks', async () => {
  await page.viewport(390, 844);
  const { given } = useDevices();
  await openCall(undefined, { ofSession: true });
  await button('More').click();
  await userEvent.keyboard('{ArrowDown}{End}');
  await expect.element(button('Share screen')).toHaveFocus();
  await button('Share screen').click();
  await expect.element(stage.getByText('You’re sharing your screen.')).toBeVisible();
  await button('More · Screen').click();
  await expect.element(button('Stop sharing screen')).toHaveAttribute('data-on', 'true');
  await expectAccessible();
  await userEvent.keyboard('{Escape}');
  await expect.element(button('More · Screen')).toHaveFocus();
  await button('Stop sharing').click();
  await expect.poll(toldLast).toEqual(told(true));
  // Where the screen can be shared again.
  await expect.element(button('More')).toHaveFocus();
  callSettings.change({ pushToTalk: true });
  const bar = button('Hold to talk');
  await expect.poll(() => bar.element().getBoundingClientRect().width).toBeGreaterThan(320);
  // The other buttons are below it, within the page.
  const { bottom } = bar.element().getBoundingClientRect();
  const more = button('More').element().getBoundingClientRect();
  const hangUp = button('Hang up').element().getBoundingClientRect();
  expect(Math.min(more.top, hangUp.top)).toBeGreaterThanOrEqual(bottom);
  expect(hangUp.left).toBeGreaterThanOrEqual(more.right);
  expect(hangUp.right).toBeLessThanOrEqual(390);
  const heard = () => given[0]?.enabled;
  await expect.poll(heard).toBe(false);
  bar.element().dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
  await expect.poll(heard).toBe(true);
  bar.element().dispatchEvent(new PointerEvent('pointerup', { bubbles: true }));
  await expect.poll(heard).toBe(false);
  // By keyboard, too.
  await focus('Hold to talk');
  await userEvent.keyboard('{ >}');
  await expect.poll(heard).toBe(true);
  await userEvent.keyboard('{/ }');
  await expect.poll(heard).toBe(false);
});

it('is left, joined again and left by keyboard, without losing the focus', async () => {
  useDevices();
  await openCall([inCall(JONAS)], { ofSession: true });
  await pushFrame({ event: 'voice', data: { session: 31, call: { id: CALL, users: [JONAS] } } });
  await button('Share screen').click();
  await focus('Stop sharing');
  await userEvent.keyboard('{Enter}');
  await expect.element(button('Share screen')).toHaveFocus();
  await userEvent.keyboard('{Home}{ArrowRight}');
  await expect.element(button('Turn camera on')).toHaveFocus();
  await userEvent.keyboard('{End} ');
  await expect.element(page.getByText('You left the call with Jonas.')).toBeVisible();
  await expect.poll(() => document.activeElement?.hasAttribute('data-ended')).toBe(true);
  await userEvent.keyboard('{Tab}');
  await expect.element(button('Rejoin')).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(stage).toHaveFocus();
});

it('leaves half of a window free that is enlarged to 400 %', async () => {
  useDevices();
  await page.viewport(360, 225);
  await openCall(undefined, { ofSession: true });
  // The controls stay where they are, below the people.
  const toolbar = page.getByRole('toolbar', { name: 'Call controls' }).element();
  expect(getComputedStyle(toolbar).position).toBe('static');
  await expectAccessible();
  await navigate('/terms');
  await button('Hang up').click();
  const left = page.getByText('You left the call with Jonas.');
  await expect.element(left).toBeVisible();
  const card = left.element().closest('div');
  expect(card?.offsetHeight).toBeLessThanOrEqual(113);
});

it('says how a call ended that nobody answered, and calls again', async () => {
  useDevices();
  await openFriends();
  await callJonas();
  await expect.element(tile('Jonas').getByText('ringing…')).toBeVisible();
  await ended('busy');
  await expect.element(page.getByText('Jonas is in another call.')).toBeVisible();
  await expect.element(stage).not.toBeInTheDocument();
  await button('Call again').click();
  await expect.poll(() => sent('call')).toHaveLength(2);
});

it('lets only those through whom one agrees to, without a relay', async () => {
  useDevices();
  await openCall();
  const stranger = inCall(SENA, { way: 'exposed' });
  await nowIn([inCall(JONAS), stranger]);
  const question = page.getByRole('alertdialog', { name: 'Connect to Sena?' });
  await expect.element(question).toBeVisible();
  await expect.element(tile('Sena').getByText('not connected to you')).toBeVisible();
  await button('Don’t connect').click();
  await expect.element(alert).not.toBeInTheDocument();
  await expect.poll(signalled).toContain(JONAS.peerId);
  expect(signalled()).not.toContain(SENA.peerId);
  // The user may change their mind. The other user may still have to agree.
  await tile('Sena').getByRole('button', { name: 'Connect' }).click();
  await expect.element(tile('Sena').getByText('may have to agree first')).toBeVisible();
});

it('offers the members of its session like friends, and adds who is chosen', async () => {
  useDevices();
  const session = sessionDetail({ roster: [member({ id: 21, name: 'Ada' })] });
  await openCall([inCall(JONAS)], {
    ofSession: true,
    more: { 'GET /api/sessions/31': session },
  });
  const title = stage.getByRole('link', { name: 'Session: Dungeon night' });
  await expect.element(title).toHaveAttribute('href', '/session/31');
  await button('Add people').click();
  const dialog = page.getByRole('dialog');
  await expect.element(dialog.getByRole('checkbox', { name: 'Sena' })).toBeVisible();
  await expect.element(dialog.getByRole('checkbox', { name: 'Jonas' })).not.toBeInTheDocument();
  await dialog.getByText('Ada').click();
  await dialog.getByRole('button', { name: 'Add to call' }).click();
  await expect.poll(() => sent('addcall')).toEqual([{ call: CALL, to: [21] }]);
});

it('shows a shared screen large, and in a window of its own where the browser allows that', async () => {
  useDevices();
  const enabled = vi.spyOn(document, 'pictureInPictureEnabled', 'get').mockReturnValue(true);
  const opened = vi.spyOn(HTMLVideoElement.prototype, 'requestPictureInPicture');
  opened.mockRejectedValue(new DOMException('not yet', 'InvalidStateError'));
  onTestFinished(() => [enabled, opened].forEach((spy) => spy.mockRestore()));
  await openCall([inCall(JONAS, { screen: true })]);
  calls.setPerson(JONAS.peerId, { screen: await navigator.mediaDevices.getDisplayMedia() });
  const screen = stage.getByRole('figure').filter({ hasText: 'Jonas’s screen' });
  await screen.getByRole('button', { name: 'Show in its own window' }).click();
  expect(opened.mock.contexts).toEqual([screen.element().querySelector('video')]);
  await expect.element(page.getByText('Your browser didn’t allow that.')).toBeVisible();
  await nowIn([inCall(JONAS)]);
  await expect.element(screen).not.toBeInTheDocument();
  await expect.element(stage).toBeVisible();
});

it('shares no screen that is chosen when the call has too many people for it, and says so', async () => {
  useDevices();
  await openCall();
  const { mediaDevices } = navigator;
  const screen = await mediaDevices.getDisplayMedia();
  const choice = Promise.withResolvers<MediaStream>();
  vi.spyOn(mediaDevices, 'getDisplayMedia').mockReturnValueOnce(choice.promise);
  await button('Share screen').click();
  const others = Array.from({ length: 5 }, (_, place) =>
    inCall({ ...JONAS, id: 100 + place, name: `Player ${place}`, peerId: crypto.randomUUID() }),
  );
  await nowIn(others);
  await expect.element(stage.getByText('Calls with more than 5 people')).toBeVisible();
  choice.resolve(screen);
  await expect.element(stage.getByText('Your screen wasn’t shared.')).toBeVisible();
  expect(screen.getTracks().map(({ readyState }) => readyState)).toEqual(['ended']);
});

it('lets anyone raise a hand and double a volume, and the host of a session mute and remove', async () => {
  useDevices();
  await openCall([inCall(JONAS), inCall(SENA, { hand: true })], { ofSession: true });
  await button('Raise hand').click();
  await expect.poll(() => sent('hand')).toEqual([{ call: CALL, up: true }]);
  await expect.element(tile('Sena').getByLabelText('hand raised')).toBeVisible();
  await button('Sound settings for Jonas').click();
  onTestFinished(() => callSettings.change({ volumes: {} }));
  const volume = stage.getByRole('slider', { name: 'Volume for Jonas' });
  await expect.element(volume).toHaveAttribute('aria-valuetext', '100 %');
  await volume.fill('2');
  await expect.element(volume).toHaveAttribute('aria-valuetext', '200 %');
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(volume).toHaveAttribute('aria-valuetext', '195 %');
  await expect.element(button('Mute Jonas')).not.toBeInTheDocument();
  await nowIn([inCall(JONAS), inCall(SENA)], { session: NIGHT, host: 7 });
  await button('Mute Jonas').click();
  await expect.poll(() => sent('mute')).toEqual([{ call: CALL, peer: JONAS.peerId }]);
  await button('Sound settings for Jonas').click();
  await button('Remove Jonas from voice').click();
  await expect.poll(() => sent('remove')).toEqual([{ call: CALL, peer: JONAS.peerId }]);
});

/** The others in their order. */
const names = () =>
  stage
    .getByRole('listitem')
    .elements()
    .flatMap(({ textContent }) => /Jonas|Sena/.exec(textContent)?.[0] ?? []);

it('shows pinned people first, whoever speaks', async () => {
  useDevices();
  await openCall([inCall(JONAS), inCall(SENA)], { ofSession: true });
  await button('Sound settings for Sena').click();
  await button('Pin Sena').click();
  await expect.poll(names).toEqual(['Sena', 'Jonas']);
  await button('Sound settings for Sena').click();
  await button('Unpin Sena').click();
  await expect.poll(names).toEqual(['Jonas', 'Sena']);
});

/** Those whose tile is more than a row. */
const high = () =>
  stage
    .getByRole('listitem')
    .elements()
    .filter(({ clientHeight }) => clientHeight > 56)
    .map(({ textContent }) => /Player \d+/.exec(textContent)?.[0]);

it('shows more than twelve people as a list, below whoever is pinned or spoke last', async () => {
  await page.viewport(390, 844);
  useDevices();
  const others = Array.from({ length: 15 }, (_, place) =>
    inCall(
      { ...JONAS, id: 100 + place, name: `Player ${place}`, peerId: crypto.randomUUID() },
      { connected: place !== 1, audio: place !== 3 },
    ),
  );
  await openCall(others, { ofSession: true, sfu: true });
  await expect.poll(() => stage.getByRole('listitem').elements().length).toBe(16);
  await expect.poll(high).toEqual(['Player 0']);
  // The words in a row end within it.
  const words = stage.getByText('lost the connection').element();
  const row = words.closest('li')?.getBoundingClientRect();
  expect(words.getBoundingClientRect().bottom).toBeLessThanOrEqual(row?.bottom ?? 0);
  const says = (place: number, change: Parameters<typeof calls.setPerson>[1]) =>
    calls.setPerson(others[place]?.peerId ?? '', change);
  // Whoever is heard is marked, even if they say to be muted.
  says(3, { speaking: true });
  await expect.poll(high).toEqual(['Player 3']);
  await expect.element(tile('Player 3').getByText('speaking')).toBeInTheDocument();
  await expectAccessible();
  says(5, { pinned: true });
  await expect.poll(high).toEqual(['Player 5']);
  says(5, { pinned: false });
  await expect.poll(high).toEqual(['Player 3']);
  // A shared screen is large itself.
  says(7, { screen: await navigator.mediaDevices.getDisplayMedia() });
  await nowIn(
    others.map((one, place) => inCall(one, { screen: place === 7 })),
    { transport: 'sfu' },
  );
  await expect.poll(high).toEqual([]);
});
