import { text } from 'node:stream/consumers';

import ICAL from 'ical.js';
import type { Page } from 'playwright';
import { beforeAll, describe, expect, it } from 'vitest';

import { ApplicationItem } from '../../../worker/contract/application.ts';
import { errors } from '../../../web/words/en/common.ts';
import { allowErrors, newPage } from '../support/harness.ts';
import {
  type Player,
  accept,
  addSession,
  apply,
  call,
  cancel,
  newPlayer,
  openSession,
  pageOf,
  sessionFor,
} from '../support/players.ts';

/** A session after its creation: its calendar file, two tabs of its host, a tab in the background. */

let host: Player;
let guest: Player;
let other: Player;

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const nameField = (page: Page) => page.getByLabel('Name', { exact: true });
const LOAD_NEWER = 'Load the newer version and keep my changes';

beforeAll(async () => {
  [host, guest, other] = await Promise.all([
    newPlayer('Keeper'),
    newPlayer('Comer'),
    newPlayer('Other'),
  ]);
});

const withdraw = ({ token }: Player, application: number) =>
  call(ApplicationItem, 'PATCH', `/api/applications/${application}`, {
    token,
    body: { status: 'withdrawn' },
  });

async function calendarFile(page: Page) {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    button(page, 'Add to calendar').click(),
  ]);
  const calendar = ICAL.Component.fromString(await text(await download.createReadStream()));
  const event = calendar.getFirstSubcomponent('vevent');
  return {
    file: download.suggestedFilename(),
    summary: event?.getFirstPropertyValue('summary'),
    status: event?.getFirstPropertyValue('status'),
    sequence: event?.getFirstPropertyValue('sequence'),
  };
}

describe('the calendar file', () => {
  it('is there for host and members, and strikes out what was cancelled', async () => {
    const { id, name } = await addSession(host, 'Moonlit race');
    const application = await apply(guest, id);
    const beside = await pageOf(guest, { size: 'phone' });
    await beside.goto(`/session/${id}`);
    await beside.getByText('You’ve applied').waitFor();
    expect(await button(beside, 'Add to calendar').count()).toBe(0);

    await accept(host, application);
    await beside.reload();
    const kept = { file: `peerway-session-${id}.ics`, summary: name };
    expect(await calendarFile(beside)).toEqual({ ...kept, status: 'CONFIRMED', sequence: 0 });
    const at = await pageOf(host);
    await at.goto(`/session/${id}`);
    expect(await calendarFile(at)).toEqual({ ...kept, status: 'CONFIRMED', sequence: 0 });

    await cancel(host, id);
    await beside.reload();
    expect(await calendarFile(beside)).toEqual({ ...kept, status: 'CANCELLED', sequence: 1 });
  });

  it('says so where the server is out of reach', async () => {
    allowErrors(/ERR_INTERNET_DISCONNECTED|Failed to load resource/);
    const { id } = await addSession(host, 'Out of reach');
    const page = await pageOf(host);
    await openSession(page, id);
    await button(page, 'Add to calendar').waitFor();
    await page.context().setOffline(true);
    await button(page, 'Add to calendar').click();
    await page.getByText(errors.offline).first().waitFor();
    expect(await button(page, 'Add to calendar').isEnabled()).toBe(true);
  });
});

describe('two tabs of one host', () => {
  it('do not overwrite each other, and lose nothing that was typed', async () => {
    allowErrors(/409/);
    const { id } = await addSession(host, 'Torn');
    const one = await pageOf(host);
    const two = await one.context().newPage();
    await one.goto(`/sessions/add/${id}`);
    await two.goto(`/sessions/add/${id}`);
    await nameField(one).fill('Torn by one');
    await two.getByLabel('Description', { exact: true }).fill('As the second tab has it.');
    await two.getByLabel('Seats', { exact: true }).fill('9');

    await button(one, 'Save changes').click();
    await one.waitForURL(`/session/${id}`);
    await button(two, 'Save changes').click();
    await two.getByText('This session was changed since you opened it').waitFor();
    expect(await sessionFor(host, id)).toMatchObject({ name: 'Torn by one', seats: 4 });

    await button(two, LOAD_NEWER).click();
    expect(await nameField(two).inputValue()).toBe('Torn by one');
    expect(await two.getByLabel('Seats', { exact: true }).inputValue()).toBe('9');
    await button(two, 'Save changes').click();
    await two.waitForURL(`/session/${id}`);
    expect(await sessionFor(host, id)).toMatchObject({
      name: 'Torn by one',
      description: 'As the second tab has it.',
      seats: 9,
      revision: 2,
    });
  });

  it('keep what was typed over a reload in between', async () => {
    allowErrors(/409/);
    const { id } = await addSession(host, 'Reloaded');
    const one = await pageOf(host);
    const two = await one.context().newPage();
    await one.goto(`/sessions/add/${id}`);
    await two.goto(`/sessions/add/${id}`);
    await nameField(one).fill('Reloaded by one');
    await button(one, 'Save changes').click();
    await one.waitForURL(`/session/${id}`);
    await two.getByLabel('Seats', { exact: true }).fill('7');
    await two.reload();
    await two.getByText('We restored your draft.').waitFor();
    expect(await two.getByLabel('Seats', { exact: true }).inputValue()).toBe('7');
    expect(await nameField(two).inputValue()).toBe('Reloaded by one');
  });
});

