import type { Page } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';

import { MessageList } from '../../../worker/contract/message.ts';
import { findBarriers } from '../support/axe.ts';
import { allowErrors } from '../support/harness.ts';
import {
  type Player,
  accept,
  addSession,
  apply,
  call,
  newPlayer,
  pageOf,
} from '../support/players.ts';

let host: Player;
let guest: Player;
let session: number;

beforeAll(async () => {
  [host, guest] = await Promise.all([newPlayer('Hosts'), newPlayer('Joins')]);
  session = (await addSession(host, 'Talks before')).id;
  await accept(host, await apply(guest, session));
});

const logOf = (page: Page) => page.getByRole('log');
const fieldOf = (page: Page) => page.getByRole('textbox', { name: 'Write a message' });
const shows = (page: Page, text: string) => logOf(page).getByText(text, { exact: true }).waitFor();

async function write(page: Page, text: string) {
  await fieldOf(page).fill(text);
  await page.getByRole('button', { name: 'Send' }).click();
}

/** The room's texts as the server has them. */
const stored = async () =>
  (
    await call(MessageList, 'GET', `/api/sessions/${session}/messages`, { token: host.token })
  ).member.map(({ text }) => text);

it('two write at once, on a phone and at a desk, and each reads the other', async () => {
  const [desk, phone] = [await pageOf(host), await pageOf(guest, { size: 'phone' })];
  await Promise.all([desk, phone].map((page) => page.goto(`/session/${session}`)));
  await Promise.all([write(desk, 'Which map?'), write(phone, 'I bring snacks')]);
  for (const page of [desk, phone]) {
    await shows(page, 'Which map?');
    await shows(page, 'I bring snacks');
  }
  await fieldOf(desk).fill('The old');
  await desk.keyboard.press('Shift+Enter');
  await desk.keyboard.type('one: https://example.org/map.');
  await phone.getByText(`${host.name} is typing…`).waitFor();
  await desk.keyboard.press('Enter');
  const link = logOf(phone).getByRole('link', { name: 'https://example.org/map' });
  await link.waitFor();
  expect(await link.getAttribute('rel')).toBe('noopener noreferrer nofollow ugc');
  expect((await stored()).at(-1)).toBe('The old\none: https://example.org/map.');
  expect(await findBarriers(phone)).toEqual([]);

  // Each changes their own. The host removes what the guest wrote.
  const more = (page: Page, name: string) =>
    logOf(page).getByRole('button', { name: `More for the message from ${name}` });
  await more(phone, guest.name).click();
  await phone.getByRole('button', { name: 'Edit' }).click();
  await phone.getByRole('textbox', { name: 'Edit your message' }).fill('I bring cake');
  await phone.getByRole('button', { name: 'Save' }).click();
  await shows(desk, 'I bring cake');
  await more(desk, guest.name).click();
  await desk.getByRole('button', { name: 'Delete' }).click();
  await shows(phone, 'This message was removed by the host.');
});

it('sends what was typed without a network once, in order, also after a reload', async () => {
  allowErrors(/ERR_INTERNET_DISCONNECTED/, /Failed to load resource/, /WebSocket connection/);
  const page = await pageOf(guest);
  await page.goto(`/session/${session}`);
  await fieldOf(page).waitFor();
  await page.context().setOffline(true);
  await write(page, 'first offline');
  await write(page, 'second offline');
  expect(await logOf(page).getByText('Sending…').count()).toBe(2);
  await fieldOf(page).fill('half a thought');
  await page.context().setOffline(false);
  await page.reload();
  await shows(page, 'second offline');
  await expect.poll(() => logOf(page).getByText('Sending…').count()).toBe(0);
  expect((await stored()).slice(-2)).toEqual(['first offline', 'second offline']);
  expect(await fieldOf(page).inputValue()).toBe('half a thought');
});

it('counts what is unread in every tab, until it is read in one', async () => {
  const [writer, reader, behind] = [await pageOf(host), await pageOf(guest), await pageOf(guest)];
  await Promise.all([reader, behind].map((page) => page.goto('/terms')));
  await writer.goto(`/messages/${guest.id}`);
  await write(writer, 'Only for you');
  const counted = { name: 'Messages, 1 conversation with new messages' };
  await shows(writer, 'Only for you');
  await Promise.all([reader, behind].map((page) => page.getByRole('link', counted).waitFor()));
  await behind.reload();
  await behind.getByRole('link', counted).click();
  await behind.getByText('1 new').waitFor();
  expect(await findBarriers(behind)).toEqual([]);
  await reader.goto(`/messages/${host.id}`);
  await shows(reader, 'Only for you');
  const none = { name: 'Messages', exact: true };
  await Promise.all([reader, behind].map((page) => page.getByRole('link', none).waitFor()));
  await write(reader, 'Thanks');
  await shows(writer, 'Thanks');
});
