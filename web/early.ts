declare global {
  interface Window {
    /** What web/boot.ts asked for while the client was loading, by address. */
    peerwayEarly?: Map<string, Promise<Response>>;
  }
}

/** The answer that is already under way for this address; each is given out once. */
export function takeEarly(url: string): Promise<Response> | undefined {
  const answer = window.peerwayEarly?.get(url);
  window.peerwayEarly?.delete(url);
  return answer;
}

/** Forgets what was asked for somebody else: after a log-in, a log-out, or the first screen. */
export const dropEarly = () => window.peerwayEarly?.clear();
