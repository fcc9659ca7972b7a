/** Long enough for the next page to arrive. Afterwards the user has stayed, or a file was downloaded. */
const LEAVING_MS = 3_000;

let leftAt = Number.NEGATIVE_INFINITY;

export const watchLeaving = () =>
  addEventListener('beforeunload', () => {
    leftAt = performance.now();
  });

/** Firefox ends all requests of a page that is left. Waits, so that such a page shows no error at its end. */
export async function unlessLeaving(): Promise<void> {
  const restMs = leftAt + LEAVING_MS - performance.now();
  if (restMs > 0) await new Promise((resolve) => setTimeout(resolve, restMs));
}
