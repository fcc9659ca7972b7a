export const of = (...bytes: number[]) => Uint8Array.from(bytes);

export const utf8 = (text: string) => new TextEncoder().encode(text);

export const latin1 = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));

export const hex = (digits: string) =>
  Uint8Array.from(digits.match(/../g) ?? [], (byte) => Number.parseInt(byte, 16));

/** UTF-16, little-endian. */
export const utf16 = (text: string) =>
  new Uint8Array(Uint16Array.from(text.split(''), (unit) => unit.charCodeAt(0)).buffer);

/** The index of one byte string in another, from a position on. */
export function indexOf(bytes: Uint8Array, wanted: Uint8Array, from = 0) {
  // The runtime itself looks for the first byte, because some files here have 15 MB.
  const next = (after: number) => bytes.indexOf(wanted[0] ?? 0, after);
  for (let at = next(from); at >= 0; at = next(at + 1)) {
    if (wanted.every((byte, index) => bytes[at + index] === byte)) return at;
  }
  return -1;
}

/** Whether the stored bytes contain a text. Undefined if nothing is stored. */
export const holds = (bytes: Uint8Array | undefined, text: string) =>
  bytes && indexOf(bytes, utf8(text)) >= 0;

export const isSame = (bytes: Uint8Array | undefined, wanted: Uint8Array) =>
  bytes?.length === wanted.length && crypto.subtle.timingSafeEqual(bytes, wanted);
