import { useSyncExternalStore } from 'react';

/**
 * The top modal dialog, or the body. Everything outside of a modal dialog is inert, so rings go into it. A dialog that
 * the ring panel itself has opened doesn't count.
 */
const topLayer = () =>
  [...document.querySelectorAll<HTMLElement>('dialog:modal:not([data-rings] dialog)')].at(-1) ??
  document.body;

const subscribe = (listener: () => void) => {
  const watching = new MutationObserver(listener);
  watching.observe(document.body, { subtree: true, childList: true, attributeFilter: ['open'] });
  return () => watching.disconnect();
};

/** The element that content must be in to stay reachable, whatever dialog is open. */
export const useTopLayer = () => useSyncExternalStore(subscribe, topLayer);
