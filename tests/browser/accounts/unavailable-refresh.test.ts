import { expect, it } from 'vitest';

import { newPlayer, pageOf } from '../support/players.ts';
import { breakRefresh, expired } from '../support/renewal.ts';

it('a page that is opened while the server renews no token waits, without a log-in form, and goes on by itself', async () => {
  const ben = await newPlayer('Ben');
  const page = await pageOf({ ...ben, token: expired(ben.token) });
  const { refreshes, mend } = await breakRefresh(page);
  await page.goto('/friends?tab=all');
  await page.getByText('We can’t reach Peerway.').waitFor();
  await expect.poll(refreshes).toBeGreaterThan(1);
  expect(new URL(page.url()).pathname).toBe('/friends');
  await mend();
  await page.getByRole('heading', { name: 'No friends yet' }).waitFor();
  await page.getByRole('button', { name: 'Logout' }).waitFor();
});
