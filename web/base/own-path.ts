/** Only the path matters, so the origin may be any. */
const ANY_ORIGIN = 'https://peerway.invalid';

/**
 * Turns a path into a path of this site, never of another one. It is parsed like in a browser, which takes a backslash
 * for a slash, skips tabs and line breaks, and resolves dots.
 */
export function ownPath(path: string) {
  if (!path.startsWith('/')) return '/';
  const { pathname, search, hash } = new URL(ANY_ORIGIN + path);
  return pathname.startsWith('//') ? '/' : pathname + search + hash;
}

/** Where to return after a forced log-in. */
export const backFrom = (search: string) => ownPath(new URLSearchParams(search).get('back') ?? '/');

/** Where someone who has just registered goes on: with the application that led them here, otherwise with their games. */
export function pathAfterRegistration(back: string) {
  if (new URLSearchParams(back.split('?')[1]).has('apply')) return back;
  return back === '/' ? '/games' : `/games?${new URLSearchParams({ back }).toString()}`;
}
