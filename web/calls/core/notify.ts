import { calls as words } from '../../words/en/calls.ts';
import type { Ring } from './state.ts';

/** Tells of a ring past the page, where that was allowed. @returns how to take it back */
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
    // Phones show none for a page without a service worker.
    return () => {};
  }
}
