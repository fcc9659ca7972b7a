import { useSyncExternalStore } from 'react';

/**
 * Everything outside of a modal dialog is inert. So rings go into the open dialog, unless the ring panel opened it.
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
