import { describe, expect, it } from 'vitest';
import { page } from 'vitest/browser';

import type { Unsubscribed } from '../../../worker/contract/notification-settings.ts';
import { answer, requests, violations } from '../support/api.ts';
import { expectAccessible } from '../support/axe.ts';
import { mount } from '../support/mount.tsx';
import { button } from '../support/see.ts';

const REMINDERS: Unsubscribed = { topics: ['reminders'], digest: false, undo: 'undo-token' };

const tokens = (method: string) =>
  requests(`${method} /api/unsubscribe`).map(({ query }) => query.get('token'));

describe('the link in an email', () => {
  it('ends these emails by a click, which can be undone', async () => {
    await page.viewport(390, 844);
    await mount('/unsubscribe#token', { answers: { 'POST /api/unsubscribe': REMINDERS } });
    await expect.element(button('Unsubscribe')).toBeVisible();
    expect(tokens('POST')).toEqual([]);
    // Screen readers say what changes in a status that was there before.
    const status = page.getByRole('status').element();
    await button('Unsubscribe').click();
    await expect
      .element(page.getByText('You won’t get these emails anymore: Reminders.'))
      .toBeVisible();
    expect(status.textContent).toContain('You won’t get these emails anymore: Reminders.');
    await expectAccessible();
    expect(tokens('POST')).toEqual(['token']);
    answer({ 'DELETE /api/unsubscribe': REMINDERS });
    await button('Undo').click();
    await expect.element(page.getByText('You get these emails again: Reminders.')).toBeVisible();
    expect(tokens('DELETE')).toEqual(['undo-token']);
    await expect.element(page.getByRole('link', { name: 'Go to home' })).toBeVisible();
  });

  it('of a daily email is about all of them, and leads to the settings', async () => {
    await mount('/unsubscribe#token', {
      as: {},
      answers: { 'POST /api/unsubscribe': { ...REMINDERS, topics: [], digest: true } },
    });
    await button('Unsubscribe').click();
    await expect.element(page.getByText('your daily summary, and emails about')).toBeVisible();
    await expect
      .element(page.getByRole('link', { name: 'Notification settings' }))
      .toHaveAttribute('href', '/user/notifications');
  });

  it('that has expired or isn’t whole says so', async () => {
    const dead = violations({ token: 'Too old.' });
    await mount('/unsubscribe#token', { answers: { 'POST /api/unsubscribe': dead } });
    await button('Unsubscribe').click();
    await expect.element(page.getByText('This link has expired or isn’t complete.')).toBeVisible();
    await expect.element(button('Unsubscribe')).not.toBeInTheDocument();
  });
});
