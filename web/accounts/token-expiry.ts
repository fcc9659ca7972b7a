/** When a token ends, in ms since 1970; null for one that doesn't say. Its signature is the server's to check. */
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
