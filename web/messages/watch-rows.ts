import type { MessageItem } from '../../worker/contract/message.ts';
import type { InView } from './room-state.ts';

/** A message's row in a log, or in what contains the log. */
export const rowOf = (area: HTMLElement | null, number: number) =>
  area?.querySelector<HTMLElement>(`[data-number="${number}"]`);

/**
 * Reports which part of a log is in the viewport: at the start, with every change, and when the tab comes to the front.
 * @param list the log's rows
 * @param end the element after the last row
 * @param messages the messages whose rows are observed
 * @returns a function that stops it
 */
export function watchRows(
  list: HTMLElement,
  end: HTMLElement,
  messages: readonly Pick<MessageItem, 'number'>[],
  report: (inView: InView) => void,
): () => void {
  const numbers = new Map<Element, number>([[end, 0]]);
  for (const { number } of messages) {
    const row = rowOf(list, number);
    if (row) numbers.set(row, number);
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
  // While the tab was hidden nothing was observed, so everything is observed again.
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
