/** Space that is left between a focused element and what covers the page. */
const SPACE_PX = 16;

const rectOf = (selector: string) =>
  document.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect();

/**
 * Measures what covers the page: the header, the messages under it, and at the bottom the navigation of a phone and a
 * ring or call.
 * @returns the styles of the root that differ from it. The others aren't set: for a custom property of the root, the
 * browser computes the styles of the whole page again, even if its value stays the same
 */
export function measureCovers(): [name: string, value: string][] {
  const header = document.querySelector<HTMLElement>('header');
  if (!header) return [];
  // A phone hides it while one scrolls down. It still counts, because scrolling up brings it back.
  const sticky = getComputedStyle(header).position === 'sticky';
  const bar = sticky ? header.offsetHeight : 0;
  const top = Math.max(bar, rectOf('[data-toasts]:popover-open').bottom);
  const feet = [...document.querySelectorAll('[data-at-foot]')]
    .map((foot) => foot.getBoundingClientRect())
    // On a desktop the navigation is part of the header.
    .filter(({ height, top: from }) => height > 0 && from > innerHeight / 2)
    .map(({ top: from }) => innerHeight - from);
  const covers: [string, string][] = [
    ['scroll-padding-block', `${top + SPACE_PX}px ${Math.max(0, ...feet) + SPACE_PX}px`],
  ];
  if (bar > 0) covers.push(['--bar', `${bar}px`]);
  const now = getComputedStyle(document.documentElement);
  return covers.filter(([name, value]) => now.getPropertyValue(name) !== value);
}

export function setCovers(covers: readonly [name: string, value: string][]) {
  const { style } = document.documentElement;
  for (const [name, value] of covers) style.setProperty(name, value);
}

/** Scrolls a focused element out from under what covers it. Nothing moves if it is in view. */
export function scrollClear(element: Element) {
  if (element.clientHeight > innerHeight / 2) return;
  element.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
}
