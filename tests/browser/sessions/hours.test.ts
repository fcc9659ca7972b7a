import { expect, it } from 'vitest';

import { Hours } from '../../../worker/contract/hours.ts';
import { allowErrors } from '../support/harness.ts';
import { addSession, call, newPlayer, pageOf } from '../support/players.ts';
import { expectFound, names } from '../support/search-data.ts';

/** A word that no other session has. */
const WORD = 'Bilby';
const HOUR_MINUTES = 60;

/** The hour of the week of a time in the browser's zone, which the grid shows. */
function hourOf(at: number) {
  const date = new Date(at);
  return ((date.getDay() + 6) % 7) * 24 + date.getHours();
}

it('hours that are marked without a network are saved once it’s back, and a search shows what fits', async () => {
  allowErrors(/ERR_INTERNET_DISCONNECTED/);
  const [host, player] = [await newPlayer('Host'), await newPlayer('Tunnel')];
  const { startsAt } = await addSession(host, `${WORD} fits`, 'public', 5 * HOUR_MINUTES);
  await addSession(host, `${WORD} later`, 'public', 15 * HOUR_MINUTES);
  const hour = hourOf(Date.parse(startsAt));
  const page = await pageOf(player, { size: 'phone' });
  await page.goto('/user');
  const cell = page.locator(`[data-hour="${hour}"]`);
  await cell.scrollIntoViewIfNeeded();
  await page.context().setOffline(true);
  await cell.tap();
  const failed = page.getByText('Not saved', { exact: true });
  await failed.waitFor();
  expect(await failed.evaluate((one) => one.getBoundingClientRect().bottom)).toBeLessThan(844);
  // The header also says that the network is down, wherever the page is scrolled.
  const top = (await page.getByText(/^You’re offline/).boundingBox())?.y ?? -1;
  expect(top).toBeGreaterThan(0);
  expect(top).toBeLessThan(200);
  await page.context().setOffline(false);
  await page.locator('output', { hasText: /^Saved$/ }).waitFor();
  expect((await call(Hours, 'GET', '/api/hours', player)).hours).toEqual([hour]);
  await page.reload();
  await page.locator(`[data-hour="${hour}"][aria-pressed="true"]`).waitFor();

  await page.goto(`/sessions/search?q=${WORD}&sort=best`);
  await expectFound(page, '2 sessions');
  await page.getByRole('button', { name: 'Filters' }).click();
  const dialog = page.getByRole('dialog', { name: 'Filters' });
  await dialog.getByRole('switch', { name: 'Fits my hours' }).check();
  await dialog.getByRole('button', { name: 'Show 1 session' }).click();
  await expect.poll(() => names(page)).toEqual([`${WORD} fits`]);
  await page.getByText('Why this fits: your hours').waitFor();
});
