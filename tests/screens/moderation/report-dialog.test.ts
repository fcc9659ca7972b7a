import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import type { ReportItem } from '../../../worker/contract/report.ts';
import { answer, held, json, noContent, problem, requests, violations } from '../support/api.ts';
import { expectAccessible } from '../support/axe.ts';
import { said } from '../support/fixtures-accounts.ts';
import { blockItem } from '../support/fixtures-people.ts';
import { list, userDetail } from '../support/fixtures.ts';
import { mount, place } from '../support/mount.tsx';

const REPORT: ReportItem = {
  '@id': '/api/reports/3',
  '@type': 'Report',
  id: 3,
  about: '/api/users/8',
  reason: 'harassment',
  createdAt: '2026-11-20T18:00:00.000Z',
};

const dialog = page.getByRole('dialog', { name: 'Report Jonas' });
const words = dialog.getByLabelText('What happened?');
const send = dialog.getByRole('button', { name: 'Send report' });
const sent = () => requests('POST /api/reports').map(({ body }) => body);

async function ask() {
  await page.getByRole('button', { name: 'More actions for Jonas' }).click();
  await page.getByRole('button', { name: 'Report', exact: true }).click();
  await expect.element(dialog).toBeVisible();
}

async function open() {
  await mount('/detail/8', {
    as: { id: 7 },
    answers: {
      'GET /api/users/8': userDetail({ id: 8, relation: 'none' }),
      'GET /api/users/8/sessions': list('/api/users/8/sessions', []),
      'POST /api/reports': json(201, REPORT),
    },
  });
  await ask();
}

async function fill() {
  await dialog.getByRole('combobox').selectOptions('Harassment or threats');
  await words.fill('He does not stop');
}

it('sends a reason and what happened, and says once that it is reported already', async () => {
  await page.viewport(390, 844);
  await open();
  await send.click();
  await expect.element(dialog.getByText('Choose a reason.')).toBeVisible();
  expect(sent()).toEqual([]);
  await expectAccessible();
  await fill();
  await send.click();
  await said('Thanks for your report. We’ll let you know the decision.');
  await expect.element(dialog).not.toBeInTheDocument();
  expect(sent()).toEqual([
    { about: '/api/users/8', reason: 'harassment', text: 'He does not stop' },
  ]);
  answer({
    'POST /api/reports': problem(409, 'You have reported this already.', { error: 'exists' }),
  });
  await ask();
  await fill();
  await send.click();
  await said('You’ve already reported this. We’ll let you know the decision.');
});

it('keeps what was typed while it is refused, and when it is closed and opened again', async () => {
  await open();
  await dialog.getByRole('combobox').selectOptions('Something else');
  answer({ 'POST /api/reports': violations({ text: 'Describe what happened.' }) });
  await send.click();
  await expect.element(dialog.getByText('Describe what happened.')).toBeVisible();
  await words.fill('He does not stop');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await ask();
  await expect.element(words).toHaveValue('He does not stop');
});

it('blocks too where that is asked for, and leads to where it is taken back', async () => {
  await open();
  await fill();
  await dialog.getByRole('checkbox', { name: 'Block Jonas too' }).click();
  answer({
    'PUT /api/blocks/8': noContent,
    'GET /api/blocks': list('/api/blocks', [blockItem({ id: 8 })]),
  });
  await send.click();
  await said('Thanks for your report. Jonas is blocked.');
  await expect.poll(place).toBe('/friends?tab=blocked');
  await expect.element(page.getByRole('heading', { name: 'Jonas' })).toBeVisible();
});

it('says so where the report was sent and the block wasn’t', async () => {
  await open();
  await fill();
  await dialog.getByRole('checkbox', { name: 'Block Jonas too' }).click();
  answer({ 'PUT /api/blocks/8': problem(500, 'Oops.') });
  await send.click();
  await said('We couldn’t block Jonas. Try again on their page.');
  expect(sent()).toHaveLength(1);
  expect(place()).toBe('/detail/8');
});

it('says that it failed, although it was closed meanwhile', async () => {
  await open();
  await fill();
  const report = held(problem(409, 'Jonas deleted their account.'));
  answer({ 'POST /api/reports': report.answer });
  await send.click();
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
  report.release();
  await said('Jonas deleted their account.');
});
