/**
 * Shows the page of a notification that was clicked, in this tab: the service worker asks for it and waits for a yes.
 * @param show gets the page and the id of the notice that led there, if there is one
 */
export function openFromPush(show: (path: string, notice: number | undefined) => void) {
  // Not in insecure contexts.
  if (!('serviceWorker' in navigator)) return;
  navigator.serviceWorker.addEventListener('message', ({ data, ports }: MessageEvent<unknown>) => {
    if (typeof data !== 'object' || data === null || !('open' in data)) return;
    const path = String(data.open);
    // Only of this site: `//host` is another one.
    if (!/^\/(?![/\\])/.test(path)) return;
    const url = new URL(path, location.origin);
    const notice = Number(url.searchParams.get('notice')) || undefined;
    url.searchParams.delete('notice');
    show(url.pathname + url.search + url.hash, notice);
    ports[0]?.postMessage(true);
  });
  navigator.serviceWorker.startMessages();
}
