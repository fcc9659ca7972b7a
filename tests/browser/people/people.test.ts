import type { Page } from 'playwright';
import { expect, it } from 'vitest';

import { allowErrors } from '../support/harness.ts';
import { person, said } from '../support/person.ts';

/** A user's card on home. */
const card = (page: Page, name: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name }) });

it('two people become friends. Then one blocks the other, which hides both from each other until it is taken back', async () => {
  allowErrors(/404/);
  const [ada, ben] = [await person('Ada'), await person('Ben', { size: 'phone' })];
  await ada.page.goto('/');
  await card(ada.page, ben.name).getByRole('button', { name: 'add' }).click();
  await ada.page.getByRole('dialog').getByRole('textbox').fill('I saw you\nin the raid');
  await ada.page.getByRole('button', { name: 'Send invite' }).click();
  await said(ada.page, `Invite send for user ${ben.name}`);

  await ben.page.goto(`/detail/${ada.id}`);
  await ben.page.getByText('in the raid').waitFor();
  await ben.page.getByRole('button', { name: 'Accept' }).click();
  await said(ben.page, `You and ${ada.name} are friends now.`);
  await ada.page.goto('/friends?tab=all');
  await ada.page.getByRole('link', { name: ben.name, exact: true }).waitFor();

  await ada.page.goto(`/detail/${ben.id}`);
  await ada.page.getByRole('button', { name: `More actions for ${ben.name}` }).click();
  await ada.page.getByRole('button', { name: 'Block', exact: true }).click();
  const question = ada.page.getByRole('alertdialog');
  await question.getByRole('button', { name: 'Block', exact: true }).click();
  await ada.page.waitForURL('**/friends?tab=blocked');
  await ben.page.goto(`/detail/${ada.id}`);
  await ben.page.getByRole('heading', { name: 'Page not found' }).waitFor();
  await ben.page.goto('/');
  await ben.page.getByRole('heading', { name: 'user with your preferences' }).waitFor();
  expect(await card(ben.page, ada.name).count()).toBe(0);

  await ada.page.getByRole('button', { name: `Unblock ${ben.name}` }).click();
  await question.getByRole('button', { name: 'Unblock' }).click();
  await ada.page.getByRole('heading', { name: 'You haven’t blocked anyone' }).waitFor();
  await ben.page.goto(`/detail/${ada.id}`);
  await ben.page.getByRole('heading', { name: ada.name }).waitFor();
});
