import { expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';

import { answer } from '../support/api.ts';
import { ownMedia } from '../support/fixtures-media.ts';
import { member, openSession, sessionAnswers } from '../support/fixtures-session-page.ts';
import { sessionDetail } from '../support/fixtures.ts';
import { mount } from '../support/mount.tsx';
import { button } from '../support/see.ts';
import { chooseFromMenu, more } from '../support/session-menu.ts';

it('the host of an unlisted session replaces its link, and shares the new one', async () => {
  const copied = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  const roster = [member()];
  const session = { id: 31, visibility: 'unlisted' as const, pendingCount: 0, roster };
  await mount('/session/31', {
    as: { id: 8 },
    answers: {
      ...sessionAnswers(31, sessionDetail({ ...session, key: '0123' })),
      'POST /api/sessions/31/link': () => {
        answer(
          sessionAnswers(31, sessionDetail({ ...session, key: '4567', name: 'Loaded again' })),
        );
        return { key: '4567' };
      },
    },
  });
  await chooseFromMenu('Replace link');
  await expect.element(page.getByText('The old link doesn’t work anymore.')).toBeVisible();
  await expect.element(page.getByRole('heading', { name: 'Loaded again' })).toBeVisible();
  await chooseFromMenu('Share');
  await expect.element(page.getByText('Link copied.')).toBeVisible();
  expect(copied.mock.calls).toEqual([[`${location.origin}/session/31?key=4567`]]);
});

it('a host who is alone has the link to share before them, with the key of an unlisted session', async () => {
  const copied = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  const session = { visibility: 'unlisted' as const, key: '0123', pendingCount: 0, roster: [] };
  await openSession(sessionDetail(session), {}, 8);
  await button('Share').click();
  await expect.element(page.getByText('Link copied.')).toBeVisible();
  expect(copied.mock.calls).toEqual([[`${location.origin}/session/31?key=0123`]]);
});

it('has one menu, which also reports the photos that the page shows', async () => {
  // An SVG is shown only by its copies.
  const drawing = ownMedia({ id: 60, extension: 'svg', newName: '60.svg' });
  const session = sessionDetail({
    media: [drawing, ownMedia(), ownMedia({ id: 62, alt: 'Keep' })],
  });
  await openSession(session, {}, 21);
  await more().click();
  await expect
    .element(page.getByRole('button', { name: 'Report photo or video · 1' }))
    .toBeVisible();
  await page.getByRole('button', { name: 'Report Keep · 2' }).click();
  await expect.element(page.getByRole('dialog', { name: 'Report Keep' })).toBeVisible();
  expect(page.getByRole('button', { name: /^(More|Options)/ }).elements()).toHaveLength(1);
});
