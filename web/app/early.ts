/**
 * The answer that is already under way for this address, asked for with this very token: another tab may have
 * renewed it since. Each is given out once.
 */
export function takeEarly(url: string, token: string | null): Promise<Response> | undefined {
  if (window.peerwayEarlyToken !== token) return undefined;
  const answer = window.peerwayEarly?.get(url);
  window.peerwayEarly?.delete(url);
  return answer;
}

/** Forgets what was asked for somebody else: after a log-in, a log-out, or the first screen. */
export const dropEarly = () => window.peerwayEarly?.clear();
