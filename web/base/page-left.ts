/**
 * How long the next page may take to arrive. After this time the user has stayed, for example because of a download.
 */
const LEAVING_MS = 3_000;

let leftAt = Number.NEGATIVE_INFINITY;

export const watchLeaving = () =>
  addEventListener('beforeunload', () => {
    leftAt = performance.now();
  });

/**
 * Waits while the user is leaving this page. Firefox ends the requests of a page that is left, and such a page should
 * show no error.
 */
export async function unlessLeaving(): Promise<void> {
  const restMs = leftAt + LEAVING_MS - performance.now();
  if (restMs > 0) await new Promise((resolve) => setTimeout(resolve, restMs));
}
