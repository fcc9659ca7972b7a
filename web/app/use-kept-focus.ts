import { useEffect } from 'react';

import { measureCovers, scrollClear, setCovers } from './scroll-clear.ts';

/** The elements around `element`, nearest first. */
function placesAround({ parentElement }: Element): HTMLElement[] {
  return parentElement ? [parentElement, ...placesAround(parentElement)] : [];
}

/** Fields for files are hidden. They can't have the focus. */
const CONTROLS =
  ':is(button, a[href], input, select, textarea):not(:disabled, [hidden], [tabindex="-1"])';

/**
 * What has taken the place of a control: the first one in what is left around it, such as "Link" after "Unlink". After a
 * row of a list it is the section's heading: the next row's control would do the same to another thing.
 */
function replacement(around: readonly HTMLElement[]): HTMLElement | null {
  const [place] = around;
  const section = place?.closest('dialog:modal') ?? place?.closest('main section');
  if (!place || !section) return null;
  const control = place.closest('ul, ol, tbody')
    ? null
    : place.querySelector<HTMLElement>(CONTROLS);
  const heading = section.querySelector<HTMLElement>('h2, h3');
  if (!control && heading) heading.tabIndex = -1;
  return control ?? heading;
}

/**
 * Keeps the focus when a pressed element disappears: a link with its screen, an offer with its answer. The focus moves
 * to the nearest element around it that can have it, to what replaced it, or to the screen. Otherwise a keyboard or a
 * screen reader would begin at the top of the page again. A component that knows a better place moves the focus there
 * itself.
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
      const left = around.filter(({ isConnected }) => isConnected);
      // What is outside of a dialog can't have the focus.
      const dialog = left[0]?.closest('dialog:modal');
      const near = left.find(
        (one) => one.matches('[tabindex]:not(main)') && (!dialog || dialog.contains(one)),
      );
      const place = near ?? replacement(left) ?? document.querySelector('main');
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
      if (!focused) return;
      setCovers(measureCovers());
      scrollClear(focused);
      viewport.observe(focused);
    };
    // What grows or shrinks around the focus must not push it out of the window. An observer of sizes is told before one
    // of the viewport, so it still knows whether the focus was in view.
    const resized = new ResizeObserver(() => {
      const focused = isInView ? document.querySelector('main :focus-visible') : null;
      // Now the page is laid out, so measuring costs nothing. What is set changes sizes in turn, so it waits for the next
      // frame.
      const covers = measureCovers();
      if (covers.length === 0 && !focused) return;
      requestAnimationFrame(() => {
        setCovers(covers);
        if (focused) scrollClear(focused);
      });
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
