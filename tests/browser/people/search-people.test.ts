import { beforeAll, describe, expect, it } from 'vitest';

import { findBarriers } from '../support/axe.ts';
import { newPage } from '../support/harness.ts';
import { PASSWORD, type Player, newPlayer, pageOf } from '../support/players.ts';
import { expectFound, names, searchField } from '../support/search-data.ts';

let host: Player;

beforeAll(async () => {
  host = await newPlayer('Host');
});

describe('people', () => {
  it('are for those logged in; the log-in leads back to the question', async () => {
    const page = await newPage();
    await page.goto('/users/search?q=Quetzal&platform=pc');
    await page.getByText('Please Log in').waitFor();
    await page.locator('main').getByRole('link', { name: 'logg in' }).click();
    await page.getByLabel('Email').fill(host.email);
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.locator('main form').getByRole('button', { name: /log/i }).click();
    await page.waitForURL('**/users/search?q=Quetzal&platform=pc');
    await expectFound(page, '0 people');
  });

  it('are found by name and facets, and never oneself', async () => {
    const other = await newPlayer('Stranger');
    const page = await pageOf(host);
    await page.goto(`/users/search?q=${encodeURIComponent(other.name)}`);
    await expectFound(page, '1 person');
    expect(await names(page)).toEqual([other.name]);
    await page.getByRole('switch', { name: 'Online now' }).check();
    await expectFound(page, '0 people');
    await page.getByRole('button', { name: 'Remove filter: Online now' }).click();
    await expectFound(page, '1 person');
    expect(await findBarriers(page)).toEqual([]);
    await searchField(page).fill(host.name);
    await expectFound(page, '0 people');
    const sessions = page.getByRole('navigation', { name: 'What to search' }).getByText('Sessions');
    await sessions.click();
    await page.waitForURL(/\/sessions\/search\?q=/);
  });
});

describe('categories', () => {
  it('lead visitors to their sessions', async () => {
    const page = await newPage();
    await page.goto('/categories');
    await page.getByRole('link', { name: 'MMO', exact: true }).waitFor();
    expect(await findBarriers(page)).toEqual([]);
    await page.getByRole('link', { name: 'MMO', exact: true }).click();
    await page.waitForURL('**/sessions/search?category=4');
    await page.getByRole('button', { name: 'Remove filter: MMO' }).waitFor();
  });
});
