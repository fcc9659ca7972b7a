import { expect, it } from 'vitest';

import { adminPage, report } from '../support/admins.ts';
import { findBarriers } from '../support/axe.ts';
import { hangUp, newFriends, openCaller, press, ring, stage } from '../support/callers.ts';
import { said } from '../support/person.ts';

it('is reported where it has just ended, with who was in it', async () => {
  const [ana, ben] = await newFriends('Ana', 'Ben');
  const [a, b] = await Promise.all([openCaller(ana), openCaller(ben)]);
  await ring(a, ben);
  await press(b.page, 'Join');
  await Promise.all([a, b].map(({ page }) => stage(page).getByText('good connection').waitFor()));
  await b.page.getByRole('link', { name: 'Preferences' }).click();
  await b.page.getByRole('region', { name: 'Current call' }).waitFor();

  // Both are offered to report the call, without an interruption. Leaving the screen dismisses the offer.
  await hangUp(a, b);
  const over = b.page.getByRole('status').filter({ hasText: 'The call is over' });
  await b.page.getByRole('button', { name: 'Report', exact: true }).waitFor();
  expect(await findBarriers(b.page)).toEqual([]);
  await b.page.getByRole('link', { name: 'Sessions', exact: true }).click();
  await over.waitFor({ state: 'detached' });

  await a.page.getByText(`You left the call with ${ben.name}.`).waitFor();
  await press(a.page, 'Report');
  await a.page.getByRole('heading', { name: `Report the call with ${ben.name}` }).waitFor();
  await report(a.page, 'Harassment or threats', 'He shouted all the time');
  await said(a.page, 'Thanks for your report. We’ll let you know the decision.');

  // The admin sees who was in it.
  const admin = await adminPage();
  await admin.goto('/admin/reports');
  await admin
    .getByRole('listitem')
    .filter({ hasText: `reported by ${ana.name}` })
    .getByRole('link', { name: ben.name })
    .click();
  const evidence = admin.getByRole('region', { name: 'Evidence from the time of the report' });
  for (const { name } of [ana, ben]) await evidence.getByRole('link', { name }).waitFor();
});
