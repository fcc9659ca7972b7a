import type { Page } from 'playwright';
import { expect, it } from 'vitest';

import { allowErrors } from '../support/harness.ts';
import { pick } from '../support/pick.ts';
import { PASSWORD, hostedBy, newPlayer, pageOf } from '../support/players.ts';

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

it('keeps a draft over a closed tab and a log-in that has ended, and hosts it after that', async () => {
  allowErrors(/401/);
  const host = await newPlayer('Hoster');
  const closed = await pageOf(host);
  await closed.goto('/sessions/add/new');
  await closed.getByLabel('Name', { exact: true }).fill('Half a thought');
  await pick(closed, 'Games', 'minecr', 'Minecraft');
  await button(closed, 'PC').click();
  await closed.close();
  const page = await closed.context().newPage();
  await page.goto('/sessions/add/new');
  await page.getByText('We restored your draft.').waitFor();
  // Clicked at once, because the next request from elsewhere on the page leads to the log-in, too.
  await button(page, 'Host session').evaluate((submit: HTMLElement) => {
    localStorage.setItem('jwt_token', 'ended');
    localStorage.setItem('refresh_token', 'ended');
    submit.click();
  });
  await page.getByLabel('Email').fill(host.email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await button(page, 'Log in').click();
  await page.waitForURL('**/sessions/add/new');
  await button(page, 'Remove Minecraft').waitFor();
  expect(await page.getByLabel('Name', { exact: true }).inputValue()).toBe('Half a thought');
  await button(page, 'Host session').click();
  await page.waitForURL(/\/session\/\d+$/);
  expect((await hostedBy(host)).map(({ name }) => name)).toEqual(['Half a thought']);
});
