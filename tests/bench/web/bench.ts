import { launchBrowser } from '../../browser/support/launch.ts';
import { contextOptions } from '../../browser/support/look.ts';
import { startProduct } from '../../browser/support/product.ts';
import type { Row } from '../row.ts';
import { isShort } from '../size.ts';
import { LISTS, REQUESTS, watchFirstList } from './first-list.ts';
import { benchLighthouse } from './lighthouse.ts';
import { benchSizes } from './size.ts';

/** Figures 12, 13 and 14: the loading of home for a visitor. */
export async function benchWeb(): Promise<Row[]> {
  // Starting it builds the client.
  const product = await startProduct();
  try {
    return [
      ...(await benchSizes()),
      ...(isShort ? [] : await benchLighthouse(product.url)),
      ...(await benchFirstList(product.url)),
    ];
  } finally {
    await product.stop();
  }
}

async function benchFirstList(url: string): Promise<Row[]> {
  const browser = await launchBrowser();
  try {
    const context = await browser.newContext(contextOptions(url, { size: 'phone' }));
    const { before, asked, requests } = await watchFirstList(await context.newPage());
    const all = LISTS.every((list) => before.includes(list));
    return [
      {
        figure: '14 lists of home asked for before the client has run',
        measured: `${before.length} of ${LISTS.length}; ${asked.length} requests of the API in all`,
        goal: `${LISTS.length} of ${LISTS.length}; ${LISTS.length}`,
        met: all && asked.length === LISTS.length,
        counts: true,
      },
      {
        figure: '12 requests of home until nothing more is under way',
        measured: String(requests),
        goal: `≤ ${REQUESTS}`,
        met: requests <= REQUESTS,
        counts: true,
      },
    ];
  } finally {
    await browser.close();
  }
}
