/** A claim of a token. Undefined if there is none. Only the server checks the signature. */
function claimOf(token: string, name: string): unknown {
  try {
    const part = (token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/');
    const claims: unknown = JSON.parse(atob(part));
    if (typeof claims !== 'object' || claims === null) return undefined;
    return new Map<string, unknown>(Object.entries(claims)).get(name);
  } catch {
    return undefined;
  }
}

function numberIn(token: string, name: string): number | null {
  const value = claimOf(token, name);
  return typeof value === 'number' ? value : null;
}

/** When a token expires, in ms since 1970. */
export function expiryOf(token: string): number | null {
  const seconds = numberIn(token, 'exp');
  return seconds === null ? null : seconds * 1_000;
}

/** The log-in that a token belongs to: the server counts each as a device. */
export const deviceOf = (token: string) => numberIn(token, 'did');

/** The id of the user whom a token belongs to. */
export const userOf = (token: string) => Number(claimOf(token, 'sub'));
