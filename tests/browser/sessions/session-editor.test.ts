import type { Page } from 'playwright';
import { beforeAll, describe, expect, it } from 'vitest';

import { allowErrors } from '../support/harness.ts';
import { pick } from '../support/pick.ts';
import {
  PASSWORD,
  type Player,
  hostedBy,
  newPlayer,
  pageOf,
  sessionFor,
} from '../support/players.ts';

let host: Player;
let guest: Player;

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

beforeAll(async () => {
  [host, guest] = await Promise.all([newPlayer('Hoster'), newPlayer('Guest')]);
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

  it('keeps a draft over a closed tab and a log-in that has ended, and hosts it after that', async () => {
    allowErrors(/401/);
    const closed = await pageOf(host);
    await closed.goto('/sessions/add/new');
    await fill(closed, 'Half a thought');
    await closed.close();
    const page = await closed.context().newPage();
    await page.goto('/sessions/add/new');
    await page.getByText('We restored your draft.').waitFor();
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
    expect(await nameField(page).inputValue()).toBe('Half a thought');
    await button(page, 'Host session').click();
    await sessionPage(page);
    const made = (await hostedBy(host)).filter(({ name }) => name === 'Half a thought');
    expect(made).toHaveLength(1);
  });
});
