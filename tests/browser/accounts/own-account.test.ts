import { strFromU8, unzipSync } from 'fflate';
import { buffer as bytesOf } from 'node:stream/consumers';
import type { Page } from 'playwright';
import { expect, it } from 'vitest';

import { allowErrors, newPage } from '../support/harness.ts';
import { befriend, logInByForm, person, said } from '../support/person.ts';
import { PASSWORD } from '../support/players.ts';

const adasTags = (shown: Page) => shown.getByRole('button', { name: /^AdaOn/ }).allTextContents();

it('one’s page is written, seen as one has set it, exported, deleted, and had back', async () => {
  // 401: the page sends requests while she is logged out. 404: her page is gone meanwhile.
  allowErrors(/401/, /404/);
  const [ada, ben] = [await person('Ada'), await person('Ben', { size: 'phone' })];
  await befriend(ben, ada);
  const { page } = ada;
  await page.goto('/user');
  const about = page.getByLabel('About');
  await about.fill('Zoë 🎮 plays support.');
  await page.reload();
  await expect.poll(() => about.inputValue()).toBe('Zoë 🎮 plays support.');
  for (const [platform, tag, audience] of [
    ['PC', 'AdaOnPc', 'everyone'],
    ['Xbox', 'AdaOnXbox', 'friends'],
    ['Switch', 'AdaOnSwitch', 'nobody'],
  ] as const) {
    await page.getByLabel(`I play on ${platform}`).check();
    await page.getByLabel(`Your gamertag on ${platform}`, { exact: true }).fill(tag);
    await page.getByLabel(`Who sees your gamertag on ${platform}`).selectOption(audience);
  }
  await page.getByRole('button', { name: 'Save' }).click();
  await said(page, 'Saved. Others see your changes now.');
  const visitor = await newPage();
  for (const [shown, expected] of [
    [visitor, ['AdaOnPc']],
    [ben.page, ['AdaOnPc', 'AdaOnXbox']],
  ] as const) {
    await shown.goto(`/detail/${ada.id}`);
    await shown.getByText('AdaOnPc').waitFor();
    expect(await adasTags(shown)).toEqual(expected);
  }

  await page.getByRole('link', { name: 'Your data' }).click();
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download my data' }).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toBe('peerway-my-data.zip');
  const { 'account.json': account } = unzipSync(await bytesOf(await download.createReadStream()));
  expect(JSON.parse(strFromU8(account ?? new Uint8Array()))).toMatchObject({
    email: ada.email,
    about: 'Zoë 🎮 plays support.',
  });

  await page.getByRole('button', { name: 'Delete my account' }).click();
  const asking = page.getByRole('alertdialog');
  await asking.getByRole('button', { name: 'Delete my account' }).click();
  await said(page, 'Your account will be deleted on');
  await page.getByRole('link', { name: 'logg in' }).waitFor();
  await ben.page.reload();
  await ben.page.getByRole('heading', { name: 'Page not found' }).waitFor();

  await logInByForm(page, ada.email, PASSWORD);
  await page.getByRole('button', { name: 'Keep my account' }).click();
  await said(page, 'Good to have you back! Your account stays.');
  await ben.page.reload();
  await ben.page.getByText('Zoë 🎮 plays support.').waitFor();
});
