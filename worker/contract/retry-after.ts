/** How long a Retry-After header says to wait: in seconds or until a date. Null if there is none, or it is neither. */
export function retryAfterMs(header: string | null, now: number) {
  const text = header ?? '';
  const ms = /^\d+$/.test(text) ? Number(text) * 1000 : Date.parse(text) - now;
  return Number.isFinite(ms) ? Math.max(ms, 0) : null;
}
