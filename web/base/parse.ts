/**
 * A small parser of JSON for what this browser has stored or another tab has sent. The contract's schemas would cost the
 * first screen too many bytes.
 */

/** The value as a known type. Undefined for any other. */
export type Parse<Value> = (value: unknown) => Value | undefined;

export const text: Parse<string> = (value) => (typeof value === 'string' ? value : undefined);

export const number: Parse<number> = (value) => (typeof value === 'number' ? value : undefined);

export const flag: Parse<boolean> = (value) => (typeof value === 'boolean' ? value : undefined);

export const oneOf =
  <const Value>(values: readonly Value[]): Parse<Value> =>
  (value) =>
    values.find((one) => one === value);

/** Replaces what isn't of the type. */
export const or =
  <Value, Other>(parse: Parse<Value>, other: Other) =>
  (value: unknown) =>
    parse(value) ?? other;

/** A list without the items that aren't of the type. */
export const list =
  <Item>(parse: Parse<Item>): Parse<Item[]> =>
  (value) =>
    Array.isArray(value) ? value.flatMap((item: unknown) => parse(item) ?? []) : undefined;

/** An object of any names, without the values that aren't of the type. */
export const record =
  <Value>(parse: Parse<Value>): Parse<Record<string, Value>> =>
  (value) =>
    typeof value === 'object' && value !== null
      ? Object.fromEntries(
          Object.entries(value).flatMap(([name, one]: [string, unknown]) => {
            const read = parse(one);
            return read === undefined ? [] : [[name, read]];
          }),
        )
      : undefined;

const isWhole = <Value extends object>(made: Partial<Value>, fields: object): made is Value =>
  Object.keys(fields).every((name) => name in made);

/** An object that has all of these fields, without its others. */
export const shape =
  <Value extends object>(fields: { [Name in keyof Value]: Parse<Value[Name]> }): Parse<Value> =>
  (value) => {
    if (typeof value !== 'object' || value === null) return undefined;
    const made: Partial<Value> = {};
    for (const name in fields) {
      const field = fields[name](Reflect.get(value, name));
      if (field !== undefined) made[name] = field;
    }
    return isWhole(made, fields) ? made : undefined;
  };

/** Undefined for what isn't JSON, too. */
export function parseJson<Value>(json: string | null, parse: Parse<Value>): Value | undefined {
  try {
    return parse(JSON.parse(json ?? 'null'));
  } catch {
    return undefined;
  }
}
