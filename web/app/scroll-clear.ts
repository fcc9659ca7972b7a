/** Space that is left between a focused element and what covers the page. */
const SPACE_PX = 16;

const rectOf = (selector: string) =>
  document.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect();

/**
 * Sets the scroll padding to what covers the page now: the header, the messages under it, and at the bottom the
 * navigation of a phone and a ring or call.
 */
export function measureCovers() {
  const { style } = document.documentElement;
  const header = document.querySelector<HTMLElement>('header');
  if (!header) return;
  // A phone hides it while one scrolls down. It still counts, because scrolling up brings it back.
  const sticky = getComputedStyle(header).position === 'sticky';
  const bar = sticky ? header.offsetHeight : 0;
  const top = Math.max(bar, rectOf('[data-toasts]:popover-open').bottom);
  const feet = [...document.querySelectorAll('[data-at-foot]')]
    .map((foot) => foot.getBoundingClientRect())
    // On a desktop the navigation is part of the header.
    .filter(({ height, top: from }) => height > 0 && from > innerHeight / 2)
    .map(({ top: from }) => innerHeight - from);
  // What hasn't changed isn't set again, because this runs while sizes are observed.
  if (bar > 0 && style.getPropertyValue('--bar') !== `${bar}px`)
    style.setProperty('--bar', `${bar}px`);
  style.scrollPaddingBlock = `${top + SPACE_PX}px ${Math.max(0, ...feet) + SPACE_PX}px`;
}

/** Scrolls a focused element out from under what covers it. Nothing moves if it is in view. */
export function scrollClear(element: Element) {
  if (element.clientHeight > innerHeight / 2) return;
  element.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
}
