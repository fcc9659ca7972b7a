import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import type { InvitableFriend } from '../../../worker/contract/invitation.ts';
import { bodies, held, json, noContent, requests } from '../support/api.ts';
import { expectAccessible } from '../support/axe.ts';
import { openSession, sessionAnswers } from '../support/fixtures-session-page.ts';
import { list, sessionDetail } from '../support/fixtures.ts';
import { mount } from '../support/mount.tsx';
import { button } from '../support/see.ts';

const friend = (changes: Partial<InvitableFriend>): InvitableFriend => ({
  id: 21,
  name: 'Ada',
  firstFile: null,
  online: false,
  invited: false,
  invitation: null,
  ...changes,
});

const invitation = (id: number, user: number) =>
  json(201, {
    '@id': `/api/invitations/${id}`,
    '@type': 'Invitation',
    id,
    session: '/api/sessions/31',
    user: `/api/users/${user}`,
    status: 'open',
    application: null,
  });

it('a friend is invited, and the invitation withdrawn; one of another member’s stays', async () => {
  await page.viewport(390, 844);
  await openSession(sessionDetail({ host: { id: 7, name: 'Mira' } }), {
    'GET /api/sessions/31/invitations': list('/api/sessions/31/invitations', [
      friend({}),
      friend({ id: 22, name: 'Ben', invited: true, invitation: 4 }),
      friend({ id: 23, name: 'Cleo', invited: true }),
    ]),
    'POST /api/sessions/31/invitations': invitation(9, 21),
    'DELETE /api/invitations/9': noContent(),
    'DELETE /api/invitations/4': noContent(),
  });
  await page.getByRole('tab', { name: 'People' }).click();
  await button('Invite friends').click();
  await expect.element(page.getByText('Invited', { exact: true }).nth(1)).toBeVisible();
  await expect.element(button('Withdraw the invitation to Cleo')).not.toBeInTheDocument();
  await expectAccessible();
  await button('Invite Ada').click();
  await expect.element(page.getByText('Invited', { exact: true }).nth(2)).toBeVisible();
  await expect.element(button('Invite Ada')).not.toBeInTheDocument();
  expect(bodies('POST /api/sessions/31/invitations')).toEqual([{ user: '/api/users/21' }]);
  await button('Withdraw the invitation to Ada').click();
  await expect.element(page.getByText('The invitation to Ada was withdrawn.')).toBeVisible();
  await button('Withdraw the invitation to Ben').click();
  await expect.element(button('Invite Ben')).toBeVisible();
  expect(requests('DELETE /api/invitations/9')).toHaveLength(1);
});

it('several friends are invited at once, each by their own button', async () => {
  const first = held(invitation(9, 21));
  const members = [friend({}), friend({ id: 22, name: 'Ben' })];
  await openSession(sessionDetail({ host: { id: 7, name: 'Mira' } }), {
    'GET /api/sessions/31/invitations': list('/api/sessions/31/invitations', members),
    'POST /api/sessions/31/invitations': (sent) =>
      requests('POST /api/sessions/31/invitations').length === 1
        ? first.answer(sent)
        : invitation(10, 22),
  });
  await button('Invite friends').click();
  await button('Invite Ada').click();
  await button('Invite Ben').click();
  await expect.element(button('Withdraw the invitation to Ben')).toBeVisible();
  await expect.element(button('Invite Ada')).toHaveAttribute('aria-busy', 'true');
  first.release();
  await expect.element(button('Withdraw the invitation to Ada')).toBeVisible();
  expect(bodies('POST /api/sessions/31/invitations')).toEqual([
    { user: '/api/users/21' },
    { user: '/api/users/22' },
  ]);
});

it('more friends than a page has come at a press, and the focus stays at the end of the list', async () => {
  const path = '/api/sessions/31/invitations';
  const next = `${path}?cursor=later`;
  const answers = sessionAnswers(31, sessionDetail({ host: { id: 7, name: 'Mira' } }), {
    [`GET ${path}`]: list(path, [friend({})], { view: { '@id': path, next } }),
    [`GET ${next}`]: list(path, [friend({ id: 22, name: 'Ben' })]),
  });
  await mount('/session/31', { as: { id: 7 }, shell: true, answers });
  await button('Invite friends').click();
  await expect.element(page.getByText('1 person', { exact: true })).toBeVisible();
  button('Show more').element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(button('Invite Ben')).toBeVisible();
  await expect.poll(() => document.activeElement?.textContent).toBe('2 people');
});
