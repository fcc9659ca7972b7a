/** When a token expires, in ms since 1970. Null if it doesn't say. Only the server checks the signature. */
export function expiryOf(token: string): number | null {
  try {
    const part = (token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/');
    const claims: unknown = JSON.parse(atob(part));
    const seconds = typeof claims === 'object' && claims !== null && 'exp' in claims && claims.exp;
    return typeof seconds === 'number' ? seconds * 1_000 : null;
  } catch {
    return null;
  }
}
