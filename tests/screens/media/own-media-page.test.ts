import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { commands, page, userEvent } from 'vitest/browser';
import type { z } from 'zod';

import type { MediaItem, Upload } from '../../../worker/contract/media.ts';
import {
  answer,
  bodies,
  held,
  json,
  noContent,
  problem,
  requests,
  requestsEnd,
  unreachable,
} from '../support/api.ts';
import { expectAccessible } from '../support/axe.ts';
import { COMPOSED, pressComposed } from '../support/composition.ts';
import { said } from '../support/fixtures-accounts.ts';
import {
  choose,
  fileField,
  fileOf,
  forgetUploads,
  ownMedia,
  rows,
  sentPictures,
} from '../support/fixtures-media.ts';
import { userDetail } from '../support/fixtures.ts';
import { mount, place } from '../support/mount.tsx';
import '../support/uploads.ts';
import { button } from '../support/see.ts';

const moved = (id: number) => bodies(`PATCH /api/media/${id}`);

const THREE = [61, 62, 63].map((id, position) => ownMedia({ id, position }));
const NONE: MediaItem[] = [];

const uploading = page.getByRole('list', { name: 'Uploading' });

async function open(media: MediaItem[] = THREE, shell = false) {
  await mount('/user/media', {
    as: { id: 7 },
    shell,
    answers: {
      'GET /api/users/7': userDetail({ id: 7, name: 'Mira', relation: 'self', media }),
    },
  });
  await expect.element(page.getByRole('heading', { name: 'Photos and videos' })).toBeVisible();
}

/** The API accepts images and numbers them in order. */
function takePictures() {
  let id = 70;
  answer({ 'POST /api/media': () => json(201, ownMedia({ id: (id += 1) })) });
}

const untilThere = (count: number) => expect.poll(() => rows.elements().length).toBe(count);

afterEach(forgetUploads);

