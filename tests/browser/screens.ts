// npm run screens -- OUTDIR [route…]: screenshots of a running Peerway (URL, or PORT on this machine),
// on a phone and a desktop, dark and light. FULL=1 takes whole pages.
import { mkdir } from 'node:fs/promises';
import path from 'node:path';

import { launchBrowser } from './support/launch.ts';
import { contextOptions, sizes } from './support/look.ts';

const [folder, ...routes] = process.argv.slice(2);
if (!folder) {
  console.error('Say where to: npm run screens -- OUTDIR [route…]');
  process.exit(1);
}
await mkdir(folder, { recursive: true });
const url = process.env['URL'] || `http://localhost:${process.env['PORT'] || 8787}`;
if (!(await fetch(url).catch(() => null))) {
  console.error(
    `Nothing answers at ${url}. Start it with npm start, or name another address: URL=…`,
  );
  process.exit(1);
}
const browser = await launchBrowser();

for (const size of ['phone', 'desktop'] as const) {
  for (const theme of ['dark', 'light'] as const) {
    const context = await browser.newContext(contextOptions(url, { size, theme }));
    // The chosen theme, whatever the browser prefers.
    await context.addInitScript((chosen) => localStorage.setItem('theme', chosen), theme);
    const page = await context.newPage();
    for (const route of routes.length > 0 ? routes : ['/']) {
      await page.goto(route, { waitUntil: 'load' });
      await page.evaluate(async () => {
        await document.fonts.ready;
        // Content that loads only near the screen belongs in a full-page screenshot, too.
        const sheet = new CSSStyleSheet();
        sheet.replaceSync('* { content-visibility: visible !important }');
        document.adoptedStyleSheets.push(sheet);
        for (let y = 0; y < document.body.scrollHeight; y += innerHeight) {
          scrollTo(0, y);
          await new Promise((painted) => {
            requestAnimationFrame(() => setTimeout(painted, 50));
          });
        }
        scrollTo(0, 0);
      });
      const name = route.replaceAll(/[^a-z0-9]+/giu, '-').replaceAll(/^-|-$/gu, '') || 'home';
      const file = path.join(folder, `${name}-${sizes[size].width}-${theme}.png`);
      await page.screenshot({ path: file, fullPage: process.env['FULL'] === '1' });
      console.log(file);
    }
    await context.close();
  }
}
await browser.close();
