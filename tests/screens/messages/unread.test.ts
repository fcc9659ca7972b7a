import { expect, it } from 'vitest';
import { page } from 'vitest/browser';

import { expectAccessible } from '../support/axe.ts';
import { OTHER, ROOM, messageItem } from '../support/fixtures-messages.ts';
import { list } from '../support/fixtures.ts';
import { mount, place } from '../support/mount.tsx';
import { pushFrame } from '../support/socket.ts';

const none = page.getByRole('link', { name: 'Messages', exact: true });
const one = page.getByRole('link', { name: 'Messages, 1 conversation with new messages' });

it('counts conversations with something new, until they are read here or elsewhere', async () => {
  const { '@id': _, '@type': __, ...last } = messageItem(4, 'Only for you');
  await mount('/terms', {
    as: {},
    shell: true,
    answers: {
      'GET /api/conversations': list('/api/conversations', [
        {
          '@id': ROOM,
          '@type': 'Conversation',
          with: { ...OTHER, firstFile: null },
          session: null,
          unread: 1,
          last,
        },
      ]),
    },
  });
  await expect.element(none).toBeVisible();
  await pushFrame({
    event: 'message',
    data: { room: ROOM, message: messageItem(4, 'Only for you') },
  });
  await expect.element(one).toBeVisible();
  expect(document.title).toMatch(/^\(1\) /);
  await one.click();
  await expect.poll(place).toBe('/messages');
  await expect.poll(() => document.title).toBe('(1) Messages · Peerway');
  const row = page.getByRole('main').getByRole('listitem');
  await expect.element(row.getByText('1 new')).toBeVisible();
  await expect.element(row.getByText('Only for you')).toBeVisible();
  await expect.element(row.getByRole('link')).toHaveAttribute('href', '/messages/8');
  await expectAccessible();
  // An older read mark leaves the newer message unread.
  await pushFrame({ event: 'read', data: { room: ROOM, number: 3 } });
  await pushFrame({ event: 'read', data: { room: '/api/users/9', number: 9 } });
  await expect.element(one).toBeVisible();
  await pushFrame({ event: 'read', data: { room: ROOM, number: 4 } });
  await expect.element(none).toBeVisible();
  expect(document.title).toBe('Messages · Peerway');
});

it('knows what came while no tab was open', async () => {
  await mount('/terms', { as: {}, shell: true });
  await pushFrame({ event: 'unread', data: { rooms: [{ room: ROOM, number: 4 }] } });
  await expect.element(one).toBeVisible();
});
