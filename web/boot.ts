// Runs in the page's head before the first paint: a chosen theme never flashes in late, and what home needs is
// asked for while the client still loads. It is inlined by web/build/boot-plugin.ts and must neither import nor
// export; web/early.ts takes the answers over.
const theme = localStorage.getItem('theme') ?? 'dark';
document.documentElement.dataset['theme'] = theme;

const token = localStorage.getItem('jwt_token');
const home = location.pathname === '/';
// How much holds of the page that stands here until the client does (web/early-page.tsx).
document.documentElement.dataset['page'] = token !== null ? 'member' : home ? 'home' : 'other';

const early = new Map<string, Promise<Response>>();
const ask = (path: string) => {
  const answer = fetch(
    PEERWAY_API_HOST + path,
    token === null ? {} : { headers: { Authorization: `Bearer ${token}` } },
  );
  // Whoever takes it over handles the failure; until then it must not count as unhandled.
  answer.catch(() => undefined);
  early.set((PEERWAY_API_HOST || location.origin) + path, answer);
};
if (token !== null) ask('/api/currentuser');
if (home) {
  ask(token === null ? '/api/latest/sessions' : '/api/sessionsgames');
  ask(token === null ? '/api/latest/users' : '/api/usergames');
}
Object.assign(window, { peerwayEarly: early, peerwayEarlyToken: token });

/** Has a file fetched that the page does not name yet. */
function fetchAhead(
  rel: 'preload' | 'modulepreload',
  href: string,
  priority: 'low' | 'auto' = 'auto',
) {
  const link = document.createElement('link');
  link.rel = rel;
  if (rel === 'preload') link.as = 'image';
  link.fetchPriority = priority;
  link.href = href;
  document.head.append(link);
  return link;
}

/** What is seen comes first: at home the picture, which its style sheet alone knows; then the client's script. */
function fetchInOrder() {
  if (home) {
    const day =
      theme === 'system' ? matchMedia('(prefers-color-scheme: light)').matches : theme === 'light';
    const picture = fetchAhead('preload', day ? PEERWAY_SPLASH_DAY : PEERWAY_SPLASH_NIGHT);
    const script = () => fetchAhead('modulepreload', PEERWAY_MAIN, 'low');
    picture.addEventListener('load', script);
    picture.addEventListener('error', script);
  } else {
    fetchAhead('modulepreload', PEERWAY_MAIN);
    // Every screen but home is found through this one.
    fetchAhead('modulepreload', PEERWAY_LATER);
  }
}

/** However slow the picture and the screen are, the client waits no longer. */
const PATIENCE_MS = 1000;

/** The page that stands here is on the screen, with its picture where a browser tells of that. */
const painted = () =>
  new Promise<void>((resolve) => {
    const type =
      home && PerformanceObserver.supportedEntryTypes.includes('largest-contentful-paint')
        ? 'largest-contentful-paint'
        : 'paint';
    new PerformanceObserver((list) => {
      if (
        list.getEntries().some((entry) => type === 'paint' || ('url' in entry && entry.url !== ''))
      ) {
        resolve();
      }
    }).observe({ type, buffered: true });
  });

/** Starts the client, which would hold the page up if it ran before that is painted. */
async function start() {
  fetchInOrder();
  // A tab that nobody sees paints nothing.
  if (document.visibilityState === 'visible') {
    await Promise.race([
      painted(),
      new Promise((enough) => {
        setTimeout(enough, PATIENCE_MS);
      }),
    ]);
  }
  // A browser's first formatter takes it longer than the client's whole start; here the script is still under way.
  Intl.DateTimeFormat();
  if (document.readyState === 'loading') {
    await new Promise((parsed) => {
      document.addEventListener('DOMContentLoaded', parsed);
    });
  }
  await import(PEERWAY_MAIN);
}
if (PEERWAY_MAIN !== '') void start();
