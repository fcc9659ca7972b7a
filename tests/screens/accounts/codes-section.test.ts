import { expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { answer, json, noContent, requests, unreachable, violations } from '../support/api.ts';
import { expectAccessible } from '../support/axe.ts';
import { openSecurity, said, savedFiles, waysIn } from '../support/fixtures-accounts.ts';

const CODES = Array.from({ length: 10 }, (_, place) => `code-${place}`);
const START = {
  ticket: 'ticket-of-setup',
  secret: 'ABCDEFGHIJKLMNOP',
  uri: 'otpauth://totp/Peerway:mira?secret=ABCDEFGHIJKLMNOP',
};
const on = (recoveryCodesLeft = 10) => waysIn({ secondFactor: { recoveryCodesLeft } });

const section = () => page.getByRole('region', { name: 'Authenticator app' });
const button = (name: string) => section().getByRole('button', { name });
const recovery = () => page.getByRole('alertdialog', { name: 'Your recovery codes' });

it('codes are turned on with the app’s first one, which shows the recovery codes once', async () => {
  await openSecurity(waysIn(), { answers: { 'POST /api/second-factor/options': START } });
  await button('Turn on codes').click();
  const dialog = page.getByRole('dialog', { name: 'Turn on codes' });
  await expect.element(dialog.getByRole('img', { name: 'QR code' })).toBeVisible();
  await expect.element(dialog.getByText('ABCD EFGH IJKL MNOP')).toBeVisible();
  await expect.element(dialog.getByRole('textbox', { name: 'Code' })).toHaveFocus();
  await expectAccessible();
  await userEvent.keyboard('{Escape}');
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(button('Turn on codes')).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(dialog.getByRole('textbox', { name: 'Code' })).toHaveFocus();
  answer({ 'POST /api/second-factor': violations({ code: 'This code is wrong.' }) });
  await userEvent.keyboard('000 000{Enter}');
  await expect.element(dialog.getByText('This code is wrong.')).toBeVisible();
  answer({
    'POST /api/second-factor': json(201, { codes: CODES }),
    'GET /api/ways-in': on(),
  });
  await dialog.getByRole('textbox', { name: 'Code' }).fill('123456');
  await userEvent.keyboard('{Enter}');

  await expect.element(recovery()).toBeVisible();
  expect(requests('POST /api/second-factor').at(-1)?.body).toEqual({
    ticket: START.ticket,
    code: '123456',
  });
  const shown = recovery().getByRole('listitem').elements();
  expect(shown.map(({ textContent }) => textContent)).toEqual(CODES);
  await expectAccessible();
  const files = savedFiles();
  await recovery().getByRole('button', { name: 'Download codes' }).click();
  expect(files.map(({ name }) => name)).toEqual(['peerway-recovery-codes.txt']);
  expect(await files[0]?.text).toBe(`${CODES.join('\n')}\n`);
  await recovery().getByRole('button', { name: 'I saved them' }).click();
  await expect.element(recovery()).not.toBeInTheDocument();
  await expect.element(section().getByText('10 recovery codes left')).toBeVisible();
});

it('recovery codes stay until they are kept, though the page behind them can’t be loaded again', async () => {
  await openSecurity(waysIn(), { answers: { 'POST /api/second-factor/options': START } });
  await button('Turn on codes').click();
  answer({
    'POST /api/second-factor': json(201, { codes: CODES }),
    'GET /api/ways-in': unreachable,
  });
  await page.getByRole('textbox', { name: 'Code' }).fill('123456');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('button', { name: 'Try again' })).toBeInTheDocument();
  await expect.element(recovery().getByText('code-9')).toBeVisible();
  answer({ 'GET /api/ways-in': on() });
  await recovery().getByRole('button', { name: 'I saved them' }).click();
  await expect.element(section().getByText('10 recovery codes left')).toBeVisible();
});

it('a set-up that took too long says so in its dialog', async () => {
  await openSecurity(waysIn(), { answers: { 'POST /api/second-factor/options': START } });
  await button('Turn on codes').click();
  answer({ 'POST /api/second-factor': violations({ ticket: 'This took too long. Start again.' }) });
  await page.getByRole('textbox', { name: 'Code' }).fill('123456');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText('This took too long. Start again.')).toBeVisible();
});

it('recovery codes are replaced, and codes turned off once that is confirmed', async () => {
  await openSecurity(on(1));
  await expect.element(section().getByText('1 recovery code left')).toBeVisible();
  answer({
    'POST /api/second-factor/recovery-codes': json(201, { codes: CODES }),
    'GET /api/ways-in': on(),
  });
  await button('Get new recovery codes').click();
  await expect.element(recovery().getByText('code-9')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(section().getByText('10 recovery codes left')).toBeVisible();
  await expect.element(button('Get new recovery codes')).toHaveFocus();

  await button('Turn off codes').click();
  answer({ 'DELETE /api/second-factor': noContent(), 'GET /api/ways-in': waysIn() });
  const asking = page.getByRole('alertdialog', { name: 'Turn off codes?' });
  await asking.getByRole('button', { name: 'Turn off codes' }).click();
  await said('Codes are off.');
  await expect.element(button('Turn on codes')).toBeVisible();
});
