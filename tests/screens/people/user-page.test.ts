import { expect, it } from 'vitest';
import { page } from 'vitest/browser';

import type { UserDetail } from '../../../worker/contract/user.ts';
import { type Answers, answer, json, noContent, requests } from '../support/api.ts';
import { expectAccessible } from '../support/axe.ts';
import { blockItem, friendItem } from '../support/fixtures-people.ts';
import { currentUser, list, userDetail } from '../support/fixtures.ts';
import { mount, place } from '../support/mount.tsx';
import { button } from '../support/see.ts';
import { pushFrame } from '../support/socket.ts';

const answersOf = (shown: () => UserDetail, more: Answers = {}): Answers => ({
  'GET /api/users/8': shown,
  'GET /api/users/8/sessions': list('/api/users/8/sessions', []),
  ...more,
});

it('an invite is sent with a message, and then waits for an answer', async () => {
  let relation: UserDetail['relation'] = 'none';
  await mount('/detail/8', {
    as: { id: 7 },
    answers: answersOf(() => userDetail({ id: 8, relation, friendId: 4 }), {
      'POST /api/friends': () => {
        relation = 'invited';
        return json(201, friendItem({ description: 'I saw you\nin the raid' }));
      },
    }),
  });
  await button('add').click();
  await expect.element(page.getByRole('heading', { name: 'Add Jonas' })).toBeVisible();
  await page.getByRole('dialog').getByRole('textbox').fill('I saw you\nin the raid');
  await button('Send invite').click();
  await expect.element(page.getByText('Invite send for user Jonas')).toBeVisible();
  await expect.element(button('Invite sent')).toBeVisible();
  expect(requests('POST /api/friends')[0]?.body).toEqual({
    user1: '/api/users/7',
    user2: '/api/users/8',
    active: false,
    description: 'I saw you\nin the raid',
  });
});

it('an invite is read and accepted on the page of who sent it', async () => {
  await page.viewport(390, 844);
  let shown: Partial<UserDetail> = { relation: 'invites', inviteText: 'I saw you\nin the raid' };
  await mount('/detail/8', {
    as: { id: 7 },
    answers: answersOf(() => userDetail({ id: 8, friendId: 4, ...shown }), {
      'PATCH /api/friends/4': () => {
        shown = { relation: 'friends' };
        return friendItem({ active: true });
      },
    }),
  });
  await expect.element(page.getByText('in the raid')).toBeVisible();
  await expectAccessible();
  await button('Accept').click();
  await expect.element(page.getByText('You and Jonas are friends now.')).toBeVisible();
  await expect.element(page.getByText('You’re friends.')).toBeVisible();
  expect(requests('PATCH /api/friends/4')[0]?.body).toEqual({ active: true });
});

it('a visitor is asked to log in before an invite, and comes back here', async () => {
  await page.viewport(390, 844);
  await mount('/detail/8', { answers: answersOf(() => userDetail({ id: 8 })) });
  await button('add').click();
  const popup = page.getByRole('dialog');
  await expect.element(popup.getByText('Please Log in')).toBeVisible();
  await expect
    .element(popup.getByRole('link', { name: 'logg in' }))
    .toHaveAttribute('href', `/login?back=${encodeURIComponent('/detail/8')}`);
});

it('a visitor reports the person on a page of its own', async () => {
  await mount('/detail/8', { answers: answersOf(() => userDetail({ id: 8 })) });
  await expect
    .element(page.getByRole('link', { name: 'Report' }))
    .toHaveAttribute('href', '/report?about=%2Fapi%2Fusers%2F8');
});

it('a block is asked about once, and leads to where it is taken back', async () => {
  await mount('/detail/8', {
    as: { id: 7 },
    answers: answersOf(() => userDetail({ id: 8, relation: 'none' }), {
      'PUT /api/blocks/8': noContent(),
      'GET /api/blocks': list('/api/blocks', [blockItem({ id: 8 })]),
    }),
  });
  const question = page.getByRole('alertdialog', { name: 'Block Jonas?' });
  await button('More actions for Jonas').click();
  await button('Block').click();
  await question.getByRole('button', { name: 'Don’t block' }).click();
  await expect.element(question).not.toBeInTheDocument();
  expect(requests('PUT /api/blocks/8')).toEqual([]);
  await button('More actions for Jonas').click();
  await button('Block').click();
  await question.getByRole('button', { name: 'Block', exact: true }).click();
  await expect.poll(place).toBe('/friends?tab=blocked');
  await expect.element(page.getByText(/^Jonas is blocked\./)).toBeVisible();
  await expect.element(page.getByRole('heading', { name: 'Jonas', level: 2 })).toBeVisible();
  expect(requests('PUT /api/blocks/8')).toHaveLength(1);
});

it('a notice of an invite counts in the bell, and the page of who sent it shows it', async () => {
  let shown: Partial<UserDetail> = { relation: 'none' };
  await mount('/detail/8', {
    as: { id: 7 },
    shell: true,
    answers: answersOf(() => userDetail({ id: 8, ...shown })),
  });
  await expect.element(button('add')).toBeVisible();
  shown = { relation: 'invites', friendId: 4 };
  answer({ 'GET /api/currentuser': currentUser({ id: 7, unreadNotices: 1 }) });
  await pushFrame({
    event: 'notice',
    data: { id: 1, kind: 'friend-invited', actor: { id: 8, name: 'Jonas' }, session: null },
  });
  await expect.element(page.getByText('Jonas wants to be friends', { exact: true })).toBeVisible();
  await expect.element(button('Notifications, 1 unread')).toBeVisible();
  await expect.element(button('Accept')).toBeVisible();
});
