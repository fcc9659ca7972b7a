import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import { answer, held, json, noContent, problem, requests, unreachable } from '../support/api.ts';
import { expectAccessible } from '../support/axe.ts';
import { OWN_FRAME, ownAccount, said, savedFiles } from '../support/fixtures-accounts.ts';
import { memberHome } from '../support/fixtures-app.ts';
import { mount, place } from '../support/mount.tsx';
import { button } from '../support/see.ts';

const URL_OF_FEED = 'https://peerway.example/calendar/secret.ics';

const zip = () => new Response('bytes', { headers: { 'Content-Type': 'application/zip' } });
const address = () => page.getByLabelText('Address of your calendar');

const open = (account = ownAccount()) =>
  mount('/user/data', { as: {}, answers: { ...OWN_FRAME, 'GET /api/account': account } });

describe('an export', () => {
  it('is saved as one file', async () => {
    const files = savedFiles();
    await open();
    const { answer: slow, release } = held(zip);
    answer({ 'GET /api/export': slow });
    await button('Download my data').click();
    await expect.element(button('Download my data')).toHaveAttribute('aria-busy', 'true');
    release();
    await said('Your data was downloaded.');
    expect(files.map(({ name }) => name)).toEqual(['peerway-my-data.zip']);
    expect(await files[0]?.text).toBe('bytes');
  });

  it('that fails saves nothing', async () => {
    const files = savedFiles();
    await open();
    answer({ 'GET /api/export': problem(500, 'Oops.') });
    await button('Download my data').click();
    await said('Something went wrong on our side.');
    expect(files).toEqual([]);
  });
});

describe('the address of one’s calendar', () => {
  const since = '2026-03-01T18:00:00.000Z';

  it('is shown once it is made, to be copied or opened, also on a phone', async () => {
    await page.viewport(390, 844);
    const copied = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await open();
    await expect.element(button('Create address')).toBeVisible();
    answer({
      'POST /api/calendar-feed': json(201, { url: URL_OF_FEED }),
      'GET /api/account': ownAccount({ calendarFeedSince: since }),
    });
    await button('Create address').click();
    await said('Your calendar has a new address.');
    await expect.element(address()).toHaveValue(URL_OF_FEED);
    await expectAccessible();
    await expect
      .element(page.getByRole('link', { name: 'Open in calendar app' }))
      .toHaveAttribute('href', 'webcal://peerway.example/calendar/secret.ics');
    await button('Copy address').click();
    await said('Address copied.');
    expect(copied).toHaveBeenCalledWith(URL_OF_FEED);
    copied.mockRejectedValue(new DOMException('', 'NotAllowedError'));
    await button('Copy address').click();
    await said(`Copy it yourself: ${URL_OF_FEED}`);
  });

  it('is still there if the page can only be loaded again at a second try', async () => {
    await open();
    const made = json(201, { url: URL_OF_FEED });
    answer({ 'POST /api/calendar-feed': made, 'GET /api/account': unreachable });
    await button('Create address').click();
    await expect.element(button('Try again')).toBeVisible();
    answer({ 'GET /api/account': ownAccount({ calendarFeedSince: since }) });
    await button('Try again').click();
    await expect.element(address()).toHaveValue(URL_OF_FEED);
  });

  it('is replaced or revoked once that is confirmed', async () => {
    await open(ownAccount({ calendarFeedSince: since }));
    await expect.element(page.getByText('You created an address on')).toBeVisible();
    expect(address().elements()).toEqual([]);
    await button('Create new address').click();
    answer({ 'POST /api/calendar-feed': json(201, { url: URL_OF_FEED }) });
    const asking = page.getByRole('alertdialog');
    await asking.getByRole('button', { name: 'Create new address' }).click();
    await expect.element(address()).toHaveValue(URL_OF_FEED);

    await button('Revoke address').click();
    await asking.getByRole('button', { name: 'Keep current address' }).click();
    await expect.element(address()).toHaveValue(URL_OF_FEED);
    await button('Revoke address').click();
    answer({ 'DELETE /api/calendar-feed': noContent(), 'GET /api/account': ownAccount() });
    await asking.getByRole('button', { name: 'Revoke address' }).click();
    await said('The address no longer works.');
    await expect.element(button('Create address')).toBeVisible();
    expect(address().elements()).toEqual([]);
  });
});

describe('deleting one’s account', () => {
  const leavesAt = '2026-09-14T12:00:00.000Z';

  it('is confirmed first, and logs out', async () => {
    await open();
    await button('Delete my account').click();
    const asking = page.getByRole('alertdialog', { name: 'Delete your account?' });
    await expect.element(asking.getByRole('button', { name: 'Keep my account' })).toHaveFocus();
    await expectAccessible();
    await userEvent.keyboard('{Enter}');
    await expect.element(asking).not.toBeInTheDocument();
    await expect.element(button('Delete my account')).toHaveFocus();
    expect(requests('POST /api/account/leave')).toEqual([]);

    answer({
      ...memberHome(),
      'POST /api/account/leave': { leavesAt },
      'POST /api/logout': noContent(),
    });
    await userEvent.keyboard('{Enter}');
    await asking.getByRole('button', { name: 'Delete my account' }).click();
    await said('September 14, 2026. Changed your mind? Log in before then.');
    await expect.poll(place).toBe('/');
    expect(localStorage.getItem('jwt_token')).toBeNull();
    await expect.poll(() => requests('POST /api/logout').length).toBe(1);
  });

  it('that is refused says why', async () => {
    await open();
    await button('Delete my account').click();
    answer({ 'POST /api/account/leave': problem(409, 'You’re the last admin.') });
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete my account' }).click();
    await expect
      .element(page.getByRole('alertdialog').getByText('You’re the last admin.'))
      .toBeVisible();
    expect(localStorage.getItem('jwt_token')).not.toBeNull();
  });

  it('can be called off until then', async () => {
    await open(ownAccount({ leavesAt }));
    await expect.element(page.getByText('Your account will be deleted on')).toBeVisible();
    expect(button('Delete my account').elements()).toEqual([]);
    answer({ 'POST /api/account/return': noContent(), 'GET /api/account': ownAccount() });
    await button('Keep my account').click();
    await said('Good to have you back! Your account stays.');
    await expect.element(button('Delete my account')).toBeVisible();
  });
});
