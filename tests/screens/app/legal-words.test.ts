import { expect, it, onTestFinished } from 'vitest';
import { page } from 'vitest/browser';

import { mount } from '../support/mount.tsx';

it('legal pages load their words in the page’s language', async () => {
  globalThis.peerwayWords = {
    apart: { legal: () => import('../../../web/words/made/de/legal.ts') },
  };
  onTestFinished(() => {
    globalThis.peerwayWords = undefined;
  });
  await mount('/imprint');
  await expect.element(page.getByRole('heading', { name: 'Impressum' })).toBeVisible();
});
