import { afterAll, afterEach, beforeAll, describe, it } from 'vitest';
import { z } from 'zod';

import { CurrentUser } from '../../worker/contract/account.ts';
import {
  befriend,
  openCaller,
  openTab,
  prompt,
  ring,
  simplifyDevices,
  watchConnections,
} from '../browser/support/callers.ts';
import { tabOf } from '../browser/support/chromium-tab.ts';
import { openFirefox } from '../browser/support/firefox.ts';
import { expectFlows } from '../browser/support/flow.ts';
import { pointerOf, expectSeen } from '../browser/support/hands.ts';
import { sizes } from '../browser/support/look.ts';
import { url } from '../browser/support/place.ts';
import { call, newPlayer } from '../browser/support/players.ts';
import type { Tab } from '../browser/support/tab.ts';
import { findFirefox } from '../run/other-browsers.ts';
import { expectDates, getIn, hearAnswer, joinPeerway, openLink } from './evening.ts';

describe.skipIf(!findFirefox())('in Firefox', () => {
  let tab: Tab;
  const errors: string[] = [];

  beforeAll(async () => {
    tab = await openFirefox({
      url,
      onError: (text) => errors.push(text),
      before: `(${String(watchConnections)})(); (${String(simplifyDevices)})()`,
    });
  });

  afterEach(() => {
    const seen = errors.splice(0);
    if (seen.length > 0) throw new Error(`Unexpected errors:\n${seen.join('\n')}`);
  });

  afterAll(() => tab.close());

  it('opens a friend’s link, joins, writes and talks', async () => {
    await tab.resize(sizes.phone.width, sizes.phone.height);
    const hosts = await newPlayer('Host');
    const caller = await openCaller(hosts, { at: '/', size: 'phone' });
    const [guest, host] = [pointerOf(tab), pointerOf(tabOf(caller.page, { touch: true }))];
    const evening = await openLink({ guest, host, hosts }, 'public');
    await joinPeerway(evening, 'header');
    await getIn(evening);
    await hearAnswer(evening);

    await guest.press('button', 'Call everyone');
    await prompt(caller.page).waitFor();
    await host.press('button', 'Join');
    await host.press('button', 'Turn camera on');
    await guest.press('link', 'Open the call');
    await guest.press('button', 'Turn camera on');
    await expectFlows([caller, { page: tab }], { others: 1 });
    await guest.press('button', 'Hang up');
    await expectSeen(host, 'The call is over');

    // The session's voice went through the SFU. Friends talk from browser to browser.
    const token = z.string().parse(await tab.evaluate(() => localStorage.getItem('jwt_token')));
    const { id } = await call(CurrentUser, 'GET', '/api/currentuser', { token });
    await befriend(hosts, { id, token });
    await openTab(caller.page, '/friends?tab=all');
    await ring(caller, evening);
    await guest.press('button', 'Join');
    await expectFlows([caller, { page: tab }], { others: 1, picture: false });
    await guest.press('button', 'Hang up');
    await expectSeen(host, 'The call is over');
  });

  it('takes typed days and times', async () => {
    await tab.resize(sizes.desktop.width, sizes.desktop.height);
    await expectDates(tab);
  });
});
