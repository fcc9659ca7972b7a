import { afterEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';

import { site } from '../support/fixtures.ts';
import { mount } from '../support/mount.tsx';

afterEach(() => {
  globalThis.peerwayLazyWords = undefined;
});

const heading = (name: string) => page.getByRole('heading', { name, exact: true });

const visitors = () => import('../../../web/words/made/de/visitors.ts');
const registration = () => import('../../../web/words/made/de/registration.ts');

it('legal pages load their words in the page’s language', async () => {
  globalThis.peerwayLazyWords = {
    registration,
    visitors,
    legal: () => import('../../../web/words/made/de/legal.ts'),
  };
  await mount('/imprint');
  await expect.element(heading('Impressum')).toBeVisible();
});

it('legal pages are English if their words can’t be loaded', async () => {
  globalThis.peerwayLazyWords = {
    registration,
    visitors,
    legal: () => Promise.reject(new TypeError('no network')),
  };
  await mount('/privacy');
  await expect.element(heading('Privacy')).toBeVisible();
});

it.each([true, false])(
  'the privacy page names remembered networks where they are: %s',
  async (remembersAddresses) => {
    await mount('/privacy', { answers: { 'GET /api/site': site({ remembersAddresses }) } });
    await expect.element(page.getByText(/^If your account is banned/)).toBeVisible();
    const named = page.getByText(/^One exception: .*\/24 or \/48/);
    expect(named.elements()).toHaveLength(Number(remembersAddresses));
  },
);
