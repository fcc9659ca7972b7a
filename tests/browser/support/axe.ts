import axe from 'axe-core';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { z } from 'zod';

const Findings = z.array(
  z.object({ id: z.string(), nodes: z.array(z.object({ html: z.string() })) }),
);

const WCAG = ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** All that a theme can change: it sets colours, and nothing else. */
const OF_COLOURS = { type: 'rule', values: ['color-contrast', 'link-in-text-block'] };

async function run(page: Page, runOnly: object) {
  const settings = JSON.stringify({ runOnly, resultTypes: ['violations'], preload: false });
  const findings: unknown = await page.evaluate(
    `axe.run(${settings}).then(({ violations }) => violations)`,
  );
  return Findings.parse(findings).map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join('\n')}`,
  );
}

/** What axe finds against a page that has loaded, WCAG 2.2 AA; nothing where all is well. */
export async function findBarriers(page: Page): Promise<string[]> {
  await page.waitForFunction(() => document.querySelector('[aria-busy=true]') === null);
  const isThere = await page.evaluate(() => 'axe' in globalThis);
  if (!isThere) await page.evaluate(axe.source);
  return run(page, WCAG);
}

/** A screen fits its window, and axe finds nothing against it, in the dark theme and in the light one. */
export async function expectAccessible(page: Page, where: string) {
  const barriers = await findBarriers(page);
  const sideways = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
  const shown = await page.evaluate(() => {
    const { theme } = document.documentElement.dataset;
    document.documentElement.dataset['theme'] = theme === 'light' ? 'dark' : 'light';
    return theme;
  });
  const inOther = await run(page, OF_COLOURS);
  expect({ where, barriers, sideways, inOther }).toEqual({
    where,
    barriers: [],
    sideways: false,
    inOther: [],
  });
  await page.evaluate((theme) => {
    document.documentElement.dataset['theme'] = theme;
  }, shown);
}
