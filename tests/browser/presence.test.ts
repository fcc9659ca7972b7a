import { expect, inject, it } from 'vitest';

import { newPage } from './harness.ts';
import { logIn } from './log-in.ts';

const url = inject('url');

it("turns one's dot green in the other's page when a tab opens, and red after a log-out", async () => {
  const watcher = await newPage();
  await logIn(watcher, 'mira');
  await watcher.goto(`${url}/detail/3`);
  const main = watcher.locator('main');
  await main.getByText('offline', { exact: true }).first().waitFor();

  const jonas = await newPage();
  await logIn(jonas, 'jonas', { fresh: true });
  await jonas.goto(`${url}/terms`);
  await main.getByText('online', { exact: true }).first().waitFor();

  const left = Date.now();
  await jonas.getByRole('button', { name: 'Logout' }).click();
  await main.getByText('offline', { exact: true }).first().waitFor();
  // At once: a deliberate log-out has no grace (product: small decisions).
  expect(Date.now() - left).toBeLessThan(10_000);
});
