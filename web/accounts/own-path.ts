/**
 * A path of this site, never another site. Browsers read a backslash as a slash and leave out tabs and line breaks, so
 * with them a path can name another site, too.
 */
export const ownPath = (path: string) => (/^\/(?![/\\])\P{Cc}*$/u.test(path) ? path : '/');

/** Where to return after a forced log-in. */
export const backFrom = (search: string) => ownPath(new URLSearchParams(search).get('back') ?? '/');
