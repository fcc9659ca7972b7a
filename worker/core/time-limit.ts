/**
 * Makes a request with a time limit. Its timer ends with it, unlike that of `AbortSignal.timeout`. A pending timer keeps
 * a Durable Object in memory, which costs as much as work.
 * @param request must pass on the signal, and read the answer's body before it returns
 */
export async function withTimeLimit<Result>(
  ms: number,
  request: (signal: AbortSignal) => Promise<Result>,
): Promise<Result> {
  const abort = new AbortController();
  const timer = setTimeout(
    () => abort.abort(new DOMException('No answer in time', 'TimeoutError')),
    ms,
  );
  try {
    return await request(abort.signal);
  } finally {
    clearTimeout(timer);
  }
}
