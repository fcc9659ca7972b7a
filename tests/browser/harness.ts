// What every browser test needs: pages of the running product, and no error going by unseen.
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';
import { afterAll, afterEach } from 'vitest';
import { contextOptions, type PageOptions } from './look.ts';
import { browserEndpoint, url } from './place.ts';

let browser: Promise<Browser> | undefined;
const open = new Set<BrowserContext>();
let unexpected: string[] = [];
let allowed: RegExp[] = [];

function sharedBrowser() {
  browser ??= chromium.connect(browserEndpoint);
  return browser;
}

export interface NewPageOptions extends PageOptions {
  /** Another one than that of all tests. */
  within?: Browser;
}

/** A new visitor: a page in a context of its own. */
export async function newPage({ within, ...options }: NewPageOptions = {}): Promise<Page> {
  const place = within ?? (await sharedBrowser());
  const context = await place.newContext(contextOptions(url, options));
  open.add(context);
  watch(context);
  return context.newPage();
}

/** For the running test: errors matching this are part of what it tries. */
export function allowErrors(...patterns: RegExp[]): void {
  allowed.push(...patterns);
}

function note(text: string): void {
  if (!allowed.some((pattern) => pattern.test(text))) unexpected.push(text);
}

function watch(context: BrowserContext): void {
  context.on('console', (message) => {
    if (message.type() === 'error')
      note(`console.error: ${message.text()} (${message.location().url})`);
  });
  context.on('weberror', (failure) => note(`page error: ${failure.error().message}`));
}

afterEach(async () => {
  await Promise.all([...open].map((context) => context.close()));
  open.clear();
  const seen = unexpected;
  unexpected = [];
  allowed = [];
  if (seen.length > 0) throw new Error(`Errors that the test did not expect:\n${seen.join('\n')}`);
});

afterAll(async () => {
  await (await browser)?.close();
  browser = undefined;
});