describe('a tab that was left', () => {
  it('shows the host who has applied once it is looked at again', async () => {
    const { id } = await addSession(host, 'Left alone');
    const page = await pageOf(host);
    await page.goto(`/session/${id}`);
    await page.getByText('No applications right now.').waitFor();
    const application = await apply(guest, id);
    await page.clock.setFixedTime(Date.now() + 60_000);
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await button(page, `Accept ${guest.name}`).waitFor();
    expect((await sessionFor(host, id)).pendingCount).toBe(1);

    // The same number of applicants, but another one.
    await withdraw(guest, application);
    await apply(other, id);
    await page.clock.setFixedTime(Date.now() + 120_000);
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await button(page, `Accept ${other.name}`).waitFor();
    expect(await button(page, `Accept ${guest.name}`).count()).toBe(0);
  });

  it('keeps what it shows where the server is out of reach', async () => {
    allowErrors(/ERR_INTERNET_DISCONNECTED|Failed to load resource/);
    const { id } = await addSession(host, 'Left offline');
    const page = await pageOf(host);
    await openSession(page, id);
    await page.getByRole('heading', { name: 'Left offline' }).waitFor();
    let failed = 0;
    page.on('requestfailed', (request) => {
      if (request.url().endsWith(`/api/sessions/${id}`)) failed += 1;
    });
    await page.context().setOffline(true);
    let now = Date.now();
    // More than once, since a page counts from when it was asked for last.
    await expect
      .poll(async () => {
        await page.clock.setFixedTime((now += 60_000));
        await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
        return failed;
      })
      .toBeGreaterThan(0);
    // Enough time for the page to show an error, if it had one.
    await page.evaluate(() => new Promise(requestAnimationFrame));
    expect(await page.getByRole('heading', { name: 'Left offline' }).isVisible()).toBe(true);
  });
});

describe('a page that is asked for again by a notice', () => {
  it('keeps what is being written if the server fails just then', async () => {
    allowErrors(/503/);
    const { id } = await addSession(host, 'Written meanwhile');
    await apply(other, id);
    const page = await pageOf(host);
    await openSession(page, id);
    await button(page, 'Cancel session').click();
    const reason = page.getByRole('alertdialog').getByRole('textbox');
    await reason.fill('The server of the game is down');
    await page.route(`**/api/sessions/${id}`, (route) => route.fulfill({ status: 503, json: {} }));
    const failed = page.waitForResponse((answer) => answer.status() === 503);
    await apply(guest, id);
    await failed;
    // Enough time for the page to show an error, if it had one.
    await page.evaluate(() => new Promise(requestAnimationFrame));
    expect(await reason.inputValue()).toBe('The server of the game is down');
  });
});

describe('the title', () => {
  it('is each screen’s own', async () => {
    const { id } = await addSession(host, 'Titled');
    const page = await pageOf(host);
    const titles: Record<string, string> = {
      '/': 'Peerway',
      '/sessions': 'Your sessions · Peerway',
      '/sessions/add/new': 'Host a session · Peerway',
      [`/sessions/add/${id}`]: 'Edit session · Peerway',
      [`/session/${id}`]: 'Titled · Peerway',
      '/sessions/search': 'Search sessions · Peerway',
      '/users/search': 'Search people · Peerway',
      [`/detail/${guest.id}`]: `${guest.name} · Peerway`,
      '/privacy': 'Privacy · Peerway',
    };
    for (const [path, title] of Object.entries(titles)) {
      await page.goto(path);
      await page.waitForFunction((wanted) => document.title === wanted, title);
      expect(await page.locator('head > title').count()).toBeLessThanOrEqual(2);
    }
    // The same within the page, and back again.
    await page.getByRole('link', { name: 'Peerway, home' }).first().click();
    await page.waitForFunction(() => document.title === 'Peerway');
    await page.goBack();
    await page.waitForFunction(() => document.title === 'Privacy · Peerway');
  });

  it('says of a page that is not there that it is not', async () => {
    allowErrors(/404/);
    const page = await newPage();
    await page.goto('/session/999999');
    await page.getByRole('heading').first().waitFor();
    await page.waitForFunction(() => document.title !== 'Peerway');
    expect(await page.title()).toMatch(/ · Peerway$/);
  });
});

it('names a switch by its label alone; the hint describes it', async () => {
  const page = await pageOf(host);
  await page.goto('/sessions/add/new');
  const control = page.getByRole('switch', { name: 'Play now', exact: true });
  await control.waitFor();
  const id = await control.getAttribute('aria-describedby');
  expect(await page.locator(`[id="${id}"]`).textContent()).toBe(
    'The session starts as soon as you save.',
  );
  await page.getByText('The session starts as soon as you save.').click();
  expect(await control.isChecked()).toBe(true);
});