describe('files', () => {
  it('are chosen, dropped and pasted, and stand in the order they came in', async () => {
    await open(NONE);
    takePictures();
    await choose(fileOf('One.png'), fileOf('Two.png'));
    await untilThere(2);
    const transfer = new DataTransfer();
    transfer.items.add(fileOf('Three.png'));
    for (const type of ['dragenter', 'dragover', 'drop']) {
      const event = { dataTransfer: transfer, bubbles: true, cancelable: true };
      button('Add files').element().dispatchEvent(new DragEvent(type, event));
    }
    await untilThere(3);
    document.dispatchEvent(new ClipboardEvent('paste', { clipboardData: transfer }));
    await untilThere(4);
    // A text copied in an office program comes with a picture of itself.
    transfer.setData('text/plain', 'A plan');
    const text = new ClipboardEvent('paste', { clipboardData: transfer, cancelable: true });
    document.dispatchEvent(text);
    expect(text.defaultPrevented).toBe(false);
    await expect.element(uploading).not.toBeInTheDocument();
    expect(await sentPictures()).toEqual(
      Array.from({ length: 4 }, () => ({ owner: '/api/users/7', alt: '' })),
    );
  });

  it('of another kind, or too many, aren’t sent', async () => {
    await page.viewport(390, 844);
    await open(Array.from({ length: 11 }, (_, index) => ownMedia({ id: 51 + index })));
    await choose(fileOf('notes.pdf'));
    await expect.element(page.getByText('Choose an image (JPG, PNG, GIF, SVG)')).toBeVisible();
    await expectAccessible();
    await page.viewport(1280, 900);
    await expectAccessible();
    takePictures();
    await choose(fileOf('One.png'), fileOf('Two.png'));
    await expect.element(page.getByText('You have 12 files, the maximum.')).toBeVisible();
    await expect.element(button('Add files')).not.toBeInTheDocument();
    await expect.poll(() => requests('POST /api/media')).toHaveLength(1);
    await untilThere(12);
  });

  it('that not everybody could see are converted, and that is said', async () => {
    await open(NONE);
    takePictures();
    const canvas = document.createElement('canvas');
    const webp = await new Promise<Blob | null>((resolve) => {
      canvas.toBlob(resolve, 'image/webp');
    });
    await choose(new File([webp ?? ''], 'Evening.webp', { type: 'image/webp' }));
    const words = 'Evening.webp was converted to PNG and uploaded.';
    await expect.element(page.getByText(words)).toBeVisible();
  });

  it('that were changed or deleted since they were chosen must be chosen again', async () => {
    await open(NONE);
    const path = './changed-meanwhile.gif';
    await commands.writeFile(path, 'GIF89a before');
    onTestFinished(() => commands.removeFile(path));
    const slow = held(unreachable);
    answer({ 'POST /api/media': slow.answer });
    await userEvent.upload(fileField(), path);
    await expect.element(uploading).toBeVisible();
    await commands.writeFile(path, 'GIF89a and after that');
    slow.release();
    await expect.element(page.getByText('This file was changed or deleted after')).toBeVisible();
    await expect.element(button('Retry changed-meanwhile.gif')).not.toBeInTheDocument();
  });

  it('that are cancelled once all is sent are deleted', async () => {
    await open(NONE, true);
    const slow = held(json(201, ownMedia({ id: 71 })));
    answer({ 'POST /api/media': slow.answer, 'DELETE /api/media/71': noContent });
    await choose(fileOf('One.png'));
    await expect.poll(() => requests('POST /api/media')).toHaveLength(1);
    button('Cancel upload of One.png').element().focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(uploading).not.toBeInTheDocument();
    await expect.element(button('Add files')).toHaveFocus();
    slow.release();
    await expect.poll(() => requests('DELETE /api/media/71')).toHaveLength(1);
    await expect.element(rows.first()).not.toBeInTheDocument();
  });

  it('are moved, and the moved one keeps the focus', async () => {
    await open();
    answer({ 'PATCH /api/media/63': ownMedia({ id: 63 }) });
    // The pause after the last move ends when the test says so, however slow the machine is.
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    onTestFinished(() => void vi.useRealTimers());
    await button('Move file 3 up').click();
    await expect.element(button('Move file 2 up')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByText('Now number 1 of 3')).toBeInTheDocument();
    expect(moved(63)).toEqual([]);
    vi.runOnlyPendingTimers();
    // Saved once, after the last of several moves.
    await expect.poll(() => moved(63)).toEqual([{ position: 0 }]);
    vi.useRealTimers();

    answer({ 'PATCH /api/media/62': problem(500, 'Oops.') });
    await button('Move file 3 up').click();
    await said('Your change wasn’t saved. Try again.');
    await button('Delete file 3').click();
    answer({ 'DELETE /api/media/62': noContent });
    await button('Delete file').click();
    await untilThere(2);
  });

  it('are asked about on, although the deletion of an earlier one is answered only then', async () => {
    await open();
    const slow = held(noContent());
    answer({ 'DELETE /api/media/61': slow.answer });
    await button('Delete file 1').click();
    await button('Delete file').click();
    await userEvent.keyboard('{Escape}');
    await button('Delete file 2').click();
    slow.release();
    await expect.poll(() => requests('DELETE /api/media/61')).toHaveLength(1);
    await requestsEnd();
    await expect.element(page.getByRole('alertdialog')).toBeVisible();
  });

  it('that are moved one after another are saved one after another', async () => {
    await open(THREE.map(({ id, position }) => ownMedia({ id, position, alt: `Photo ${id}` })));
    const first = held(ownMedia({ id: 63 }));
    answer({
      'PATCH /api/media/63': first.answer,
      'PATCH /api/media/61': ownMedia({ id: 61 }),
      'PATCH /api/media/62': problem(500, 'Oops.'),
    });
    await button('Move file 3 up').click();
    await button('Move file 1 down').click();
    await button('Move file 3 up').click();
    expect([61, 62, 63].map(moved)).toEqual([[], [], [{ position: 1 }]]);
    first.release();
    await said('Your change wasn’t saved. Try again.');
    expect(moved(61)).toEqual([{ position: 1 }]);
    for (const [index, id] of [63, 61, 62].entries()) {
      const alt = page.getByLabelText(`Describe file ${index + 1}`);
      await expect.element(alt).toHaveValue(`Photo ${id}`);
    }
  });

  it('that can’t be moved go back among those added and deleted since', async () => {
    await open(THREE.map(({ id, position }) => ownMedia({ id, position, alt: `Photo ${id}` })));
    const slow = held(problem(500, 'Oops.'));
    answer({ 'PATCH /api/media/63': slow.answer, 'DELETE /api/media/61': noContent });
    takePictures();
    await button('Move file 3 up').click();
    await expect.poll(() => moved(63)).toHaveLength(1);
    await choose(fileOf('One.png'));
    await untilThere(4);
    await button('Delete file 1').click();
    await button('Delete file').click();
    await untilThere(3);
    slow.release();
    await said('Your change wasn’t saved. Try again.');
    for (const [index, text] of ['Photo 62', 'Photo 63', ''].entries()) {
      const alt = page.getByLabelText(`Describe file ${index + 1}`);
      await expect.element(alt).toHaveValue(text);
    }
  });

  it('are described, and deleted once that is confirmed', async () => {
    await page.viewport(390, 844);
    await open();
    const alt = page.getByLabelText('Describe file 1');
    await alt.fill('Me at the lake');
    answer({ 'PATCH /api/media/61': ownMedia({ id: 61, alt: 'Me at the lake' }) });
    await userEvent.tab();
    await expect.element(page.getByText('Saved', { exact: true })).toBeVisible();
    expect(bodies('PATCH /api/media/61')).toEqual([{ alt: 'Me at the lake' }]);
    await button('Delete file 2').click();
    await button('Keep file').click();
    expect(requests('DELETE /api/media/62')).toEqual([]);
    await button('Delete file 2').click();
    await expectAccessible();
    answer({ 'DELETE /api/media/62': noContent });
    await button('Delete file').click();
    await said('The file was deleted.');
    await untilThere(2);
    await expect.element(alt).toHaveValue('Me at the lake');
    expect(place()).toBe('/user/media');
  });
});

