import { expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';

import { requests } from '../support/api.ts';
import { expectAccessible } from '../support/axe.ts';
import { stopClock } from '../support/clock.ts';
import { OTHER, ROOM, conversation, messageItem } from '../support/fixtures-messages.ts';
import { list } from '../support/fixtures.ts';
import { mount, place } from '../support/mount.tsx';
import { pushFrame, untilWelcome } from '../support/socket.ts';

const none = page.getByRole('link', { name: 'Messages', exact: true });
const one = page.getByRole('link', { name: 'Messages, 1 conversation with new messages' });

it('counts conversations with something new, until they are read here or elsewhere', async () => {
  const { '@id': _, '@type': __, ...last } = messageItem(4, 'Only for you');
  await mount('/terms', {
    as: {},
    shell: true,
    answers: {
      ...conversation(messageItem(4, 'Only for you')),
      'GET /api/conversations': list('/api/conversations', [
        {
          '@id': ROOM,
          '@type': 'Conversation',
          with: { ...OTHER, firstFile: null },
          session: null,
          unread: 1,
          last,
        },
        {
          '@id': '/api/sessions/31',
          '@type': 'Conversation',
          with: null,
          session: { id: 31, name: 'Dungeon night', game: { id: 3, name: 'Valheim', cover: [] } },
          unread: 0,
          last: { ...last, author: { id: 9, name: 'Kwame' }, sentAt: '2025-01-02T20:29:00Z' },
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
  await expect.poll(() => document.title).toMatch(/^\(1\) /);
  await one.click();
  await expect.poll(place).toBe('/messages');
  await expect.poll(() => document.title).toBe('(1) Messages · Peerway');
  const [row, other] = [0, 1].map((nth) => page.getByRole('main').getByRole('listitem').nth(nth));
  if (!row || !other) throw new Error('There are two.');
  await expect.element(row.getByText('1 new')).toBeVisible();
  await expect.element(row.getByText('Only for you')).toBeVisible();
  await expect.element(row.getByRole('link')).toHaveAttribute('href', '/messages/8');
  await expect.element(other.getByText('Kwame: Only for you')).toBeVisible();
  await expect.element(other.getByText('Jan 2')).toBeVisible();
  await expect.element(other.getByRole('link')).toHaveAttribute('href', '/session/31#room');
  await expectAccessible();
  // An older read mark leaves the newer message unread.
  await pushFrame({ event: 'read', data: { room: ROOM, number: 3 } });
  await pushFrame({ event: 'read', data: { room: '/api/users/9', number: 9 } });
  await expect.element(one).toBeVisible();
  await pushFrame({ event: 'read', data: { room: ROOM, number: 4 } });
  await expect.element(none).toBeVisible();
  await expect.poll(() => document.title).toBe('Messages · Peerway');
});

it('knows what came while no tab was open', async () => {
  await mount('/terms', { as: {}, shell: true });
  await pushFrame({ event: 'unread', data: { rooms: [{ room: ROOM, number: 4 }] } });
  await expect.element(one).toBeVisible();
});

it('shows the list beside a conversation, and on a phone a way back to it', async () => {
  const answers = conversation(messageItem(1, 'Which map?'));
  await mount('/messages/8', { as: {}, answers });
  const all = page.getByRole('region', { name: 'Messages', exact: true });
  const back = page.getByRole('link', { name: 'All messages' });
  const log = page.getByRole('log');
  await expect.element(log.getByText('Which map?')).toBeVisible();
  await expect.element(all).toBeVisible();
  await expect.element(back).not.toBeInTheDocument();
  await expect.element(page.getByRole('button', { name: 'Call Jonas' })).toBeVisible();
  // A single message is at the bottom, right above the field.
  const { bottom } = log.getByText('Which map?').element().getBoundingClientRect();
  expect(log.element().getBoundingClientRect().bottom - bottom).toBeLessThan(40);
  await page.viewport(390, 844);
  await expect.element(all).not.toBeInTheDocument();
  await expectAccessible();
  await back.click();
  await expect.element(page.getByText('No messages yet')).toBeVisible();
  await expect.element(log).not.toBeInTheDocument();
});

it('offers more where nothing of the first page is left', async () => {
  const path = '/api/conversations';
  const next = `${path}?cursor=older`;
  const row = {
    '@id': ROOM,
    '@type': 'Conversation',
    with: { ...OTHER, firstFile: null },
    session: null,
    unread: 0,
    last: null,
  };
  await mount('/messages', {
    as: {},
    answers: {
      ...conversation(),
      [`GET ${path}`]: list(path, [], { view: { '@id': path, next } }),
      [`GET ${next}`]: list(next, [row]),
    },
  });
  const more = page.getByRole('button', { name: 'Show more conversations' });
  await expect.element(more).toBeVisible();
  await expect.element(page.getByText('No messages yet')).not.toBeInTheDocument();
  await more.click();
  await expect.element(page.getByRole('link', { name: OTHER.name })).toBeVisible();
});

const loads = () => requests('GET /api/conversations').length;

it('loads the list again at once, and then once in 5 s at most', async () => {
  stopClock();
  await mount('/messages', { as: {}, shell: true, answers: conversation() });
  await untilWelcome();
  await expect.poll(loads).toBe(2);
  vi.advanceTimersByTime(5_000);
  for (const number of [2, 3, 4]) {
    const message = messageItem(number, 'And when?');
    await pushFrame({ event: 'message', data: { room: ROOM, message } });
  }
  await expect.poll(loads).toBe(3);
  vi.advanceTimersByTime(5_000);
  await expect.poll(loads).toBe(4);
  vi.advanceTimersByTime(5_000);
  await pushFrame({ event: 'typing', data: { room: ROOM, user: OTHER } });
  expect(loads()).toBe(4);
});
