/** Whether the user looks at this tab, as far as a page can know. */
export const isInFront = () => document.visibilityState === 'visible' && document.hasFocus();

/**
 * Reports whether this tab is in front: visible, in a window with the focus. A tab in front gets no pushes for what it
 * shows.
 * @param report called with every change
 * @returns `repeat`, which reports again to a new socket
 */
export function watchInFront(report: (inFront: boolean) => void, signal: AbortSignal) {
  let reported: boolean | null = null;
  const check = () => {
    const inFront = isInFront();
    if (inFront === reported) return;
    reported = inFront;
    report(inFront);
  };
  document.addEventListener('visibilitychange', check, { signal });
  for (const event of ['focus', 'blur', 'pageshow']) addEventListener(event, check, { signal });
  return {
    repeat: () => {
      reported = null;
      check();
    },
  };
}
