import { describe, expect, it } from 'vitest';

import { Hours } from '../../../worker/contract/hours.ts';
import { findBarriers } from '../support/axe.ts';
import { allowErrors } from '../support/harness.ts';
import { addSession, call, newPlayer, pageOf } from '../support/players.ts';
import { expectFound, names } from '../support/search-data.ts';

/** A word that no other session has. */
const WORD = 'Bilby';
const HOUR_MINUTES = 60;

/** The cell of the hour that a time is in. The grid shows the browser's zone. */
function cellOf(at: number) {
  const date = new Date(at);
  return `[data-hour="${((date.getDay() + 6) % 7) * 24 + date.getHours()}"]`;
}

describe('hours', () => {
  it('are marked by keyboard on a phone, and a search shows what fits', async () => {
    const [host, player] = [await newPlayer('Host'), await newPlayer('Player')];
    const { startsAt } = await addSession(host, `${WORD} fits`, 'public', 5 * HOUR_MINUTES);
    const start = Date.parse(startsAt);
    await addSession(host, `${WORD} later`, 'public', 15 * HOUR_MINUTES);
    const page = await pageOf(player, { size: 'phone' });
    await page.goto('/user');
    const grid = page.getByRole('grid', { name: 'Hours of the week' });
    const saved = page.locator('output', { hasText: /^Saved$/ });
    const pressed = () => grid.getByRole('button', { pressed: true }).count();
    const stored = async () => (await call(Hours, 'GET', '/api/hours', player)).hours;

    // Space marks, Shift and an arrow carry the mark on, an arrow alone moves.
    await grid.locator('[tabindex="0"]').focus();
    await page.keyboard.press('Space');
    await page.keyboard.press('Shift+ArrowDown');
    await page.keyboard.press('Shift+ArrowDown');
    await page.keyboard.press('ArrowDown');
    expect(await pressed()).toBe(3);
    await saved.waitFor();
    expect(await stored()).toHaveLength(3);
    expect(await findBarriers(page)).toEqual([]);
    await page.getByRole('button', { name: 'Clear all hours' }).click();
    await page.getByText('You haven’t marked any hours yet.').waitFor();

    await grid.locator(cellOf(start)).tap();
    expect(await pressed()).toBe(1);
    await page.getByRole('list', { name: 'In words' }).getByRole('listitem').waitFor();
    await expect.poll(stored).toHaveLength(1);

    await page.goto(`/sessions/search?q=${WORD}&sort=best`);
    await expectFound(page, '2 sessions');
    await page.getByRole('button', { name: 'Filters' }).click();
    const dialog = page.getByRole('dialog', { name: 'Filters' });
    await dialog.getByRole('switch', { name: 'Fits my hours' }).check();
    await dialog.getByRole('button', { name: 'Show 1 session' }).click();
    await expect.poll(() => names(page)).toEqual([`${WORD} fits`]);
    await page.getByText('Why this fits: your hours').waitFor();
    expect(await findBarriers(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  });

  it('are marked by dragging a mouse over a block', async () => {
    const page = await pageOf(await newPlayer('Mouse'));
    await page.goto('/user');
    const grid = page.getByRole('grid', { name: 'Hours of the week' });
    const [from, to] = [
      grid.getByRole('button').nth(7 * 18),
      grid.getByRole('button').nth(7 * 20 + 2),
    ];
    await from.scrollIntoViewIfNeeded();
    await from.hover();
    await page.mouse.down();
    await to.hover();
    await expect.poll(() => grid.getByRole('button', { pressed: true }).count()).toBe(9);
    await page.mouse.up();
    expect(await grid.getByRole('button', { pressed: true }).count()).toBe(9);
    await page.locator('output', { hasText: /^Saved$/ }).waitFor();
    await page.reload();
    await grid.waitFor();
    expect(await grid.getByRole('button', { pressed: true }).count()).toBe(9);
  });

  it('are saved by themselves when the network is back, and until then the page says that they aren’t', async () => {
    allowErrors(/ERR_INTERNET_DISCONNECTED/);
    const player = await newPlayer('Tunnel');
    const page = await pageOf(player, { size: 'phone' });
    await page.goto('/user');
    const evening = page.locator('[data-hour="22"]');
    await evening.scrollIntoViewIfNeeded();
    await page.context().setOffline(true);
    await evening.tap();
    const failed = page.getByText('Not saved', { exact: true });
    await failed.waitFor();
    expect(await failed.evaluate((one) => one.getBoundingClientRect().bottom)).toBeLessThan(844);
    // So does the header, wherever one has scrolled to.
    const top = (await page.getByText(/^You’re offline/).boundingBox())?.y ?? -1;
    expect(top).toBeGreaterThan(0);
    expect(top).toBeLessThan(200);
    await page.context().setOffline(false);
    await page.locator('output', { hasText: /^Saved$/ }).waitFor();
    expect((await call(Hours, 'GET', '/api/hours', player)).hours).toEqual([22]);
  });
});
