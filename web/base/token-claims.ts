/** A number among a token's claims. Null if there is none. Only the server checks the signature. */
function numberIn(token: string, name: string): number | null {
  try {
    const part = (token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/');
    const claims: unknown = JSON.parse(atob(part));
    if (typeof claims !== 'object' || claims === null) return null;
    const value = new Map<string, unknown>(Object.entries(claims)).get(name);
    return typeof value === 'number' ? value : null;
  } catch {
    return null;
  }
}

/** When a token expires, in ms since 1970. */
export function expiryOf(token: string): number | null {
  const seconds = numberIn(token, 'exp');
  return seconds === null ? null : seconds * 1_000;
}

/** The log-in that a token belongs to: the server counts each as a device. */
export const deviceOf = (token: string) => numberIn(token, 'did');
