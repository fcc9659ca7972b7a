import type { Page } from 'playwright';
import { expect, it } from 'vitest';

import { allowErrors, newPage } from '../support/harness.ts';
import { logInByForm } from '../support/person.ts';
import { url } from '../support/place.ts';
import { PASSWORD, newPlayer } from '../support/players.ts';
import { addPasskey, logOut, press, withoutOffers } from '../support/ways-in.ts';

/** A copy of the site at another address, which passes everything on to the real one. */
const copyAt = (page: Page, origin: string) =>
  page.route(`${origin}/**`, async (route) => {
    const response = await route.fetch({ url: route.request().url().replace(origin, url) });
    await route.fulfill({ response });
  });

it('a passkey lets nobody in from a page of another origin, which says so', async () => {
  allowErrors(/401/);
  const { email } = await newPlayer('Ada');
  const page = await newPage();
  await logInByForm(page, email, PASSWORD);
  const authenticator = await addPasskey(page);
  await logOut(page);
  await withoutOffers(page);
  await authenticator.touch(true);
  const { port } = new URL(url);

  // The same host: the browser signs, and the server refuses.
  const otherPort = `http://localhost:${Number(port) > 30_000 ? 20_001 : 40_001}`;
  await copyAt(page, otherPort);
  await page.goto(`${otherPort}/login`);
  const before = await authenticator.credentials();
  await press(page, 'Use a passkey');
  await page.getByText('This passkey doesn’t work here').waitFor();
  const after = await authenticator.credentials();
  expect(after[0]?.signCount).toBeGreaterThan(before[0]?.signCount ?? 0);
  expect(await page.evaluate(() => localStorage.getItem('jwt_token'))).toBeNull();

  // Another host: the browser itself refuses.
  const otherHost = `http://127.0.0.1:${port}`;
  await copyAt(page, otherHost);
  await page.goto(`${otherHost}/login`);
  await press(page, 'Use a passkey');
  await page
    .getByText('Your browser can’t use passkeys here. Log in with your password.')
    .waitFor();
  expect(await page.evaluate(() => localStorage.getItem('jwt_token'))).toBeNull();
  expect(await page.getByLabel('Email').isEditable()).toBe(true);
  await page.unrouteAll({ behavior: 'ignoreErrors' });

  await page.goto('/login');
  await press(page, 'Use a passkey');
  await page.waitForURL(`${url}/`);
});
