// The service worker: it shows pushes and opens their pages, and nothing else. It has no fetch handler, so it neither
// slows down a page nor shows an old one. web/build/app-files.ts compiles it alone, so it can't import.

declare const self: ServiceWorkerGlobalScope;

/** A tab that hasn't answered within this time isn't ready to show a page. */
const ANSWER_MAX_MS = 1_000;

/** Shown for a push that can't be read. It needs no language. */
const NEUTRAL = {
  title: 'Peerway',
  body: '',
  tag: 'peerway',
  navigate: '/',
  lang: '',
  dir: 'auto',
};

const DIRECTIONS: readonly NotificationDirection[] = ['ltr', 'rtl'];

/**
 * The notification in a push, in the declarative shape that Safari understands without this script. What is missing is
 * neutral.
 */
function readPush(data: PushMessageData | null): typeof NEUTRAL {
  try {
    const payload: unknown = data?.json();
    return isObject(payload) && 'notification' in payload && isObject(payload.notification)
      ? Object.assign({ ...NEUTRAL }, textsOf(payload.notification))
      : NEUTRAL;
  } catch {
    return NEUTRAL;
  }
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

const textsOf = (said: object) =>
  Object.fromEntries(
    Object.entries(said).filter(
      ([name, text]) => name in NEUTRAL && typeof text === 'string' && text !== '',
    ),
  );

/** `renotify` isn't in TypeScript's types yet. */
interface Options extends NotificationOptions {
  renotify: boolean;
}

self.addEventListener('install', () => void self.skipWaiting());

self.addEventListener('push', (event) => {
  const { title, body, tag, navigate, lang, dir } = readPush(event.data);
  const options: Options = {
    body,
    tag,
    lang,
    dir: DIRECTIONS.find((known) => known === dir) ?? 'auto',
    icon: '/icons/192.png',
    badge: '/icons/badge.png',
    data: navigate,
    // Otherwise a newer notification replaces the one on screen without a sound.
    renotify: true,
  };
  // Always shown: a browser ends the subscription of a site that receives pushes and shows none.
  event.waitUntil(self.registration.showNotification(title, options));
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  // Always of this site, whatever the payload says.
  const { pathname, search, hash } = new URL(String(event.notification.data), self.location.origin);
  event.waitUntil(openPage(pathname + search + hash));
});

/** The browser has replaced the subscription. The next visit tells the server: only pages know who is logged in. */
self.addEventListener('pushsubscriptionchange', (event) => {
  const options = event.oldSubscription?.options;
  if (options) event.waitUntil(self.registration.pushManager.subscribe(options));
});

/** Shows a page in the tab that was used last, or in a new one. */
async function openPage(path: string) {
  const [tab] = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  if (tab && (await showIn(tab, path))) await tab.focus().catch(() => undefined);
  else await self.clients.openWindow(self.location.origin + path);
}

/** Asks the client in a tab to go to a page without a reload, so that a call there goes on. @returns whether it does */
function showIn(tab: WindowClient, path: string): Promise<boolean> {
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    port1.addEventListener('message', () => resolve(true));
    port1.start();
    setTimeout(() => resolve(false), ANSWER_MAX_MS);
    tab.postMessage({ open: path }, [port2]);
  });
}
