import { expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import type { ApplicationItem } from '../../../worker/contract/application.ts';
import type { SessionDetail } from '../../../worker/contract/session.ts';
import { type Answers, bodies, held, problem, requests } from '../support/api.ts';
import { expectAccessible } from '../support/axe.ts';
import { messageField } from '../support/fixtures-messages.ts';
import { applicationItem, member, sessionAnswers } from '../support/fixtures-session-page.ts';
import { list, sessionDetail, sessionItem } from '../support/fixtures.ts';
import { mount } from '../support/mount.tsx';
import { button } from '../support/see.ts';

const tab = (name: string) => page.getByRole('tab', { name });

const ada = { '@id': '/api/users/21', id: 21, name: 'Ada', firstFile: null };
const ben = { '@id': '/api/users/22', id: 22, name: 'Ben', firstFile: null };

const APPLICANT: NonNullable<ApplicationItem['applicant']> = {
  games: [{ id: 3, name: 'Deep Rock Galactic', level: 'beginner' }],
  platforms: ['pc'],
  region: 'europe',
  languages: ['en'],
  sessionCount: 12,
  attendance: 'usually',
};

const PENDING = [
  applicationItem({ id: 5, user: ada, text: 'I bring bricks', applicant: APPLICANT }),
  applicationItem({ id: 6, user: ben, applicant: { ...APPLICANT, games: [] } }),
];

/** A session that the viewer hosts, with these changes. */
function hosted(changes: Partial<SessionDetail> = {}, more: Answers = {}) {
  const shown = sessionDetail({
    host: { id: 7, name: 'Mira' },
    seatsTaken: 1,
    pendingCount: 0,
    deletable: false,
    ...changes,
  });
  return { shown, answers: sessionAnswers(31, () => ({ ...shown }), more) };
}

const listed = (member_: ApplicationItem[]) => list('/api/applications', member_);

it('the host accepts several at once, in their order, and takes one out again', async () => {
  await page.viewport(390, 844);
  const { shown, answers } = hosted(
    { pendingCount: 2 },
    {
      'GET /api/applications': () => listed(shown.pendingCount === 0 ? [] : PENDING),
      'PATCH /api/applications/5': ({ body }) => {
        const removes = JSON.stringify(body).includes('removed');
        shown.seatsTaken += removes ? -1 : 1;
        if (removes) shown.roster = shown.roster.filter(({ id }) => id !== 21);
        return applicationItem({ id: 5, user: ada, status: removes ? 'removed' : 'accepted' });
      },
      'PATCH /api/applications/6': () => {
        shown.seatsTaken += 1;
        shown.pendingCount = 0;
        shown.roster = [
          member({ id: 21, name: 'Ada', applicationId: 5 }),
          member({ id: 22, name: 'Ben', applicationId: 6 }),
        ];
        return applicationItem({ id: 6, user: ben, status: 'accepted' });
      },
    },
  );
  await mount('/session/31', { as: { id: 7 }, answers });
  await tab('Applications').click();
  await expect.element(page.getByText('I bring bricks')).toBeVisible();
  await expect.element(page.getByText('Usually comes').first()).toBeVisible();
  await expectAccessible();

  await page.getByLabelText('Select all').click();
  await button('Accept 2 selected').click();
  await expect.element(page.getByText('Accepted: Ada, Ben.')).toBeVisible();
  // The last one is answered, so the tab is gone.
  await expect.element(tab('Applications')).not.toBeInTheDocument();
  await tab('Plan').click();
  await expect.element(page.getByText('3 of 4 seats')).toBeVisible();

  await tab('People').click();
  await button('Options for Ada').click();
  await button('Remove Ada').click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
  await expect.element(page.getByText('Ada was removed.')).toBeVisible();
  await expect.element(page.getByText('2 seats free')).toBeVisible();
  const changes = requests().filter(({ method }) => method === 'PATCH');
  expect(changes.map(({ path, body }) => [path, body])).toEqual([
    ['/api/applications/5', { status: 'accepted' }],
    ['/api/applications/6', { status: 'accepted' }],
    ['/api/applications/5', { status: 'removed' }],
  ]);
});

it.each([
  ['in the message that the host writes meanwhile', () => messageField],
  ['on the next one that the host goes on to', () => page.getByLabelText('Select all')],
])('an answer leaves the focus %s', async (_, next) => {
  await page.viewport(1_280, 800);
  const accepted = held(applicationItem({ id: 5, user: ada, status: 'accepted' }));
  const { answers } = hosted(
    { pendingCount: 2 },
    { 'GET /api/applications': listed(PENDING), 'PATCH /api/applications/5': accepted.answer },
  );
  await mount('/session/31', { as: { id: 7 }, answers });
  await page
    .getByRole('button', { name: /^Accept/ })
    .first()
    .click();
  await next().click();
  accepted.release();
  await expect.element(page.getByText('Accepted: Ada.')).toBeVisible();
  await expect.poll(() => requests('GET /api/applications').length).toBe(2);
  await expect.element(next()).toHaveFocus();
});

it('an answer leaves those chosen that it isn’t about', async () => {
  const accepted = held(applicationItem({ id: 5, user: ada, status: 'accepted' }));
  const cem = { '@id': '/api/users/23', id: 23, name: 'Cem', firstFile: null };
  let pending = [...PENDING, applicationItem({ id: 7, user: cem, applicant: APPLICANT })];
  const { answers } = hosted(
    { pendingCount: 3 },
    {
      'GET /api/applications': () => listed(pending),
      'PATCH /api/applications/5': (request) => {
        pending = pending.slice(1);
        return accepted.answer(request);
      },
    },
  );
  await mount('/session/31', { as: { id: 7 }, answers });
  await page.getByLabelText('Select Ben').click();
  await page.getByRole('button', { name: 'Accept Ada' }).click();
  await page.getByLabelText('Select Cem').click();
  accepted.release();
  await expect.element(page.getByText('Accepted: Ada.')).toBeVisible();
  await expect.element(button('Accept 2 selected')).toBeVisible();
});

it.each([409, 404])('of several answers, those refused with a %i are left out', async (status) => {
  const { answers } = hosted(
    { pendingCount: 2 },
    {
      'GET /api/applications': listed(PENDING),
      'PATCH /api/applications/5': problem(status, 'It was withdrawn.'),
      'PATCH /api/applications/6': applicationItem({ id: 6, user: ben, status: 'waiting' }),
    },
  );
  await mount('/session/31', { as: { id: 7 }, answers });
  await page.getByLabelText('Select all').click();
  await button('Accept 2 selected').click();
  await expect.element(page.getByText('On the waiting list: Ben.')).toBeVisible();
  await expectAccessible();
  await expect.poll(() => requests('GET /api/applications').length).toBe(2);
});

it('the host sets a party code, which members copy', async () => {
  const { shown, answers } = hosted(
    { partyCode: '' },
    {
      'PATCH /api/sessions/31': () => {
        shown.partyCode = 'ABCD-1234';
        return sessionItem({ id: 31 });
      },
    },
  );
  await mount('/session/31', { as: { id: 7 }, answers });
  await button('Set party code').click();
  await expect.element(page.getByRole('dialog').getByLabelText('Party code')).toHaveFocus();
  await userEvent.keyboard('ABCD-1234{Enter}');
  await expect.element(page.getByText('Party code saved.')).toBeVisible();
  await expect.element(button('Set party code')).toHaveFocus();
  expect(requests('PATCH /api/sessions/31')[0]?.body).toEqual({ partyCode: 'ABCD-1234' });
  const copying = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  await button('ABCD-1234').click();
  await expect.element(page.getByText('Copied: ABCD-1234')).toBeVisible();
  expect(copying.mock.calls).toEqual([['ABCD-1234']]);
});

it('on a phone the page scrolls alone, not the applications within it', async () => {
  await page.viewport(390, 480);
  const { answers } = hosted({ pendingCount: 2 }, { 'GET /api/applications': listed(PENDING) });
  await mount('/session/31', { as: { id: 7 }, answers });
  await tab('Applications').click();
  await expect.element(button('Accept Ben')).toBeVisible();
  const panel = page.getByRole('tabpanel').element();
  expect(panel.scrollHeight).toBe(panel.clientHeight);
  expect(document.documentElement.scrollHeight).toBeGreaterThan(innerHeight);
});

it('a full session without applications says nothing of them', async () => {
  const { answers } = hosted({ seats: 2, seatsTaken: 2, status: 'full' });
  await mount('/session/31', { as: { id: 7 }, answers });
  await expect.element(page.getByRole('heading', { name: 'People' })).toBeVisible();
  await expect.element(page.getByText('Applications')).not.toBeInTheDocument();
});

it('the host gives someone another role, or moves them to the waiting list', async () => {
  const { shown, answers } = hosted(
    {
      roles: [{ name: 'Tank', seats: 1, taken: 1 }],
      seatsTaken: 2,
      roster: [member({ id: 21, name: 'Ada', role: 'Tank', applicationId: 5 })],
    },
    {
      'GET /api/applications': listed([]),
      'PATCH /api/sessions/31': sessionItem(),
      'PATCH /api/applications/5': () => {
        shown.roles = [{ name: 'Tank', seats: 1, taken: 0 }];
        shown.roster = [member({ id: 21, name: 'Ada', applicationId: 5 })];
        return applicationItem({ id: 5, user: ada, status: 'accepted', role: null });
      },
    },
  );
  await mount('/session/31', { as: { id: 7 }, answers });
  await expect.element(page.getByText('1 of 1')).toBeVisible();
  await button('Options for Ada').click();
  await userEvent.keyboard('{ArrowUp}');
  await expect.element(button('Remove Ada')).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(button('Move to any role')).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText('Ada now has any role.')).toBeVisible();
  await expect.element(page.getByText('0 of 1')).toBeVisible();
  await button('Options for Ada').click();
  await button('Move to waiting list').click();
  await expect.element(page.getByText('Ada is on the waiting list now.')).toBeVisible();
  expect(bodies('PATCH /api/applications/5')).toEqual([{ role: null }, { status: 'waiting' }]);
  // The host has a role like all.
  await button('Options for Mira').click();
  await button('Move to Tank').click();
  await expect.element(page.getByText('Mira is now Tank.')).toBeVisible();
  expect(requests('PATCH /api/sessions/31')[0]?.body).toEqual({ hostRole: 'Tank' });
});

