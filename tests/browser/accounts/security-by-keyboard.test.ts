import { Secret, TOTP } from 'otpauth';
import type { Locator } from 'playwright';
import { expect, it } from 'vitest';

import { forgetProofs } from '../support/database.ts';
import { allowErrors } from '../support/harness.ts';
import { keyboardOf } from '../support/keyboard.ts';
import { person, said } from '../support/person.ts';
import { PASSWORD } from '../support/players.ts';
import { addPasskey, answerAtProvider } from '../support/ways-in.ts';

const ASKING = '[role=alertdialog]';

it('by keyboard alone: codes, recovery codes, linked accounts, and each kind of proof', async () => {
  allowErrors(/403/, /422/);
  const { page, email, name } = await person('Ada');
  const hands = await keyboardOf(page);
  await hands.tab.goto('/user/security');
  const dialog = page.getByRole('dialog');
  const recovery = page.getByRole('alertdialog', { name: 'Your recovery codes' });
  const proof = page.getByRole('dialog', { name: 'Confirm that it’s you' });
  /** Closes a dialog with Escape. The button that opened it has the focus again and works. */
  const escape = async (opened: Locator, label: string) => {
    await opened.waitFor();
    const shown = await opened.elementHandle();
    await page.keyboard.press('Escape');
    // The browser closes the dialog at once. This waits until React has removed it.
    await page.waitForFunction((one) => !one?.isConnected, shown);
    await page
      .getByRole('button', { name: label, exact: true, disabled: false })
      .and(page.locator(':focus'))
      .waitFor();
  };

  // The focus returns after Escape, from the set-up and from the question for a proof.
  await hands.press('button', 'Turn on codes');
  await dialog.getByRole('textbox', { name: 'Code' }).and(page.locator(':focus')).waitFor();
  await escape(dialog, 'Turn on codes');
  await forgetProofs(email);
  await page.keyboard.press('Enter');
  await proof.getByLabel('Password', { exact: true }).and(page.locator(':focus')).waitFor();
  await escape(proof, 'Turn on codes');
  await said(page, 'Confirm that it’s you first.');
  await page.keyboard.press('Enter');
  await hands.typeInto('Password', 'not the password');
  await page.keyboard.press('Enter');
  await proof.getByText('This password is wrong. Try again.').waitFor();
  await page.keyboard.press('Control+a');
  await hands.typeInto('Password', PASSWORD);
  await page.keyboard.press('Enter');

  const key = (await dialog.locator('code').textContent()) ?? '';
  const codeIn = (seconds: number) =>
    TOTP.generate({
      secret: Secret.fromBase32(key.replaceAll(' ', '')),
      timestamp: Date.now() + seconds * 1000,
    });
  await hands.typeInto('Code', codeIn(-30));
  await hands.press('button', 'Turn on');
  await recovery.waitFor();
  const downloading = page.waitForEvent('download');
  await hands.press('button', 'Download codes', { within: ASKING });
  await (await downloading).cancel();
  await hands.press('button', 'I saved them', { within: ASKING });
  await page.getByText('10 recovery codes left').waitFor();

  // Proves with a code instead of the password. A used code doesn't work again.
  await forgetProofs(email);
  await hands.press('button', 'Get new recovery codes');
  await hands.press('button', 'Use a code instead', { within: 'dialog' });
  await hands.typeInto('Code', codeIn(0));
  await page.keyboard.press('Enter');
  await escape(recovery, 'Get new recovery codes');

  // Proves with a passkey.
  const authenticator = await addPasskey(page);
  const again = await keyboardOf(page);
  await forgetProofs(email);
  await again.press('button', 'Link Demo ID');
  await authenticator.touch(true);
  await again.press('button', 'Use a passkey', { within: 'dialog' });
  await answerAtProvider(page, name);
  await said(page, 'Demo ID is linked.');
  const linked = await keyboardOf(page);
  await linked.press('button', 'Unlink Demo ID');
  await escape(page.getByRole('alertdialog', { name: 'Unlink Demo ID?' }), 'Unlink Demo ID');
  await page.keyboard.press('Enter');
  await linked.press('button', 'Unlink', { within: ASKING });
  await said(page, 'Demo ID is unlinked.');
  await linked.press('button', 'Turn off codes');
  await linked.press('button', 'Turn off codes', { within: ASKING });
  await said(page, 'Codes are off.');
  await expect.poll(() => dialog.count()).toBe(0);
});
