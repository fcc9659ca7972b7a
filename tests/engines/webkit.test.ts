import { afterAll, beforeAll, describe, it } from 'vitest';

import { openCaller } from '../browser/support/callers.ts';
import { tabOf } from '../browser/support/chromium-tab.ts';
import { pointerOf, expectSeen } from '../browser/support/hands.ts';
import { allowErrors } from '../browser/support/harness.ts';
import { sizes } from '../browser/support/look.ts';
import { url } from '../browser/support/place.ts';
import { newPlayer } from '../browser/support/players.ts';
import type { Tab } from '../browser/support/tab.ts';
import { openWebKit } from '../browser/support/webkit.ts';
import { findWebKit } from '../run/other-browsers.ts';
import { chooseGame, expectDates, getIn, hearAnswer, joinPeerway, openLink } from './evening.ts';

describe.skipIf(!findWebKit())('in WebKit', () => {
  let tab: Tab;

  beforeAll(async () => {
    tab = await openWebKit(url);
  });

  afterAll(() => tab.close());

  it('opens a friend’s link, joins, writes, and hears that it has no calls', async () => {
    // Makes the window as narrow as its tool bar allows.
    await tab.resize(sizes.phone.width, sizes.phone.height);
    const hosts = await newPlayer('Host');
    const { page } = await openCaller(hosts, { at: '/', size: 'phone' });
    const [guest, host] = [pointerOf(tab), pointerOf(tabOf(page, { touch: true }))];
    const evening = await openLink({ guest, host, hosts }, 'public');
    await joinPeerway(evening, 'apply');
    await getIn(evening);
    await hearAnswer(evening);
    await expectSeen(guest, 'Calls don’t work in this browser.');
    // The call may be over before the host's browser has asked for its servers, or offered its sound.
    allowErrors(/404 \(Not Found\).*\/api\/calls\/[^/]+\/(ice-servers|sfu\/publish)\)$/);
    await host.press('button', 'Call everyone');
    await guest.press('button', 'Decline');
    await expectSeen(host, 'declined.');
    await guest.press('link', 'Preferences', { within: 'header' });
    await chooseGame(guest);
  });

  it('takes typed days and times', async () => {
    await expectDates(tab);
  });
});
