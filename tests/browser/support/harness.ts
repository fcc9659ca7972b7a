// What every browser test needs: pages of the running product, and a check that no error is missed.
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright';
import { inject } from 'vitest';

import { contextOptions, type PageOptions } from './look.ts';
import { url } from './place.ts';

let browser: Promise<Browser> | undefined;
const open = new Set<BrowserContext>();
let unexpected: string[] = [];
let allowed: RegExp[] = [];

function sharedBrowser() {
  browser ??= chromium.connect(inject('browserEndpoint'));
  return browser;
}

export interface NewPageOptions extends PageOptions {
  /** A browser to use instead of the shared one. */
  within?: Browser;
  /** A server to use instead of this file's own. */
  at?: string;
}

/** A new visitor: a page in its own context. */
export async function newPage({ within, at, ...options }: NewPageOptions = {}): Promise<Page> {
  const place = within ?? (await sharedBrowser());
  const context = await place.newContext(contextOptions(at ?? url, options));
  // Playwright's default is 30 s. A test has 120.
  context.setDefaultTimeout(60_000);
  open.add(context);
  watch(context);
  return context.newPage();
}

/** Expects errors and warnings that match these patterns, during the running test. */
export function allowErrors(...patterns: RegExp[]): void {
  allowed.push(...patterns);
}

/**
 * Messages of Chromium itself: about a socket that opens while its page closes, the default icon, a file in its own
 * tab, and a ring without sound before the first click on its page.
 */
const ALWAYS = [
  /WebSocket is closed before the connection is established/,
  /favicon\.ico/,
  /origin-keyed agent cluster/,
  /AudioContext was not allowed to start/,
];

function note(said: string): void {
  // Chromium names a socket's 401 in words, such as that of a tab which connects while another logs out.
  const text = said.replace('HTTP Authentication failed', '401');
  if (![...ALWAYS, ...allowed].some((pattern) => pattern.test(text))) unexpected.push(text);
}

function watch(context: BrowserContext): void {
  context.on('console', (message) => {
    if (['error', 'warning'].includes(message.type()))
      note(`console.${message.type()}: ${message.text()} (${message.location().url})`);
  });
  context.on('weberror', (failure) => note(`page error: ${failure.error().message}`));
}

/** Describes all pages after a failed test: their addresses and their texts. */
async function describePages() {
  for (const page of [...open].flatMap((context) => context.pages())) {
    const text = await page.evaluate(() => document.body.innerText).catch(String);
    console.log(`${page.url()}\n${text.slice(0, 600)}`);
  }
}

/**
 * Ends a test: closes its pages. The set-up calls it.
 * @throws Error if there were errors that the test didn't expect
 */
export async function endTest(failed: boolean): Promise<void> {
  if (failed) await describePages();
  await Promise.all([...open].map((context) => context.close()));
  open.clear();
  const seen = unexpected;
  unexpected = [];
  allowed = [];
  if (seen.length > 0) throw new Error(`Errors that the test did not expect:\n${seen.join('\n')}`);
}

/** Ends a file: disconnects from the shared browser. The set-up calls it. */
export async function endFile(): Promise<void> {
  await (await browser)?.close();
  browser = undefined;
}
