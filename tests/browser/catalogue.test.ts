import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';

import { AdminGameItem } from '../../worker/contract/admin-game.ts';
import { GameList, GameRequestItem, Preferences } from '../../worker/contract/game.ts';
import { findBarriers } from './axe.ts';
import { allowErrors, newPage } from './harness.ts';
import { logIn, tokensOf } from './log-in.ts';
import type { PageOptions } from './look.ts';
import { call, newPlayer, pageOf } from './players.ts';

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
    await said(page, `${name} is in the catalogue`);
    await seek(page, name);
    expect(await findBarriers(page)).toEqual([]);

    await page.getByRole('button', { name: `Edit ${name}` }).click();
    await dialog.getByLabel('Name').fill('Minecraft');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await dialog.getByText('is in the catalogue already').waitFor();
    expect(await dialog.getByLabel('Name').inputValue()).toBe('Minecraft');
    await dialog.getByLabel('Name').fill(`${name} II`);
    await dialog.getByRole('button', { name: 'Save' }).click();
    await said(page, `${name} II is saved`);

    await page.getByRole('button', { name: `Archive ${name} II` }).click();
    await dialog.getByLabel('Why').fill('Its servers are gone');
    await dialog.getByRole('button', { name: 'Archive it' }).click();
    await said(page, `${name} II is in the archive`);
    await page.getByText('No such game here').waitFor();
    await page.getByLabel('Where').selectOption('archived');
    await page.getByRole('button', { name: `Put ${name} II back` }).click();
    await dialog.getByLabel('Why').fill('They are back');
    await dialog.getByRole('button', { name: 'Put it back' }).click();
    await said(page, `${name} II is back`);
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
    await page.getByText('1 plays it').waitFor();
    await page.getByRole('button', { name: `Merge ${from} into another` }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByText('This cannot be undone.').waitFor();
    await dialog.getByLabel('Why').fill('The same game');
    await dialog.getByRole('button', { name: 'Merge the two' }).click();
    await dialog.getByText('choose a game first').first().waitFor();
    await dialog.getByRole('combobox', { name: 'Which game' }).fill(into);
    await page.getByRole('option', { name: into }).click();
    await dialog.getByText(`Chosen: ${into}`).waitFor();
    expect(await findBarriers(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Merge the two' }).click();
    await said(page, `${from} is ${into} now`);
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
    const page = await open('?tab=asked');
    const dialog = page.getByRole('dialog');
    await page.getByRole('heading', { name: names[0] ?? '' }).waitFor();
    expect(await findBarriers(page)).toEqual([]);

    await page.getByRole('button', { name: `Take ${names[0]} in` }).click();
    await dialog.getByLabel('Strategy').check();
    await dialog.getByRole('button', { name: 'Take in' }).click();
    await said(page, `${names[0]} is in the catalogue. One was told.`);

    await page.getByRole('button', { name: `Say which game ${names[1]} is` }).click();
    await dialog.getByRole('combobox').fill('minecraft');
    await page.getByRole('option', { name: 'Minecraft' }).first().click();
    await dialog.getByRole('button', { name: 'It is this one' }).click();
    await said(page, 'Minecraft is in the catalogue');

    await page.getByRole('button', { name: `Decline ${names[2]}` }).click();
    await dialog.getByLabel('Why').fill('Played alone');
    await dialog.getByRole('button', { name: 'Decline it' }).click();
    await said(page, `${names[2]} is declined`);
    await page.getByRole('heading', { name: names[2] ?? '' }).waitFor({ state: 'detached' });

    const theirs = await pageOf(asker);
    await theirs.goto('/');
    await theirs.getByRole('button', { name: 'News, 3 unread' }).click();
    await theirs.getByText(`${names[2]}: Played alone`).waitFor();
    expect(await found(`wish ${wish}`)).toEqual([names[0]]);
  });
});

describe('categories', () => {
  it('are added, named anew, moved by keyboard and merged', async () => {
    const page = await open('?tab=categories');
    const dialog = page.getByRole('dialog');
    const name = `Kind ${key()}`;
    await page.getByLabel('Add a category').fill(name);
    await page.getByRole('button', { name: 'Add', exact: true }).click();
    await said(page, `${name} is added`);
    await page.getByRole('button', { name: `Move ${name} up` }).press('Enter');
    await said(page, `${name} is number`);
    await page.getByRole('button', { name: `Rename ${name}` }).click();
    await dialog.getByLabel('Name').fill(`${name} of late`);
    await dialog.getByRole('button', { name: 'Save' }).click();
    await said(page, `It is called ${name} of late now`);
    expect(await findBarriers(page)).toEqual([]);
    await page.getByRole('button', { name: `Merge ${name} of late into another` }).click();
    await dialog.getByLabel('Into').selectOption({ label: 'Racing' });
    await dialog.getByLabel('Why').fill('A test');
    await dialog.getByRole('button', { name: 'Merge the two' }).click();
    await said(page, `${name} of late is part of Racing now`);
    await page.getByRole('heading', { name: `${name} of late` }).waitFor({ state: 'detached' });
  });
});

describe('a file', () => {
  it('says what it would change, and changes it when told to', async () => {
    const page = await open('?tab=import');
    const name = `Imported ${key()}`;
    await choose(page, `name,categories\n${name},Racing\nMinecraft,\n`);
    await page.getByRole('heading', { name: '1 game is added' }).waitFor();
    expect(await found(name)).toEqual([]);
    expect(await findBarriers(page)).toEqual([]);
    await page.getByRole('button', { name: 'Take it in' }).click();
    await said(page, 'The catalogue has taken it in');
    expect(await found(name)).toEqual([name]);
  });

  it('names each line that is wrong, and takes nothing in', async () => {
    allowErrors(/422/);
    const page = await open('?tab=import');
    await choose(page, 'name\nGood Name\n"=HYPERLINK(""x"")"\n');
    await page.getByText('Line 3: name begins like a formula').waitFor();
    expect(await page.getByRole('button', { name: 'Take it in' }).count()).toBe(0);
    await choose(page, 'title\nA Game\n');
    await page.getByText('has no column "name"').waitFor();
  });
});

describe('whoever is no admin', () => {
  it('learns nothing of it', async () => {
    const page = await newPage();
    await logIn(page, 'mira');
    await page.goto('/admingames');
    await page.getByRole('heading', { name: 'This way leads nowhere' }).waitFor();
    const visitor = await newPage();
    await visitor.goto('/admingames?tab=asked');
    await visitor.waitForURL('**/login?*');
    expect(new URL(visitor.url()).searchParams.get('back')).toBe('/admingames?tab=asked');
  });
});
