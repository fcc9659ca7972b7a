import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';

import { openNext } from '../support/follow.ts';
import { allowErrors, newPage } from '../support/harness.ts';
import { PASSWORD, logIn, tokensOf } from '../support/log-in.ts';
import { url } from '../support/place.ts';

/** Fails unless it becomes visible. */
const expectShown = (locator: Locator) => locator.waitFor();

const navigation = (page: Page) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link').allTextContents();

const storage = (page: Page) =>
  page.evaluate(() => Object.fromEntries(Object.entries(localStorage)));

/** A well-formed token that is not valid. */
const expired = (token: string) => `${token.slice(0, -6)}AAAAAA`;

describe('navigation', () => {
  it('shows a visitor search, register and logg in', async () => {
    const page = await newPage();
    await page.goto(url);
    await expectShown(page.getByRole('heading', { name: 'latest sessions' }));
    expect(await navigation(page)).toEqual(['search', 'register', 'logg in']);
    expect(await page.getByRole('button', { name: 'Logout' }).count()).toBe(0);
    const footer = page.getByRole('contentinfo');
    // The pre-rendered page doesn't have it yet.
    await footer.waitFor();
    expect(
      await footer
        .getByRole('link')
        .evaluateAll((links) => links.map((link) => link.getAttribute('href'))),
    ).toEqual(['/imprint', '/privacy', '/terms']);
    expect(await footer.textContent()).toContain('2025');
  });

  it('shows a player theirs, and an admin the admin area too', async () => {
    const page = await newPage();
    await logIn(page, 'mira');
    await page.goto(url);
    await expectShown(page.getByRole('heading', { name: 'sessions with your preferences' }));
    expect(await navigation(page)).toEqual([
      'search',
      'Preferences',
      'Sessions',
      'User',
      'Friends',
    ]);
    const admin = await newPage();
    await logIn(admin, 'admin');
    await admin.goto(url);
    await admin.getByRole('link', { name: 'Admin' }).waitFor();
    expect(await navigation(admin)).toContain('Admin');
  });

  it('mounts every route on a phone, without a way to scroll sideways', async () => {
    const page = await newPage({ size: 'phone' });
    await logIn(page, 'admin');
    for (const route of [
      '/register',
      '/login',
      '/user',
      '/admin',
      '/sessions',
      '/sessions/add/new',
      '/sessions/search',
      '/users/search',
      '/categories',
      '/admingames',
      '/games',
      '/session/58',
      '/detail/2',
      '/friends',
      '/imprint',
      '/privacy',
      '/terms',
    ]) {
      await openNext(page, route);
      await page.locator('main :is(h1, h2)').first().waitFor();
      const lost = await page.getByText('Page not found').count();
      // A phone's innerWidth grows with what is too wide.
      const wider = await page.evaluate(() => {
        const { scrollWidth, clientWidth } = document.documentElement;
        return scrollWidth > clientWidth;
      });
      expect({ route, lost, wider }).toEqual({ route, lost: 0, wider: false });
    }
  });

  it('leaves a phone’s screen to what is read, and comes back for whoever goes up or tabs', async () => {
    const page = await newPage({ size: 'phone' });
    await logIn(page, 'admin');
    await page.goto('/admin/log');
    const bar = page.getByRole('banner');
    const bottom = () => bar.evaluate((element) => element.getBoundingClientRect().bottom);
    const scroll = (by: number) => page.evaluate((y) => scrollBy(0, y), by);
    await page.getByRole('main').getByRole('listitem').first().waitFor();
    // If the row is wider than the screen, it scrolls to the current link.
    const admin = page
      .getByRole('navigation', { name: 'Main' })
      .getByRole('link', { name: 'Admin' });
    await expect
      .poll(() => admin.evaluate((link) => link.getBoundingClientRect().right))
      .toBeLessThan(391);
    await scroll(600);
    await expect.poll(bottom).toBeLessThanOrEqual(0);
    await scroll(-100);
    await expect.poll(bottom).toBeGreaterThan(60);
    await scroll(300);
    await expect.poll(bottom).toBeLessThanOrEqual(0);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect.poll(bottom).toBeGreaterThan(60);
    // A desktop at 200 %: nothing of the little height is kept for the bar.
    await page.setViewportSize({ width: 720, height: 450 });
    await scroll(400);
    await expect.poll(bottom).toBeLessThanOrEqual(0);
  });

  it('fits a screen of 320 px', async () => {
    const page = await newPage({ size: 'phone' });
    await page.setViewportSize({ width: 320, height: 640 });
    await logIn(page, 'mira');
    await page.goto(`${url}/terms`);
    await page.getByRole('button', { name: /^Notifications/ }).waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  });

  it('names no operator that has not been filled in', async () => {
    const page = await newPage();
    await page.goto(`${url}/imprint`);
    await expectShown(page.getByText('The operator hasn’t filled in their details yet.'));
    expect(await page.getByText('operated by').count()).toBe(0);
  });

  it('begins at the top of a page that is opened by its address, and where one was after a reload', async () => {
    const page = await newPage({ size: 'phone' });
    const top = () => page.evaluate(() => Math.round(scrollY));
    await page.goto(`${url}/privacy`);
    await expectShown(page.getByRole('heading', { level: 1 }));
    await page.evaluate(() => scrollTo(0, 400));
    await page.reload();
    await expect.poll(top).toBe(400);
    await page.goto(`${url}/terms`);
    await expectShown(page.getByRole('heading', { level: 1, name: 'Terms' }));
    expect(await top()).toBe(0);
  });

  it('has a page for what is not there', async () => {
    allowErrors(/status of 404/);
    const page = await newPage();
    await page.goto(`${url}/no/such/page`);
    await expectShown(page.getByRole('heading', { name: 'Page not found' }));
  });
});

