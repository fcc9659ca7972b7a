import { expect, it, onTestFinished } from 'vitest';
import { page } from 'vitest/browser';

import { mount } from '../support/mount.tsx';

it('legal pages load their words in the page’s language', async () => {
  globalThis.peerwayWordsApart = { legal: () => import('../../../web/words/made/de/legal.ts') };
  onTestFinished(() => {
    globalThis.peerwayWordsApart = undefined;
  });
  await mount('/imprint');
  await expect.element(page.getByRole('heading', { name: 'Impressum' })).toBeVisible();
});
