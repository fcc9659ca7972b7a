/** A request to a provider. Its address is one of ours, and it never follows a redirect. */
export const fetchProvider = (url: string, init: RequestInit) =>
  fetch(url, { ...init, redirect: 'manual' });
