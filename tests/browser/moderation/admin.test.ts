import { expect, it } from 'vitest';
import { z } from 'zod';

import { AdminAppealList } from '../../../worker/contract/decision.ts';
import { AdminReportList } from '../../../worker/contract/report.ts';
import { ROLE_MODERATOR } from '../../../worker/contract/roles.ts';
import { news } from '../support/admins.ts';
import { openTab } from '../support/callers.ts';
import { allowErrors, newPage } from '../support/harness.ts';
import { tokensOf } from '../support/log-in.ts';
import { mailTo } from '../support/mail.ts';
import { person, said } from '../support/person.ts';
import { PASSWORD, addSession, call, newPlayer } from '../support/players.ts';

const decide = (token: string, method: string, path: string, body: object) =>
  call(z.unknown(), method, `/api/admin${path}`, { token, body });

it('shows everyone at once what is decided: a warning, a visitor’s report, a ban, and their end by an appeal', async () => {
  // A notice reloads the page of the banned user, who has no access then.
  allowErrors(/401/, /404/);
  const [ada, ben] = [await newPlayer('Ada'), await person('Ben')];
  const { token } = await tokensOf('admin');
  await openTab(ben.page, '/terms');

  // Ben sees the warning on any screen and acknowledges it.
  const warning = ben.page.getByRole('alertdialog', { name: 'You received a warning' });
  await decide(token, 'POST', `/users/${ben.id}/warnings`, { reason: 'Please leave people alone' });
  await warning.getByText('Please leave people alone').waitFor();
  await warning.getByRole('button', { name: 'I understand' }).click();
  await warning.waitFor({ state: 'detached' });
  await ben.page.reload();
  await ben.page.getByRole('button', { name: /^Notifications/ }).waitFor();
  expect(await warning.count()).toBe(0);

  // A visitor reports his session. A moderator takes it down, and both are told, without a name.
  const session = await addSession(ben, 'Cheap coins');
  const visitor = await newPage();
  const title = visitor.getByRole('heading', { level: 1, name: 'Cheap coins' });
  await visitor.goto(`/session/${session.id}`);
  await title.waitFor();
  await visitor.getByRole('button', { name: 'More', exact: true }).click();
  await visitor.getByRole('link', { name: 'Report' }).click();
  await visitor.getByLabel('What’s wrong?').selectOption('Spam or advertising');
  await visitor.getByLabel('What exactly, and why?').fill('It sells coins');
  const email = `${crypto.randomUUID()}@peerway.test`;
  await visitor.getByLabel('Your email (optional)').fill(email);
  await visitor.getByLabel('I believe in good faith').focus();
  await visitor.keyboard.press('Space');
  await visitor.keyboard.press('Enter');
  await visitor.getByRole('heading', { name: 'Thanks for your report' }).waitFor();
  await mailTo(email, 'We got your report');
  await decide(token, 'PATCH', `/users/${ada.id}`, { role: ROLE_MODERATOR, reason: 'Helps out' });
  const about = `/api/sessions/${session.id}`;
  const open = await call(AdminReportList, 'GET', '/api/admin/reports', { token: ada.token });
  const report = open.member.find((one) => one.about === about);
  const takeDown = { takenDown: true, reason: 'An advertisement', ground: { rule: 'spam' } };
  await decide(ada.token, 'PATCH', `/sessions/${session.id}`, takeDown);
  const upheld = { decision: 'upheld', note: 'We have taken it down' };
  await decide(ada.token, 'PATCH', `/reports/${report?.id}`, upheld);
  expect((await mailTo(email, 'Your report was decided')).text).toContain('We have taken it down');
  await visitor.goto(`/session/${session.id}`);
  await visitor.getByText('This page doesn’t exist').waitFor();
  const told = await news(ben.page);
  const word = told.getByRole('listitem').filter({ hasText: 'Cheap coins was taken down' });
  await word.waitFor();
  expect(await word.innerText()).not.toContain(ada.name);
  await ben.page.keyboard.press('Escape');

  // Ben reads why and appeals. Another admin grants it: the session is back, and he is told.
  const appeal = async (name: string, facts: string) => {
    const decision = ben.page.getByRole('article', { name });
    await decision.getByText(facts).waitFor();
    await decision.getByRole('button', { name: 'Appeal' }).click();
    await ben.page.getByLabel('Why is this decision wrong?').fill('Look again, please');
    await ben.page.getByRole('button', { name: 'Send appeal' }).click();
    await said(ben.page, 'Your appeal was sent. We’ll let you know the answer.');
    const { member } = await call(AdminAppealList, 'GET', '/api/admin/appeals', { token });
    const { id } = member.find(({ user }) => user.id === ben.id) ?? {};
    await decide(token, 'PATCH', `/appeals/${id}`, { decision: 'granted', note: 'You are right' });
    return decision;
  };
  await ben.page.goto('/decisions');
  await appeal('Your session was taken down', 'An advertisement');
  await (await news(ben.page)).getByText('Your appeal was granted').waitFor();
  await visitor.reload();
  await title.waitFor();

  // Ben is banned: he is logged out at once, and the log-in tells him why.
  const ban = { status: 'banned', reason: 'Threats, after a warning' };
  await decide(token, 'PATCH', `/users/${ben.id}`, ban);
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
  const decision = await appeal('Your account was banned', 'Threats, after a warning');
  await ben.page.goto('/login?back=/decisions');
  await submit();
  await decision.getByText('You are right').waitFor();
});
