/** Where the given path would lead on this site doesn't matter, so any origin will do. */
const ANY_ORIGIN = 'https://peerway.invalid';

/**
 * A path of this site, never another site. It is read as browsers do: they take a backslash for a slash, skip tabs and
 * line breaks, and leave out dots.
 */
export function ownPath(path: string) {
  if (!path.startsWith('/')) return '/';
  const { pathname, search, hash } = new URL(ANY_ORIGIN + path);
  return pathname.startsWith('//') ? '/' : pathname + search + hash;
}

/** Where to return after a forced log-in. */
export const backFrom = (search: string) => ownPath(new URLSearchParams(search).get('back') ?? '/');
