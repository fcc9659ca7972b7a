import { latestPage } from './latest-path.ts';
import { unlessLeaving } from './page-left.ts';

/** How long a full load may take. After this time the user has chosen to stay, for example because of an upload. */
const ARRIVING_MS = 10_000;

/** Thrown during a call, because a full load would end the call. The user decides when to reload. */
export const newVersion = new Error();

let keepTyped = () => {};

/** Sets the function that stores the page's fields for a reload. */
export const setKeepTyped = (keep: () => void) => {
  keepTyped = keep;
};

/** Loads the whole page again, with what is typed in its fields. */
export function reloadPage() {
  keepTyped();
  location.reload();
}

/** Whether a full load would reach the server. Offline it would end at the browser's own error page. */
const serverAnswers = () =>
  fetch('/').then(
    ({ ok }) => ok,
    () => false,
  );

/**
 * Loads a script. After a deploy its file may be gone. Then the page is loaded as a whole, once.
 * @throws if that doesn't help, or isn't possible now
 */
export async function loadScript<Loaded>(load: () => Promise<Loaded>): Promise<Loaded> {
  // The function's text contains the file's name, which differs between builds.
  const key = String(load);
  try {
    const loaded = await load();
    sessionStorage.removeItem(key);
    return loaded;
  } catch (error) {
    // This page may already be on its way to another one. A full load would cancel that.
    await unlessLeaving();
    if (sessionStorage.getItem(key) || !(await serverAnswers())) throw error;
    // This tab is in a call (web/calls/core/tab-peer.ts).
    if (sessionStorage.getItem('peerway-call')) throw newVersion;
    const page = latestPage();
    sessionStorage.setItem(key, page);
    if (page === location.href) reloadPage();
    else {
      keepTyped();
      location.assign(page);
    }
    await new Promise((resolve) => setTimeout(resolve, ARRIVING_MS));
    throw error;
  }
}
