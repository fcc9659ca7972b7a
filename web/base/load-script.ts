import { latestPage } from './latest-path.ts';
import { unlessLeaving } from './page-left.ts';

/** Long enough for the page to arrive. Afterwards the user has chosen to stay, as during an upload. */
const ARRIVING_MS = 10_000;

/** What is thrown in a call, which a full load would interrupt. The user may choose to. */
export const newVersion = new Error();

let keepTyped = () => {};

/** Sets what keeps the page's fields over a reload. */
export const setKeepTyped = (keep: () => void) => {
  keepTyped = keep;
};

/** Loads the whole page again, with what is typed in its fields. */
export function reloadPage() {
  keepTyped();
  location.reload();
}

/** Whether a full load would end at our page, and not at the browser's own for who is offline. */
const serverAnswers = () =>
  fetch('/').then(
    ({ ok }) => ok,
    () => false,
  );

/**
 * Loads a script. After a deploy its file may be gone: then the page that was asked for is loaded as a whole, once.
 * @throws if that doesn't help, or isn't possible now
 */
export async function loadScript<Loaded>(load: () => Promise<Loaded>): Promise<Loaded> {
  // Its text contains the name of the file, which is another one in another build.
  const key = String(load);
  try {
    const loaded = await load();
    sessionStorage.removeItem(key);
    return loaded;
  } catch (error) {
    // A load of the page would stop the one that is under way.
    await unlessLeaving();
    if (sessionStorage.getItem(key) || !(await serverAnswers())) throw error;
    // While this tab is in a call (web/calls/core/tab-peer.ts).
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
