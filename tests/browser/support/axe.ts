import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';

import type { Page } from 'playwright';
import { expect } from 'vitest';
import { z } from 'zod';

const require = createRequire(import.meta.url);

const Findings = z.array(
  z.object({ id: z.string(), nodes: z.array(z.object({ html: z.string() })) }),
);

const WCAG = ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** The small build: the whole one would be sent and read for a tenth of a second per page. */
const file = require.resolve('axe-core/axe.min.js');
let source: Promise<string> | undefined;

/** The rules that a theme can break, since it changes only colours. */
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

/** The violations of WCAG 2.2 AA that axe finds on a loaded page. */
export async function findBarriers(page: Page): Promise<string[]> {
  // What is behind a dialog may wait for its answer.
  await page.waitForFunction(() => {
    const top = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document;
    return top.querySelector('[aria-busy=true]') === null;
  });
  const isThere = await page.evaluate(() => 'axe' in globalThis);
  if (!isThere) await page.evaluate(await (source ??= readFile(file, 'utf8')));
  return run(page, WCAG);
}

/** Expects that a screen fits its window, and that axe finds no violation in the dark and the light theme. */
export async function expectAccessible(page: Page, where: string) {
  const barriers = await findBarriers(page);
  // A phone's innerWidth grows with what is too wide.
  const sideways = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth > clientWidth;
  });
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
