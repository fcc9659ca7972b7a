import { expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { FILTER_PAUSE_MS } from '../../../web/ui/date-field.tsx';
import { answer, problem, requests } from '../support/api.ts';
import { expectAccessible } from '../support/axe.ts';
import { stopClock } from '../support/clock.ts';
import { said, savedFiles } from '../support/fixtures-accounts.ts';
import { auditItem } from '../support/fixtures-moderation.ts';
import { ADMIN, list } from '../support/fixtures.ts';
import { mount, place } from '../support/mount.tsx';

const LOG = '/api/admin/audit-log';

const lines = page.getByRole('region', { name: 'Audit log' }).getByRole('listitem');
const from = page.getByLabelText('From', { exact: true });
const asked = () => requests(`GET ${LOG}`).at(-1)?.query ?? new URLSearchParams();

const open = (path: string, items = [auditItem()]) =>
  mount(path, { as: ADMIN, answers: { [`GET ${LOG}`]: list(LOG, items) } });

it('says who did what, to whom, why, and what it changed', async () => {
  await page.viewport(360, 740);
  await open('/admin/log?about=/api/users/8', [
    auditItem({
      action: 'ban',
      reason: 'Threats',
      before: { status: 'active' },
      after: { status: 'banned', report: 3 },
    }),
    auditItem({ id: 89, action: 'report-taken', after: { report: 3, taken: true }, reason: '' }),
    auditItem({ id: 88, action: 'role', actor: null, reason: 'named by the operator' }),
  ]);
  const [ban, taken, role] = [lines.nth(0), lines.nth(1), lines.nth(2)];
  await expect.element(ban).toHaveTextContent(/Mira banned Ben · report 3.*Threats/);
  await expect.element(ban).toHaveTextContent(/before active.*after banned/);
  await expect.element(taken).toHaveTextContent(/Mira took a report about Ben · report 3/);
  await expect.element(role).toHaveTextContent(/The operator changed the role of Ben/);
  await expect
    .element(ban.getByRole('link', { name: 'Ben' }))
    .toHaveAttribute('href', '/admin/users/8');
  await expect
    .element(ban.getByRole('link', { name: 'report 3' }))
    .toHaveAttribute('href', '/admin/reports/3');
  expect(asked().get('about')).toBe('/api/users/8');
  await expectAccessible();
  await page.getByRole('button', { name: 'Remove filter: About users/8' }).click();
  await expect.poll(place).toBe('/admin/log');
  await expect.poll(() => asked().get('about')).toBeNull();
});

it('is searched by days that are typed, once they are complete', async () => {
  await open('/admin/log');
  await expect.element(lines.first()).toBeVisible();
  from.element().focus();
  answer({ [`GET ${LOG}`]: list(LOG, []) });
  // Each typed digit of the year gives another valid date.
  stopClock();
  await userEvent.keyboard('12122098');
  vi.advanceTimersByTime(FILTER_PAUSE_MS);
  await expect.element(page.getByText('No entries found')).toBeVisible();
  expect(place()).toBe('/admin/log?from=2098-12-12');
  expect(asked().get('from')).toBe(new Date(2098, 11, 12).toISOString());
  // Only the complete date was requested, and the input wasn't replaced.
  expect(requests(`GET ${LOG}`)).toHaveLength(2);
  await expect.element(from).toHaveFocus();
  await expect.element(from).toHaveValue('2098-12-12');
  answer({ [`GET ${LOG}`]: list(LOG, [auditItem()]) });
  await userEvent.keyboard('{Backspace}{Enter}');
  await expect.element(lines.first()).toBeVisible();
  expect(asked().get('from')).toBeNull();
});

const csv = () => new Response('id,time', { headers: { 'Content-Type': 'text/csv' } });

it('is given as a file, of what is searched for alone', async () => {
  const files = savedFiles();
  await open('/admin/log?action=role&to=2098-12-12');
  answer({ [`GET ${LOG}.csv`]: csv });
  const save = page.getByRole('button', { name: 'Export as CSV' });
  await save.click();
  await expect.poll(() => files.map(({ name }) => name)).toEqual(['peerway-audit-log.csv']);
  expect(await files[0]?.text).toBe('id,time');
  expect(Object.fromEntries(requests(`GET ${LOG}.csv`)[0]?.query ?? [])).toEqual({
    action: 'role',
    to: new Date(2098, 11, 12, 23, 59, 59, 999).toISOString(),
  });
  answer({ [`GET ${LOG}.csv`]: problem(500, 'Oops.') });
  await save.click();
  await said('Something went wrong on our side.');
  expect(files).toHaveLength(1);
});
