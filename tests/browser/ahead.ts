import type { Page } from 'playwright-core';

/** Waits until what the client fetches ahead, some seconds after its first screen, is all there. */
export const fetchedAhead = (page: Page) =>
  page.waitForFunction(() => {
    const there = performance
      .getEntriesByType('resource')
      .map(({ name }) => new URL(name).pathname);
    const needed = [
      ...document.querySelectorAll<HTMLLinkElement>(
        'link[rel="modulepreload"], link[rel="stylesheet"]',
      ),
    ];
    return (
      ['failures', 'toast', 'theme-menu'].every((script) =>
        there.some((path) => path.startsWith(`/assets/${script}-`) && path.endsWith('.js')),
      ) && needed.every(({ href }) => there.includes(new URL(href).pathname))
    );
  });
