import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import type { AdminUserDetail } from '../../../worker/contract/admin-user.ts';
import { answer, held, requests, violations } from '../support/api.ts';
import { expectAccessible } from '../support/axe.ts';
import { said } from '../support/fixtures-accounts.ts';
import { adminUserDetail, auditItem, confirm, dialog } from '../support/fixtures-moderation.ts';
import { ADMIN, list } from '../support/fixtures.ts';
import { mount, place } from '../support/mount.tsx';

const PATH = '/api/admin/users/8';

const button = (name: string) => page.getByRole('button', { name, exact: true });
const actions = page.getByRole('region', { name: 'Actions' });
/** The acts that are offered. */
const offered = () =>
  actions
    .getByRole('button')
    .elements()
    .map(({ textContent }) => textContent);
const changes = () => requests(`PATCH ${PATH}`).map(({ body }) => body);

let shown: AdminUserDetail;

async function open(changed: Partial<AdminUserDetail> = {}) {
  shown = adminUserDetail(changed);
  await mount('/admin/users/8', { as: ADMIN, answers: { [`GET ${PATH}`]: () => shown } });
  await expect.element(actions).toBeVisible();
}

/** Sets the user that the API answers to a change. */
const becomes = (changed: Partial<AdminUserDetail>) =>
  answer({
    [`PATCH ${PATH}`]: () => {
      shown = adminUserDetail(changed);
      return shown;
    },
  });

it('shows the facts and the last lines of the log, on a phone as well', async () => {
  await page.viewport(360, 740);
  await open({ upheldReports: 2, log: [auditItem()] });
  await expect.element(page.getByText('ben@peerway.example (confirmed)')).toBeVisible();
  await expect.element(page.getByText('1 open, 2 upheld, 0 dismissed')).toBeVisible();
  await expect.element(page.getByText('Please leave people alone')).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: 'Show all in the audit log' }))
    .toHaveAttribute('href', '/admin/log?about=/api/users/8');
  await expectAccessible();
});

it('offers what the account’s state allows', async () => {
  await open({ status: 'suspended' });
  expect(offered()).toEqual([
    'Warn',
    'Change end date',
    'Ban',
    'Reactivate',
    'Make admin',
    'Make moderator',
  ]);
});

it('warns with a message', async () => {
  await open();
  await button('Warn').click();
  await dialog.getByRole('button', { name: 'Warn' }).click();
  await expect.element(dialog.getByText('Enter a reason.')).toBeVisible();
  expect(requests(`POST ${PATH}/warnings`)).toEqual([]);
  answer({ [`POST ${PATH}/warnings`]: adminUserDetail({ openWarnings: 1 }) });
  await confirm('Warn', 'Please leave people alone');
  await said('Ben was warned.');
  expect(requests(`POST ${PATH}/warnings`).map(({ body }) => body)).toEqual([
    { reason: 'Please leave people alone' },
  ]);
});

it('a late answer leaves the dialog that was opened since, and what is typed in it', async () => {
  await open();
  const warning = held(adminUserDetail({ openWarnings: 1 }));
  answer({ [`POST ${PATH}/warnings`]: warning.answer });
  await button('Warn').click();
  await confirm('Warn', 'Be kind');
  await userEvent.keyboard('{Escape}');
  await button('Suspend').click();
  const reason = dialog.getByRole('textbox').first();
  await reason.fill('Threats');
  warning.release();
  await said('Ben was warned.');
  await expect.element(reason).toHaveValue('Threats');
});

it('bans, and shows what is left to do', async () => {
  await open();
  await button('Ban').click();
  await expect.element(dialog.getByText('They’re logged out everywhere, for good.')).toBeVisible();
  becomes({ status: 'banned', statusReason: 'Threats, after a warning' });
  await dialog.getByLabelText('Rule or law').selectOptions('A law');
  await confirm('Ban', 'Threats, after a warning');
  await expect.element(dialog.getByText('Name the law.').first()).toBeVisible();
  await dialog.getByLabelText('Which law?').fill('§ 241 StGB');
  await confirm('Ban', 'Threats, after a warning');
  await said('Ben was banned.');
  await expect.element(button('Reactivate')).toBeVisible();
  await expect.element(page.getByText('Threats, after a warning')).toBeVisible();
  const law = { law: '§ 241 StGB' };
  expect(changes()).toEqual([
    { status: 'banned', reason: 'Threats, after a warning', ground: law },
  ]);
});

