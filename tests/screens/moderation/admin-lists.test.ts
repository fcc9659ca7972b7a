import { describe, expect, it, onTestFinished } from 'vitest';
import { page } from 'vitest/browser';

import type { Overview } from '../../../worker/contract/overview.ts';
import { answer, bodies, problem, requests, unreachable } from '../support/api.ts';
import { expectAccessible } from '../support/axe.ts';
import { said } from '../support/fixtures-accounts.ts';
import { adminReportItem, adminUserItem } from '../support/fixtures-moderation.ts';
import { ADMIN, list } from '../support/fixtures.ts';
import { mount, place } from '../support/mount.tsx';
import { button, setForcedColors } from '../support/see.ts';

const link = (name: string) => page.getByRole('link', { name, exact: true });
const REPORTS = '/api/admin/reports';
const USERS = '/api/admin/users';

describe('the overview', () => {
  const overview: Overview = {
    '@id': '/api/admin/overview',
    '@type': 'Overview',
    figures: [
      {
        figure: 'users',
        days: [
          { day: '2026-11-24', count: 3 },
          { day: '2026-11-25', count: 5 },
        ],
      },
    ],
    now: { online: 4, openReports: 2, openGameRequests: 0, waiting: 3, suspended: 1, takenDown: 0 },
    health: [
      { subject: 'JWT_SECRET', state: 'ok', wrong: [] },
      { subject: 'tasks', state: 'missing', wrong: [] },
      {
        subject: 'TURN',
        state: 'weak',
        wrong: [{ setting: 'STUN_URLS', example: 'stun:stun.example.org:3478' }],
      },
      { subject: 'database', state: 'ok', wrong: [] },
    ],
    sweptAt: null,
    failing: [{ step: 'indexing', since: new Date(Date.now() - 2 * 60 * 60_000).toISOString() }],
    databaseBytes: 3_140_000_000,
  };

  it('sets who may register, and which words hold a text, of which nothing typed is lost', async () => {
    await mount('/admin', { as: ADMIN, answers: { 'GET /api/admin/overview': overview } });
    const settings = {
      '@id': '/api/admin/settings',
      '@type': 'Settings',
      registration: 'invite',
      heldWords: '',
    };
    const choice = page.getByLabelText('Who can register');
    await expect.element(choice).toHaveValue('open');
    const words = page.getByRole('textbox', { name: 'Words' });
    await words.fill('gold');
    answer({ 'PATCH /api/admin/settings': unreachable });
    await page.getByRole('button', { name: 'Save words' }).click();
    await expect.element(page.getByText('can’t reach')).toBeVisible();
    answer({ 'PATCH /api/admin/settings': settings });
    await choice.selectOptions('Everyone, once an admin approves');
    await choice.selectOptions('People with an invite link');
    await button('Save').click();
    await said('Saved.');
    await expect.element(choice).toHaveValue('invite');
    await expect.element(words).toHaveValue('gold');
    expect(bodies('PATCH /api/admin/settings')).toEqual([
      { heldWords: 'gold', heldWordsBefore: '' },
      { registration: 'invite' },
    ]);
    expect(requests('GET /api/admin/settings')).toHaveLength(1);
    answer({ 'PATCH /api/admin/settings': problem(500, 'Oops.') });
    await choice.selectOptions('Everyone');
    await button('Save').click();
    await expect
      .element(page.getByText('Something went wrong on our side. Nothing you typed is lost.'))
      .toBeVisible();
    await expect.element(choice).toHaveValue('open');
    await expect.element(words).toHaveValue('gold');
  });

  it('says what waits, what happened, and what isn’t set up, which comes first', async () => {
    await page.viewport(360, 740);
    await mount('/admin', { as: ADMIN, answers: { 'GET /api/admin/overview': overview } });
    await expect.element(link('open reports')).toHaveAttribute('href', '/admin/reports');
    await expect
      .element(link('waiting for approval'))
      .toHaveAttribute('href', '/admin/users?status=pending');
    await expect.element(page.getByText('The last 30 days')).toBeVisible();
    await expect.element(page.getByText('New users').first()).toBeVisible();
    const health = page.getByRole('region', { name: 'Health' }).getByRole('listitem').elements();
    const subjects = health.map((item) => item.querySelector('strong')?.textContent);
    expect(subjects).toEqual([
      'Failing tasks',
      'Relay for calls',
      'Signing secret',
      'Database size',
    ]);
    const texts = health.map((item) => item.querySelector('p')?.textContent);
    expect(texts[0]).toMatch(
      /^A task keeps failing. The log says why. “indexing” first failed 2.h ago\.$/,
    );
    expect(texts[1]).toContain('STUN_URLS should look like this: stun:stun.example.org:3478');
    expect(texts[3]).toContain('3,140 MB of 10 GB used.');
    await expectAccessible();
  });
});