describe('home', () => {
  it.each([
    ['phone', 6],
    ['desktop', 9],
  ] as const)(
    'says to visitors what it is, and begins with a few cards, on a %s',
    async (size, few) => {
      const page = await newPage({ size });
      await page.goto(url);
      const main = page.getByRole('main');
      const way = (name: string) => main.getByRole('link', { name }).getAttribute('href');
      expect(await way('Find a session')).toBe('/sessions/search');
      expect(await way('Create account')).toBe('/register');
      const cards = page.getByRole('region', { name: 'latest sessions' }).locator('li:has(h3)');
      await cards.first().waitFor();
      const shown = () => cards.filter({ visible: true }).count();
      expect(await shown()).toBe(few);
      // What loads late, such as fonts, doesn't move the button between press and release.
      await page.waitForLoadState('networkidle');
      await page.getByRole('button', { name: 'Show all' }).first().click();
      expect(await shown()).toBe(30);
      // The first card that was not there before has the focus.
      const name = cards.nth(few).getByRole('heading').getByRole('link');
      expect(await name.evaluate((link) => link === document.activeElement)).toBe(true);
      // A card's picture leads where its name does, and is no stop of its own.
      const picture = cards.nth(few).locator('a[tabindex="-1"]');
      expect(await picture.getAttribute('href')).toBe(await name.getAttribute('href'));
      const late = await cards.evaluateAll((all) =>
        all.map((card) => / ago|(?<!\d)(\d+) of \1 seats/.test(card.textContent ?? '')),
      );
      expect(late.lastIndexOf(false)).toBeLessThan(late.indexOf(true));
    },
  );

  it('shows members their next session and which friends are online', async () => {
    const page = await newPage({ size: 'phone' });
    await logIn(page, 'mira');
    await page.goto(url);
    const now = page.getByRole('region', { name: 'Now' });
    await expectShown(now.getByRole('link', { name: /friends? online/ }));
    expect(await now.getByRole('link').first().getAttribute('href')).toMatch(/^\/session\/\d+$/);
    expect(await page.getByRole('main').getByRole('link', { name: 'Create account' }).count()).toBe(
      0,
    );
  });
});

