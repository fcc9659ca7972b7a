import type { Page } from 'playwright';
import { beforeAll, describe, expect, it } from 'vitest';

import { allowErrors, newPage } from '../support/harness.ts';
import { pick } from '../support/pick.ts';
import {
  PASSWORD,
  type Player,
  accept,
  addSession,
  apply,
  hostedBy,
  newPlayer,
  pageOf,
  sessionFor,
} from '../support/players.ts';

let host: Player;
let guest: Player;
let third: Player;

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

const nameField = (page: Page) => page.getByLabel('Name', { exact: true });

/** Fills in the fields that have no default. */
async function fill(page: Page, name: string) {
  await nameField(page).fill(name);
  await pick(page, 'Games', 'minecr', 'Minecraft');
  await button(page, 'PC').click();
}

/** Waits for a session's page. @returns its id */
async function sessionPage(page: Page): Promise<number> {
  await page.waitForURL(/\/session\/\d+$/);
  return Number(page.url().split('/').at(-1));
}

const hostedCalled = async (name: string) =>
  (await hostedBy(host)).filter((session) => session.name === name);

beforeAll(async () => {
  [host, guest, third] = await Promise.all([
    newPlayer('Hoster'),
    newPlayer('Guest'),
    newPlayer('Third'),
  ]);
});

