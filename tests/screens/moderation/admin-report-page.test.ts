import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import type { AdminReportDetail } from '../../../worker/contract/report.ts';
import { answer, held, problem, requests } from '../support/api.ts';
import { expectAccessible } from '../support/axe.ts';
import { said } from '../support/fixtures-accounts.ts';
import { adminReportDetail, confirm, dialog } from '../support/fixtures-moderation.ts';
import { ADMIN } from '../support/fixtures.ts';
import { mount } from '../support/mount.tsx';

const PATH = '/api/admin/reports/3';
const MIRA = { id: 7, name: 'Mira' };
const DISMISSED = {
  decision: 'dismissed',
  note: 'Nothing was sold',
  decidedBy: { id: 12, name: 'Eve' },
  decidedAt: '2026-11-20T18:00:00.000Z',
} as const;

const button = (name: string) => page.getByRole('button', { name, exact: true });
const evidence = page.getByRole('region', { name: 'Evidence from the time of the report' });
const decision = page.getByRole('region', { name: 'Decision' });
const changes = () => requests(`PATCH ${PATH}`).map(({ body }) => body);

let shown: AdminReportDetail;

async function open(changed: Partial<AdminReportDetail> = {}) {
  shown = adminReportDetail(changed);
  await mount('/admin/reports/3', { as: ADMIN, answers: { [`GET ${PATH}`]: () => shown } });
  await expect.element(page.getByRole('heading', { level: 2, name: /: Ben$/ })).toBeVisible();
}

/** Sets the report that the API answers to a change. */
const becomes = (changed: Partial<AdminReportDetail>) =>
  answer({
    [`PATCH ${PATH}`]: () => {
      shown = adminReportDetail(changed);
      return shown;
    },
  });

it('shows what was written, and who is concerned, on a phone as well', async () => {
  await page.viewport(360, 740);
  await open({ alsoOpen: 1 });
  await expect.element(page.getByText('He does not stop')).toBeVisible();
  await expect.element(evidence.getByText('I play to win.')).toBeVisible();
  await expect.element(page.getByText('There’s 1 more open report about this.')).toBeVisible();
  await expect.element(page.getByText('Harassment or threats')).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: 'Warn, suspend or ban Ben' }))
    .toHaveAttribute('href', '/admin/users/8');
  await expect
    .element(page.getByRole('link', { name: 'View the page' }))
    .toHaveAttribute('href', '/detail/8');
  await expectAccessible();
});

it('shows of a call who was in it, and when', async () => {
  await open({
    kind: 'calls',
    about: '/api/calls/5f0c7a52-3a0e-4b0b-9a3e-0a4c5f1d2b3c',
    evidence: {
      name: '',
      text: '',
      media: [],
      startsAt: '2026-11-20T18:00:00.000Z',
      endedAt: '2026-11-20T18:20:00.000Z',
      members: [
        { id: 9, name: 'Ada' },
        { id: 8, name: 'Ben' },
      ],
    },
  });
  for (const [name, id] of [
    ['Ada', 9],
    ['Ben', 8],
  ] as const) {
    await expect
      .element(evidence.getByRole('link', { name }))
      .toHaveAttribute('href', `/admin/users/${id}`);
  }
  const times = [...evidence.element().querySelectorAll('time')].map(({ dateTime }) => dateTime);
  expect(times).toEqual(['2026-11-20T18:00:00.000Z', '2026-11-20T18:20:00.000Z']);
  await expect.element(page.getByRole('link', { name: 'View the page' })).not.toBeInTheDocument();
});

const line = (number: number, text: string) => ({
  number,
  author: MIRA,
  text,
  sentAt: '2026-11-20T18:00:00.000Z',
  deleted: false,
});

it('tells a reported message from those around it', async () => {
  await open({
    kind: 'messages',
    about: '/api/sessions/31/messages/12',
    evidence: {
      name: '',
      text: 'You can’t play',
      media: [],
      messages: [line(2, 'Hello'), line(12, 'You can’t play'), line(13, 'Stop it')],
    },
  });
  const around = evidence.getByRole('list', { name: 'The conversation around it' });
  await expect.element(around.getByText('Stop it')).toBeVisible();
  const marked = around.element().querySelectorAll('[aria-current="true"]');
  expect([...marked].map((row) => row.querySelector('blockquote')?.textContent)).toEqual([
    'You can’t play',
  ]);
  await expectAccessible();
});

