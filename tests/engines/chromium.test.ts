import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { openCaller, watchConnections } from '../browser/support/callers.ts';
import { tabOf } from '../browser/support/chromium-tab.ts';
import { expectFlows } from '../browser/support/flow.ts';
import { type Hands, pointerOf, expectSeen } from '../browser/support/hands.ts';
import { newPage } from '../browser/support/harness.ts';
import { keyboardOf } from '../browser/support/keyboard.ts';
import { launchBrowser } from '../browser/support/launch.ts';
import { newPlayer } from '../browser/support/players.ts';
import {
  clickNotification,
  deliverPush,
  openPushService,
  shownNotifications,
  stubSubscribing,
} from '../browser/support/push.ts';
import { requireWholeChromium } from '../run/chromium.ts';
import { getIn, hearAnswer, joinPeerway, openLink, playAgain, write } from './evening.ts';

/** A finger on a phone. */
const fingerOf = (page: Page) => Promise.resolve(pointerOf(tabOf(page, { touch: true })));

describe('in Chromium', () => {
  let chromium: Browser;
  let push: Awaited<ReturnType<typeof openPushService>>;

  beforeAll(async () => {
    push = await openPushService();
    chromium = await launchBrowser({ executablePath: requireWholeChromium() });
  });

  afterAll(async () => {
    push.close();
    await chromium.close();
  });

  it.each<[string, (page: Page) => Promise<Hands>, 'header' | 'apply']>([
    ['by finger', fingerOf, 'apply'],
    ['by keyboard alone', keyboardOf, 'header'],
  ])(
    'opens a friend’s link, joins, is called back by a push, talks, says thanks, and plays again: %s',
    async (_, handsOf, way) => {
      const hosts = await newPlayer('Host');
      const caller = await openCaller(hosts, { at: '/', size: 'phone' });
      const page = await newPage({ size: 'phone', pushes: true, within: chromium });
      await page.context().addInitScript(watchConnections);
      const subscription = await push.service.subscribe();
      await stubSubscribing(page, subscription);
      const [guest, host] = [await handsOf(page), await handsOf(caller.page)];

      const evening = await openLink({ guest, host, hosts }, 'unlisted');
      await joinPeerway(evening, way);
      await guest.press('button', 'Turn on notifications');
      await expectSeen(guest, 'Notifications are on.');
      await getIn(evening);

      await write(host, 'Bring snacks');
      const pushed = () =>
        push.service
          .sentTo(subscription)
          .find(({ payload }) => payload.notification.body === 'Bring snacks')?.payload;
      await expect.poll(pushed).toBeDefined();
      expect(push.failed).toEqual([]);
      await deliverPush(page, pushed());
      const title = `${hosts.name} wrote in ${evening.session.name}`;
      await expect
        .poll(() => shownNotifications(page))
        .toContainEqual(expect.objectContaining({ title, body: 'Bring snacks' }));
      await clickNotification(page);
      await expectSeen(guest, 'Bring snacks');
      await hearAnswer(evening);

      await guest.press('button', 'Join voice');
      await host.press('button', 'Join voice · 1 in it');
      await expectFlows([caller, { page }], { others: 1, picture: false });
      await guest.press('button', 'Hang up');
      await host.press('button', 'Hang up');

      await playAgain(evening);
    },
  );
});
