import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';

import type { CurrentUser } from '../../../worker/contract/account.ts';
import { answer, bodies, held } from '../support/api.ts';
import { expectAccessible } from '../support/axe.ts';
import { OWN_FRAME, said } from '../support/fixtures-accounts.ts';
import { currentUser, list, userItem } from '../support/fixtures.ts';
import { mount } from '../support/mount.tsx';

const save = () => page.getByRole('button', { name: 'Save', exact: true });
const sent = () => bodies('PATCH /api/users/7');
const invites = () => page.getByLabelText('Who can send you invites');

const open = (as: Partial<CurrentUser> = {}) =>
  mount('/user/privacy', {
    as,
    answers: {
      ...OWN_FRAME,
      'GET /api/blocks': list('/api/blocks', []),
      'PATCH /api/users/7': userItem({ id: 7, name: 'Mira' }),
    },
  });

describe('one’s privacy', () => {
  it('is saved with what has changed', async () => {
    await open();
    await expect.element(page.getByText('You haven’t blocked anyone.')).toBeVisible();
    await expect.element(page.getByText('You confirmed that you’re 18 or older.')).toBeVisible();
    await invites().selectOptions('nobody');
    await expect.element(save()).toBeVisible();
    await invites().selectOptions('everyone');
    await expect.element(save()).not.toBeInTheDocument();
    await invites().selectOptions('nobody');
    await save().click();
    await said('Saved. Others see your changes now.');
    await expect.element(save()).not.toBeInTheDocument();
    expect(sent()).toEqual([{ invitesFrom: 'nobody' }]);
    await page.getByLabelText('Who sees that you’re online').selectOptions('friends');
    await save().click();
    await expect.poll(sent).toEqual([{ invitesFrom: 'nobody' }, { onlineFor: 'friends' }]);
    await expect.element(save()).not.toBeInTheDocument();
  });

  it('can still be saved if it was changed again meanwhile', async () => {
    await open();
    const slow = held(userItem({ id: 7, name: 'Mira' }));
    answer({ 'PATCH /api/users/7': slow.answer });
    await invites().selectOptions('nobody');
    await save().click();
    await expect.poll(sent).toHaveLength(1);
    await invites().selectOptions('friends');
    slow.release();
    await said('Saved. Others see your changes now.');
    await save().click();
    await expect.poll(sent).toEqual([{ invitesFrom: 'nobody' }, { invitesFrom: 'friends' }]);
    await expect.element(save()).not.toBeInTheDocument();
  });

  it('lets one confirm once to be an adult, also on a phone', async () => {
    await page.viewport(390, 844);
    await open({ ofAge: false });
    await expect.element(invites()).toBeVisible();
    await expectAccessible();
    await page.getByLabelText('I’m 18 or older').click();
    answer({ 'GET /api/currentuser': currentUser({ ofAge: true }) });
    await save().click();
    await expect.element(page.getByText('You confirmed that you’re 18 or older.')).toBeVisible();
    expect(sent()).toEqual([{ ofAge: true }]);
  });
});
