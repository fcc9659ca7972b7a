import type { Browser } from 'playwright';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { z } from 'zod';

import { MessageItem } from '../../../worker/contract/message.ts';
import { requireWholeChromium } from '../../run/chromium.ts';
import { findBarriers } from '../support/axe.ts';
import { openTab } from '../support/callers.ts';
import { launchBrowser } from '../support/launch.ts';
import {
  type Player,
  accept,
  addSession,
  applicationsFor,
  call,
  newPlayer,
  pageOf,
} from '../support/players.ts';
import {
  clickNotification,
  deliverPush,
  openPushService,
  shownNotifications,
  stubSubscribing,
} from '../support/push.ts';

let host: Player;
let guest: Player;
let chromium: Browser;
let push: Awaited<ReturnType<typeof openPushService>>;

beforeAll(async () => {
  [host, guest] = await Promise.all([newPlayer('Writes'), newPlayer('Away')]);
  push = await openPushService();
  chromium = await launchBrowser({ executablePath: requireWholeChromium() });
});
afterAll(async () => {
  push.close();
  await chromium.close();
});

it('offers pushes after an application, shows one that came, leads where it should, and ends with the log-in', async () => {
  const { service } = push;
  const { id } = await addSession(host, 'Called back');
  const page = await pageOf(guest, { pushes: true, within: chromium });
  const subscription = await service.subscribe();
  await stubSubscribing(page, subscription);
  await page.goto(`/session/${id}`);
  const offer = page.getByRole('complementary', { name: 'Notifications' });
  const apply = page.getByRole('button', { name: 'apply', exact: true });
  await apply.waitFor();
  expect(await offer.count()).toBe(0);

  await apply.click();
  await page.getByRole('button', { name: 'Send application' }).click();
  await offer.waitFor();
  expect(await findBarriers(page)).toEqual([]);
  await offer.getByRole('button', { name: 'Turn on notifications' }).click();
  await page.getByText('Notifications are on.').waitFor();
  await offer.waitFor({ state: 'detached' });

  const [application] = await applicationsFor(host, id);
  const frames: string[] = [];
  page.on('websocket', (socket) =>
    socket.on('framereceived', ({ payload }) => void frames.push(String(payload))),
  );
  // The read mark below is sent to an open socket only.
  await openTab(page, '/terms');
  await accept(host, application?.id ?? 0);
  await expect.poll(() => service.sentTo(subscription).length).toBe(1);
  const body = { text: 'Bring snacks', nonce: crypto.randomUUID() };
  await call(MessageItem, 'POST', `/api/sessions/${id}/messages`, { token: host.token, body });
  await expect.poll(() => service.sentTo(subscription).length).toBe(2);
  expect(push.failed).toEqual([]);
  const payload = service.sentTo(subscription)[1]?.payload;
  const title = `${host.name} wrote in Called back`;
  expect(payload?.notification).toMatchObject({ title, body: 'Bring snacks' });

  // DevTools delivers it once, and a service worker that is just stopping doesn't take it. So it is delivered until it
  // is there.
  const shown = [{ title, body: 'Bring snacks', tag: `room-/api/sessions/${id}` }];
  await expect
    .poll(async () => {
      await deliverPush(page, payload);
      return shownNotifications(page);
    })
    .toEqual(shown);

  // A read mark that is older than the notification doesn't close it, however late it arrives.
  const read = { token: guest.token, body: { number: 0 } };
  await call(z.null(), 'PUT', `/api/sessions/${id}/messages/read`, read);
  await expect.poll(() => frames.some((frame) => frame.includes('"event":"read"'))).toBe(true);
  // The page has asked for its notifications before this call, so the next one shows what it has closed.
  await shownNotifications(page);
  expect(await shownNotifications(page)).toEqual(shown);

  await clickNotification(page);
  await page.waitForURL(`**/session/${id}#room`);
  const said = page.getByRole('log').getByText('Bring snacks');
  await said.waitFor();
  // Whether the message is in view. The room is far down on the page.
  const isInSight = () =>
    said.evaluate((text) => {
      const { top, bottom } = text.getBoundingClientRect();
      return top > 0 && bottom < innerHeight;
    });
  await expect.poll(isInSight).toBe(true);
  await expect.poll(() => shownNotifications(page)).toEqual([]);

  // A new tab scrolls to the message before the room has loaded.
  await page.goto('about:blank');
  await page.goto(`/session/${id}#room`);
  await said.waitFor();
  const heading = page.getByRole('heading', { name: 'Chat', exact: true });
  const top = () => heading.evaluate((text) => text.getBoundingClientRect().top / innerHeight);
  await expect.poll(top).toBeLessThan(0.2);

  // A notification of another room. Reading here doesn't close it.
  const elsewhere = { notification: { ...payload?.notification, tag: 'room-elsewhere' } };
  await expect
    .poll(async () => {
      await deliverPush(page, elsewhere);
      return (await shownNotifications(page)).length;
    })
    .toBe(1);
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect.poll(() => shownNotifications(page)).toEqual([]);
  await expect.poll(() => page.evaluate(() => localStorage.getItem('subscribed'))).toBeNull();

  // A logged-out user who clicks a late push gets to the log-in first, and then to the page.
  const navigate = `/messages/${host.id}`;
  const late = { notification: { ...payload?.notification, navigate } };
  // Tries again until it stays, because the log-out may still be closing notifications. A delivery of before that comes
  // only now is closed here.
  await expect
    .poll(async () => {
      await page.evaluate(async () => {
        const registration = await navigator.serviceWorker.ready;
        const early = await registration.getNotifications({ tag: 'room-elsewhere' });
        for (const one of early) one.close();
      });
      await deliverPush(page, late);
      return (await shownNotifications(page)).length;
    })
    .toBe(1);
  await clickNotification(page);
  await page.waitForURL(`**/login?back=${encodeURIComponent(navigate)}`);
});
