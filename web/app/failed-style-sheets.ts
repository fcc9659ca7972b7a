const isStyleSheet = (one: unknown): one is HTMLLinkElement =>
  one instanceof HTMLLinkElement && one.rel === 'stylesheet';

/** Requests failed style sheets again once the network is back, because Vite requests each only once. */
export function retryStyleSheets() {
  const linked = document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]');
  // The page's own is awaited before this script, so without a sheet it has failed. Chromium gives it an empty one.
  const failed = new Set([...linked].filter(({ sheet }) => sheet === null));
  // A link that is still loading stays, because Vite would wait forever for the one it has added.
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
