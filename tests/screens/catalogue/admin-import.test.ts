import { expect, it } from 'vitest';
import { page } from 'vitest/browser';

import type { CatalogueImport } from '../../../worker/contract/admin-game.ts';
import { answer, noContent, requests, violations } from '../support/api.ts';
import { expectAccessible } from '../support/axe.ts';
import { heading, openCatalogue, told } from '../support/fixtures-catalogue.ts';
import { button } from '../support/see.ts';

const POST = 'POST /api/admin/games/import';
const PREVIEW = 'PUT /api/admin/games/50/preview';

const plan = (changes: Partial<CatalogueImport> = {}): CatalogueImport => ({
  '@id': '/api/admin/games/import',
  '@type': 'CatalogueImport',
  applied: false,
  added: [],
  made: [],
  changed: [],
  unchanged: 0,
  faults: [],
  faultCount: 0,
  ...changes,
});

const choose = (text: string) =>
  page.getByLabelText('CSV file').upload(new File([text], 'games.csv', { type: 'text/csv' }));

it('a file says what it would change, and changes it when told to', async () => {
  const text = 'name,categories\nVelvet Siege,Racing\nMinecraft,\n';
  const added = { added: ['Velvet Siege'], unchanged: 1 };
  await openCatalogue('?tab=import', {
    [POST]: ({ query }) =>
      query.get('apply') === '1'
        ? plan({ ...added, applied: true, made: [{ id: 50, name: 'Velvet Siege' }] })
        : plan(added),
    [PREVIEW]: noContent(),
  });
  await choose(text);
  await expect.element(heading('1 game will be added')).toBeVisible();
  await expect.element(page.getByText('Velvet Siege', { exact: true })).toBeVisible();
  await expect.element(page.getByText('1 game stays as it is')).toBeVisible();
  expect(requests(POST).map(({ query }) => query.get('apply'))).toEqual(['0']);
  await expectAccessible();
  await button('Import').click();
  await expect.element(told('The games were imported.')).toBeVisible();
  await expect.element(button('Import')).not.toBeInTheDocument();
  expect(requests(POST).map(({ query, body }) => [query.get('apply'), body])).toEqual([
    ['0', text],
    ['1', text],
  ]);
  await expect
    .poll(() => requests(PREVIEW).map(({ query }) => query.get('of')))
    .toEqual(['Velvet Siege']);
});

it('each line that is wrong is named, and nothing can be imported', async () => {
  await openCatalogue('?tab=import', {
    [POST]: plan({
      added: ['Good Name'],
      faults: [{ line: 3, message: 'A name can’t start like a spreadsheet formula' }],
      faultCount: 1,
    }),
  });
  await choose('name\nGood Name\n"=HYPERLINK(""x"")"\n');
  await expect
    .element(page.getByText('Line 3: A name can’t start like a spreadsheet formula'))
    .toBeVisible();
  await expect.element(button('Import')).not.toBeInTheDocument();
  answer({ [POST]: violations({ file: 'The column "name" is missing.' }) });
  await choose('title\nA Game\n');
  await expect.element(page.getByText('The column "name" is missing.')).toBeVisible();
  await expect.element(page.getByText(/^Line 3/)).not.toBeInTheDocument();
});
