import type { Page } from 'playwright';
import { expect, it } from 'vitest';

import { allowErrors, newPage } from '../support/harness.ts';
import { person } from '../support/person.ts';
import { PASSWORD } from '../support/players.ts';
import { url } from '../support/place.ts';
import {
  addPasskey,
  answerAtProvider,
  goOn,
  logOut,
  newcomer,
  press,
  withoutOffers,
} from '../support/ways-in.ts';

/** Addresses of another site, as browsers read them. */
const FOREIGN = ['//evil.example/', '/\\evil.example', 'https://evil.example'];
/** They look like paths of this site. */
const HIDDEN = ['/\t/evil.example', '/./\\evil.example'] as const;

const loginWith = (back: string) => `/login?${new URLSearchParams({ back }).toString()}`;

/** Everything that the page asks of the other site, which answers it. */
async function watchEvil(page: Page) {
  const asked: string[] = [];
  await page.context().route(/\/\/evil\.example/, (route) => {
    asked.push(route.request().url());
    return route.fulfill({ contentType: 'text/html', body: 'Caught' });
  });
  return asked;
}

const home = (page: Page) => page.waitForURL(`${url}/`);

it('a log-in by password or passkey never leads to another site', async () => {
  // What a page asks for while she logs out.
  allowErrors(/401/);
  const { page, email } = await person('Ada');
  const asked = await watchEvil(page);
  const authenticator = await addPasskey(page);
  await withoutOffers(page);
  const [first = '', ...others] = FOREIGN;
  await logOut(page);
  await page.goto(loginWith(first));
  await authenticator.touch(true);
  await press(page, 'Use a passkey');
  await home(page);

  for (const back of others) {
    await logOut(page);
    await page.goto(loginWith(back));
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.keyboard.press('Enter');
    await home(page);
  }
  // Whoever is logged in is led on at once.
  for (const back of HIDDEN) {
    await page.goto(loginWith(back));
    await home(page);
  }
  expect(asked).toEqual([]);
});

it('nor does the way through a provider, or the link after a registration', async () => {
  allowErrors(/401/);
  const page = await newPage();
  const asked = await watchEvil(page);
  const { name, email } = newcomer('Ida');
  await page.goto(loginWith(HIDDEN[0]));
  await goOn(page).click();
  await answerAtProvider(page, name, { email });
  await page.getByLabel('I accept the terms').check();
  await page.getByRole('button', { name: 'Create account' }).click();
  await page.waitForURL(`${url}/games`);
  // Someone may have been led there with such an address, too.
  for (const back of HIDDEN) {
    await page.goto(`/games?${new URLSearchParams({ back }).toString()}`);
    const main = page.getByRole('main');
    await main.getByRole('heading', { level: 2 }).first().waitFor();
    const sites = await main
      .getByRole('link')
      .evaluateAll((all) =>
        all.map((link) => new URL(link.getAttribute('href') ?? '', location.href).origin),
      );
    expect(new Set([url, ...sites])).toEqual(new Set([url]));
  }

  await logOut(page);
  await page.goto(loginWith(HIDDEN[1]));
  await goOn(page).click();
  await home(page);
  expect(asked).toEqual([]);
});
