import { expect, it } from 'vitest';
import { page } from 'vitest/browser';

import { presence } from '../../../web/presence/store.ts';
import { json, noContent, requests } from '../support/api.ts';
import { expectAccessible } from '../support/axe.ts';
import { friendsPage } from '../support/fixtures-app.ts';
import { blockItem, friendEntry, friendItem, playedWith } from '../support/fixtures-people.ts';
import { list, userItem } from '../support/fixtures.ts';
import { mount, place } from '../support/mount.tsx';
import { button } from '../support/see.ts';

const FRIENDS = '/api/friends';
const friend = (id: number, name: string) =>
  friendEntry({ id, active: true, user: userItem({ id, name }) });
const heading = (name: string) => page.getByRole('heading', { name });

it('an invite is declined, and the next one accepted', async () => {
  let invites = [
    friendEntry({ id: 4, description: 'Duo tonight?' }),
    friendEntry({ id: 5, user: userItem({ id: 9, name: 'Sena' }) }),
  ];
  const answered = (id: number) => {
    invites = invites.filter((one) => one.id !== id);
  };
  await page.viewport(390, 844);
  await mount('/friends?tab=in', {
    as: { id: 7 },
    answers: {
      'GET /api/friends?state=in': () => list(FRIENDS, invites),
      'GET /api/friends?state=active': () =>
        list(FRIENDS, [
          friendEntry({ id: 5, active: true, user: userItem({ id: 9, name: 'Sena' }) }),
        ]),
      'DELETE /api/friends/4': () => {
        answered(4);
        return noContent();
      },
      'PATCH /api/friends/5': () => {
        answered(5);
        return friendItem({ id: 5, active: true });
      },
    },
  });
  await expect.element(page.getByText('Duo tonight?')).toBeVisible();
  await expectAccessible();
  await button('Decline invite from Jonas').click();
  await expect.element(page.getByText('You declined Jonas’s invite.')).toBeVisible();
  await button('Dismiss').click();
  await button('Accept invite from Sena').click();
  await expect.element(page.getByText('You and Sena are friends now.')).toBeVisible();
  await expect.element(heading('No invites waiting')).toBeVisible();
  await page.getByRole('link', { name: /^All/ }).click();
  await expect.element(page.getByRole('link', { name: 'Sena', exact: true })).toBeVisible();
  await expectAccessible();
});

it('an invite that was sent is withdrawn', async () => {
  let invites = [friendEntry({ id: 4 })];
  await mount('/friends?tab=out', {
    as: { id: 7 },
    answers: {
      'GET /api/friends?state=out': () => list(FRIENDS, invites),
      'DELETE /api/friends/4': () => {
        invites = [];
        return noContent();
      },
    },
  });
  await button('Withdraw invite to Jonas').click();
  await expect.element(page.getByText('Your invite to Jonas was withdrawn.')).toBeVisible();
  await expect.element(heading('You haven’t sent any invites')).toBeVisible();
});

it('friends come page by page, and at the end their count stays', async () => {
  const next = `${FRIENDS}?state=active&cursor=later`;
  await mount('/friends?tab=all', {
    as: { id: 7 },
    answers: {
      'GET /api/friends?state=active': list(FRIENDS, [friend(8, 'Jonas')], {
        totalItems: 2,
        counts: { online: 0, active: 2, in: 0, out: 0, blocked: 0 },
        view: { '@id': FRIENDS, next },
      }),
      [`GET ${next}`]: list(FRIENDS, [friend(9, 'Sena')]),
    },
  });
  await button('Show more').click();
  await expect.element(page.getByText('2 of 2', { exact: true })).toBeVisible();
});

it('a block is taken back', async () => {
  let blocks = [blockItem({ id: 8 })];
  await mount('/friends?tab=blocked', {
    as: { id: 7 },
    answers: {
      'GET /api/blocks': () => list('/api/blocks', blocks),
      'DELETE /api/blocks/8': () => {
        blocks = [];
        return noContent();
      },
    },
  });
  await button('Unblock Jonas').click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Unblock' }).click();
  await expect.element(page.getByText('Jonas is no longer blocked.')).toBeVisible();
  await expect.element(heading('You haven’t blocked anyone')).toBeVisible();
});

