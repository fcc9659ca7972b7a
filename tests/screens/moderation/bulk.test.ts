import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import type { NewItem } from '../../../worker/contract/admin-content.ts';
import { answer, held, problem, requests, unreachable } from '../support/api.ts';
import { expectAccessible } from '../support/axe.ts';
import { said } from '../support/fixtures-accounts.ts';
import {
  adminMediaItem,
  adminSessionItem,
  adminUserDetail,
  adminUserItem,
  confirm,
  dialog,
} from '../support/fixtures-moderation.ts';
import { ADMIN, list, sessionItem } from '../support/fixtures.ts';
import { mount } from '../support/mount.tsx';

const USERS = '/api/admin/users';
const SESSIONS = '/api/admin/sessions';
const NEW = '/api/admin/new';

const button = (name: string) => page.getByRole('button', { name, exact: true });
const tick = (name: string) => page.getByRole('checkbox', { name: `Select ${name}`, exact: true });
const status = (text: string) => page.getByRole('status').filter({ hasText: text });
const bodies = (key: string) => requests(key).map(({ body }) => body);

it('bans several users one after another, says who wasn’t and why, and tries only those again', async () => {
  await page.viewport(360, 740);
  const ada = adminUserItem({ id: 9, name: 'Ada' });
  const eva = adminUserItem({ id: 10, name: 'Eva' });
  const gone = adminUserItem({ id: 11, name: 'Kim', status: 'banned' });
  await mount('/admin/users', {
    as: ADMIN,
    answers: {
      [`GET ${USERS}`]: list(USERS, [adminUserItem(), ada, eva, gone]),
      [`PATCH ${USERS}/8`]: adminUserDetail({ status: 'banned' }),
      [`PATCH ${USERS}/9`]: problem(409, 'Someone changed this meanwhile.'),
      [`PATCH ${USERS}/10`]: adminUserDetail({ ...eva, status: 'banned' }),
    },
  });
  await tick('Ben').click();
  await tick('Ada').click();
  // By keyboard, too.
  tick('Eva').element().focus();
  await userEvent.keyboard(' ');
  await expect.element(status('3 selected')).toBeVisible();
  await expect.element(tick('Kim')).not.toBeInTheDocument();
  await expectAccessible();

  await button('Ban').click();
  await dialog.getByLabelText('Rule or law').selectOptions('Spam');
  await confirm('Ban', 'Sells gold');
  const alert = dialog.getByRole('alert');
  await expect
    .element(alert)
    .toHaveTextContent('Done for 2, but this didn’t work: Ada: Someone changed this meanwhile.');
  const body = { status: 'banned', reason: 'Sells gold', ground: { rule: 'spam' } };
  for (const id of [8, 9, 10]) expect(bodies(`PATCH ${USERS}/${id}`)).toEqual([body]);
  await expectAccessible();

  answer({ [`PATCH ${USERS}/9`]: adminUserDetail({ ...ada, status: 'banned' }) });
  await dialog.getByRole('button', { name: 'Ban', exact: true }).click();
  await said('Done for 1.');
  expect(bodies(`PATCH ${USERS}/9`)).toHaveLength(2);
  expect(bodies(`PATCH ${USERS}/8`)).toHaveLength(1);
});

it('stops at a failure that isn’t about one of them, and keeps those that are left', async () => {
  const others = [adminUserItem({ id: 9, name: 'Ada' }), adminUserItem({ id: 10, name: 'Eva' })];
  await mount('/admin/users', {
    as: ADMIN,
    answers: {
      [`GET ${USERS}`]: list(USERS, [adminUserItem(), ...others]),
      [`POST ${USERS}/8/warnings`]: adminUserDetail(),
      [`POST ${USERS}/9/warnings`]: problem(429, 'Too many requests.'),
    },
  });
  for (const name of ['Ben', 'Ada', 'Eva']) await tick(name).click();
  await button('Warn').click();
  await confirm('Warn', 'Be kind');
  const alert = dialog.getByRole('alert');
  await expect.element(alert).toHaveTextContent(/^Done for 1, but this didn’t work: Ada, Eva: /);
  expect(requests(`POST ${USERS}/10/warnings`)).toEqual([]);
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect.element(status('2 selected')).toBeVisible();
  await button('Clear selection').click();
  await expect.element(tick('Ada')).not.toBeChecked();
});

it('an act on several users says once that the network is lost, and isn’t done twice', async () => {
  const others = [adminUserItem({ id: 9, name: 'Ada' }), adminUserItem({ id: 10, name: 'Eva' })];
  await mount('/admin/users', {
    as: ADMIN,
    answers: {
      [`GET ${USERS}`]: list(USERS, [adminUserItem(), ...others]),
      [`POST ${USERS}/8/warnings`]: adminUserDetail(),
      [`POST ${USERS}/9/warnings`]: unreachable,
    },
  });
  for (const name of ['Ben', 'Ada', 'Eva']) await tick(name).click();
  await button('Warn').click();
  await confirm('Warn', 'Be kind');
  await expect
    .element(dialog.getByRole('alert'))
    .toHaveTextContent(
      /^Done for 1, but this didn’t work: Ada, Eva: We can’t reach Peerway\.[^:]*$/,
    );
  // The answer about Ada was lost, not the warning.
  answer({
    [`POST ${USERS}/9/warnings`]: problem(409, 'This was changed in the meantime.'),
    [`POST ${USERS}/10/warnings`]: adminUserDetail(),
  });
  await dialog.getByRole('button', { name: 'Warn', exact: true }).click();
  await expect
    .element(dialog.getByRole('alert'))
    .toHaveTextContent('Done for 1, but this didn’t work: Ada: This was changed in the meantime.');
  for (const [id, times] of [
    [8, 1],
    [9, 2],
    [10, 1],
  ] as const) {
    expect(bodies(`POST ${USERS}/${id}/warnings`)).toEqual(
      Array.from({ length: times }, () => ({ reason: 'Be kind' })),
    );
  }
});

