/** A key's name as it is mostly printed on it, from its place on the keyboard. */
export const keyName = (code: string) =>
  code
    .replace(/^(Key|Digit|Numpad(?=\d)|Arrow)/, '')
    .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
    .trim();
