import { usableToken } from '../accounts/credentials.ts';
import { takeEarly } from './early.ts';

export const BOOKMARK_HEADER = 'X-D1-Bookmark';

/** Where in the database's history this tab has got to: a near replica must not show less. */
let bookmark: string | null = null;

/** Heard past these requests that the database has got further. Bookmarks are ordered as texts. */
export function advanceTo(later: string) {
  if (bookmark === null || later > bookmark) bookmark = later;
}

function withHeaders(init: RequestInit | undefined, token: string | null): RequestInit {
  const headers = new Headers(init?.headers);
  if (token !== null) headers.set('Authorization', `Bearer ${token}`);
  if (bookmark !== null) headers.set(BOOKMARK_HEADER, bookmark);
  if (headers.get('Content-Type')?.startsWith('application/json')) {
    headers.set('Content-Type', 'application/ld+json');
  }
  return { ...init, headers };
}

async function exchange(url: string, init: RequestInit | undefined, token: string | null) {
  const response = await fetch(url, withHeaders(init, token));
  bookmark = response.headers.get(BOOKMARK_HEADER) ?? bookmark;
  return response;
}

/** hc puts an id into the path as it is: one from the address bar, as '../users/1', may lead to no other route. */
function isStraight(url: string): boolean {
  const [path = ''] = url.split('?');
  return new URL(path).href === path;
}

/** fetch() with the stored token; a 401 is followed by one silent refresh and one more try. */
export async function authorisedFetch(input: RequestInfo | URL, init?: RequestInit) {
  const url = input instanceof Request ? input.url : String(input);
  if (!isStraight(url)) return new Response(null, { status: 404 });
  const token = usableToken();
  const early =
    init?.method === undefined || init.method === 'GET' ? takeEarly(url, token) : undefined;
  const response = await (early ?? exchange(url, init, token));
  if (response.status !== 401 || token === null) return response;
  const { refresh } = await import('../accounts/renewal.ts');
  const renewed = await refresh(token);
  // Without a log-in what is open to visitors is still to be had.
  return exchange(url, init, renewed);
}
