import type { Page, Request } from 'playwright';
import { expect, it } from 'vitest';
import { z } from 'zod';

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

it('turns one’s dot in eight tabs of one person, which share one stream, and back', async () => {
  const [watcher, seen] = await twoFriends();
  const session = await addSession(seen, 'Seen from all sides');
  const first = await pageOf(watcher);
  const open = new Set<Request>();
  first.context().on('request', (request) => {
    if (request.url().includes(HUB)) open.add(request);
  });
  const close = (request: Request) => open.delete(request);
  first.context().on('requestfinished', close);
  first.context().on('requestfailed', close);
  await first.goto('/');
  const search = new URLSearchParams({ q: seen.name }).toString();
  const paths = [`/users/search?${search}`, `/session/${session.id}`];
  while (paths.length < 7) paths.push('/friends?tab=all');
  const others: Page[] = [];
  for (const path of paths) others.push(await tabAt(first, path));
  /** The places where a tab shows the friends. The card of their session isn't one of them. */
  const shown = (tab: Page) =>
    tab
      .getByRole('main')
      .getByRole('listitem')
      .filter({ has: tab.getByRole('link', { name: seen.name, exact: true }) })
      .first();
  const all = (word: string, tabs: readonly Page[]) =>
    Promise.all(tabs.map((tab) => shown(tab).getByText(word, { exact: true }).first().waitFor()));
  await all('offline', [first, ...others]);
  await expect.poll(() => open.size).toBe(1);
  // Chromium has six connections to a server. The tabs leave enough for the requests of a new page.
  const last = others.pop();
  await last?.getByRole('link', { name: seen.name, exact: true }).click();
  await last?.getByRole('heading', { level: 1, name: seen.name }).waitFor();
  await last?.getByText('offline', { exact: true }).first().waitFor();

  // The tab with the stream closes, and another tab takes over. All tabs still get events.
  await first.close();
  const page = await pageOf(seen);
  await page.goto('/terms');
  await all('online', others);
  await last?.getByText('online', { exact: true }).first().waitFor();
  await page.getByRole('button', { name: 'Logout' }).click();
  await all('offline', others);
});