async function setEnd(day: string, time: string) {
  await dialog.getByLabelText('Until', { exact: true }).fill(day);
  await dialog.getByLabelText('Until, time').fill(time);
}

describe('a suspension', () => {
  const until = new Date(2031, 4, 6, 7, 8);

  it('into the past is refused, and what was typed stays', async () => {
    await page.viewport(360, 740);
    await open();
    await button('Suspend').click();
    await setEnd('2020-01-01', '10:00');
    answer({ [`PATCH ${PATH}`]: violations({ until: 'Choose a time in the future.' }) });
    await confirm('Suspend', 'Insults');
    await expect.element(dialog.getByText('Choose a time in the future.')).toBeVisible();
    await expect.element(dialog.getByRole('textbox').first()).toHaveValue('Insults');
    await expect.element(dialog.getByLabelText('Until, time')).toHaveValue('10:00');
    await expectAccessible();
  });

  it('without an end isn’t sent', async () => {
    await open();
    await button('Suspend').click();
    await setEnd('', '');
    await confirm('Suspend', 'Insults');
    await expect.element(dialog.getByText('Choose an end date.')).toBeVisible();
    expect(changes()).toEqual([]);
  });

  it('ends when the admin’s own clock says so, and can be lifted', async () => {
    await open();
    await button('Suspend').click();
    await setEnd('2031-05-06', '07:08');
    becomes({ status: 'suspended', until: until.toISOString(), statusReason: 'Insults' });
    await confirm('Suspend', 'Insults');
    await said('Ben was suspended.');
    await expect.element(button('Change end date')).toBeVisible();
    becomes({});
    await button('Reactivate').click();
    await confirm('Reactivate', 'Has apologised');
    await said('Ben was reactivated.');
    await expect.element(button('Suspend')).toBeVisible();
    expect(changes()).toEqual([
      { status: 'suspended', until: until.toISOString(), reason: 'Insults' },
      { status: 'active', reason: 'Has apologised' },
    ]);
  });
});

it('gives a role and takes it', async () => {
  await open();
  becomes({ role: 'ROLE_ADMIN' });
  await button('Make admin').click();
  await confirm('Make admin', 'Helps out');
  await said('Ben is now an admin.');
  becomes({});
  await button('Remove admin role').click();
  await confirm('Remove admin role', 'Is away');
  await said('Ben is no longer an admin.');
  expect(changes()).toEqual([
    { role: 'ROLE_ADMIN', reason: 'Helps out' },
    { role: 'ROLE_USER', reason: 'Is away' },
  ]);
});

it('leaves one’s own account to other admins, except for the role', async () => {
  shown = adminUserDetail({ id: 7, name: 'Mira', role: 'ROLE_ADMIN' });
  await mount('/admin/users/7', { as: ADMIN, answers: { 'GET /api/admin/users/7': shown } });
  await expect.element(page.getByText('Only another admin can act on it.')).toBeVisible();
  expect(offered()).toEqual(['Remove admin role']);
});

describe('a moderator', () => {
  const MODERATOR = { roles: ['ROLE_USER' as const, 'ROLE_MODERATOR' as const] };

  it('is offered only what moderators may do', async () => {
    await mount('/admin/users/8', {
      as: MODERATOR,
      answers: { [`GET ${PATH}`]: adminUserDetail() },
    });
    await expect.element(actions).toBeVisible();
    expect(offered()).toEqual(['Warn', 'Suspend']);
    await expect.element(page.getByText('Show all in the audit log')).not.toBeInTheDocument();
  });

  it('begins with the reports, and has no tab for what only admins may', async () => {
    await mount('/admin', {
      as: MODERATOR,
      answers: { 'GET /api/admin/reports': list('/api/admin/reports', []) },
    });
    await expect.poll(place).toBe('/admin/reports');
    const tabs = page.getByRole('navigation', { name: 'Admin' }).getByRole('link');
    await expect
      .poll(() => tabs.elements().map(({ textContent }) => textContent))
      .toEqual(['Users', 'Reports', 'Sessions and files']);
  });

  it('is made by an admin', async () => {
    await open();
    becomes({ role: 'ROLE_MODERATOR' });
    await button('Make moderator').click();
    await confirm('Make moderator', 'Helps out');
    await said('Ben is now a moderator.');
    await expect.element(button('Remove moderator role')).toBeVisible();
    expect(changes()).toEqual([{ role: 'ROLE_MODERATOR', reason: 'Helps out' }]);
  });
});
