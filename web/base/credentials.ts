/** Keys in localStorage. A log-out removes the token and the email. The refresh token stays. */
export const TOKEN = 'jwt_token';
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

export function storeTokens({ token, refresh_token }: { token: string; refresh_token?: string }) {
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
