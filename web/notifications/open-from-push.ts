/** Shows the page of a notification that was clicked, in this tab: the service worker asks for it and waits for a yes. */
export function openFromPush(navigate: (path: string) => void) {
  navigator.serviceWorker.addEventListener('message', ({ data, ports }: MessageEvent<unknown>) => {
    if (typeof data !== 'object' || data === null || !('open' in data)) return;
    const path = String(data.open);
    // Only of this site: `//host` is another one.
    if (!/^\/(?![/\\])/.test(path)) return;
    navigate(path);
    ports[0]?.postMessage(true);
  });
  navigator.serviceWorker.startMessages();
}
