import { expect, it } from 'vitest';
import { page } from 'vitest/browser';

import type { AdminSessionItem } from '../../../worker/contract/admin-content.ts';
import { answer, problem, requests } from '../support/api.ts';
import { expectAccessible } from '../support/axe.ts';
import { said } from '../support/fixtures-accounts.ts';
import {
  adminMediaItem,
  adminSessionItem,
  confirm,
  dialog,
} from '../support/fixtures-moderation.ts';
import { ADMIN, list } from '../support/fixtures.ts';
import { mount, place } from '../support/mount.tsx';

const SESSIONS = '/api/admin/sessions';
const MEDIA = '/api/admin/media';
const SINCE = new Date().toISOString();

const button = (name: string) => page.getByRole('button', { name, exact: true });
const link = (name: string) => page.getByRole('link', { name, exact: true });

const PIXEL =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

it('takes a session down with a reason, and puts it back', async () => {
  await page.viewport(360, 740);
  let shown: AdminSessionItem = adminSessionItem();
  const becomes = (takenDownAt: string | null) => () => (shown = { ...shown, takenDownAt });
  await mount('/admin/content?q=dungeon', {
    as: ADMIN,
    answers: {
      [`GET ${SESSIONS}`]: () => list(SESSIONS, [shown]),
      [`PATCH ${SESSIONS}/31`]: becomes(SINCE),
    },
  });
  await expect.element(page.getByText('Buy gold here.')).toBeVisible();
  await expect.element(link('Dungeon night')).toHaveAttribute('href', '/session/31');
  await expect.element(link('Ben')).toHaveAttribute('href', '/admin/users/8');
  expect(requests(`GET ${SESSIONS}`).at(-1)?.query.get('q')).toBe('dungeon');
  await expectAccessible();

  await button('Take down Dungeon night').click();
  await dialog.getByRole('button', { name: 'Take down' }).click();
  await expect.element(dialog.getByText('Enter a reason.')).toBeVisible();
  await confirm('Take down', 'An advertisement');
  await said('Dungeon night was taken down.');
  await expect.element(page.getByText(/^Taken down /)).toBeVisible();
  // The session's page doesn't exist any more, so there is no link.
  await expect.element(link('Dungeon night')).not.toBeInTheDocument();

  answer({ [`PATCH ${SESSIONS}/31`]: becomes(null) });
  await button('Restore Dungeon night').click();
  await confirm('Restore', 'A mistake');
  await said('Dungeon night was restored.');
  await expect.element(button('Take down Dungeon night')).toBeVisible();
  expect(requests(`PATCH ${SESSIONS}/31`).map(({ body }) => body)).toEqual([
    { takenDown: true, reason: 'An advertisement' },
    { takenDown: false, reason: 'A mistake' },
  ]);
});

it('shows files as an admin may see them, and says which are gone', async () => {
  await page.viewport(360, 740);
  const pixel = await (await fetch(PIXEL)).blob();
  const down = adminMediaItem({ id: 62, alt: 'A blue field', takenDownAt: SINCE });
  const gone = adminMediaItem({ id: 63, alt: '', takenDownAt: SINCE });
  await mount('/admin/content?kind=media&state=taken-down', {
    as: ADMIN,
    answers: {
      [`GET ${MEDIA}`]: list(MEDIA, [down, gone]),
      [`GET ${MEDIA}/62/file`]: () => new Response(pixel),
      [`GET ${MEDIA}/63/file`]: problem(404, 'Not found.'),
      [`PATCH ${MEDIA}/62`]: { ...down, takenDownAt: null },
    },
  });
  const image = page.getByRole('img', { name: 'A blue field' });
  await expect.poll(() => image.element().getAttribute('src')).toMatch(/^blob:/);
  await expect.element(page.getByText('The file was deleted.')).toBeVisible();
  await expect.element(button('Restore this file')).toBeVisible();
  await expectAccessible();
  await button('Restore A blue field').click();
  await confirm('Restore', 'A mistake');
  await said('A blue field was restored.');
  expect(requests(`PATCH ${MEDIA}/62`).map(({ body }) => body)).toEqual([
    { takenDown: false, reason: 'A mistake' },
  ]);
});

it('has a list of each kind, and one of what is taken down', async () => {
  await mount('/admin/content', {
    as: ADMIN,
    answers: {
      [`GET ${SESSIONS}`]: list(SESSIONS, [adminSessionItem()]),
      [`GET ${SESSIONS}?state=taken-down`]: list(SESSIONS, []),
      [`GET ${MEDIA}`]: list(MEDIA, []),
    },
  });
  await expect.element(page.getByRole('searchbox')).toBeVisible();
  await link('Taken down').click();
  await expect.element(page.getByText('Nothing here')).toBeVisible();
  // Content that was taken down can't be searched.
  await expect.element(page.getByRole('searchbox')).not.toBeInTheDocument();
  await link('Files').click();
  await expect.poll(place).toBe('/admin/content?kind=media&state=taken-down');
  await expect.poll(() => requests(`GET ${MEDIA}`)).toHaveLength(1);
});
