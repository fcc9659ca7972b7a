import { expect, it } from 'vitest';
import { page } from 'vitest/browser';

import {
  answer,
  bodies,
  held,
  noContent,
  requests,
  unreachable,
  violations,
} from '../support/api.ts';
import { expectAccessible } from '../support/axe.ts';
import {
  adminGame,
  adminGames,
  dialog,
  openCatalogue,
  submit,
  told,
} from '../support/fixtures-catalogue.ts';
import { button } from '../support/see.ts';

const COVER = ['c-200.webp', 'c-400.webp', 'c-1600.webp'];
const PUT = 'PUT /api/admin/games/20/cover';
const PATCH = 'PATCH /api/admin/games/20';
const PREVIEW = 'PUT /api/admin/games/20/preview';
const name = dialog.getByLabelText('Name', { exact: true });
const progress = dialog.getByRole('progressbar', { name: 'Cover upload' });

async function picture() {
  const canvas = new OffscreenCanvas(20, 14);
  canvas.getContext('2d')?.fillRect(0, 0, 20, 14);
  return canvas.convertToBlob();
}

/** Opens the editor of a game. */
async function edit(game = adminGame()) {
  await openCatalogue('', {
    'GET /api/admin/games': adminGames(game),
    'GET /files/c-1600.webp': new Response(await picture()),
    [PREVIEW]: noContent(),
  });
  await button('Edit Bright Harbour').click();
  await name.fill('Bright Harbour II');
}

/** Puts a file into the hidden field behind the button. */
async function choose(file: File) {
  const input = dialog.element().querySelector('input[type=file]');
  if (!input) throw new Error('The dialog has no field for a file.');
  await page.elementLocator(input).upload(file);
}

const cover = async () => new File([await picture()], 'cover.png', { type: 'image/png' });

/** The covers of which images for links were drawn. */
const drawn = () => requests(PREVIEW).map(({ query }) => query.get('of'));

it('an upload shows how far it is, can be cancelled, and survives a lost connection', async () => {
  await edit();
  const waiting = held(adminGame({ cover: COVER }));
  answer({ [PUT]: waiting.answer });
  await choose(await cover());
  await expect.element(progress).toHaveAttribute('value', '50');
  await submit('Cancel upload').click();
  await expect.element(progress).not.toBeInTheDocument();
  await expect.element(submit('Upload cover')).toHaveFocus();
  waiting.release();

  answer({ [PUT]: unreachable });
  await choose(await cover());
  await expect.element(dialog.getByText('The upload was interrupted.')).toBeVisible();
  await expectAccessible();
  await submit('Save').click();
  await expect.element(dialog.getByText('The cover wasn’t uploaded.')).toBeVisible();
  expect(requests(PATCH)).toEqual([]);

  const saved = adminGame({ name: 'Bright Harbour II', cover: COVER });
  answer({ [PUT]: adminGame({ cover: COVER }), [PATCH]: saved });
  await submit('Try again').click();
  await expect.element(dialog.getByText('The cover was uploaded.')).toBeVisible();
  await expect
    .element(dialog.getByRole('img', { name: 'The uploaded cover of Bright Harbour' }))
    .toBeVisible();
  await expect.element(name).toHaveValue('Bright Harbour II');
  await submit('Save').click();
  await expect.element(told('Bright Harbour II was saved')).toBeVisible();
  expect(bodies(PATCH)).toEqual([{ name: 'Bright Harbour II' }]);
  await expect.poll(drawn).toEqual(['c-200.webp', 'c-200.webp']);
});

it('a file that is no cover is refused in words, and what is typed stays', async () => {
  await edit();
  await choose(new File(['<svg/>'], 'cover.svg', { type: 'image/svg+xml' }));
  await expect.element(dialog.getByText('Choose a JPG or PNG file.')).toBeVisible();
  expect(requests(PUT)).toEqual([]);
  answer({ [PUT]: violations({ cover: 'Choose one of these file types: jpg, png.' }) });
  await choose(new File(['<svg/>'], 'cover.png', { type: 'image/png' }));
  await expect.element(dialog.getByText('Choose one of these file types: jpg, png.')).toBeVisible();
  // There is no retry, because the same file would be refused again.
  await expect.element(submit('Try again')).not.toBeInTheDocument();
  await expect.element(name).toHaveValue('Bright Harbour II');
  await expectAccessible();
});

it('the generated cover comes back', async () => {
  await edit(adminGame({ cover: COVER }));
  answer({ 'DELETE /api/admin/games/20/cover': noContent() });
  await submit('Use generated cover').click();
  await expect.element(dialog.getByText('The generated cover is back.')).toBeVisible();
  const image = dialog.getByRole('img', { name: 'The generated cover of Bright Harbour' });
  await expect.element(image).toHaveAttribute('src', expect.stringMatching(/^data:image\/svg/));
  await expect.element(submit('Use generated cover')).not.toBeInTheDocument();
  await expect.element(submit('Upload cover')).toHaveFocus();
  await expect.poll(drawn).toEqual(['Bright Harbour']);
});

it('a picture for links that can’t be stored is mentioned', async () => {
  await edit();
  answer({ [PUT]: adminGame({ cover: COVER }), [PREVIEW]: unreachable });
  await choose(await cover());
  await expect
    .element(page.getByText('There’s no picture yet for links to Bright Harbour.'))
    .toBeVisible();
  await expect.element(dialog.getByText('The cover was uploaded.')).toBeVisible();
});