describe('the editor', () => {
  it('adds a session that another applies to, and both see the seat that the host gives', async () => {
    const [at, beside] = [await pageOf(host), await pageOf(guest, { size: 'phone' })];
    await at.goto('/sessions/add/new');
    await fill(at, 'Rooftop build');
    await button(at, 'Host session').click();
    const id = await sessionPage(at);

    await beside.goto(`/session/${id}`);
    await button(beside, 'apply').click();
    await beside.getByRole('heading', { name: 'Apply for Rooftop build' }).waitFor();
    await beside.getByLabel('Message to the host').fill('I bring bricks');
    await button(beside, 'Send application').click();
    await beside.getByRole('alert').getByText('Applied for Rooftop build').waitFor();
    await beside.getByText('You’ve applied').waitFor();

    await at.reload();
    await at.getByText('I bring bricks').waitFor();
    await button(at, `Accept ${guest.name}`).click();
    await at.getByText(`Accepted: ${guest.name}.`).waitFor();
    await at.getByText('2 of 4 seats').waitFor();
    await beside.reload();
    await beside.getByText('You’re in').waitFor();
    expect(await sessionFor(guest, id)).toMatchObject({
      seatsTaken: 2,
      roster: [{ id: guest.id }],
      application: { status: 'accepted' },
    });
  });

  it('keeps the other parts of a start while one of them is typed again', async () => {
    const page = await pageOf(host);
    await page.goto('/sessions/add/new');
    const [day, time] = [page.getByLabel('Start', { exact: true }), page.getByLabel('Start, time')];
    // The twelfth of December, whatever order the browser's date parts have.
    await day.focus();
    await day.pressSequentially('12122040');
    await time.focus();
    await time.pressSequentially('0930AM');
    expect([await day.inputValue(), await time.inputValue()]).toEqual(['2040-12-12', '09:30']);
    // Without its first part the date is incomplete. Its other parts and the time stay.
    await day.focus();
    await day.press('Backspace');
    expect([await day.inputValue(), await time.inputValue()]).toEqual(['', '09:30']);
    await day.pressSequentially('11');
    expect(await day.inputValue()).toMatch(/^2040-(11-12|12-11)$/);
    await button(page, 'Discard draft').click();
    expect(await day.inputValue()).not.toContain('2040');
    // The message covers no more of the window than its own lines.
    await page.getByRole('alert').getByText('Draft discarded.').waitFor();
    const box = await page.getByRole('region', { name: 'Messages' }).boundingBox();
    expect(box?.height).toBeLessThan(120);
  });

  it('says what is wrong at its field and keeps what was typed', async () => {
    const page = await pageOf(host);
    await page.goto('/sessions/add/new');
    await page.getByLabel('Description').fill('Three hours of patience');
    await page.getByLabel('Seats', { exact: true }).fill('1');
    await button(page, 'Host session').click();
    await page.getByText('Choose at least one game.').waitFor();
    const name = nameField(page);
    await expect.poll(() => name.evaluate((field) => field === document.activeElement)).toBe(true);
    expect(await name.getAttribute('aria-invalid')).toBe('true');
    // A field's error disappears only when it is fixed. The focus stays where the user types.
    await name.pressSequentially('P');
    expect(await name.getAttribute('aria-invalid')).toBe('true');
    await fill(page, 'Patience');
    await expect.poll(() => name.getAttribute('aria-invalid')).toBe(null);
    await page.getByText('Choose at least one game.').waitFor({ state: 'detached' });
    await page.getByLabel('Seats', { exact: true }).fill('3');
    await page.getByRole('alert').filter({ hasText: /./ }).waitFor({ state: 'detached' });
    await button(page, 'Host session').click();
    await sessionPage(page);
    expect(await hostedCalled('Patience')).toMatchObject([
      { description: 'Three hours of patience', seats: 3, games: [{ name: 'Minecraft' }] },
    ]);
  });

  it('shows at its field what the server alone could know', async () => {
    allowErrors(/422/);
    const { id } = await addSession(host, 'Shrinking');
    const page = await pageOf(host);
    await page.goto(`/sessions/add/${id}`);
    await nameField(page).fill('Shrunk');
    await page.getByLabel('Seats', { exact: true }).fill('2');
    for (const person of [guest, third]) await accept(host, await apply(person, id));
    await button(page, 'Save changes').click();
    await page.getByText('3 seats are already taken. Choose at least 3.').waitFor();
    expect(await nameField(page).inputValue()).toBe('Shrunk');
    expect(await sessionFor(host, id)).toMatchObject({ name: 'Shrinking', seats: 4 });
    await page.getByLabel('Seats', { exact: true }).fill('3');
    await button(page, 'Save changes').click();
    await sessionPage(page);
    expect(await sessionFor(host, id)).toMatchObject({ name: 'Shrunk', seats: 3 });
  });

  it('hosts one session, however often the button is pressed', async () => {
    const page = await pageOf(host);
    await page.goto('/sessions/add/new');
    await nameField(page).fill('Only once');
    // Enter chooses the only match, even before the list has loaded.
    await page.getByRole('combobox', { name: 'Games' }).fill('minecr');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Remove Minecraft' }).waitFor();
    await button(page, 'PC').click();
    await page.getByRole('switch', { name: 'Play now' }).check();
    await button(page, 'Host session').dblclick();
    await sessionPage(page);
    expect(await hostedCalled('Only once')).toMatchObject([{ status: 'running' }]);
  });

  it('remembers a draft in a new tab until it is discarded', async () => {
    const closed = await pageOf(host);
    await closed.goto('/sessions/add/new');
    await fill(closed, 'Half a thought');
    await closed.close();
    const page = await closed.context().newPage();
    await page.goto('/sessions/add/new');
    await page.getByText('We restored your draft.').waitFor();
    expect(await nameField(page).inputValue()).toBe('Half a thought');
    await button(page, 'Remove Minecraft').waitFor();
    await button(page, 'Discard draft').click();
    await expect.poll(() => nameField(page).inputValue()).toBe('');
    await page.reload();
    expect(await nameField(page).inputValue()).toBe('');
  });

  it('keeps what was typed while a log-in that has ended is renewed', async () => {
    allowErrors(/401/);
    const page = await pageOf(host);
    await page.goto('/sessions/add/new');
    await fill(page, 'Through the log-in');
    await page.evaluate(() => {
      localStorage.setItem('jwt_token', 'ended');
      localStorage.setItem('refresh_token', 'ended');
    });
    await button(page, 'Host session').click();
    await page.getByLabel('Email').fill(host.email);
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await button(page, 'Log in').click();
    await page.waitForURL('**/sessions/add/new');
    await button(page, 'Remove Minecraft').waitFor();
    expect(await nameField(page).inputValue()).toBe('Through the log-in');
    await button(page, 'Host session').click();
    await sessionPage(page);
    expect(await hostedCalled('Through the log-in')).toHaveLength(1);
  });

  it('asks visitors to log in first, and is where they land after it', async () => {
    const page = await newPage();
    await page.goto('/sessions/add/new');
    await page.waitForURL('**/login?*');
    expect(new URL(page.url()).searchParams.get('back')).toBe('/sessions/add/new');
  });

  it('is not for a session of somebody else', async () => {
    const { id } = await addSession(host, 'Not yours');
    const page = await pageOf(guest);
    await page.goto(`/sessions/add/${id}`);
    await page.getByText('Only the host can edit it.').waitFor();
    expect(await nameField(page).count()).toBe(0);
  });
});
