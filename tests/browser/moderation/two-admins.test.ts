import { expect, it } from 'vitest';

import { AdminGameItem } from '../../../worker/contract/admin-game.ts';
import { adminPage, confirm, dialog, report } from '../support/admins.ts';
import { allowErrors } from '../support/harness.ts';
import { tokensOf } from '../support/log-in.ts';
import { type Person, bearer, person, said } from '../support/person.ts';

/** Changes a user's role through the API. */
async function setRole({ page, id }: Person, role: 'ROLE_ADMIN' | 'ROLE_USER') {
  const { token } = await tokensOf('admin');
  const answer = await page.request.patch(`/api/admin/users/${id}`, {
    data: { role, reason: 'Helps out tonight' },
    headers: { Authorization: `Bearer ${token}` },
  });
  expect(answer.status()).toBe(200);
}

it('decides a report once, says so to the other admin, and shows both how', async () => {
  allowErrors(/409/);
  const [ada, ben, eve] = [await person('Ada'), await person('Ben'), await person('Eve')];
  await setRole(eve, 'ROLE_ADMIN');
  await ada.page.goto(`/detail/${ben.id}`);
  await ada.page.getByRole('button', { name: `More actions for ${ben.name}` }).click();
  await ada.page.getByRole('button', { name: 'Report', exact: true }).click();
  await report(ada.page, 'Spam or advertising', 'Sells keys');
  await said(ada.page, 'Thanks for your report.');

  const admin = await adminPage();
  await admin.goto('/admin/reports');
  await admin.getByRole('link', { name: ben.name }).click();
  // Messages have a button with this name, too.
  await admin.waitForURL(/\/admin\/reports\/\d+$/);
  await admin.getByRole('main').getByRole('button', { name: 'Dismiss', exact: true }).click();
  await eve.page.goto(new URL(admin.url()).pathname);
  await eve.page.getByRole('button', { name: 'Uphold', exact: true }).click();

  // A double click sends only one decision.
  await dialog(admin).getByRole('textbox').first().fill('Nothing was sold');
  await dialog(admin).getByRole('button', { name: 'Dismiss', exact: true }).dblclick();
  await said(admin, 'Decision saved. The people involved are told.');
  await admin.getByText('Decision', { exact: true }).waitFor();

  await confirm(eve.page, 'Uphold', 'They sell keys');
  await dialog(eve.page).getByText('is already decided').waitFor();
  expect(await dialog(eve.page).getByRole('textbox').first().inputValue()).toBe('They sell keys');
  await dialog(eve.page).getByRole('button', { name: 'Cancel' }).click();
  await eve.page.getByText('Decision', { exact: true }).waitFor();
  await eve.page.getByText('Nothing was sold').waitFor();
  expect(await eve.page.getByRole('button', { name: 'Uphold' }).count()).toBe(0);
});

it('ends at once for whoever is no admin any more, with the page still open', async () => {
  allowErrors(/403/);
  const [eve, ben] = [await person('Eve'), await person('Ben')];
  await setRole(eve, 'ROLE_ADMIN');
  await eve.page.goto(`/admin/users/${ben.id}`);
  await eve.page.getByRole('button', { name: 'Ban', exact: true }).click();
  await setRole(eve, 'ROLE_USER');

  await confirm(eve.page, 'Ban', 'Because I can');
  await dialog(eve.page).getByText('Only admins can do this.').waitFor();
  await dialog(eve.page).getByRole('button', { name: 'Cancel' }).click();
  await eve.page.getByText('Page not found').waitFor();
  await eve.page.getByRole('link', { name: 'Admin' }).waitFor({ state: 'detached' });

  const still = await ben.page.request.get('/api/currentuser', { headers: bearer(ben) });
  expect(still.status()).toBe(200);
});

it('lets two change one game at once: each changes what they touch', async () => {
  const { token } = await tokensOf('admin');
  const eve = await person('Eve');
  await setRole(eve, 'ROLE_ADMIN');
  const headers = { Authorization: `Bearer ${token}` };
  const name = `Harbour Lights ${eve.id}`;
  const made = await eve.page.request.post('/api/admin/games', { data: { name }, headers });
  const { id } = AdminGameItem.parse(await made.json());

  await eve.page.goto(`/admingames?q=${encodeURIComponent(name)}`);
  await eve.page.getByRole('button', { name: `Edit ${name}` }).click();
  const renamed = { name: `${name} Remastered` };
  await eve.page.request.patch(`/api/admin/games/${id}`, { data: renamed, headers });
  await dialog(eve.page).getByRole('checkbox', { name: 'Racing' }).check();
  await dialog(eve.page).getByRole('button', { name: 'Save' }).click();
  await said(eve.page, `${renamed.name} was saved`);

  const row = eve.page.getByRole('listitem').filter({ hasText: renamed.name });
  await row.getByText('Racing').waitFor();
  expect(await row.count()).toBe(1);
});
