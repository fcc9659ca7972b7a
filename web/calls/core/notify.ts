import { calls as words } from '../../words/made/calls.ts';
import type { Ring } from './state.ts';

/** Shows a ring as a browser notification, if that is allowed. @returns a function that closes it */
export function notifyOf(rings: readonly Ring[]): () => void {
  const [ring] = rings;
  if (!ring || typeof Notification !== 'function' || Notification.permission !== 'granted') {
    return () => {};
  }
  try {
    const names = ring.callers.map(({ name }) => name);
    const notification = new Notification(words.prompt(names), {
      body: words.notification,
      tag: ring.call,
      requireInteraction: true,
    });
    notification.addEventListener('click', () => {
      window.focus();
      notification.close();
    });
    return () => notification.close();
  } catch {
    // Phones show none without a service worker.
    return () => {};
  }
}
