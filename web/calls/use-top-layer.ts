import { useSyncExternalStore } from 'react';

/**
 * All outside of a modal dialog is out of reach: what must be answered goes into the one that is open, but for those
 * that it has opened itself.
 */
const topLayer = () =>
  [...document.querySelectorAll<HTMLElement>('dialog:modal:not([data-rings] dialog)')].at(-1) ??
  document.body;

const subscribe = (listener: () => void) => {
  const watching = new MutationObserver(listener);
  watching.observe(document.body, { subtree: true, childList: true, attributeFilter: ['open'] });
  return () => watching.disconnect();
};

/** Where something has to stand to be reached now, whatever is open. */
export const useTopLayer = () => useSyncExternalStore(subscribe, topLayer);
