import type { Page, Request } from 'playwright';
import { expect, it } from 'vitest';
import { z } from 'zod';

import { OFFLINE_GRACE_MS } from '../../../worker/contract/presence.ts';
import { type Player, addSession, call, newPlayer, pageOf } from '../support/players.ts';

const HUB = '/.well-known/mercure';

/** Two friends: the first watches the second. */
async function twoFriends(): Promise<[Player, Player]> {
  const [watcher, seen] = await Promise.all([newPlayer('Watcher'), newPlayer('Seen')]);
  const friendship = z.object({ id: z.int() });
  const { id } = await call(friendship, 'POST', '/api/friends', {
    token: watcher.token,
    body: { user1: `/api/users/${watcher.id}`, user2: `/api/users/${seen.id}`, active: false },
  });
  await call(friendship, 'PATCH', `/api/friends/${id}`, {
    token: seen.token,
    body: { active: true },
  });
  return [watcher, seen];
}

/** Another tab of the same user, in the same browser. */
async function tabAt(first: Page, path: string) {
  const tab = await first.context().newPage();
  await tab.goto(path);
  return tab;
}

it('turns one’s dot on five screens, and back', async () => {
  const [watcher, seen] = await twoFriends();
  const session = await addSession(seen, 'Seen from five sides');
  const first = await pageOf(watcher);
  await first.goto('/');
  const search = new URLSearchParams({ q: seen.name }).toString();
  const screens = [
    // Not the card of their session, which names them too.
    first.locator('main li').filter({ has: first.getByRole('heading', { name: seen.name }) }),
    (await tabAt(first, `/users/search?${search}`)).locator('main li'),
    (await tabAt(first, `/detail/${seen.id}`)).locator('main'),
    (await tabAt(first, `/session/${session.id}`)).getByRole('region', { name: 'Who’s in' }),
    (await tabAt(first, '/friends?tab=all')).locator('main li'),
  ].map((screen) => screen.filter({ hasText: seen.name }).first());
  const all = (word: string) =>
    Promise.all(screens.map((screen) => screen.getByText(word, { exact: true }).first().waitFor()));
  await all('offline');

  const page = await pageOf(seen);
  await page.goto('/terms');
  await all('online');

  const left = Date.now();
  await page.getByRole('button', { name: 'Logout' }).click();
  await all('offline');
  // A log-out has no grace period.
  expect(Date.now() - left).toBeLessThan(OFFLINE_GRACE_MS);
});

it('browses on with ten tabs of one person, which share one stream', async () => {
  const [watcher, seen] = await twoFriends();
  const first = await pageOf(watcher);
  const open = new Set<Request>();
  let asked = 0;
  first.context().on('request', (request) => {
    if (!request.url().includes(HUB)) return;
    open.add(request);
    asked += 1;
  });
  const close = (request: Request) => open.delete(request);
  first.context().on('requestfinished', close);
  first.context().on('requestfailed', close);
  await first.goto('/friends?tab=all');
  const tabs = [first];
  while (tabs.length < 10) tabs.push(await tabAt(first, '/friends?tab=all'));
  await Promise.all(tabs.map((tab) => tab.getByText('offline', { exact: true }).first().waitFor()));

  // All show the same users: nine of the tabs opened no stream.
  expect(asked).toBeLessThan(tabs.length);
  await expect.poll(() => open.size).toBe(1);
  await tabs[9]?.getByRole('link', { name: seen.name, exact: true }).click();
  await tabs[9]?.getByRole('heading', { level: 1, name: seen.name }).waitFor();

  // The tab with the stream closes. Another one takes over, and all tabs still get events.
  await first.close();
  const page = await pageOf(seen);
  await page.goto('/terms');
  await Promise.all(
    tabs.slice(1).map((tab) => tab.getByText('online', { exact: true }).first().waitFor()),
  );
});
