import { describe, expect, it } from 'vitest';

import { UserDetail } from '../../../worker/contract/user.ts';
import { expectAccessible } from '../support/axe.ts';
import type { Page } from 'playwright-core';
import { allowErrors, newPage } from '../support/harness.ts';
import { bearer, befriend, invite, person, said } from '../support/person.ts';
import { newPlayer, pageOf } from '../support/players.ts';

const adasTags = (shown: Page) => shown.getByRole('button', { name: /^AdaOn/ }).allTextContents();

describe("one's own page", () => {
  it('is saved with a word, and keeps what was typed when it is not', async () => {
    allowErrors(/422/);
    const [ada, ben] = [await person('Ada'), await person('Ben', { size: 'phone' })];
    const { page } = ada;
    await page.goto('/user');
    // The button is shown only if there are unsaved changes.
    await page.getByLabel('About').fill('x');
    await page.getByRole('button', { name: 'Save' }).waitFor();
    await page.getByLabel('About').fill('');
    await page.getByRole('button', { name: 'Save' }).waitFor({ state: 'detached' });
    await page.getByLabel('About').fill('Support main.\n\nEvenings only.');
    await page.getByLabel('Name', { exact: true }).fill(ben.name);
    await page
      .getByText('This name is taken, or looks too much like one that is. Try another one.')
      .waitFor();
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByText('Please check the marked fields.').waitFor();
    expect(await page.getByLabel('About').inputValue()).toBe('Support main.\n\nEvenings only.');

    const name = `زينب 🦊 ${crypto.randomUUID().slice(0, 4)}`;
    await page.getByLabel('Name', { exact: true }).fill(name);
    await page.getByLabel('Region').selectOption('europe');
    await page.getByLabel('Languages', { exact: true }).selectOption('ar');
    await page.getByRole('button', { name: 'Save' }).click();
    await said(page, 'Saved. Others see your changes now.');
    await page.getByRole('link', { name: 'Privacy', exact: true }).first().click();
    await page.getByLabel('Who can send you invites').selectOption('nobody');
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByRole('button', { name: 'Save' }).waitFor({ state: 'detached' });
    await page.getByRole('link', { name: 'Profile' }).click();
    expect(await page.getByLabel('Name', { exact: true }).inputValue()).toBe(name);
    await page.getByRole('link', { name: 'Preview your page' }).click();
    await page.getByRole('heading', { name }).waitFor();
    await page.getByText('Evenings only.').waitFor();
    const answer = await page.request.get(`/api/users/${ada.id}`, { headers: bearer(ada) });
    expect(UserDetail.parse(await answer.json())).toMatchObject({
      name,
      region: 'europe',
      languages: ['ar'],
      invitesFrom: 'nobody',
      about: 'Support main.\n\nEvenings only.',
    });
  });

  it('keeps what was typed through a reload, and forgets it once it is saved', async () => {
    const { page } = await person('Cleo');
    await page.goto('/user');
    const about = page.getByLabel('About');
    await about.fill('Half a thought');
    await page.reload();
    await expect.poll(() => about.inputValue()).toBe('Half a thought');
    await page.getByRole('button', { name: 'Save' }).click();
    await said(page, 'Saved. Others see your changes now.');
    const kept = await page.evaluate(() => Object.keys(sessionStorage));
    expect(kept.filter((key) => key.startsWith('profile:'))).toEqual([]);
  });
});

describe('gamertags', () => {
  it('are seen from three sides as their owner has set them, and in the preview', async () => {
    const [ada, ben] = [await person('Ada'), await person('Ben')];
    await befriend(ben, ada);
    const { page } = ada;
    await page.goto('/user');
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
    await page.getByRole('link', { name: 'Preview your page' }).click();
    await page.getByText('This is how everyone sees you.').waitFor();
    expect(await adasTags(page)).toEqual(['AdaOnPc']);
    await page.getByRole('link', { name: 'Seen by friends' }).click();
    await page.getByText('This is how your friends see you.').waitFor();
    expect(await adasTags(page)).toEqual(['AdaOnPc', 'AdaOnXbox']);
    await page.goto('/user');
    expect(await page.getByLabel('Your gamertag on Switch', { exact: true }).inputValue()).toBe(
      'AdaOnSwitch',
    );
  });
});

describe('every screen of people', () => {
  it('has no barrier and does not scroll sideways, small and large, dark and light', async () => {
    const [ada, ben] = [await newPlayer('Ada'), await person('Ben')];
    await invite(ben, ada);
    for (const size of ['phone', 'desktop'] as const) {
      const page = await pageOf(ada, { size });
      const people = [`/detail/${ben.id}`, '/friends?tab=in', '/friends?tab=all'];
      const own = ['', '/media', '/privacy', '/account', '/security', '/data'].map((part) => `/user${part}`);
      for (const path of [...people, ...own]) {
        await page.goto(path);
        await page.getByRole('heading', { level: 1 }).waitFor();
        await expectAccessible(page, `${path} ${size}`);
      }
    }
  });
});
