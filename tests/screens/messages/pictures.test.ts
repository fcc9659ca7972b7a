import { afterEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { queueOf } from '../../../web/media/uploads/queue.ts';
import type { MediaItem } from '../../../worker/contract/media.ts';
import {
  answer,
  bodies,
  held,
  json,
  noContent,
  requests,
  unreachable,
  violations,
} from '../support/api.ts';
import { expectAccessible } from '../support/axe.ts';
import { stopClock } from '../support/clock.ts';
import { fileField, fileOf, ownMedia, sentPictures } from '../support/fixtures-media.ts';
import {
  conversation,
  ME,
  messageField as field,
  messageItem,
  openRoom,
} from '../support/fixtures-messages.ts';
import { mount, navigate } from '../support/mount.tsx';
import '../support/uploads.ts';

const log = page.getByRole('log');
const send = page.getByRole('button', { name: 'Send' });
const POST = 'POST /api/users/8/messages';

const described = (place: number) => page.getByRole('textbox', { name: `Describe file ${place}` });

/** A GIF of one pixel. */
const DOT = 'R0lGODlhAQABAAAAACwAAAAAAQABAAA=';
const bytes = () => new Response(Uint8Array.from(atob(DOT), (char) => char.charCodeAt(0)));

const item = (id: number, alt = ''): MediaItem => ({
  id,
  extension: 'png',
  deleted: false,
  newName: `~${id}.png`,
  alt,
  copies: [`~${id}-200.webp`, `~${id}-400.webp`, `~${id}-1600.webp`],
});

/** The server takes pictures and numbers them. */
function takePictures() {
  let id = 70;
  answer({
    'POST /api/media': () => json(201, ownMedia({ id: (id += 1), newName: `~${id}.png` })),
  });
}

function transferOf(...files: File[]) {
  const transfer = new DataTransfer();
  for (const file of files) transfer.items.add(file);
  return transfer;
}

const paste = (...files: File[]) => {
  const clipboardData = transferOf(...files);
  const event = { clipboardData, bubbles: true, cancelable: true };
  field.element().dispatchEvent(new ClipboardEvent('paste', event));
};

const drop = (...files: File[]) => {
  const event = { dataTransfer: transferOf(...files), bubbles: true, cancelable: true };
  for (const type of ['dragenter', 'dragover', 'drop']) {
    field.element().dispatchEvent(new DragEvent(type, event));
  }
};

afterEach(() => queueOf(`${ME.id}/api/users/8/messages`).clear());

it('takes four pictures by button, paste and drop, and sends them with their descriptions', async () => {
  await openRoom();
  takePictures();
  await userEvent.upload(fileField(), [fileOf('One.png')]);
  paste(fileOf('Two.png'));
  drop(fileOf('Three.png'), fileOf('Four.png'), fileOf('Five.png'), fileOf('notes.pdf'));
  await expect.element(page.getByText('Up to 4 photos per message')).toBeVisible();
  await expect.poll(() => requests('POST /api/media').length).toBe(4);
  expect((await sentPictures())[0]).toEqual({ owner: '/api/users/8/messages', alt: '' });
  await expect.element(send).toBeEnabled();
  await expectAccessible();
  answer({
    'DELETE /api/media/73': noContent(),
    'PATCH /api/media/71': json(200, ownMedia({ id: 71, newName: '~71.png', alt: 'The map' })),
    [POST]: json(201, messageItem(1, '', { author: ME, pictures: [item(71, 'The map')] })),
    'GET /files/~71-400.webp': bytes(),
  });
  await page.getByRole('button', { name: 'Delete file 3' }).click();
  await described(1).fill('The map');
  await send.click();
  const nonce: unknown = expect.any(String);
  await expect.poll(() => bodies(POST)).toEqual([{ text: '', nonce, pictures: [71, 72, 74] }]);
  expect(requests('PATCH /api/media/71')[0]?.body).toEqual({ alt: 'The map' });
  await expect.element(described(1)).not.toBeInTheDocument();
  await expect.element(log.getByRole('button', { name: 'The map' })).toBeVisible();
});

it('waits for uploads, and keeps text and pictures where one fails', async () => {
  await openRoom();
  // Otherwise the upload would be retried by itself.
  stopClock();
  answer({ 'POST /api/media': unreachable });
  await field.fill('Look');
  paste(fileOf('One.png'));
  await expect.element(page.getByText('We can’t reach Peerway')).toBeVisible();
  await expect.element(send).toBeDisabled();
  const upload = held(json(201, ownMedia({ id: 71, newName: '~71.png' })));
  answer({ 'POST /api/media': upload.answer });
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.element(page.getByRole('progressbar')).toBeVisible();
  await expect.element(send).toBeDisabled();
  upload.release();
  await expect.element(send).toBeEnabled();
  answer({ [POST]: violations({ pictures: 'Some photos are no longer available.' }) });
  await send.click();
  await expect.element(log.getByText('Some photos are no longer available.')).toBeVisible();
  await expect.element(log.getByText('Photo', { exact: true })).toBeVisible();
  answer({ 'GET /files/~71.png': bytes() });
  await log.getByRole('button', { name: 'Edit' }).click();
  await expect.element(field).toHaveValue('Look');
  await expect.element(described(1)).toBeVisible();
});

it('shows pictures that it fetches with the log-in, opens them, and gives them back', async () => {
  const revoked = vi.spyOn(URL, 'revokeObjectURL');

  const animated = { ...item(62), extension: 'gif' as const, newName: '~62.gif' };
  const pictures = [item(61, 'The map'), animated];
  await mount('/messages/8', {
    as: {},
    shell: true,
    answers: {
      ...conversation(messageItem(1, '', { pictures }), messageItem(2, 'Nice', { replyTo: 1 })),
      'GET /files/~61-400.webp': bytes(),
      'GET /files/~62-400.webp': bytes(),
      'GET /files/~62-1600.webp': bytes(),
      'GET /files/~62.gif': bytes(),
    },
  });
  const map = log.getByRole('button', { name: 'The map' });
  await expect.element(map).toBeVisible();
  const size = () => map.element().getBoundingClientRect().height;
  const before = size();
  await expect.poll(() => log.element().querySelectorAll('img[src^="blob:"]').length).toBe(2);
  expect(size()).toBe(before);
  expect(before).toBeGreaterThan(40);
  const [fetched] = requests('GET /files/~61-400.webp');
  expect(fetched?.headers.get('Authorization')).toMatch(/^Bearer /);
  await expect.element(log.getByRole('button', { name: '2 photos' })).toBeVisible();
  await expectAccessible();
  await log.getByRole('button', { name: 'Photo from Jonas' }).click();
  const dialog = page.getByRole('dialog', { name: 'Photo from Jonas' });
  await expect.element(dialog.getByRole('img', { name: 'Photo from Jonas' })).toBeVisible();
  // These tests run under reduced motion.
  expect(requests('GET /files/~62.gif')).toEqual([]);
  await dialog.getByRole('button', { name: 'Play the animation' }).click();
  await expect.poll(() => requests('GET /files/~62.gif').length).toBe(1);
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
  revoked.mockClear();
  await navigate('/messages');
  await expect.poll(() => revoked.mock.calls.length).toBe(2);
});

it.each([
  ['once the network is back', true],
  ['after a while, in case the network was back before it failed', false],
])('shows a picture that couldn’t be loaded %s', async (_, event) => {
  await mount('/messages/8', {
    as: {},
    shell: true,
    answers: {
      ...conversation(messageItem(1, '', { pictures: [item(61, 'The map')] })),
      'GET /files/~61-400.webp': unreachable,
    },
  });
  await expect.poll(() => log.element().querySelector('[href$="#warning"]')).not.toBeNull();
  answer({ 'GET /files/~61-400.webp': bytes() });
  if (event) dispatchEvent(new Event('online'));
  await expect.poll(() => log.element().querySelector('img[src^="blob:"]')).not.toBeNull();
});
