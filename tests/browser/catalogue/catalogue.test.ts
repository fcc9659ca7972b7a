import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';

import { AdminGameItem } from '../../../worker/contract/admin-game.ts';
import { GameList, GameRequestItem, Preferences } from '../../../worker/contract/game.ts';
import { findBarriers } from '../support/axe.ts';
import { allowErrors, newPage } from '../support/harness.ts';
import { logIn, tokensOf } from '../support/log-in.ts';
import type { PageOptions } from '../support/look.ts';
import { call, newPlayer, pageOf } from '../support/players.ts';

async function open(tab = '', options: PageOptions = {}) {
  const page = await newPage(options);
  await logIn(page, 'admin');
  await page.goto(`/admingames${tab}`);
  await page.getByRole('heading', { name: 'Catalogue', level: 1 }).waitFor();
  return page;
}

const said = (page: Page, text: string) => page.getByRole('alert').getByText(text).waitFor();
const key = () => crypto.randomUUID().slice(0, 6);

const add = async (name: string) => {
  const { token } = await tokensOf('admin');
  return call(AdminGameItem, 'POST', '/api/admin/games', { token, body: { name } });
};

const found = async (q: string) =>
  (await call(GameList, 'GET', `/api/games?q=${encodeURIComponent(q)}`)).member.map(
    ({ name }) => name,
  );

const seek = async (page: Page, text: string) => {
  await page.getByRole('searchbox').fill(text);
  await page.getByRole('heading', { name: text, level: 2 }).waitFor();
};

const choose = (page: Page, text: string) =>
  page
    .getByLabel('CSV file')
    .setInputFiles({ name: 'games.csv', mimeType: 'text/csv', buffer: Buffer.from(text) });