it('is taken on, and handed back', async () => {
  await open();
  becomes({ takenBy: MIRA });
  await button('Take report').click();
  await said('This report is assigned to you.');
  becomes({});
  await button('Release report').click();
  await said('The report is open to others again.');
  await expect.element(button('Take report')).toBeVisible();
  expect(changes()).toEqual([{ taken: true }, { taken: false }]);
});

it('says who else has taken it, and leaves it to them', async () => {
  await open({ takenBy: { id: 12, name: 'Eve' } });
  await expect.element(page.getByText('assigned to Eve')).toBeVisible();
  await expect.element(button('Uphold')).toBeVisible();
  for (const name of ['Take report', 'Release report']) {
    await expect.element(button(name)).not.toBeInTheDocument();
  }
});

it('leaves to others what one has reported oneself', async () => {
  await open({ kind: 'messages', about: '/api/users/8/messages/1', decidable: false });
  const decide = page.getByRole('region', { name: 'Decide', exact: true });
  await expect.element(decide.getByText('You reported this yourself')).toBeVisible();
  await expect.element(decide.getByRole('button')).not.toBeInTheDocument();
});

describe('a decision', () => {
  it('needs a note, and is shown once it is made', async () => {
    await open();
    await button('Uphold').click();
    await expect.element(dialog.getByText('They won’t see any names.')).toBeVisible();
    await dialog.getByRole('button', { name: 'Uphold' }).click();
    await expect.element(dialog.getByText('Enter a note.')).toBeVisible();
    await expectAccessible();
    becomes({ ...DISMISSED, decision: 'upheld', note: 'We have warned them' });
    await confirm('Uphold', 'We have warned them');
    await said('Decision saved. The people involved are told.');
    await expect.element(decision.getByText('upheld', { exact: true })).toBeVisible();
    await expect.element(decision.getByText('We have warned them')).toBeVisible();
    await expect.element(button('Uphold')).not.toBeInTheDocument();
    expect(changes()).toEqual([{ decision: 'upheld', note: 'We have warned them' }]);
  });

  it('can say something else to who was reported', async () => {
    await open();
    becomes(DISMISSED);
    await button('Dismiss').click();
    await dialog.getByLabelText('Note to the reporter').fill('Nothing was sold');
    await dialog.getByLabelText('Note to the reported person').fill('Mind your words');
    await dialog.getByRole('button', { name: 'Dismiss' }).click();
    await expect.element(decision.getByText('dismissed', { exact: true })).toBeVisible();
    const noteToReported = 'Mind your words';
    expect(changes()).toEqual([
      { decision: 'dismissed', note: 'Nothing was sold', noteToReported },
    ]);
  });

  it('is sent once, however often it is clicked', async () => {
    await open();
    await button('Dismiss').click();
    await dialog.getByRole('textbox').first().fill('Nothing was sold');
    const slow = held(() => {
      shown = adminReportDetail(DISMISSED);
      return shown;
    });
    answer({ [`PATCH ${PATH}`]: slow.answer });
    await userEvent.dblClick(dialog.getByRole('button', { name: 'Dismiss' }));
    await expect.poll(changes).toHaveLength(1);
    slow.release();
    await expect.element(decision.getByText('Nothing was sold')).toBeVisible();
    expect(changes()).toHaveLength(1);
  });

  it('that comes too late keeps its note, and gives way to the one that was made', async () => {
    await open();
    await button('Uphold').click();
    shown = adminReportDetail(DISMISSED);
    answer({ [`PATCH ${PATH}`]: problem(409, 'This report is already decided.') });
    await confirm('Uphold', 'They sell keys');
    await expect.element(dialog.getByText('This report is already decided.')).toBeVisible();
    await expect.element(dialog.getByRole('textbox').first()).toHaveValue('They sell keys');
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect.element(decision.getByText('Nothing was sold')).toBeVisible();
    await expect.element(decision.getByRole('link', { name: 'Eve' })).toBeVisible();
    await expect.element(button('Uphold')).not.toBeInTheDocument();
  });
});
