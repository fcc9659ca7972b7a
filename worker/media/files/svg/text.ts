import { damaged } from '../unfit.ts';

/** Markup begins with `<`, perhaps after white space. A byte order mark is no longer in the text. */
const MARKUP = /^\s*</;
const HEAD_BYTES = 256;

/** The encoding of an XML file: that of its byte order mark, or the one that it declares (XML 1.0, appendix F). */
function encodingOf(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  const head = new TextDecoder('latin1').decode(bytes.subarray(0, HEAD_BYTES));
  const [, declared = 'utf-8'] =
    /^<\?xml[^>]*?\sencoding\s*=\s*["']([\w.:-]+)["']/.exec(head) ?? [];
  // Whoever declares UTF-16 in single bytes has saved the file anew without changing its first line.
  return /^utf-16/i.test(declared) ? 'utf-8' : declared;
}

/** The text of an XML file. @throws UnfitError if it isn't in the encoding that it names, or that is unknown */
export function textOf(bytes: Uint8Array): string {
  try {
    return new TextDecoder(encodingOf(bytes), { fatal: true, ignoreBOM: false }).decode(bytes);
  } catch {
    throw damaged();
  }
}

export const looksLikeMarkup = (bytes: Uint8Array) =>
  MARKUP.test(new TextDecoder(encodingOf(bytes)).decode(bytes.subarray(0, HEAD_BYTES)));
