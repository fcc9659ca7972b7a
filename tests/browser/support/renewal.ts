// A server that renews no token for a while.
import type { Page } from 'playwright';
import { z } from 'zod';

import { allowErrors } from './harness.ts';

/** The same token, but expired long ago. */
export function expired(token: string) {
  const [header, payload = '', signature] = token.split('.');
  const claims = z.looseObject({}).parse(JSON.parse(Buffer.from(payload, 'base64url').toString()));
  const past = Buffer.from(JSON.stringify({ ...claims, exp: 1 })).toString('base64url');
  return [header, past, signature].join('.');
}

export const store = (page: Page, key: string, value: string) =>
  page.evaluate(([name, text]) => localStorage.setItem(name, text), [key, value] as const);

const REFRESH = '**/api/token/refresh';

/** Makes every refresh fail with a 503 from now on. */
export async function breakRefresh(page: Page) {
  allowErrors(/status of (?:401|503)/);
  let refreshes = 0;
  await page.route(REFRESH, (route) => {
    refreshes += 1;
    return route.fulfill({ status: 503, headers: { 'Retry-After': '1' }, json: { status: 503 } });
  });
  return { refreshes: () => refreshes, mend: () => page.unroute(REFRESH) };
}
