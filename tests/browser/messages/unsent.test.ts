import type { Page } from 'playwright';
import { expect, it } from 'vitest';

import { MessageList } from '../../../worker/contract/message.ts';
import { allowErrors } from '../support/harness.ts';
import {
  accept,
  addSession,
  apply,
  call,
  newPlayer,
  openSession,
  pageOf,
} from '../support/players.ts';

const [host, guest] = await Promise.all([newPlayer('Hosts'), newPlayer('Writes')]);
const { id: session } = await addSession(host, 'One room');
await accept(host, await apply(guest, session));

const fieldOf = (page: Page) => page.getByRole('textbox', { name: 'Write a message' });
const sending = (page: Page) => page.getByRole('log').getByText('Sending…').count();

async function write(page: Page, text: string) {
  await fieldOf(page).fill(text);
  await page.getByRole('button', { name: 'Send' }).click();
}

/** The room's newest texts, as the server has them. */
const stored = async (count: number) =>
  (
    await call(MessageList, 'GET', `/api/sessions/${session}/messages`, { token: host.token })
  ).member
    .map(({ text }) => text)
    .slice(-count);

it('sends what was typed without a network once, in order, also after a reload', async () => {
  allowErrors(/ERR_INTERNET_DISCONNECTED/, /Failed to load resource/, /WebSocket connection/);
  const page = await pageOf(guest);
  await page.context().addInitScript(() => {
    const open = indexedDB.open.bind(indexedDB);
    indexedDB.open = (...args) => {
      const request = open(...args);
      // Ends the database's connections, as iOS does for a page in the background.
      addEventListener('end-connections', () => {
        request.result.close();
        request.result.dispatchEvent(new Event('close'));
      });
      return request;
    };
  });
  const end = () => page.evaluate(() => dispatchEvent(new Event('end-connections')));
  await openSession(page, session);
  await write(page, 'one');
  await expect.poll(() => stored(1)).toEqual(['one']);
  await end();
  await write(page, 'two');
  await expect.poll(() => stored(2)).toEqual(['one', 'two']);
  await expect.poll(() => sending(page)).toBe(0);

  await page.context().setOffline(true);
  await end();
  await write(page, 'three');
  await write(page, 'four');
  await expect.poll(() => sending(page)).toBe(2);
  await expect.poll(() => page.evaluate(() => JSON.stringify(localStorage))).not.toContain('four');
  await fieldOf(page).fill('half a thought');
  await page.context().setOffline(false);
  await page.reload();
  await expect.poll(() => stored(4)).toEqual(['one', 'two', 'three', 'four']);
  await expect.poll(() => sending(page)).toBe(0);
  expect(await fieldOf(page).inputValue()).toBe('half a thought');
});