describe('the queue of reports', () => {
  const answers = {
    [`GET ${REPORTS}?state=open`]: list(REPORTS, [
      adminReportItem({ takenBy: { id: 7, name: 'Mira' }, excerpt: 'I play to win.' }),
      adminReportItem({ id: 4, name: 'Cem', takenBy: { id: 12, name: 'Eve' } }),
    ]),
    [`GET ${REPORTS}?state=decided`]: list(REPORTS, [
      adminReportItem({ id: 2, name: 'Dia', decision: 'upheld' }),
    ]),
    [`GET ${REPORTS}?state=mine`]: list(REPORTS, []),
  };

  it('says who reported what, and who is at it', async () => {
    await page.viewport(360, 740);
    await mount('/admin/reports', { as: ADMIN, answers });
    const rows = page.getByRole('region', { name: 'Reports' }).getByRole('listitem');
    const [own, others] = ['Ben', 'Cem'].map((name) =>
      rows.filter({ has: page.getByRole('heading', { name }) }),
    );
    await expect.element(own ?? rows).toHaveTextContent(/reported by Ada/);
    await expect.element(own ?? rows).toHaveTextContent(/I play to win\./);
    await expect.element(own ?? rows).toHaveTextContent(/Ada: “He does not stop”/);
    await expect.element(own ?? rows).toHaveTextContent(/assigned to you/);
    await expect.element(others ?? rows).toHaveTextContent(/assigned to Eve/);
    await expect.element(link('Ben')).toHaveAttribute('href', '/admin/reports/3');
    await expectAccessible();
  });

  it('has lists of what one has taken and of what is decided', async () => {
    await mount('/admin/reports', { as: ADMIN, answers });
    await link('Decided').click();
    await expect.element(link('Dia')).toBeVisible();
    await expect.element(page.getByText('upheld', { exact: true })).toBeVisible();
    await expect.element(link('Decided')).toHaveAttribute('aria-current', 'page');
    onTestFinished(() => setForcedColors('none'));
    await setForcedColors('active');
    await expect.element(link('Decided')).toHaveStyle({ outlineStyle: 'solid' });
    await expect.element(link('Assigned to you')).toHaveStyle({ outlineStyle: 'none' });
    await link('Assigned to you').click();
    await expect.element(page.getByText('No reports assigned to you')).toBeVisible();
    expect(place()).toBe('/admin/reports?state=mine');
  });
});

const openUsers = (path: string) =>
  mount(path, {
    as: ADMIN,
    answers: {
      [`GET ${USERS}`]: list(USERS, [adminUserItem({ id: 9, name: 'Ada' }), adminUserItem()]),
      [`GET ${USERS}?q=ben%40peerway.example`]: list(USERS, [
        adminUserItem({ status: 'suspended', until: '2031-05-06T07:08:00.000Z' }),
      ]),
      [`GET ${USERS}?q=nobody`]: list(USERS, []),
    },
  });

describe('the list of users', () => {
  it('fits and can be used by everybody, on a phone and in a large window', async () => {
    await page.viewport(360, 740);
    await openUsers('/admin/users');
    await expect.element(link('Ada')).toHaveAttribute('href', '/admin/users/9');
    await expect.element(page.getByText('1 open report').first()).toBeInTheDocument();
    await expectAccessible();
    await page.viewport(1280, 740);
    await expectAccessible();
  });

  it('is searched by email, and says what is unusual about an account', async () => {
    await openUsers('/admin/users?q=ben@peerway.example');
    await expect.element(page.getByText(/^suspended until .*2031/)).toBeVisible();
    await page.getByRole('searchbox').fill('nobody');
    await expect.element(page.getByText('No users found')).toBeVisible();
    expect(place()).toBe('/admin/users?q=nobody');
  });

  it('is narrowed by status and role', async () => {
    await openUsers('/admin/users');
    await page.getByLabelText('Status').selectOptions('suspended');
    await expect.poll(place).toBe('/admin/users?status=suspended');
    await page.getByLabelText('Role').selectOptions('admin');
    await expect
      .poll(() => requests(`GET ${USERS}`).at(-1)?.path)
      .toBe(`${USERS}?status=suspended&role=ROLE_ADMIN`);
  });
});
