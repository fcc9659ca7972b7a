import { TOKEN, storedToken } from './credentials.ts';
import { deviceOf } from './token-claims.ts';

/**
 * Calls back when another tab logs in or out, or as somebody else. Also when the browser shows this page again as it left
 * it: someone may have logged out meanwhile. @returns a function that stops it
 */
export function onOtherTab(listener: (loggedIn: boolean) => void) {
  const heard = (event: StorageEvent) => {
    if (event.key !== TOKEN && event.key !== null) return;
    // A renewed token of the same log-in changes nothing.
    const [before, after] = [event.oldValue, event.newValue];
    const isSame = before !== null && after !== null && deviceOf(before) === deviceOf(after);
    if (!isSame && before !== after) listener(after !== null);
  };
  const shown = ({ persisted }: PageTransitionEvent) => {
    if (persisted) listener(storedToken() !== null);
  };
  addEventListener('storage', heard);
  addEventListener('pageshow', shown);
  return () => {
    removeEventListener('storage', heard);
    removeEventListener('pageshow', shown);
  };
}
