import { text } from 'node:stream/consumers';
import { expect, it } from 'vitest';

import { allowErrors, newPage } from '../support/harness.ts';
import { PASSWORD, addSession, newPlayer, pageOf, sessionFor } from '../support/players.ts';

it('an unlisted session is reached by the link its host shares, which the log-in keeps', async () => {
  const [host, guest] = await Promise.all([newPlayer('Hoster'), newPlayer('Guest')]);
  const { id, name } = await addSession(host, 'Behind the curtain', 'unlisted');
  const own = await pageOf(host);
  await own.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await own.goto(`/session/${id}`);
  const more = own.getByRole('button', { name: 'More', exact: true });
  await more.click();
  await own.getByRole('button', { name: 'Share' }).click();
  await own.getByText('Link copied').waitFor();
  const link = new URL(await own.evaluate(() => navigator.clipboard.readText()));
  expect(link.search).toMatch(/^\?key=[0-9a-f]{32}$/);
  await more.click();
  const [download] = await Promise.all([
    own.waitForEvent('download'),
    own.getByRole('button', { name: 'Add to calendar' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe(`peerway-session-${id}.ics`);
  expect(await text(await download.createReadStream())).toContain(`SUMMARY:${name}`);

  const page = await newPage();
  allowErrors(/404/);
  await page.goto(link.pathname);
  await page.getByText('or you don’t have access to it').waitFor();
  await page.goto(link.pathname + link.search);
  await page.getByRole('button', { name: 'apply', exact: true }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'logg in' }).click();
  await page.getByLabel('Email').fill(guest.email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await page.getByRole('button', { name: 'Send application' }).click();
  await page.getByText('You’ve applied').waitFor();
  expect(new URL(page.url()).search).toBe(link.search);
  expect((await sessionFor(guest, id)).key).toBeUndefined();
});
