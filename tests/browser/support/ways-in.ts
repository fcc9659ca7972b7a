// What tests of the ways into an account share: passkeys, the local provider, and leaving.
import type { Page } from 'playwright';

export const logOut = async (page: Page) => {
  await page.getByRole('button', { name: 'Logout' }).click();
  await page.getByRole('link', { name: 'logg in' }).waitFor();
};

/** Turns off the offer under the email field. A virtual authenticator would answer it before the button is pressed. */
export const withoutOffers = (page: Page) =>
  page.addInitScript(() => {
    PublicKeyCredential.isConditionalMediationAvailable = () => Promise.resolve(false);
  });

/** Presses a button by keyboard. */
export const press = async (page: Page, name: string) => {
  await page.getByRole('button', { name, exact: true }).focus();
  await page.keyboard.press('Enter');
};

/** The button to the provider of `npm start`. */
export const goOn = (page: Page) => page.getByRole('button', { name: 'Continue with Demo ID' });

/** Answers on the local provider's page, which has no script. */
export async function answerAtProvider(
  page: Page,
  name: string,
  { email = '', confirmed = true } = {},
) {
  await page.getByRole('heading', { name: 'Demo ID' }).waitFor();
  await page.getByLabel('Name').fill(name);
  if (email !== '') await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.getByLabel('The email is confirmed').setChecked(confirmed);
  await page.getByRole('button', { name: 'Log in' }).click();
}

/** A user whom the provider knows and who has no Peerway account. */
export function newcomer(kind: string) {
  const key = crypto.randomUUID();
  return { name: `${kind} ${key.slice(0, 6)}`, email: `${key}@peerway.test` };
}
