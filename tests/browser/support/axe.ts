import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Page } from 'playwright';
import { z } from 'zod';

const require = createRequire(import.meta.url);

const Findings = z.array(
  z.object({ id: z.string(), nodes: z.array(z.object({ html: z.string() })) }),
);

const WCAG = ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** The small build. The full one would take a tenth of a second more per page. */
const file = require.resolve('axe-core/axe.min.js');
let source: Promise<string> | undefined;

async function run(page: Page) {
  const settings = JSON.stringify({ runOnly: WCAG, resultTypes: ['violations'], preload: false });
  const findings: unknown = await page.evaluate(
    `axe.run(${settings}).then(({ violations }) => violations)`,
  );
  return Findings.parse(findings).map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join('\n')}`,
  );
}

/** The violations of WCAG 2.2 AA that axe finds on a loaded page. */
export async function findBarriers(page: Page): Promise<string[]> {
  // Content behind a dialog may still be loading, so only the dialog is waited for.
  await page.waitForFunction(() => {
    const top = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document;
    return top.querySelector('[aria-busy=true]') === null;
  });
  const isThere = await page.evaluate(() => 'axe' in globalThis);
  if (!isThere) await page.evaluate(await (source ??= readFile(file, 'utf8')));
  return run(page);
}
