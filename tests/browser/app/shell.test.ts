import { once } from 'node:events';
import { createServer } from 'node:http';
import { expect, it, onTestFinished } from 'vitest';
import { z } from 'zod';

import { faultsInHtml } from '../../support/valid-html.ts';
import { allowErrors, newPage } from '../support/harness.ts';
import { holdScript } from '../support/hold.ts';
import { PASSWORD, tokensOf } from '../support/log-in.ts';
import { url } from '../support/place.ts';

/** A well-formed token that is not valid. */
const expired = (token: string) => `${token.slice(0, -6)}AAAAAA`;

it('keeps theme and place over a reload', async () => {
  const page = await newPage({ theme: 'dark' });
  const theme = () => page.evaluate(() => getComputedStyle(document.documentElement).colorScheme);
  const top = () => page.evaluate(() => Math.round(scrollY));
  await page.goto('/privacy');
  await page.getByRole('button', { name: 'Theme' }).click();
  await page.getByRole('button', { name: 'Light', exact: true }).click();
  await page.evaluate(() => scrollTo(0, 400));
  const goOn = await holdScript(page);
  await page.reload({ waitUntil: 'commit' });
  // The theme is there with the style sheet, before the client.
  await expect.poll(theme).toBe('light');
  goOn();
  await expect.poll(top).toBe(400);
  await page.goto('/terms');
  await page.getByRole('heading', { level: 1, name: 'Terms' }).waitFor();
  expect(await top()).toBe(0);
  // An address that is opened again in the same tab begins at its top. Going back doesn't.
  await page.goto('/privacy');
  await page.getByRole('heading', { level: 1, name: 'Privacy' }).waitFor();
  expect(await top()).toBe(0);
  await page.goBack();
  await page.goBack();
  await expect.poll(top).toBe(400);
});

it('has one log-in for all tabs, and keeps text over a reload and a log-out', async () => {
  allowErrors(/401/);
  const page = await newPage();
  await page.goto('/privacy');
  // The token of two tabs has expired. One tab renews it for both, without a message.
  const tokens = await tokensOf('jonas', { fresh: true });
  let refreshes = 0;
  page.context().on('request', (request) => {
    if (request.url().endsWith('/api/token/refresh')) refreshes += 1;
  });
  await page.evaluate(
    ([token = '', refreshToken = '']) => {
      localStorage.setItem('jwt_token', token);
      localStorage.setItem('refresh_token', refreshToken);
    },
    [expired(tokens.token), tokens.refresh_token],
  );
  const other = await page.context().newPage();
  await Promise.all([page.goto('/'), other.goto('/')]);
  const own = { name: 'sessions with your preferences' };
  await Promise.all([page, other].map((tab) => tab.getByRole('heading', own).waitFor()));
  expect(refreshes).toBe(1);
  expect(await page.getByRole('alert').allTextContents()).toEqual([]);

  await page.goto('/detail/20');
  const write = () => page.getByRole('button', { name: 'add', exact: true }).first().click();
  const text = page.getByRole('dialog').getByRole('textbox');
  await write();
  await text.fill('Cards tonight?');
  await page.reload();
  await write();
  expect(await text.inputValue()).toBe('Cards tonight?');

  await other.getByRole('button', { name: 'Logout' }).click();
  await page.getByRole('link', { name: 'logg in' }).first().waitFor();
  await page.goto('/login?back=/detail/20');
  await page.getByLabel('Email').fill('jonas@peerway.example');
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await page.waitForURL('/detail/20');
  await write();
  expect(await text.inputValue()).toBe('Cards tonight?');
});

it('is served as valid HTML that says its encoding at once, and has one title', async () => {
  const served = await (await fetch(url)).text();
  expect(served.indexOf('<meta charset="utf-8">')).toBeLessThan(100);
  expect(faultsInHtml(served)).toEqual([]);
  expect(served.match(/<title>/g)).toHaveLength(1);
});

/** A page of another site with these frames, by their titles. @returns its address */
async function openSite(frames: Record<string, string>): Promise<string> {
  const tags = Object.entries(frames).map(
    ([title, src]) => `<iframe src="${src}" title="${title}"></iframe>`,
  );
  const site = createServer((_, answer) => {
    answer.setHeader('Content-Type', 'text/html');
    answer.end(tags.join(''));
  }).listen(0, '127.0.0.1');
  onTestFinished(() => void site.close());
  await once(site, 'listening');
  const { port } = z.object({ port: z.int() }).parse(site.address());
  return `http://127.0.0.1:${port}/`;
}

it('shows sessions in a frame of another site, in the reader’s own time, and nothing else of itself', async () => {
  allowErrors(/frame-ancestors/);
  const embed = `${url}/embed/sessions`;
  expect(faultsInHtml(await (await fetch(embed)).text())).toEqual([]);
  const page = await newPage();
  await page.goto(await openSite({ sessions: embed, login: `${url}/login` }));
  const session = page.frameLocator('[title=sessions]').getByRole('listitem').first();
  await expect.poll(() => session.locator('time').textContent()).not.toContain('UTC');
  expect(await page.frameLocator('[title=login]').getByLabel('Email').count()).toBe(0);
  const opening = page.waitForEvent('popup');
  await session.getByRole('link').click();
  await (await opening).waitForURL(/\/session\/\d+$/);
});
