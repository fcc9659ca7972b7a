import { afterAll, beforeAll, describe, it } from 'vitest';

import { openCaller, press } from '../browser/support/callers.ts';
import { click, expectText } from '../browser/support/hands.ts';
import { url } from '../browser/support/place.ts';
import { newPlayer } from '../browser/support/players.ts';
import type { Tab } from '../browser/support/tab.ts';
import { openWebKit } from '../browser/support/webkit.ts';
import { findWebKit } from '../run/other-browsers.ts';
import { playEvening, expectDates } from './evening.ts';

describe.skipIf(!findWebKit())('in WebKit', () => {
  let tab: Tab;

  beforeAll(async () => {
    tab = await openWebKit(url);
  });

  afterAll(() => tab.close());

  it('finds a session, is accepted, writes, and says that it has no calls', async () => {
    const host = await newPlayer('Host');
    const session = await playEvening(tab, host);
    await expectText(tab, 'Calls don’t work in this browser.');
    const caller = await openCaller(host, { at: `/session/${session}` });
    await caller.page.getByRole('log').getByText('Which map?').waitFor();
    await press(caller.page, 'Call everyone');
    await click(tab, 'button', 'Decline');
    await caller.page.getByText('declined.').waitFor();
  });

  it('takes typed days and times', async () => {
    await expectDates(tab);
  });
});
