import { afterEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { answer, bodies, held, json, requests, unreachable } from '../support/api.ts';
import { expectAccessible } from '../support/axe.ts';
import { stopClock } from '../support/clock.ts';
import { said } from '../support/fixtures-accounts.ts';
import {
  choose,
  fileOf,
  forgetUploads,
  ownMedia,
  rows,
  sentPictures,
} from '../support/fixtures-media.ts';
import { fillIn, nameField, openEditor } from '../support/fixtures-session-editor.ts';
import { sessionDetail, sessionItem, userDetail } from '../support/fixtures.ts';
import { begin, end, place } from '../support/mount.tsx';
import '../support/uploads.ts';
import { button } from '../support/see.ts';

const hosted = { id: 31, name: 'Painting night', host: { id: 7, name: 'Mira' } };

const open = () =>
  openEditor('new', { 'POST /api/sessions': json(201, sessionItem({ name: 'Made' })) });

afterEach(forgetUploads);

it('wait for the session, and go up with their descriptions once it is saved', async () => {
  await open();
  await choose(fileOf('One.png'), fileOf('Two.png'), fileOf('notes.pdf'));
  await expect.element(page.getByText('Choose an image (JPG, PNG, GIF, SVG)')).toBeVisible();
  await expect.element(page.getByText('Uploads once you save.').first()).toBeVisible();
  await page.getByLabelText('Describe this file').first().fill('A red field');
  expect(requests('POST /api/media')).toEqual([]);
  await fillIn('Painting night');
  answer({ 'POST /api/media': json(201, ownMedia()) });
  await button('Host session').click();
  await expect.poll(place).toBe('/session/31');
  expect(await sentPictures()).toEqual([
    { owner: '/api/sessions/31', alt: 'A red field' },
    { owner: '/api/sessions/31', alt: '' },
  ]);
});

it('are waited for with fields that are locked, since the session is already live', async () => {
  await open();
  await choose(fileOf('One.png'));
  await fillIn('Painting night');
  const slow = held(json(201, ownMedia()));
  answer({ 'POST /api/media': slow.answer });
  await nameField.click();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('progressbar')).toBeVisible();
  await expect.element(nameField).toBeDisabled();
  // Whoever sent the form by a field hears the button, which is busy.
  await expect.element(button('Host session')).toHaveFocus();
  await expect.element(button('Discard draft')).not.toBeInTheDocument();
  await expect.element(page.getByRole('button', { name: 'One.png' })).toBeEnabled();
  await expectAccessible();
  expect(Object.keys(localStorage).filter((key) => key.startsWith('session-draft:'))).toEqual([]);
  slow.release();
  await expect.poll(place).toBe('/session/31');
});

it('can wait for another try if the session wasn’t saved', async () => {
  await open();
  await choose(fileOf('One.png'));
  await fillIn('Painting night');
  answer({ 'POST /api/sessions': unreachable });
  await button('Host session').click();
  await expect.element(page.getByText('can’t reach').first()).toBeVisible();
  await nameField.fill('Painting morning');
  answer({
    'POST /api/sessions': json(201, sessionItem({ name: 'Made' })),
    'POST /api/media': json(201, ownMedia()),
  });
  await button('Host session').click();
  await expect.poll(place).toBe('/session/31');
  expect(bodies('POST /api/sessions')).toMatchObject([
    { name: 'Painting night' },
    { name: 'Painting morning' },
  ]);
});

it('don’t wait for a session of whoever logs in next', async () => {
  await open();
  await choose(fileOf('One.png'));
  const waits = page.getByText('Uploads once you save.');
  await expect.element(waits).toBeVisible();
  await end();
  begin();
  await openEditor('new', { 'GET /api/users/8': userDetail({ id: 8 }) }, 8);
  await expect.element(button('Host session')).toBeVisible();
  await expect.element(waits).not.toBeInTheDocument();
});

it('that did not get there can be sent again, and the session stands meanwhile', async () => {
  await open();
  await choose(fileOf('One.png'));
  await fillIn('Half there');
  // Otherwise the upload would be retried by itself.
  stopClock();
  answer({ 'POST /api/media': unreachable, 'GET /api/sessions/31': sessionDetail(hosted) });
  await button('Host session').click();
  await said('Your session is live, but some files weren’t uploaded.');
  await expect.poll(place).toBe('/sessions/add/31');
  await expect.element(page.getByText('You’re offline. The upload continues')).toBeVisible();
  answer({ 'POST /api/media': json(201, ownMedia()) });
  await button('Retry One.png').click();
  await expect.element(rows).toBeVisible();
  await expect.element(button('Retry One.png')).not.toBeInTheDocument();
});

it('go on by themselves once the network is back', async () => {
  await openEditor(31, { 'GET /api/sessions/31': sessionDetail(hosted) });
  // Otherwise time alone would bring the retry.
  stopClock();
  answer({ 'POST /api/media': unreachable });
  await choose(fileOf('One.png'));
  await expect.element(page.getByText('You’re offline. The upload continues')).toBeVisible();
  const again = Promise.withResolvers<void>();
  answer({
    'POST /api/media': () => {
      again.resolve();
      return json(201, ownMedia());
    },
  });
  dispatchEvent(new Event('online'));
  await again.promise;
  await expect.element(rows).toBeVisible();
});

it('go on by themselves also if they fail only after the network is back', async () => {
  await openEditor(31, { 'GET /api/sessions/31': sessionDetail(hosted) });
  const { answer: late, release } = held(unreachable);
  answer({ 'POST /api/media': late });
  await choose(fileOf('One.png'));
  await expect.poll(() => requests('POST /api/media')).toHaveLength(1);
  stopClock();
  dispatchEvent(new Event('online'));
  release();
  await expect.element(page.getByText('You’re offline. The upload continues')).toBeVisible();
  answer({ 'POST /api/media': json(201, ownMedia()) });
  vi.runOnlyPendingTimers();
  await expect.element(rows).toBeVisible();
});