it('a block of someone who is hidden is taken back without their name', async () => {
  await mount('/friends?tab=blocked', {
    as: { id: 7 },
    answers: {
      'GET /api/blocks': () => list('/api/blocks', [blockItem({ id: 9, name: null })]),
      'DELETE /api/blocks/9': noContent(),
    },
  });
  await button('Unblock Hidden player').click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Unblock' }).click();
  await expect.element(page.getByText('Hidden player is no longer blocked.')).toBeVisible();
});

it('people one played with are thanked', async () => {
  await page.viewport(390, 844);
  let sena = playedWith({ user: userItem({ id: 9, name: 'Sena', relation: 'friends' }) });
  await mount('/friends?tab=played', {
    as: { id: 7 },
    answers: {
      'GET /api/played-with': () =>
        list('/api/played-with', [
          playedWith({ thanked: 'host', thankable: false, host: true }),
          sena,
        ]),
      'POST /api/thanks': () => {
        sena = { ...sena, thanked: 'friendly', thankable: false };
        return json(201, {
          '@type': 'Thanks',
          user: '/api/users/9',
          session: '/api/sessions/31',
          kind: 'friendly',
          createdAt: new Date().toISOString(),
        });
      },
    },
  });
  await expect.element(page.getByText('You said thanks: Great host')).toBeVisible();
  await button('Say thanks to Sena').click();
  await button('Friendly').click();
  await expect.element(page.getByText('You said thanks: Friendly')).toBeVisible();
  await expectAccessible();
  // A friend has no button to add them.
  await expect.element(button('Add Jonas as a friend')).toBeVisible();
  await expect.element(button('Add Sena as a friend')).not.toBeInTheDocument();
  expect(requests('POST /api/thanks')[0]?.body).toEqual({
    user: '/api/users/9',
    session: '/api/sessions/31',
    kind: 'friendly',
  });
});

const onlineFriend = (id: number, name: string) =>
  friendEntry({ id, active: true, user: userItem({ id: id + 10, name, online: true }) });

it('friends of later pages who are online are listed once', async () => {
  const [jonas, sena, ben] = [
    onlineFriend(1, 'Jonas'),
    onlineFriend(2, 'Sena'),
    onlineFriend(3, 'Ben'),
  ];
  const next = `${FRIENDS}?state=online&cursor=later`;
  await mount('/friends', {
    as: {},
    answers: {
      'GET /api/friends?state=online': list(FRIENDS, [jonas], { view: { '@id': FRIENDS, next } }),
      'GET /api/friends?state=active&itemsPerPage=60': list(FRIENDS, [jonas, sena]),
      'GET /api/friends?state=online&cursor=later': list(FRIENDS, [sena, ben]),
    },
  });
  await button('Show more').click();
  await expect.element(button('More actions for Ben')).toBeVisible();
  expect(button('More actions for Sena').elements()).toHaveLength(1);
});

it('a report of a friend stays open when they go offline', async () => {
  const online = friendEntry({ active: true, user: userItem({ online: true }) });
  await mount('/friends', { as: {}, answers: friendsPage([online], { online: 1 }) });
  await button('More actions for Jonas').click();
  await button('Report').click();
  const report = page.getByRole('dialog', { name: /^Report/ });
  await report.getByRole('combobox').selectOptions('spam');
  presence.take({ user: 8, online: 0 });
  await expect
    .element(page.getByRole('link', { name: 'Jonas', exact: true }))
    .not.toBeInTheDocument();
  await expect.element(report.getByRole('combobox')).toHaveValue('spam');
});

it('visitors are asked to log in first, and come back to the list', async () => {
  await mount('/friends?tab=in');
  await expect.poll(place).toBe(`/login?back=${encodeURIComponent('/friends?tab=in')}`);
});
