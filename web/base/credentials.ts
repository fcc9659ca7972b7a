import { deviceOf } from './token-claims.ts';

/** Keys in localStorage. A log-out removes the token and the email. The refresh token stays. */
const TOKEN = 'jwt_token';
const REFRESH_TOKEN = 'refresh_token';
const EMAIL = 'email';

/** Lets this browser log in without a code. It outlasts a log-out. */
const TRUSTED = 'trusted';

export const storedToken = () => localStorage.getItem(TOKEN);
export const storedRefreshToken = () => localStorage.getItem(REFRESH_TOKEN);

/** A token that can't be renewed any more. From then on this tab makes its requests as a visitor. */
let expiredToken: string | null = null;

export const giveUp = (token: string) => {
  expiredToken = token;
};

export const usableToken = () => {
  const token = storedToken();
  return token === expiredToken ? null : token;
};

interface Tokens {
  token: string;
  refresh_token?: string;
}

export function storeTokens({ token, refresh_token }: Tokens) {
  localStorage.setItem(TOKEN, token);
  if (refresh_token !== undefined) localStorage.setItem(REFRESH_TOKEN, refresh_token);
}

export const storeEmail = (email: string) => localStorage.setItem(EMAIL, email);

export const storeTrust = (trusted: string) => localStorage.setItem(TRUSTED, trusted);
export const storedTrust = () => localStorage.getItem(TRUSTED);

export function forgetLogin() {
  localStorage.removeItem(TOKEN);
  localStorage.removeItem(EMAIL);
}

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
