import { describe, expect, it } from 'vitest';

import { newPage } from '../support/harness.ts';
import { url } from '../support/place.ts';

describe('a language', () => {
  it('is chosen before the first render', async () => {
    const page = await newPage({ size: 'phone' });
    await page.addInitScript(() => localStorage.setItem('language', 'de'));
    await page.goto(url);
    await page.getByRole('heading', { name: 'latest sessions' }).waitFor();
    expect(
      await page.evaluate(() => [
        document.documentElement.lang,
        globalThis.peerwayWords?.region?.['north-america'],
      ]),
    ).toEqual(['de', 'Nordamerika']);
  });
});
