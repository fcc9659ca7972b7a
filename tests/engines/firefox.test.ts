import { afterAll, afterEach, beforeAll, describe, it } from 'vitest';

import { openCaller, press, prompt, watchConnections } from '../browser/support/callers.ts';
import { openFirefox } from '../browser/support/firefox.ts';
import { expectFlows } from '../browser/support/flow.ts';
import { click } from '../browser/support/hands.ts';
import { url } from '../browser/support/place.ts';
import { newPlayer } from '../browser/support/players.ts';
import type { Tab } from '../browser/support/tab.ts';
import { findFirefox } from '../run/other-browsers.ts';
import { playEvening, expectDates } from './evening.ts';

describe.skipIf(!findFirefox())('in Firefox', () => {
  let tab: Tab;
  const errors: string[] = [];

  beforeAll(async () => {
    tab = await openFirefox({
      url,
      onError: (text) => errors.push(text),
      before: `(${String(watchConnections)})(false)`,
    });
  });

  afterEach(() => {
    const seen = errors.splice(0);
    if (seen.length > 0) throw new Error(`Unexpected errors:\n${seen.join('\n')}`);
  });

  afterAll(() => tab.close());

  it('finds a session, is accepted, writes, and talks with somebody in Chromium', async () => {
    const host = await newPlayer('Host');
    const session = await playEvening(tab, host);
    const caller = await openCaller(host, { at: `/session/${session}` });
    await caller.page.getByRole('log').getByText('Which map?').waitFor();
    await click(tab, 'button', 'Call everyone');
    await prompt(caller.page).waitFor();
    await press(caller.page, 'Join');
    await press(caller.page, 'Turn camera on');
    await click(tab, 'button', 'Turn camera on');
    await expectFlows([caller, { page: tab }], { others: 1 });
    await click(tab, 'button', 'Hang up');
    await caller.page.getByText('The call is over').first().waitFor();
  });

  it('takes typed days and times', async () => {
    await expectDates(tab);
  });
});
