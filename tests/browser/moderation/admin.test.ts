import { expect, it } from 'vitest';

import { adminPage, confirm, news, report } from '../support/admins.ts';
import { allowErrors } from '../support/harness.ts';
import { person, said } from '../support/person.ts';
import { PASSWORD } from '../support/players.ts';

it('goes from a report to its decision, and each of the three sees their part at once', async () => {
  // A notice reloads the page of the banned user, who has no access then.
  allowErrors(/401/, /404/);
  const [ada, ben] = [await person('Ada'), await person('Ben')];
  const admin = await adminPage();
  await ben.page.goto('/terms');
  await ada.page.goto(`/detail/${ben.id}`);
  await ada.page.getByRole('button', { name: `More actions for ${ben.name}` }).click();
  await ada.page.getByRole('button', { name: 'Report', exact: true }).click();
  await report(ada.page, 'Harassment or threats', 'He does not stop');
  await said(ada.page, 'Thanks for your report. We’ll let you know the decision.');

  // The admin finds the report in the queue and warns Ben, who sees it on any screen and acknowledges it.
  await admin.goto('/admin');
  await admin.getByRole('link', { name: 'open reports' }).click();
  await admin.getByRole('link', { name: ben.name }).click();
  await admin.getByText('He does not stop').waitFor();
  await admin.getByRole('link', { name: `Warn, suspend or ban ${ben.name}` }).click();
  await admin.getByRole('button', { name: 'Warn', exact: true }).click();
  await confirm(admin, 'Warn', 'Please leave people alone');
  await said(admin, `${ben.name} was warned.`);
  const warning = ben.page.getByRole('alertdialog', { name: 'You received a warning' });
  await warning.getByText('Please leave people alone').waitFor();
  await warning.getByRole('button', { name: 'I understand' }).click();
  await warning.waitFor({ state: 'detached' });
  await ben.page.reload();
  await ben.page.getByRole('button', { name: /^Notifications/ }).waitFor();
  expect(await warning.count()).toBe(0);

  // The report is upheld. Both are notified, and neither sees a name.
  await admin.goBack();
  await admin.getByRole('button', { name: 'Uphold', exact: true }).click();
  await confirm(admin, 'Uphold', 'We have warned them');
  await said(admin, 'Decision saved. The people involved are told.');
  const toldAda = await news(ada.page);
  await toldAda.getByText('Your report was reviewed').waitFor();
  await toldAda.getByText('We have warned them').waitFor();
  const toldBen = await news(ben.page);
  const word = toldBen.getByRole('listitem').filter({ hasText: 'A report about you was upheld' });
  await word.waitFor();
  expect(await word.innerText()).not.toContain(ada.name);
  await ben.page.keyboard.press('Escape');

  // Ben is banned: he is logged out at once, and the log-in tells him why.
  await admin.goto(`/admin/users?q=${ben.email}`);
  await admin.getByRole('link', { name: ben.name }).click();
  await admin.getByRole('button', { name: 'Ban', exact: true }).click();
  await confirm(admin, 'Ban', 'Threats, after a warning');
  await said(admin, `${ben.name} was banned.`);
  await ben.page.getByRole('link', { name: 'logg in' }).waitFor();
  await ben.page.goto('/login');
  await ben.page.getByLabel('Email').fill(ben.email);
  await ben.page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await ben.page.getByRole('main').getByRole('button', { name: 'Log in' }).click();
  await ben.page.getByText('This account is banned. Reason: Threats, after a warning').waitFor();

  // With the right password he reads the whole decision and appeals. It is granted, and he is back.
  await ben.page.getByRole('link', { name: 'Read the decision or appeal' }).click();
  const ban = ben.page.getByRole('article', { name: 'Your account was banned' });
  await ban.getByText('Threats, after a warning').waitFor();
  await ban.getByRole('button', { name: 'Appeal' }).click();
  await ben.page.getByLabel('Why is this decision wrong?').fill('I was away that evening');
  await ben.page.getByRole('button', { name: 'Send appeal' }).click();
  await said(ben.page, 'Your appeal was sent. We’ll let you know the answer.');
  await admin.goto('/admin/reports/appeals');
  await admin.getByText('I was away that evening').waitFor();
  await admin.getByRole('button', { name: 'Grant', exact: true }).click();
  await confirm(admin, 'Grant', 'It was someone else');
  await said(admin, 'The appeal is decided. They’re told.');
  await ben.page.goto('/login?back=/decisions');
  await ben.page.getByLabel('Email').fill(ben.email);
  await ben.page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await ben.page.getByRole('main').getByRole('button', { name: 'Log in' }).click();
  await ban.getByText('It was someone else').waitFor();

  // The log has all of it.
  await admin.goto(`/admin/log?about=/api/users/${ben.id}`);
  const lines = admin.getByRole('listitem').filter({ hasText: ben.name });
  await lines.first().waitFor();
  const texts = (await lines.allInnerTexts()).join('\n');
  for (const deed of ['warned', 'decided a report about', 'banned', 'decided an appeal of']) {
    expect(texts).toContain(deed);
  }
});