it('what was stopped stays stopped, although another act has begun', async () => {
  const ban = held(adminUserDetail({ status: 'banned' }));
  const warning = held(adminUserDetail());
  await mount('/admin/users', {
    as: ADMIN,
    answers: {
      [`GET ${USERS}`]: list(USERS, [adminUserItem(), adminUserItem({ id: 9, name: 'Ada' })]),
      [`PATCH ${USERS}/8`]: ban.answer,
      [`POST ${USERS}/8/warnings`]: warning.answer,
      [`POST ${USERS}/9/warnings`]: adminUserDetail(),
    },
  });
  for (const name of ['Ben', 'Ada']) await tick(name).click();
  await button('Ban').click();
  await dialog.getByLabelText('Rule or law').selectOptions('Spam');
  await confirm('Ban', 'Sells gold');
  await userEvent.keyboard('{Escape}');
  await button('Warn').click();
  await confirm('Warn', 'Be kind');
  ban.release();
  await said('Done for 1.');
  expect(requests(`PATCH ${USERS}/9`)).toEqual([]);
  // The first run has ended, and neither closes nor stops the second.
  await expect.element(dialog.getByRole('status')).toHaveTextContent('0 of 2');
  warning.release();
  await said('Done for 2.');
  expect(bodies(`POST ${USERS}/9/warnings`)).toHaveLength(1);
});

it('takes at most 60 at once', async () => {
  const many = Array.from({ length: 61 }, (_, at) =>
    adminUserItem({ id: 100 + at, name: `P${at}` }),
  );
  await mount('/admin/users', { as: ADMIN, answers: { [`GET ${USERS}`]: list(USERS, many) } });
  await expect.element(tick('P60')).toBeVisible();
  for (const box of page.getByRole('checkbox').elements().slice(0, 60)) {
    if (box instanceof HTMLElement) box.click();
  }
  await expect.element(status('60 selected · That’s the most at once.')).toBeVisible();
  await expect.element(tick('P60')).toBeDisabled();
});

it('cancels sessions, and takes them down', async () => {
  const raid = adminSessionItem({ id: 32, name: 'Raid' });
  await mount('/admin/content', {
    as: ADMIN,
    answers: {
      [`GET ${SESSIONS}`]: list(SESSIONS, [adminSessionItem(), raid]),
      'PATCH /api/sessions/31': sessionItem(),
      [`PATCH ${SESSIONS}/32`]: { ...raid, takenDownAt: new Date().toISOString() },
    },
  });
  await tick('Dungeon night').click();
  await button('Cancel sessions').click();
  await confirm('Cancel sessions', 'An advertisement');
  await said('Done for 1.');
  expect(bodies('PATCH /api/sessions/31')).toEqual([
    { status: 'cancelled', cancelReason: 'An advertisement' },
  ]);
  await tick('Raid').click();
  await button('Take down').click();
  await confirm('Take down', 'Spam');
  await expect
    .poll(() => bodies(`PATCH ${SESSIONS}/32`))
    .toEqual([{ takenDown: true, reason: 'Spam' }]);
});

it('shows a moderator everything new, with what fits', async () => {
  await page.viewport(360, 740);
  const { email: _, ...fields } = adminUserItem({
    name: 'Back',
    mayBe: [{ id: 3, name: 'Max', by: 'mailbox' }],
  });
  const account: NewItem = { ...fields, '@type': 'NewAccount', about: 'Cheap gold' };
  await mount('/admin/content?kind=new', {
    as: { roles: ['ROLE_USER', 'ROLE_MODERATOR'] },
    answers: {
      [`GET ${NEW}`]: list(NEW, [adminSessionItem(), adminMediaItem(), account]),
      'GET /api/admin/media/61/file': problem(404, 'Not found.'),
      [`POST ${USERS}/8/warnings`]: adminUserDetail(),
    },
  });
  await expect.element(page.getByText('Cheap gold')).toBeVisible();
  await expect.element(page.getByText('May be Max, who was banned: same mailbox')).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: 'Max' }))
    .toHaveAttribute('href', '/admin/users/3');
  await expect.element(button('Take down Dungeon night')).toBeVisible();
  await expect.element(button('Take down A red field')).toBeVisible();
  await expect.element(button('Ban')).not.toBeInTheDocument();
  await expectAccessible();
  await button('Warn').click();
  await confirm('Warn', 'No trade here');
  await said('Back was warned.');
});
