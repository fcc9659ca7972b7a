import { expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { announce } from '../../../web/base/toast-store.ts';
import { unreachable } from '../support/api.ts';
import { expectAccessible } from '../support/axe.ts';
import { stopClock } from '../support/clock.ts';
import { openSecurity, proofNeeded, waysIn } from '../support/fixtures-accounts.ts';
import { list, userDetail } from '../support/fixtures.ts';
import { mount } from '../support/mount.tsx';
import { button } from '../support/see.ts';

const toasts = page.getByRole('region', { name: 'Alerts' });
const toast = toasts.getByText(/^(?:That failed|We can’t reach Peerway)/);
/** The title of the dialog that holds the message. All that is outside of a modal dialog is inert. */
const holder = () =>
  toast
    .element()
    .closest('dialog:modal')
    ?.getAttribute('aria-labelledby')
    ?.split(' ')
    .map((id) => document.getElementById(id)?.textContent)
    .join(' ');

const openUser = () =>
  mount('/detail/8', {
    as: {},
    shell: true,
    answers: {
      'GET /api/users/8': userDetail({ id: 8, relation: 'none' }),
      'GET /api/users/8/sessions': list('/api/users/8/sessions', []),
      'PUT /api/blocks/8': unreachable,
    },
  });

it('says in a question why its answer failed, and is dismissed without closing it', async () => {
  await openUser();
  await button('More actions for Jonas').click();
  await button('Block').click();
  const question = page.getByRole('alertdialog', { name: 'Block Jonas?' });
  await question.getByRole('button', { name: 'Block', exact: true }).click();
  await expect
    .element(toasts.getByRole('alert').getByText(/^We can’t reach Peerway/))
    .toBeVisible();
  expect(holder()).toBe('Block Jonas?');
  await expectAccessible();
  await button('Dismiss').click();
  await expect.element(toast).not.toBeInTheDocument();
  await expect.element(question).toBeVisible();
});

it('is dismissed without closing a dialog that closes outside of it, and leaves the focus there', async () => {
  await openUser();
  await expect.element(button('English')).toBeVisible();
  await button('More actions for Jonas').click();
  await button('Report').click();
  const dialog = page.getByRole('dialog', { name: /Report/ });
  await expect.element(dialog).toBeVisible();
  announce('That failed.', 'problem');
  await button('Dismiss').click();
  await expect.element(toast).not.toBeInTheDocument();
  await expect.element(dialog.getByRole('heading')).toHaveFocus();
});

it('is in the top dialog, stays when that closes, and is said once', async () => {
  const uri = 'otpauth://totp/Peerway:mira?secret=ABCDEFGHIJKLMNOP';
  const start = { ticket: 'ticket-of-setup', secret: 'ABCDEFGHIJKLMNOP', uri };
  await openSecurity(waysIn(), {
    shell: true,
    answers: {
      'POST /api/second-factor/options': start,
      'POST /api/second-factor': proofNeeded(),
    },
  });
  // The bell is loaded together with the code that asks for a proof.
  await expect.element(page.getByRole('button', { name: /^Notifications/ })).toBeVisible();
  stopClock();
  announce('That failed.', 'problem');
  await expect.element(toasts.getByRole('alert')).toBeVisible();
  // A screen reader says it in that time, and not again.
  vi.advanceTimersByTime(1_000);
  vi.useRealTimers();
  await button('Turn on codes').click();
  await expect.poll(holder).toBe('Turn on codes');
  await expect.element(toasts.getByRole('alert')).not.toBeInTheDocument();
  await page.getByRole('textbox', { name: 'Code' }).fill('123456');
  await userEvent.keyboard('{Enter}');
  await expect.poll(holder).toBe('Confirm that it’s you');
  await expect.element(toast).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.poll(holder).toBe('Turn on codes');
  await userEvent.keyboard('{Escape}');
  await expect.poll(holder).toBeUndefined();
  await expect.element(toast).toBeVisible();
});
