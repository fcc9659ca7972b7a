/**
 * The early response for this URL, if it was requested with this token. Another tab may have renewed it since, and then
 * no early response is of use any more. Each is handed out once.
 */
export function takePrefetched(url: string, token: string | null): Promise<Response> | undefined {
  if (window.peerwayPrefetchToken !== token) clearPrefetched();
  const answer = window.peerwayPrefetched?.get(url);
  window.peerwayPrefetched?.delete(url);
  return answer;
}

/** Drops responses that were requested with another token: after a log-in, a log-out or a renewal. */
export const clearPrefetched = () => window.peerwayPrefetched?.clear();
