/** The key in an unlisted session's link. The API requires it in all requests about that session. */
export function linkKey(search = location.search) {
  const key = new URLSearchParams(search).get('key');
  return key === null ? {} : { key };
}
