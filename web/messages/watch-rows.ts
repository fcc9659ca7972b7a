import type { InView } from './room-state.ts';

/**
 * Reports what of a log is in the viewport: at first, as it changes, and whenever the tab comes to the front.
 * @param list the log's rows
 * @param end what follows the last of them
 * @param after rows up to this number don't matter
 * @returns a function that stops it
 */
export function watchRows(
  list: HTMLElement,
  end: HTMLElement,
  after: number,
  report: (inView: InView) => void,
): () => void {
  const numbers = new Map<Element, number>([[end, 0]]);
  for (const row of list.querySelectorAll<HTMLElement>('[data-number]')) {
    const number = Number(row.dataset['number']);
    if (number > after) numbers.set(row, number);
  }
  const inView = new Set<Element>();
  const observer = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      if (isIntersecting) inView.add(target);
      else inView.delete(target);
    }
    const newest = Math.max(0, ...[...inView].map((row) => numbers.get(row) ?? 0));
    report({ end: inView.has(end), newest });
  });
  const observe = () => {
    for (const row of numbers.keys()) observer.observe(row);
  };
  // A hidden tab observes nothing, so what was in view before may no longer be.
  const observeAgain = () => {
    observer.disconnect();
    inView.clear();
    report({ end: false, newest: 0 });
    observe();
  };
  observe();
  const stop = new AbortController();
  document.addEventListener('visibilitychange', observeAgain, stop);
  addEventListener('focus', observeAgain, stop);
  return () => {
    stop.abort();
    observer.disconnect();
  };
}
