import { describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { answer, bodies, json, noContent, problem, requests, violations } from '../support/api.ts';
import { expectAccessible } from '../support/axe.ts';
import { atProvider, identity, openSecurity, said, waysIn } from '../support/fixtures-accounts.ts';
import { navigate, place } from '../support/mount.tsx';

const section = () => page.getByRole('region', { name: 'Linked accounts' });
const button = (name: string) => section().getByRole('button', { name, exact: true });
const none = waysIn({ providers: ['demo'] });
const linked = waysIn({ providers: ['demo'], identities: [identity()] });

/** Goes to the provider and returns with its answer. */
async function link() {
  await openSecurity(none, { answers: { 'POST /api/identities/options': atProvider } });
  await expect.element(section().getByText('You have linked no account yet.')).toBeVisible();
  await button('Link Demo ID').click();
  await expect.poll(() => location.hash).toBe('#provider');
  await navigate('/login/demo?code=abc&state=xyz');
}

describe('an account of a provider', () => {
  it('is linked by its answer', async () => {
    answer({ 'POST /api/identities': json(201, identity()) });
    await link();
    await said('Demo ID is linked.');
    expect(place()).toBe('/user/security');
    expect(bodies('POST /api/identities')).toEqual([
      { provider: 'demo', ticket: atProvider.ticket, answer: '?code=abc&state=xyz' },
    ]);
  });

  it('isn’t where the server refuses, and one gets back', async () => {
    answer({ 'POST /api/identities': violations({ answer: 'It belongs to someone else.' }) });
    await link();
    await expect.element(page.getByText('It belongs to someone else.')).toBeVisible();
    await page.getByRole('link', { name: 'Back to “Security”' }).click();
    await expect.poll(place).toBe('/user/security');
  });

  it('can’t be reached at times', async () => {
    await openSecurity(none, {
      answers: {
        'POST /api/identities/options': problem(503, 'Demo ID doesn’t answer right now.'),
      },
    });
    await button('Link Demo ID').click();
    await said('Demo ID doesn’t answer right now.');
    await expect.element(button('Link Demo ID')).not.toHaveAttribute('aria-busy');
  });
});

describe('a linked account', () => {
  it('is unlinked once that is confirmed', async () => {
    await openSecurity(linked, { shell: true });
    await expect.element(page.getByRole('button', { name: 'English' })).toBeVisible();
    await expect.element(section().getByText('Mira there')).toBeVisible();
    await expect.element(section().getByText('not used yet')).toBeVisible();
    await expect.element(button('Link Demo ID')).not.toBeInTheDocument();
    await expectAccessible();
    await button('Unlink Demo ID').click();
    const asking = page.getByRole('alertdialog', { name: 'Unlink Demo ID?' });
    await expect.element(asking).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(button('Unlink Demo ID')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    answer({ 'DELETE /api/identities/5': noContent(), 'GET /api/ways-in': none });
    await asking.getByRole('button', { name: 'Unlink' }).click();
    await said('Demo ID is unlinked.');
    await expect.element(button('Link Demo ID')).toHaveFocus();
    await expect.element(section().getByText('You have linked no account yet.')).toBeVisible();
    expect(requests('DELETE /api/identities/5')).toHaveLength(1);
  });

  it('isn’t unlinked as the only way in', async () => {
    await openSecurity({ ...linked, password: false });
    await expect
      .element(section().getByText('This is the only way into your account'))
      .toBeVisible();
    await expectAccessible();
    expect(section().getByRole('button').elements()).toEqual([]);
  });

  it('that the operator no longer offers is no way in, and may go', async () => {
    await openSecurity(waysIn({ identities: [identity({ provider: 'discord' })] }));
    await expect.element(section().getByText('You can’t log in with it right now.')).toBeVisible();
    await expect.element(button('Unlink Discord')).toBeVisible();
  });
});