describe('games', () => {
  it('are added, found, renamed, archived and put back', async () => {
    allowErrors(/422/);
    const page = await open();
    const name = `Bright Harbour ${key()}`;
    await page.getByRole('button', { name: 'Add a game' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Name').fill(name);
    await dialog.getByLabel('Racing').check();
    expect(await findBarriers(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Save' }).click();
    await said(page, `${name} was added`);
    await seek(page, name);
    expect(await findBarriers(page)).toEqual([]);

    await page.getByRole('button', { name: `Edit ${name}` }).click();
    await dialog.getByLabel('Name').fill('Minecraft');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await dialog.getByText('This game is already in the catalogue.').waitFor();
    expect(await dialog.getByLabel('Name').inputValue()).toBe('Minecraft');
    await dialog.getByLabel('Name').fill(`${name} II`);
    await dialog.getByRole('button', { name: 'Save' }).click();
    await said(page, `${name} II was saved`);

    await page.getByRole('button', { name: `Archive ${name} II` }).click();
    await dialog.getByLabel('Reason').fill('Its servers are gone');
    await dialog.getByRole('button', { name: 'Archive' }).click();
    await said(page, `${name} II was archived`);
    await page.getByText('No games found').waitFor();
    await page.getByLabel('Status').selectOption('archived');
    await page.getByRole('button', { name: `Restore ${name} II` }).click();
    await dialog.getByLabel('Reason').fill('They are back');
    await dialog.getByRole('button', { name: 'Restore' }).click();
    await said(page, `${name} II was restored`);
    expect(await found(name)).toEqual([`${name} II`]);
  });

  it('are merged, after saying what will happen, with a reason', async () => {
    const [from, into] = [`Twin ${key()} one`, `Twin ${key()} two`];
    const { id } = await add(from);
    await add(into);
    const player = await newPlayer('Merged');
    const games = [{ game: `/api/games/${id}` }];
    await call(Preferences, 'PUT', '/api/preferences', { token: player.token, body: { games } });

    const page = await open();
    await seek(page, from);
    await page.getByText('1 player').waitFor();
    await page.getByRole('button', { name: `Merge ${from}` }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByText('You can’t undo this.').waitFor();
    await dialog.getByLabel('Reason').fill('The same game');
    await dialog.getByRole('button', { name: 'Merge games' }).click();
    await dialog.getByText('Choose a game first.').first().waitFor();
    await dialog.getByRole('combobox', { name: 'Game' }).fill(into);
    await page.getByRole('option', { name: into }).click();
    await dialog.getByText(`Selected: ${into}`).waitFor();
    expect(await findBarriers(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Merge games' }).click();
    await said(page, `${from} was merged into ${into}`);
    const { games: now } = await call(Preferences, 'GET', '/api/preferences', {
      token: player.token,
    });
    expect(now.map(({ game }) => game.name)).toEqual([into]);
  });
});

describe('the queue', () => {
  it('is answered: taken in, meant, declined; and who asked is told', async () => {
    const asker = await newPlayer('Asker');
    const wish = key();
    const names = ['new', 'known', 'odd'].map((kind) => `Wish ${wish} ${kind}`);
    for (const name of names) {
      await call(GameRequestItem, 'POST', '/api/game-requests', {
        token: asker.token,
        body: { name },
      });
    }
    const page = await open('?tab=requests');
    const dialog = page.getByRole('dialog');
    await page.getByRole('heading', { name: names[0] ?? '' }).waitFor();
    expect(await findBarriers(page)).toEqual([]);

    await page.getByRole('button', { name: `Add ${names[0]} to the catalogue` }).click();
    await dialog.getByLabel('Strategy').check();
    await dialog.getByRole('button', { name: 'Add to catalogue' }).click();
    await said(page, `${names[0]} was added. 1 person was notified.`);

    await page.getByRole('button', { name: `${names[1]} is already listed` }).click();
    await dialog.getByRole('combobox').fill('minecraft');
    await page.getByRole('option', { name: 'Minecraft' }).first().click();
    await dialog.getByRole('button', { name: 'Use this game' }).click();
    await said(page, 'Minecraft was added');

    await page.getByRole('button', { name: `Decline ${names[2]}` }).click();
    await dialog.getByLabel('Reason').fill('Played alone');
    await dialog.getByRole('button', { name: 'Decline' }).click();
    await said(page, `${names[2]} was declined`);
    await page.getByRole('heading', { name: names[2] ?? '' }).waitFor({ state: 'detached' });

    const theirs = await pageOf(asker);
    await theirs.goto('/');
    await theirs.getByRole('button', { name: 'Notifications, 3 unread' }).click();
    await theirs.getByText(`${names[2]}: Played alone`).waitFor();
    expect(await found(`wish ${wish}`)).toEqual([names[0]]);
  });
});

describe('categories', () => {
  it('are added, renamed, moved by keyboard and merged', async () => {
    const page = await open('?tab=categories');
    const dialog = page.getByRole('dialog');
    const name = `Kind ${key()}`;
    await page.getByLabel('Add a category').fill(name);
    await page.getByRole('button', { name: 'Add category' }).click();
    await said(page, `${name} was added`);
    await page.getByRole('button', { name: `Move ${name} up` }).press('Enter');
    await said(page, `${name} is now number`);
    await page.getByRole('button', { name: `Rename ${name}` }).click();
    await dialog.getByLabel('Name').fill(`${name} of late`);
    await dialog.getByRole('button', { name: 'Save' }).click();
    await said(page, `Renamed to ${name} of late`);
    expect(await findBarriers(page)).toEqual([]);
    await page.getByRole('button', { name: `Merge ${name} of late` }).click();
    await dialog.getByLabel('Into').selectOption({ label: 'Racing' });
    await dialog.getByLabel('Reason').fill('A test');
    await dialog.getByRole('button', { name: 'Merge categories' }).click();
    await said(page, `${name} of late was merged into Racing`);
    await page.getByRole('heading', { name: `${name} of late` }).waitFor({ state: 'detached' });
  });
});

describe('a file', () => {
  it('says what it would change, and changes it when told to', async () => {
    const page = await open('?tab=import');
    const name = `Imported ${key()}`;
    await choose(page, `name,categories\n${name},Racing\nMinecraft,\n`);
    await page.getByRole('heading', { name: '1 game will be added' }).waitFor();
    expect(await found(name)).toEqual([]);
    expect(await findBarriers(page)).toEqual([]);
    await page.getByRole('button', { name: 'Import' }).click();
    await said(page, 'The games were imported.');
    expect(await found(name)).toEqual([name]);
  });

  it('names each line that is wrong, and takes nothing in', async () => {
    allowErrors(/422/);
    const page = await open('?tab=import');
    await choose(page, 'name\nGood Name\n"=HYPERLINK(""x"")"\n');
    await page.getByText('Line 3: A name can’t start like a spreadsheet formula').waitFor();
    expect(await page.getByRole('button', { name: 'Import' }).count()).toBe(0);
    await choose(page, 'title\nA Game\n');
    await page.getByText('The column "name" is missing').waitFor();
  });
});

describe('whoever is no admin', () => {
  it('learns nothing of it', async () => {
    const page = await newPage();
    await logIn(page, 'mira');
    await page.goto('/admingames');
    await page.getByRole('heading', { name: 'Page not found' }).waitFor();
    const visitor = await newPage();
    await visitor.goto('/admingames?tab=requests');
    await visitor.waitForURL('**/login?*');
    expect(new URL(visitor.url()).searchParams.get('back')).toBe('/admingames?tab=requests');
  });
});
