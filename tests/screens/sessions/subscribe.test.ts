import { expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';

import { expectAccessible } from '../support/axe.ts';
import { count, found, openSearch, quokkas } from '../support/fixtures-session-search.ts';

const dialog = page.getByRole('dialog', { name: 'Subscribe' });

it('a search can be read elsewhere: in a calendar, a feed reader, and on another site', async () => {
  await page.viewport(390, 844);
  const copied = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  const kept = 'q=quokka+%26+co&region=oceania&open=1';
  // A day passes and the order is the reader's, so a subscription has neither.
  const asked = 'q=quokka+%26+co&region=oceania&from=2030-01-01T00%3A00%3A00.000Z&open=1';
  await openSearch(`${asked}&sort=newest`, {
    [`GET /api/sessions?${asked}&sort=newest`]: found(quokkas(2)),
  });
  await expect.element(count('2 sessions')).toBeVisible();
  await page.getByRole('button', { name: 'Subscribe' }).click();
  const calendar = dialog.getByRole('textbox', { name: 'Calendar' });
  const { origin, host } = location;
  await expect.element(calendar).toHaveValue(`${origin}/calendar/public.ics?${kept}`);
  await expectAccessible();
  await expect
    .element(dialog.getByRole('link', { name: 'Open in calendar app' }))
    .toHaveAttribute('href', `webcal://${host}/calendar/public.ics?${kept}`);
  await dialog.getByRole('button', { name: 'Copy: Feed (Atom)' }).click();
  await expect.element(page.getByText('Copied: Feed (Atom)')).toBeVisible();
  await dialog.getByRole('button', { name: 'Copy: For your website' }).click();
  const [feed = '', frame = ''] = copied.mock.calls.map(([text]) => text);
  expect(feed).toBe(`${origin}/feed.xml?${kept}`);
  const shown = new DOMParser().parseFromString(frame, 'text/html').querySelector('iframe');
  expect([shown?.src, shown?.title]).toEqual([
    `${origin}/embed/sessions?${kept}`,
    'Sessions · Peerway',
  ]);
});

it('a search that finds nothing can be read elsewhere, too', async () => {
  await openSearch('', { 'GET /api/sessions': found([]) });
  await expect.element(count('0 sessions')).toBeVisible();
  await page.getByRole('button', { name: 'Subscribe' }).click();
  await expect
    .element(dialog.getByRole('textbox', { name: 'Feed (Atom)' }))
    .toHaveValue(`${location.origin}/feed.xml`);
});
