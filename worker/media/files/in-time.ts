/** R2 stores a file or a part within seconds. On a full disk the local one never answers. */
const ANSWER_MAX_MS = 20_000;

/** @throws Error if R2 gives no answer in time, so that the person is told and may send the file again */
export async function inTime<Value>(
  answer: Promise<Value>,
  withinMs = ANSWER_MAX_MS,
): Promise<Value> {
  const { promise: late, reject } = Promise.withResolvers<never>();
  const giveUp = () => reject(new Error(`R2 did not answer within ${withinMs} ms`));
  const timer = setTimeout(giveUp, withinMs);
  try {
    return await Promise.race([answer, late]);
  } finally {
    clearTimeout(timer);
  }
}
