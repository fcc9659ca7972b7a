import { expect, inject, it } from 'vitest';

import {
  hangUp,
  newFriends,
  openCaller,
  openCuttable,
  prompt,
  stage,
  talk,
  unfriend,
} from '../support/callers.ts';
import { connectionsMadeBy, expectFlows, flowsOf } from '../support/flow.ts';
import { addSession, apply } from '../support/players.ts';
import { breakRefresh, expired, store } from '../support/renewal.ts';

const [ana, ben] = await newFriends('Ana', 'Ben');

it('talks on while a socket is gone, and the server renews no token', async () => {
  const [a, b] = await Promise.all([openCaller(ana), openCuttable(ben)]);
  await talk(a, b);
  const pushes = JSON.stringify({ user: ben.id, device: null, endpoint: 'https://push.test/1' });
  await store(b.page, 'push', pushes);
  const { refreshes, mend } = await breakRefresh(b.page);
  await store(b.page, 'jwt_token', expired(ben.token));

  // The notice makes the tab check its account.
  const { id } = await addSession(ben, 'Still there');
  await apply(ana, id);
  await expect.poll(refreshes).toBeGreaterThan(0);
  // A new socket needs a ticket, and so a token.
  await b.cut();
  await stage(a.page).getByText('lost the connection').waitFor();
  const flowing = expectFlows([a, b], { others: 1 });
  await expect.poll(refreshes).toBeGreaterThan(1);
  await mend();
  await b.retried();
  await flowing;
  await b.mend();
  await stage(a.page).getByText('lost the connection').waitFor({ state: 'detached' });
  await expectFlows([a, b], { others: 1 });
  // The connection was never replaced.
  for (const { page } of [a, b]) expect(await connectionsMadeBy(page)).toBe(1);
  await b.page.getByRole('button', { name: 'Logout' }).waitFor();
  expect(await b.page.evaluate(() => localStorage.getItem('push'))).toBe(pushes);
  await hangUp(a, b);
});

it('is back in the same call after a reload, and goes on over the relay once they are no longer friends', async () => {
  const [a, b] = await Promise.all([openCaller(ana), openCaller(ben)]);
  await talk(a, b);
  await b.page.reload({ waitUntil: 'commit' });
  await expectFlows([a, b], { others: 1 });
  expect(await prompt(a.page).count()).toBe(0);

  const ways = async () =>
    (await Promise.all([a, b].map(({ page }) => flowsOf(page)))).flat().map(({ way }) => way);
  expect(await ways()).not.toContain('relay');
  // Without a TURN server there is no relay.
  if (!inject('relays')) return;
  await unfriend(ben, ana);
  await expect.poll(ways).toEqual(['relay', 'relay']);
  await expectFlows([a, b], { others: 1 });
});
