import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { z } from 'zod';

import { hangUp, newFriends, openCaller, openCuttable, openTab, talk } from '../support/callers.ts';
import { expectFlows } from '../support/flow.ts';
import { allowErrors } from '../support/harness.ts';
import { addSession, apply, pageOf } from '../support/players.ts';

const [ana, ben] = await newFriends('Ana', 'Ben');

/** The same token, but expired long ago. */
function expired(token: string) {
  const [header, payload = '', signature] = token.split('.');
  const claims = z.looseObject({}).parse(JSON.parse(Buffer.from(payload, 'base64url').toString()));
  const past = Buffer.from(JSON.stringify({ ...claims, exp: 1 })).toString('base64url');
  return [header, past, signature].join('.');
}

const store = (page: Page, key: string, value: string) =>
  page.evaluate(([name, text]) => localStorage.setItem(name, text), [key, value] as const);

const REFRESH = '**/api/token/refresh';

/** Makes every refresh fail with a 503 from now on. */
async function breakRefresh(page: Page) {
  allowErrors(/status of (?:401|503)/);
  let refreshes = 0;
  await page.route(REFRESH, (route) => {
    refreshes += 1;
    return route.fulfill({ status: 503, headers: { 'Retry-After': '1' }, json: { status: 503 } });
  });
  return { refreshes: () => refreshes, mend: () => page.unroute(REFRESH) };
}

const unreachable = (page: Page) => page.getByText('We can’t reach Peerway.');
const logOut = (page: Page) => page.getByRole('button', { name: 'Logout' });

it('a call, its socket and the pushes outlast a server that renews no token', async () => {
  const [a, b] = await Promise.all([openCuttable(ana), openCaller(ben)]);
  await talk(a, b);
  const pushes = JSON.stringify({ user: ana.id, device: null, endpoint: 'https://push.test/1' });
  await store(a.page, 'push', pushes);
  const { refreshes, mend } = await breakRefresh(a.page);
  await store(a.page, 'jwt_token', expired(ana.token));

  // The notice makes the tab check its account.
  const { id } = await addSession(ana, 'Still there');
  await apply(ben, id);
  await expect.poll(refreshes).toBe(1);
  // A new socket needs a ticket, and so a token.
  await a.cut();
  await expect.poll(refreshes).toBeGreaterThan(1);
  await expectFlows([a, b], { others: 1 });

  await mend();
  await a.mend();
  await expectFlows([a, b], { others: 1 });
  await logOut(a.page).waitFor();
  expect(await a.page.evaluate(() => localStorage.getItem('push'))).toBe(pushes);
  await hangUp(a, b);
});

it('a page that is opened meanwhile waits, without a log-in form, and goes on by itself', async () => {
  const page = await pageOf({ ...ben, token: expired(ben.token) });
  const first = await breakRefresh(page);
  await page.goto('/friends?tab=all');
  await unreachable(page).waitFor();
  await expect.poll(first.refreshes).toBeGreaterThan(1);
  expect(new URL(page.url()).pathname).toBe('/friends');
  await first.mend();
  await page.getByRole('main').getByText(ana.name).filter({ visible: true }).first().waitFor();
  await logOut(page).waitFor();

  // A screen that loads inside its frame doesn't lead to the log-in either.
  const later = await breakRefresh(page);
  await store(page, 'jwt_token', expired(ben.token));
  await page.getByRole('link', { name: /^Messages/ }).click();
  await unreachable(page).waitFor();
  await expect.poll(later.refreshes).toBeGreaterThan(1);
  expect(new URL(page.url()).pathname).toBe('/messages');
  await later.mend();
  await page.getByRole('main').getByRole('heading', { level: 1 }).waitFor();
  await unreachable(page).waitFor({ state: 'detached' });
});

it('a log-in that has ended leads from a screen to the form, and stays there', async () => {
  allowErrors(/status of 401/);
  const page = await pageOf(ben);
  // The socket is open first. Otherwise the tab would renew the token to open it.
  await openTab(page, '/terms');
  await store(page, 'jwt_token', expired(ben.token));
  await store(page, 'refresh_token', 'nonsense');
  await page.getByRole('link', { name: /^Messages/ }).click();
  await page.getByLabel('Password', { exact: true }).waitFor();
  expect(new URL(page.url()).search).toBe('?back=%2Fmessages');
  expect(await page.getByRole('alert').allTextContents()).toEqual([]);
  expect(await logOut(page).count()).toBe(0);
});