it('a description is kept while it is composed', async () => {
  await open();
  const alt = page.getByLabelText('Describe file 2');
  await alt.fill('在湖边');
  for (const form of COMPOSED) expect(pressComposed(alt, 'Enter', form)).toBe(true);
  await expect.element(alt).toHaveValue('在湖边');
  expect(moved(62)).toEqual([]);
});

describe('a video', () => {
  const PATH = '/api/media/uploads/4';
  const upload: z.infer<typeof Upload> = {
    '@id': PATH,
    '@type': 'Upload',
    id: 4,
    partBytes: 200,
    parts: 2,
    received: [],
  };

  it('goes up in parts, shows how far it is, and leaves nothing behind if it is cancelled', async () => {
    await open(NONE);
    const slow = held(noContent);
    answer({
      'POST /api/media/uploads': json(201, upload),
      [`PUT ${PATH}/parts/1`]: noContent,
      [`PUT ${PATH}/parts/2`]: slow.answer,
      [`DELETE ${PATH}`]: noContent,
    });
    await choose(fileOf('Long.webm'));
    const bar = page.getByRole('progressbar', { name: 'Upload of Long.webm' });
    // 200 of 300 bytes have arrived, and half of the last 100 are sent.
    await expect.element(bar).toHaveAttribute('value', '83');
    await expect.element(page.getByText('83 %')).toBeVisible();
    await button('Cancel upload of Long.webm').click();
    await expect.element(uploading).not.toBeInTheDocument();
    await expect.poll(() => requests(`DELETE ${PATH}`)).toHaveLength(1);
    slow.release();
    expect(requests(`POST ${PATH}/complete`)).toEqual([]);
    await expect.element(rows.first()).not.toBeInTheDocument();
  });

  it('that is cancelled while it is completed is deleted, or shown if that fails', async () => {
    await open(NONE);
    const slow = held(json(201, ownMedia({ id: 71, extension: 'webm', newName: 'one.webm' })));
    answer({
      'POST /api/media/uploads': json(201, { ...upload, received: [1, 2] }),
      [`POST ${PATH}/complete`]: slow.answer,
      'DELETE /api/media/71': unreachable,
    });
    await choose(fileOf('Long.webm'));
    await expect.poll(() => requests(`POST ${PATH}/complete`)).toHaveLength(1);
    await button('Cancel upload of Long.webm').click();
    slow.release();
    await untilThere(1);
    expect(requests('DELETE /api/media/71')).toHaveLength(1);
  });

  it.each([
    ['can’t play', undefined, 'Long.webm was uploaded, but this browser can’t play it'],
    ['can play', ['one-still.jpg'], 'Long.webm was uploaded.'],
  ])('that this browser %s is uploaded, and that is said', async (_, copies, words) => {
    await open(NONE);
    const media = ownMedia({ extension: 'webm', newName: 'one.webm', ...(copies && { copies }) });
    // The server has the first part already, so only the second is sent.
    answer({
      'POST /api/media/uploads': json(201, { ...upload, received: [1] }),
      [`PUT ${PATH}/parts/2`]: noContent,
      [`POST ${PATH}/complete`]: json(201, media),
    });
    await choose(fileOf('Long.webm'));
    await expect.element(page.getByText(words)).toBeVisible();
    await untilThere(1);
    expect(requests('POST /api/media/uploads')[0]?.body).toMatchObject({
      owner: '/api/users/7',
      bytes: 300,
    });
  });
});