const group = (name: string) => page.getByRole('region', { name });
const handleOf = (name: string) =>
  page.getByRole('listitem').filter({ hasText: name }).getByTitle('Drag to another role');

it('the host drags someone to another role, if it has a free seat', async () => {
  const { shown, answers } = hosted(
    {
      roles: [
        { name: 'Tank', seats: 1, taken: 1 },
        { name: 'Healer', seats: 1, taken: 0 },
      ],
      seatsTaken: 2,
      roster: [member({ id: 21, name: 'Ada', role: 'Tank', applicationId: 5 })],
    },
    {
      'GET /api/applications': listed([]),
      'PATCH /api/applications/5': () => {
        shown.roster = [member({ id: 21, name: 'Ada', role: 'Healer', applicationId: 5 })];
        return applicationItem({ id: 5, user: ada, status: 'accepted', role: 'Healer' });
      },
    },
  );
  await mount('/session/31', { as: { id: 7 }, answers });
  // Tank has no free seat for the host.
  await handleOf('Mira').dropTo(group('Tank'));
  await handleOf('Ada').dropTo(group('Healer'));
  await expect.element(page.getByText('Ada is now Healer.')).toBeVisible();
  await expect
    .element(group('Healer').getByRole('link', { name: 'Ada', exact: true }))
    .toBeVisible();
  expect(bodies('PATCH /api/applications/5')).toEqual([{ role: 'Healer' }]);
  // Another finger ends no drag.
  await page.viewport(1280, 400);
  const over = { clientX: 0, clientY: 0, bubbles: true };
  handleOf('Ada').element().dispatchEvent(new PointerEvent('pointerdown', over));
  await expect.poll(() => document.querySelector('[data-group]')).not.toBeNull();
  dispatchEvent(new PointerEvent('pointerup', { pointerId: 9 }));
  // At the end of the list it scrolls, also while the pointer rests.
  const panel = document.querySelector('[data-part="people"]') ?? document.body;
  const { left: clientX, bottom } = panel.getBoundingClientRect();
  dispatchEvent(new PointerEvent('pointermove', { clientX: clientX + 9, clientY: bottom - 9 }));
  // The list grows by the marks of its groups.
  const below = () => panel.scrollHeight - panel.clientHeight - panel.scrollTop;
  await expect.poll(below).toBeLessThan(1);
  expect(panel.scrollTop).toBeGreaterThan(24);
  // Escape ends it.
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => document.querySelector('[data-group]')).toBeNull();
});

