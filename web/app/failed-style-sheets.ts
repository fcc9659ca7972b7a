const isStyleSheet = (one: unknown): one is HTMLLinkElement =>
  one instanceof HTMLLinkElement && one.rel === 'stylesheet';

/** Requests failed style sheets again once the network is back, because Vite requests each only once. */
export function retryStyleSheets() {
  // One that is still loading isn't replaced, because Vite would wait forever for the link it has added.
  const failed = new Set<HTMLLinkElement>();
  addEventListener(
    'error',
    ({ target }) => {
      if (isStyleSheet(target)) failed.add(target);
    },
    true,
  );
  addEventListener('online', () => {
    for (const link of failed) link.replaceWith(link.cloneNode());
    failed.clear();
  });
}
