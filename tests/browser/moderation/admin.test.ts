import { expect, it } from 'vitest';
import { z } from 'zod';

import { AdminAppealList } from '../../../worker/contract/decision.ts';
import { ReportItem } from '../../../worker/contract/report.ts';
import { news } from '../support/admins.ts';
import { openTab } from '../support/callers.ts';
import { allowErrors } from '../support/harness.ts';
import { tokensOf } from '../support/log-in.ts';
import { person, said } from '../support/person.ts';
import { PASSWORD, call } from '../support/players.ts';

it('shows at once what an admin decides: a warning, the answer to a report, a ban, and its end by an appeal', async () => {
  // A notice reloads the page of the banned user, who has no access then.
  allowErrors(/401/, /404/);
  const [ada, ben] = [await person('Ada'), await person('Ben')];
  const { token } = await tokensOf('admin');
  const decide = (method: string, path: string, body: object) =>
    call(z.unknown(), method, `/api/admin${path}`, { token, body });
  const report = await call(ReportItem, 'POST', '/api/reports', {
    token: ada.token,
    body: { about: `/api/users/${ben.id}`, reason: 'harassment', text: 'He does not stop' },
  });
  await Promise.all([ada, ben].map(({ page }) => openTab(page, '/terms')));

  // Ben sees the warning on any screen and acknowledges it.
  const warning = ben.page.getByRole('alertdialog', { name: 'You received a warning' });
  await decide('POST', `/users/${ben.id}/warnings`, { reason: 'Please leave people alone' });
  await warning.getByText('Please leave people alone').waitFor();
  await warning.getByRole('button', { name: 'I understand' }).click();
  await warning.waitFor({ state: 'detached' });
  await ben.page.reload();
  await ben.page.getByRole('button', { name: /^Notifications/ }).waitFor();
  expect(await warning.count()).toBe(0);

  // The report is upheld. Both are notified, and neither sees a name.
  const upheld = { decision: 'upheld', note: 'We have warned them' };
  await decide('PATCH', `/reports/${report.id}`, upheld);
  const toldAda = await news(ada.page);
  await toldAda.getByText('Your report was reviewed').waitFor();
  await toldAda.getByText('We have warned them').waitFor();
  const toldBen = await news(ben.page);
  const word = toldBen.getByRole('listitem').filter({ hasText: 'A report about you was upheld' });
  await word.waitFor();
  expect(await word.innerText()).not.toContain(ada.name);
  await ben.page.keyboard.press('Escape');

  // Ben is banned: he is logged out at once, and the log-in tells him why.
  const ban = { status: 'banned', reason: 'Threats, after a warning' };
  await decide('PATCH', `/users/${ben.id}`, ban);
  await ben.page.getByRole('link', { name: 'logg in' }).click();
  const submit = async () => {
    await ben.page.getByLabel('Email').fill(ben.email);
    await ben.page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await ben.page.getByRole('main').getByRole('button', { name: 'Log in' }).click();
  };
  await submit();
  await ben.page.getByText('This account is banned. Reason: Threats, after a warning').waitFor();

  // With the right password he reads the whole decision and appeals. It is granted, and he is back.
  await ben.page.getByRole('link', { name: 'Read the decision or appeal' }).click();
  const decision = ben.page.getByRole('article', { name: 'Your account was banned' });
  await decision.getByText('Threats, after a warning').waitFor();
  await decision.getByRole('button', { name: 'Appeal' }).click();
  await ben.page.getByLabel('Why is this decision wrong?').fill('I was away that evening');
  await ben.page.getByRole('button', { name: 'Send appeal' }).click();
  await said(ben.page, 'Your appeal was sent. We’ll let you know the answer.');
  const { member } = await call(AdminAppealList, 'GET', '/api/admin/appeals', { token });
  const appeal = member.find(({ user }) => user.id === ben.id);
  await decide('PATCH', `/appeals/${appeal?.id}`, {
    decision: 'granted',
    note: 'It was someone else',
  });
  await ben.page.goto('/login?back=/decisions');
  await submit();
  await decision.getByText('It was someone else').waitFor();
});
