/** The spec's storage keys. The refresh token outlives a log-out, by its section 4. */
const TOKEN = 'jwt_token';
const REFRESH_TOKEN = 'refresh_token';
const EMAIL = 'email';

export const storedToken = () => localStorage.getItem(TOKEN);
export const storedRefreshToken = () => localStorage.getItem(REFRESH_TOKEN);

/** A token that cannot be renewed any more: from then on this tab asks as a visitor. */
let deadToken: string | null = null;

export const giveUp = (token: string) => {
  deadToken = token;
};

export const usableToken = () => {
  const token = storedToken();
  return token === deadToken ? null : token;
};

interface Tokens {
  token: string;
  refresh_token?: string | undefined;
}

export function storeTokens({ token, refresh_token }: Tokens) {
  localStorage.setItem(TOKEN, token);
  if (refresh_token !== undefined) localStorage.setItem(REFRESH_TOKEN, refresh_token);
}

export const storeEmail = (email: string) => localStorage.setItem(EMAIL, email);

export function forgetLogin() {
  localStorage.removeItem(TOKEN);
  localStorage.removeItem(EMAIL);
}

/** Calls back when another tab logs in or out. @returns how to stop */
export function onOtherTab(listener: (loggedIn: boolean) => void) {
  const heard = (event: StorageEvent) => {
    if (event.key !== TOKEN && event.key !== null) return;
    // A refreshed token is no news; only its coming and going is.
    if ((event.oldValue === null) !== (event.newValue === null)) listener(event.newValue !== null);
  };
  addEventListener('storage', heard);
  return () => removeEventListener('storage', heard);
}
