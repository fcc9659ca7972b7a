import { afterAll, beforeAll, expect, it } from 'vitest';

import { quickFolder } from '../../run/quick-folder.ts';
import { expectAccessible } from '../support/axe.ts';
import { forgetProofs } from '../support/database.ts';
import { allowErrors, newPage } from '../support/harness.ts';
import { PASSWORD } from '../support/log-in.ts';
import { logInByForm, said } from '../support/person.ts';
import { type Product, startProduct } from '../support/product.ts';
import { addPasskey, logOut, press } from '../support/ways-in.ts';

const ADMIN = 'admin@peerway.example';

/** A server as an operator deploys it: its admins need a second factor. */
let strict: Product;

beforeAll(async () => {
  strict = await startProduct({ ADMIN_SECOND_FACTOR: '' }, quickFolder());
});

afterAll(() => strict.stop());

it('an admin is led to a passkey, confirms with it after a password, and for what matters', async () => {
  // 401 for what a page asks for while the admin logs out.
  allowErrors(/401/, /403/);
  const page = await newPage({ at: strict.url });
  await logInByForm(page, ADMIN, PASSWORD);
  await page.goto('/admin');
  await page.waitForURL('**/user/security');
  await page.getByText('Admins need more than a password').waitFor();
  await expectAccessible(page, 'what an admin still needs');
  const authenticator = await addPasskey(page);
  await page.getByText('All set. You can use the admin area').waitFor();
  await page.getByRole('link', { name: 'Open the admin area' }).press('Enter');
  await page.waitForURL('**/admin');
  await page.getByRole('heading', { name: 'Admin', exact: true }).waitFor();

  // A password alone doesn't open it again, and isn't asked for a second time.
  await logOut(page);
  await logInByForm(page, ADMIN, PASSWORD);
  await page.goto('/admin');
  await page.waitForURL('**/user/security');
  await page.getByText('You logged in with your password alone.').waitFor();
  await press(page, 'Confirm');
  const dialog = page.getByRole('dialog', { name: 'Confirm that it’s you' });
  await dialog.getByRole('button', { name: 'Use a passkey' }).waitFor();
  expect(await dialog.getByRole('textbox').count()).toBe(0);
  await expectAccessible(page, 'the question for a second factor');
  await authenticator.touch(true);
  await dialog.getByRole('button', { name: 'Use a passkey' }).press('Enter');
  await page.getByRole('link', { name: 'Open the admin area' }).press('Enter');
  await page.waitForURL('**/admin');

  await page.goto('/admingames?tab=categories');
  await page.getByLabel('Add a category').fill('Odd ones');
  await forgetProofs(ADMIN, strict.url);
  await page.keyboard.press('Enter');
  await dialog.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.keyboard.press('Enter');
  await dialog.waitFor({ state: 'detached' });
  await said(page, 'Odd ones');
  await page.getByRole('listitem').filter({ hasText: 'Odd ones' }).waitFor();
});
