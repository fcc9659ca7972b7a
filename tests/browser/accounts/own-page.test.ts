import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseEnv } from 'node:util';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';

import { NotificationSettings } from '../../../worker/contract/notification-settings.ts';
import { PushSubscriptionItem } from '../../../worker/contract/push.ts';
import { root } from '../../../worker/local/settings.ts';
import { signUnsubscribe } from '../../../worker/notifications/mail/unsubscribe-token.ts';
import { UserDetail } from '../../../worker/contract/user.ts';
import { expectAccessible } from '../support/axe.ts';
import type { Page } from 'playwright';
import { openNext } from '../support/follow.ts';
import { allowErrors, newPage } from '../support/harness.ts';
import { bearer, befriend, invite, person, said } from '../support/person.ts';
import { addSession, call, newPlayer, pageOf } from '../support/players.ts';

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

/** What the servers of these tests sign with. */
const localSecrets = () =>
  z
    .object({ JWT_SECRET: z.string() })
    .parse(parseEnv(readFileSync(path.join(root, '.dev.vars'), 'utf8')));

/** A browser's public key and secret. Nothing is pushed to it. */
const KEYS = {
  p256dh: 'BEBCgDCSsihMrCGLgcVgMzAbTo9uAqNOozjojPhP5ln0D4SChdS6uKuFYBBRbUJNj2zxVwxLdgXHk2isIT5r3GM',
  auth: 'A'.repeat(22),
};

describe('how one is notified', () => {
  it('is chosen in a table, with the keyboard and on a small phone, and kept', async () => {
    const ada = await person('Ada', { size: 'phone' });
    const { page } = ada;
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto('/user/notifications');
    const cell = page.getByRole('checkbox', { name: 'Reminders: Email' });
    await cell.focus();
    await page.keyboard.press('Space');
    await said(page, 'Saved.');
    const row = page.getByRole('row', { name: /^Reminders/ });
    expect(await row.getByRole('rowheader').count()).toBe(1);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);

    await page.getByRole('switch', { name: 'Quiet hours' }).check();
    await page.getByLabel('From', { exact: true }).fill('23:30');
    await page.getByLabel('To', { exact: true }).fill('23:30');
    await page.getByText('Choose a different end.').waitFor();
    await page.getByLabel('To', { exact: true }).fill('06:45');
    await page.getByLabel('Time zone').selectOption('Asia/Tokyo');
    await page.getByRole('switch', { name: 'Private pushes' }).check();
    const settings = () =>
      call(NotificationSettings, 'GET', '/api/notification-settings', { token: ada.token });
    await expect.poll(settings).toMatchObject({
      channels: { reminders: { push: true, email: true } },
      quietHours: { from: '23:30', to: '06:45' },
      zone: 'Asia/Tokyo',
      privatePush: true,
    });
    await page.reload();
    await expect.poll(() => cell.isChecked()).toBe(true);
    expect(await page.getByLabel('From', { exact: true }).inputValue()).toBe('23:30');

    const session = await addSession(ada, `Loud ${ada.id}`);
    await page.goto(`/session/${session.id}`);
    await page.getByRole('button', { name: 'Mute session' }).click();
    await said(page, `You won’t get pushes or emails about ${session.name}.`);
    await page.goto('/user/notifications');
    await page.getByRole('button', { name: `Unmute ${session.name}` }).click();
    await page.getByText('You haven’t muted any sessions.').waitFor();

    await page.getByText('Your browser blocks notifications from Peerway.').waitFor();
    // This browser without a screen denies it to everyone.
    await page.addInitScript(() =>
      Object.defineProperty(Notification, 'permission', { get: () => 'default' }),
    );
    await page.reload();
    await page.getByRole('button', { name: 'Turn on notifications' }).waitFor();
    await call(PushSubscriptionItem, 'POST', '/api/push/subscriptions', {
      token: ada.token,
      body: { endpoint: `https://fcm.googleapis.com/fcm/send/${ada.id}`, keys: KEYS },
    });
    await page.reload();
    await page.getByRole('button', { name: /^Send me a test on / }).waitFor();
    await page.getByRole('button', { name: /^Stop pushes to / }).click();
    await page.getByRole('button', { name: /^Stop pushes to / }).waitFor({ state: 'detached' });

    const token = await signUnsubscribe(
      localSecrets(),
      ada,
      { topics: ['reminders'], digest: false },
      Date.now(),
    );
    const mailReader = await newPage({ size: 'phone' });
    await mailReader.goto(`/unsubscribe#${token}`);
    await mailReader.getByRole('button', { name: 'Unsubscribe' }).click();
    await mailReader.getByText('You won’t get these emails anymore: Reminders.').waitFor();
    expect((await settings()).channels.reminders.email).toBe(false);
    await mailReader.getByRole('button', { name: 'Undo' }).click();
    await mailReader.getByText('You get these emails again: Reminders.').waitFor();
    expect((await settings()).channels.reminders).toEqual({ push: true, email: true });
    await expectAccessible(mailReader, '/unsubscribe phone');
  });
});

describe('every screen of people', () => {
  it('has no barrier and does not scroll sideways, small and large, dark and light', async () => {
    const [ada, ben] = [await newPlayer('Ada'), await person('Ben')];
    await invite(ben, ada);
    for (const size of ['phone', 'desktop'] as const) {
      const page = await pageOf(ada, { size });
      const people = [`/detail/${ben.id}`, '/friends?tab=in', '/friends?tab=all'];
      const own = [
        '',
        '/media',
        '/privacy',
        '/notifications',
        '/account',
        '/security',
        '/data',
      ].map((part) => `/user${part}`);
      for (const screen of [...people, ...own]) {
        await openNext(page, screen);
        await page.getByRole('heading', { level: 1 }).waitFor();
        await expectAccessible(page, `${screen} ${size}`);
      }
    }
  });
});