describe('the account', () => {
  it('costs a visitor no request', async () => {
    const page = await newPage();
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await page.goto(url);
    await page.locator('main article, main li').first().waitFor();
    expect(asked.filter((path) => path.startsWith('/api/')).toSorted()).toEqual([
      '/api/latest/sessions',
      '/api/latest/users',
    ]);
  });

  it('logs in with a form and comes back to where one was going', async () => {
    const page = await newPage();
    await page.goto(`${url}/login?back=/terms`);
    await page.getByLabel('Email').fill('mira@peerway.example');
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.getByRole('button', { name: 'Log in' }).click();
    await page.waitForURL(`${url}/terms`);
    expect(Object.keys(await storage(page))).toEqual(
      expect.arrayContaining(['jwt_token', 'refresh_token', 'email']),
    );
  });

  it('keeps what was typed when the password is wrong', async () => {
    allowErrors(/401/);
    const page = await newPage();
    await page.goto(`${url}/login`);
    await page.getByLabel('Email').fill('mira@peerway.example');
    await page.getByLabel('Password', { exact: true }).fill('not the password');
    await page.getByRole('button', { name: 'Log in' }).click();
    await expectShown(page.getByRole('alert').filter({ hasText: 'wrong' }));
    expect(await page.getByLabel('Email').inputValue()).toBe('mira@peerway.example');
    expect(await page.getByLabel('Password', { exact: true }).inputValue()).toBe(
      'not the password',
    );
  });

  it('never leads to another site after a log-in', async () => {
    const page = await newPage();
    await logIn(page, 'jonas');
    await page.goto(`${url}/login?back=//evil.example/`);
    await page.waitForURL(`${url}/`);
    expect(new URL(page.url()).origin).toBe(url);
  });

  it('logs out: jwt_token and email go, refresh_token stays and is dead, home is shown', async () => {
    const page = await newPage();
    const { refresh_token } = await logIn(page, 'jonas', { fresh: true });
    await page.goto(`${url}/terms`);
    const told = page.waitForResponse(`${url}/api/logout`);
    await page.getByRole('button', { name: 'Logout' }).click();
    await page.waitForURL(`${url}/`);
    await expectShown(page.getByRole('heading', { name: 'latest sessions' }));
    const kept = await storage(page);
    expect(kept).toMatchObject({ refresh_token });
    expect(kept).not.toHaveProperty('jwt_token');
    expect(kept).not.toHaveProperty('email');
    expect((await told).status()).toBe(204);
    const again = await fetch(`${url}/api/token/refresh`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ refresh_token }),
    });
    expect(again.status).toBe(401);
  });

  it('refreshes once for two tabs whose token has run out, without a word', async () => {
    allowErrors(/401/);
    const page = await newPage();
    const tokens = await tokensOf('mira', { fresh: true });
    const context = page.context();
    let refreshes = 0;
    context.on('request', (request) => {
      if (request.url().endsWith('/api/token/refresh')) refreshes += 1;
    });
    await page.goto(`${url}/terms`);
    await page.evaluate(
      ([token, refreshToken]) => {
        localStorage.setItem('jwt_token', token ?? '');
        localStorage.setItem('refresh_token', refreshToken ?? '');
      },
      [expired(tokens.token), tokens.refresh_token],
    );
    const other = await context.newPage();
    await Promise.all([page.goto(url), other.goto(url)]);
    await Promise.all(
      [page, other].map((tab) =>
        tab.getByRole('heading', { name: 'sessions with your preferences' }).waitFor(),
      ),
    );
    expect(refreshes).toBe(1);
    expect(await page.getByRole('alert').allTextContents()).toEqual([]);
  });

  it('stays logged out, with no message, when nothing can be refreshed', async () => {
    allowErrors(/401/);
    const page = await newPage();
    await page.goto(`${url}/terms`);
    await page.evaluate(() => {
      localStorage.setItem('jwt_token', 'nonsense');
      localStorage.setItem('refresh_token', 'nonsense');
    });
    await page.goto(url);
    await expectShown(page.getByRole('heading', { name: 'latest sessions' }));
    expect(await navigation(page)).toEqual(['search', 'register', 'logg in']);
    expect(await page.getByRole('alert').allTextContents()).toEqual([]);
    expect(await page.locator('main').getByRole('listitem').count()).toBeGreaterThan(3);
  });

  it('follows a log-out in another tab', async () => {
    const page = await newPage();
    await logIn(page, 'jonas', { fresh: true });
    await page.goto(url);
    await expectShown(page.getByRole('button', { name: 'Logout' }));
    const other = await page.context().newPage();
    await other.goto(`${url}/terms`);
    await other.getByRole('button', { name: 'Logout' }).click();
    await expectShown(page.getByRole('heading', { name: 'latest sessions' }));
  });
});

describe('the theme', () => {
  it('is chosen once and stays, from the first paint on', async () => {
    const page = await newPage({ theme: 'dark' });
    await page.goto(url);
    await page.getByRole('button', { name: 'Theme' }).click();
    await page.getByRole('button', { name: 'Light', exact: true }).click();
    const shown = () => page.evaluate(() => getComputedStyle(document.documentElement).colorScheme);
    expect(await shown()).toBe('light');
    await page.reload();
    expect(await shown()).toBe('light');
  });
});

describe('a letter', () => {
  it('survives a reload and a log-out in another tab', async () => {
    const page = await newPage();
    await logIn(page, 'jonas', { fresh: true });
    await page.goto(`${url}/detail/20`);
    const write = () => page.getByRole('button', { name: 'add', exact: true }).first().click();
    const text = page.getByRole('dialog').getByRole('textbox');
    await write();
    await text.fill('Cards tonight?');
    await page.reload();
    await write();
    expect(await text.inputValue()).toBe('Cards tonight?');

    const other = await page.context().newPage();
    await other.goto(`${url}/terms`);
    await other.getByRole('button', { name: 'Logout' }).click();
    await expectShown(page.getByRole('link', { name: 'logg in' }).first());
    await page.goto(`${url}/login?back=/detail/20`);
    await page.getByLabel('Email').fill('jonas@peerway.example');
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.getByRole('button', { name: 'Log in' }).click();
    await page.waitForURL(`${url}/detail/20`);
    await write();
    expect(await text.inputValue()).toBe('Cards tonight?');
  });
});
