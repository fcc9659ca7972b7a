import { it } from 'vitest';

import { openCaller, prepareCalls } from '../browser/support/callers.ts';
import { expectFlows } from '../browser/support/flow.ts';
import { newPage } from '../browser/support/harness.ts';
import { keyboardOf } from '../browser/support/keyboard.ts';
import { newPlayer } from '../browser/support/players.ts';
import { getIn, hearAnswer, joinPeerway, openLink, playAgain } from './evening.ts';

it('in Chromium, by keyboard alone, one opens a friend’s link, joins, writes, talks, says thanks, and plays again', async () => {
  const hosts = await newPlayer('Host');
  const caller = await openCaller(hosts, { at: '/', size: 'phone' });
  const page = await newPage({ size: 'phone' });
  await prepareCalls(page);
  const [guest, host] = [await keyboardOf(page), await keyboardOf(caller.page)];

  const evening = await openLink({ guest, host, hosts }, 'unlisted');
  await joinPeerway(evening, 'header');
  await getIn(evening);
  await hearAnswer(evening);

  await guest.press('button', 'Join voice');
  await host.press('button', 'Join voice · 1 in it');
  await expectFlows([caller, { page }], { others: 1, picture: false });
  await guest.press('button', 'Hang up');
  await host.press('button', 'Hang up');

  await playAgain(evening);
});
