import axe from 'axe-core';
import { expect } from 'vitest';

import { faultsInHtml } from '../../support/valid-html.ts';

const WCAG = ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** A single screen has no header, and its heading may be in the part that isn't mounted. */
const OF_PAGES = { region: { enabled: false }, 'page-has-heading-one': { enabled: false } };

/** The rules that a theme can break, since it changes only colours. */
const OF_COLOURS = { type: 'rule' as const, values: ['color-contrast', 'link-in-text-block'] };

const findings = async (theme: 'dark' | 'light', runOnly: string[] | typeof OF_COLOURS) => {
  document.documentElement.dataset.theme = theme;
  // A colour on its way from one theme to the other is of neither.
  for (const each of document.getAnimations()) if (each instanceof CSSTransition) each.finish();
  const { violations } = await axe.run(document, {
    runOnly,
    rules: OF_PAGES,
    resultTypes: ['violations'],
    preload: false,
  });
  return violations.map(
    ({ id, nodes }) => `${theme}: ${id}: ${nodes.map(({ html }) => html).join('\n')}`,
  );
};

/** The open page as HTML. Of its head only the title, since tests add to it. */
const asHtml = () => {
  const titles = Array.from(document.head.querySelectorAll('title'), ({ outerHTML }) => outerHTML);
  return `<!doctype html><html lang="en"><head>${titles.join('')}</head>${document.body.outerHTML}</html>`;
};

/**
 * Expects that axe finds no violation of WCAG 2.2 AA in either theme, that the page is valid HTML, and that nothing is
 * wider than the window.
 */
export async function expectAccessible(): Promise<void> {
  const { theme } = document.documentElement.dataset;
  const barriers = [...(await findings('light', OF_COLOURS)), ...(await findings('dark', WCAG))];
  if (theme === undefined) delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
  const { scrollWidth } = document.documentElement;
  const faults = faultsInHtml(asHtml());
  expect({ barriers, faults, sideways: scrollWidth > innerWidth }).toEqual({
    barriers: [],
    faults: [],
    sideways: false,
  });
}
