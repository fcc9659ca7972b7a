/** The module that `cloudflare:test` is made of. */
declare module 'cloudflare:test-internal' {
  /** Waits for all that was passed to `waitUntil`. */
  export function waitForGlobalWaitUntil(): Promise<void>;
}
