import axe from 'axe-core';
import type { Page } from 'playwright-core';
import { z } from 'zod';

const Findings = z.array(
  z.object({ id: z.string(), nodes: z.array(z.object({ html: z.string() })) }),
);

/** What axe finds against a page that has loaded, WCAG 2.2 AA; nothing where all is well. */
export async function findBarriers(page: Page): Promise<string[]> {
  await page.waitForFunction(() => document.querySelector('[aria-busy=true]') === null);
  await page.evaluate(axe.source);
  const findings: unknown = await page.evaluate(
    `axe.run({ runOnly: ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa', 'best-practice'] })
      .then(({ violations }) => violations)`,
  );
  return Findings.parse(findings).map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join('\n')}`,
  );
}