it('the host drags several, also while the first move is being saved', async () => {
  const moved = applicationItem({ status: 'accepted', role: 'Healer' });
  const first = held(moved);
  const { answers } = hosted(
    {
      roles: [
        { name: 'Tank', seats: 2, taken: 2 },
        { name: 'Healer', seats: 2, taken: 0 },
      ],
      roster: [
        member({ id: 21, name: 'Ada', role: 'Tank', applicationId: 5 }),
        member({ id: 22, name: 'Ben', role: 'Tank', applicationId: 6 }),
      ],
    },
    {
      'GET /api/applications': listed([]),
      'PATCH /api/applications/5': first.answer,
      'PATCH /api/applications/6': moved,
    },
  );
  await mount('/session/31', { as: { id: 7 }, answers });
  await handleOf('Ada').dropTo(group('Healer'));
  await handleOf('Ben').dropTo(group('Healer'));
  for (const name of ['Ada', 'Ben']) {
    await expect.element(group('Healer').getByRole('link', { name, exact: true })).toBeVisible();
  }
  first.release();
  await expect.element(page.getByText('Ben is now Healer.')).toBeVisible();
  for (const id of [5, 6])
    expect(bodies(`PATCH /api/applications/${id}`)).toEqual([{ role: 'Healer' }]);
});
