/** The key of an unlisted session's link, for calls about it: the API asks for it. */
export function linkKey(search = location.search) {
  const key = new URLSearchParams(search).get('key');
  return key === null ? {} : { key };
}
