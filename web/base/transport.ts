import { language } from '../words/language.ts';
import { usableToken } from './credentials.ts';
import { takePrefetched } from './prefetched.ts';

export const BOOKMARK_HEADER = 'X-D1-Bookmark';

/** How far in the database's history this tab has read: a nearby replica must not show anything older. */
let bookmark: string | null = null;

/** Takes a later bookmark that came by a notice or an upload. Bookmarks are ordered as text. */
export function advanceTo(later: string) {
  if (bookmark === null || later > bookmark) bookmark = later;
}

function withHeaders(init: RequestInit | undefined, token: string | null): RequestInit {
  const headers = new Headers(init?.headers);
  headers.set('Accept-Language', language);
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

/** hc puts an id into the path unescaped. An id such as '../users/1' must not reach another route. */
function isStraight(url: string): boolean {
  const [path = ''] = url.split('?');
  return new URL(path).href === path;
}

/** Asks the user of this token for a proof if the refusal wants one. Resolves to whether they gave it. */
let prove: (problem: unknown, token: string | null) => Promise<boolean> = () =>
  Promise.resolve(false);

/**
 * Called once someone is logged in (web/base/ask-for-proof.ts). It avoids a circular import: a proof is sent by this
 * file.
 */
export const setProve = (next: typeof prove) => {
  prove = next;
};

/** Whether the token's user gave the proof that the answer wanted. Then the request is sent again. */
export const provesFor = async (status: number, problem: unknown, token: string | null) =>
  status === 403 && prove(problem, token);

async function proves(response: Response, token: string | null) {
  if (!response.headers.get('Content-Type')?.includes('json')) return false;
  return response.status === 403 && prove(await response.clone().json(), token);
}

/**
 * fetch() with the stored token. A 401 is followed by one silent refresh and one retry. Where a proof is needed, the
 * user is asked for it and the request is sent again.
 * @throws ApiError if the token has expired and can't be renewed for now
 */
export async function authorisedFetch(input: RequestInfo | URL, init?: RequestInit) {
  const url = input instanceof Request ? input.url : String(input);
  if (!isStraight(url)) return new Response(null, { status: 404 });
  const token = usableToken();
  const early =
    init?.method === undefined || init.method === 'GET' ? takePrefetched(url, token) : undefined;
  const response = await (early ?? exchange(url, init, token));
  if (await proves(response, token)) return exchange(url, init, usableToken());
  if (response.status !== 401 || token === null) return response;
  const { refreshWithin } = await import('./renewal.ts');
  const renewed = await refreshWithin(token, init);
  // Without a log-in, what visitors may see can still be loaded.
  const again = await exchange(url, init, renewed);
  return (await proves(again, renewed)) ? exchange(url, init, usableToken()) : again;
}
