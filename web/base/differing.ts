/** Equal for equal values. */
export const same = (value: unknown) => JSON.stringify(value);

/** The fields that differ, with their new values. Only these are sent, so that nobody else's change is undone. */
export function differing(fields: object, before: object) {
  const old = new Map(Object.entries(before).map(([name, value]) => [name, same(value)]));
  return Object.entries(fields).filter(([name, value]) => old.get(name) !== same(value));
}
