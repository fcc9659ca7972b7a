import { expect, it } from 'vitest';
import { page } from 'vitest/browser';

import { requests } from '../support/api.ts';
import { list, userDetail } from '../support/fixtures.ts';
import { mount, place } from '../support/mount.tsx';

const onPc = { platform: 'pc', tag: 'MiraOnPc' } as const;
const onXbox = { platform: 'xbox', tag: 'MiraOnXbox' } as const;

const tags = () =>
  page
    .getByRole('button', { name: /MiraOn/ })
    .elements()
    .map(({ textContent }) => textContent);

it('one’s own page is previewed as everyone and as friends see it', async () => {
  const mira = { id: 7, name: 'Mira', relation: 'self' } as const;
  await mount('/detail/7', {
    as: {},
    answers: {
      'GET /api/users/7': ({ query }) =>
        userDetail({ ...mira, gamertags: query.get('as') === 'friend' ? [onPc, onXbox] : [onPc] }),
      'GET /api/users/7/sessions': list('/api/users/7/sessions', []),
    },
  });
  await expect.element(page.getByText('This is how everyone sees you.')).toBeVisible();
  expect(tags()).toEqual(['MiraOnPc']);
  await page.getByRole('link', { name: 'Seen by friends' }).click();
  await expect.element(page.getByText('This is how your friends see you.')).toBeVisible();
  expect(place()).toBe('/detail/7?as=friend');
  expect(tags()).toEqual(['MiraOnPc', 'MiraOnXbox']);
  await expect
    .poll(() => requests('GET /api/users/7/sessions').at(-1)?.query.get('as'))
    .toBe('friend');
});
