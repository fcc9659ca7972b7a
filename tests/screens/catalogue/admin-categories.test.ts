import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import type { CategoryItem } from '../../../worker/contract/game.ts';
import { bodies, json, noContent, requests } from '../support/api.ts';
import { expectAccessible } from '../support/axe.ts';
import {
  category,
  dialog,
  heading,
  openCatalogue,
  submit,
  told,
} from '../support/fixtures-catalogue.ts';
import { list } from '../support/fixtures.ts';
import { button } from '../support/see.ts';

const SHOOTER = category(1, 'Shooter');
const RACING = category(2, 'Racing');
const PUZZLE = category(3, 'Puzzle');

/** The names in their order. */
const names = () =>
  page
    .getByRole('heading', { level: 2 })
    .elements()
    .map(({ textContent }) => textContent);

it('categories are added, moved by keyboard and renamed', async () => {
  let all: CategoryItem[] = [SHOOTER, RACING];
  await openCatalogue('?tab=categories', {
    'GET /api/categories': () => list('/api/categories', all),
    'POST /api/admin/categories': () => {
      all = [SHOOTER, RACING, PUZZLE];
      return json(201, PUZZLE);
    },
    'PUT /api/admin/categories': () => {
      all = [SHOOTER, PUZZLE, RACING];
      return noContent();
    },
    'PATCH /api/admin/categories/3': () => {
      all = [SHOOTER, category(3, 'Puzzles'), RACING];
      return category(3, 'Puzzles');
    },
  });
  const field = page.getByLabelText('Add a category');
  await field.fill('Puzzle');
  await button('Add category').click();
  await expect.element(told('Puzzle was added at the end')).toBeVisible();
  await expect.element(field).toHaveValue('');
  await expect.poll(names).toEqual(['Shooter', 'Racing', 'Puzzle']);
  // As in every list, the buttons keep the focus at its ends.
  for (const end of ['Move Shooter up', 'Move Puzzle down']) {
    await expect.element(button(end)).toHaveAttribute('aria-disabled', 'true');
  }

  button('Move Puzzle up').element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(told('Puzzle is now number 2')).toBeVisible();
  await expect.poll(names).toEqual(['Shooter', 'Puzzle', 'Racing']);

  await button('Rename Puzzle').click();
  await dialog.getByLabelText('Name', { exact: true }).fill('Puzzles');
  await submit('Save').click();
  await expect.element(told('Renamed to Puzzles')).toBeVisible();
  await expect.element(heading('Puzzles')).toBeVisible();
  await expectAccessible();
  expect(
    requests()
      .filter(({ method }) => method !== 'GET')
      .map(({ body }) => body),
  ).toEqual([
    { name: 'Puzzle' },
    { order: ['/api/categories/1', '/api/categories/3', '/api/categories/2'] },
    { name: 'Puzzles' },
  ]);
});

it('a category is merged into another one, with a reason', async () => {
  let all = [SHOOTER, RACING, PUZZLE];
  await openCatalogue('?tab=categories', {
    'GET /api/categories': () => list('/api/categories', all),
    'POST /api/admin/categories/3/merge': () => {
      all = [SHOOTER, RACING];
      return RACING;
    },
  });
  await button('Merge Puzzle').click();
  await expect.element(dialog.getByText('Puzzle is deleted. You can’t undo this.')).toBeVisible();
  const into = dialog.getByLabelText('Into');
  // A category can't be merged into itself.
  await expect.element(into.getByRole('option', { name: 'Puzzle' })).not.toBeInTheDocument();
  await into.selectOptions('Racing');
  await dialog.getByLabelText('Reason').fill('A test');
  await submit('Merge categories').click();
  await expect.element(told('Puzzle was merged into Racing')).toBeVisible();
  await expect.element(heading('Puzzle')).not.toBeInTheDocument();
  expect(bodies('POST /api/admin/categories/3/merge')).toEqual([
    { into: '/api/categories/2', reason: 'A test' },
  ]);
});
