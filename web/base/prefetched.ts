/**
 * The early response for this URL, if it was requested with this token. Another tab may have renewed it since. Each
 * response is handed out once.
 */
export function takePrefetched(url: string, token: string | null): Promise<Response> | undefined {
  if (window.peerwayPrefetchToken !== token) return undefined;
  const answer = window.peerwayPrefetched?.get(url);
  window.peerwayPrefetched?.delete(url);
  return answer;
}

/** Drops responses that were requested for another user: after a log-in, a log-out, or the first screen. */
export const clearPrefetched = () => window.peerwayPrefetched?.clear();
