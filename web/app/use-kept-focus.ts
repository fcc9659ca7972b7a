import { useEffect } from 'react';

/** The elements that can take the focus when `element` is gone, nearest first. */
function placesAround(element: Element): HTMLElement[] {
  const place = element.parentElement?.closest<HTMLElement>('[tabindex]');
  return place ? [place, ...placesAround(place)] : [];
}

/**
 * Keeps the focus when a pressed element disappears: a link with its screen, an offer with its answer. The focus moves
 * to the nearest element that is left, or to the screen. Otherwise a keyboard or a screen reader would begin at the top
 * of the page again. A component that knows a better place moves the focus there itself.
 */
export function useKeptFocus(): void {
  useEffect(() => {
    let last: Element | undefined;
    let around: HTMLElement[] = [];
    const keep = (element: EventTarget | null) => {
      if (!(element instanceof Element)) return;
      last = element;
      around = placesAround(element);
    };
    const focused = ({ target }: FocusEvent) => keep(target);
    if (document.activeElement !== document.body) keep(document.activeElement);
    const observer = new MutationObserver(() => {
      if (last === undefined || last.isConnected) return;
      last = undefined;
      if (document.activeElement !== document.body) return;
      const place = around.find((one) => one.isConnected) ?? document.querySelector('main');
      place?.focus({ preventScroll: true });
    });
    addEventListener('focusin', focused);
    observer.observe(document.body, { childList: true, subtree: true });
    return () => {
      removeEventListener('focusin', focused);
      observer.disconnect();
    };
  }, []);

  useEffect(() => {
    let isInView = false;
    const viewport = new IntersectionObserver(([entry]) => {
      isInView = entry?.isIntersecting ?? false;
    });
    const follow = () => {
      viewport.disconnect();
      isInView = false;
      const focused = document.querySelector('main :focus-visible');
      if (focused) viewport.observe(focused);
    };
    // What grows or shrinks around the focus must not push it out of the window. An observer of sizes is told before one
    // of the viewport.
    const resized = new ResizeObserver(() => {
      const focused = isInView ? document.querySelector('main :focus-visible') : null;
      if (focused && focused.clientHeight < innerHeight / 4) {
        focused.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
      }
    });
    follow();
    addEventListener('focusin', follow);
    resized.observe(document.body);
    return () => {
      removeEventListener('focusin', follow);
      viewport.disconnect();
      resized.disconnect();
    };
  }, []);
}
