import { expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { answer } from '../support/api.ts';
import { expectAccessible } from '../support/axe.ts';
import {
  CALL,
  JONAS,
  SENA,
  alert,
  button,
  callAnswers,
  ended,
  inCall,
  letIn,
  openFriends,
  ring,
  sent,
  stage,
  useDevices,
} from '../support/fixtures-calls.ts';
import { conversation } from '../support/fixtures-messages.ts';
import { noticeItem } from '../support/fixtures-notifications.ts';
import { currentUser } from '../support/fixtures.ts';
import { mount, place } from '../support/mount.tsx';
import { OWN_PEER, pushFrame } from '../support/socket.ts';

const missed = page.getByText('Missed call from Jonas.');

it('does not interrupt typing, names who calls, and leads to the call', async () => {
  useDevices();
  const answers = { ...conversation(), ...callAnswers() };
  await mount('/messages/8', { as: {}, shell: true, answers });
  const field = page.getByRole('textbox', { name: 'Write a message' });
  await field.click();
  await ring([JONAS], 'video');
  await expect.element(page.getByRole('heading', { name: 'join call with Jonas' })).toBeVisible();
  await expect.element(alert.getByText('Video call')).toBeVisible();
  await userEvent.keyboard('still typing');
  await expect.element(field).toHaveValue('still typing');
  expect(document.title).toMatch(/^☎ Jonas · /);
  await expectAccessible();

  await button('Join with camera').click();
  const answered = { call: CALL, caller: 8, user: 7, socket: 'socket-1', accept: true };
  const { peerId, id, userSocketId } = JONAS;
  await expect
    .poll(() => sent('confirmed'))
    .toEqual([
      {
        ...answered,
        data: { peerId, id, userSocketId },
        peer: { peerId: OWN_PEER, id: 7, userSocketId: 'socket-1' },
      },
    ]);
  await expect.poll(place).toBe('/friends');
  await letIn([inCall(JONAS)]);
  await expect.element(stage.getByRole('heading', { name: 'With Jonas' })).toBeVisible();
  await expect.element(alert).not.toBeInTheDocument();
  await expect.poll(() => document.title).not.toContain('☎');
});

it('names everyone in a group, and says whom joining would show one’s address', async () => {
  await mount('/terms', { as: {}, shell: true });
  await ring([JONAS, { ...SENA, way: 'exposed' }]);
  const heading = alert.getByRole('heading', { name: 'join call with Jonas and Sena' });
  await expect.element(heading).toBeVisible();
  await expect.element(alert.getByText('Group call with 2 people')).toBeVisible();
  const warning = 'Without a relay, people in this call can see your IP address.';
  await expect.element(alert.getByText(warning)).toBeVisible();
  await button('Decline').click();
  await expect.element(alert).not.toBeInTheDocument();
  const answers = sent('confirmed').map(({ caller, accept }) => ({ caller, accept }));
  expect(answers).toEqual([
    { caller: 8, accept: false },
    { caller: 9, accept: false },
  ]);
});

it('is answered from within an open dialog, and tried out before', async () => {
  // A ring ends after a while, so the clock stands.
  vi.setSystemTime(Date.now());
  useDevices();
  await openFriends();
  await button('More actions for Jonas').click();
  await button('Report').click();
  await expect.element(page.getByRole('dialog')).toBeVisible();
  await ring([SENA]);
  await alert.getByRole('button', { name: 'Check microphone and camera' }).click();
  await expect.element(page.getByText('Your microphone works.')).toBeVisible();
  await button('Test camera').click();
  await expect.poll(() => document.querySelector('dialog video')).not.toBeNull();
  await expectAccessible();
  await button('Done').click();
  await button('Join').click();
  await expect.poll(() => sent('confirmed').map(({ accept }) => accept)).toEqual([true]);
});

it('keeps its buttons free of what is said meanwhile, on a phone', async () => {
  await page.viewport(390, 844);
  await mount('/terms', { as: {}, shell: true });
  await ring();
  const join = button('Join');
  await expect.element(join).toBeVisible();
  answer({ 'GET /api/currentuser': currentUser({ unreadNotices: 1 }) });
  const { id, kind, actor, session } = noticeItem();
  await pushFrame({ event: 'notice', data: { id, kind, actor, session } });
  await expect.element(page.getByText('Jonas applied for Dungeon night')).toBeVisible();
  const element = join.element();
  const { x, y, width, height } = element.getBoundingClientRect();
  const found = document.elementFromPoint(x + width / 2, y + height / 2);
  expect(element.contains(found)).toBe(true);
});

it('ends without a word once it is answered elsewhere, and is missed where nobody did', async () => {
  await mount('/terms', { as: {}, shell: true });
  await ring();
  await expect.element(alert).toBeVisible();
  await ended('elsewhere');
  await expect.element(alert).not.toBeInTheDocument();
  await expect.element(missed).not.toBeInTheDocument();
  await ring();
  await expect.element(alert).toBeVisible();
  await ended('cancelled');
  await expect.element(missed).toBeVisible();
  await expect.element(alert).not.toBeInTheDocument();
});
