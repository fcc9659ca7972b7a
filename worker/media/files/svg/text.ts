import { damaged } from '../unfit.ts';

/** Markup begins with `<`, perhaps after white space or the byte order mark of UTF-8, here read as Latin-1. */
const MARKUP = /^(?:\xEF\xBB\xBF)?\s*</;
const HEAD_BYTES = 256;

/** The encoding of an XML file: that of its byte order mark, or the one that it declares (XML 1.0, appendix F). */
function encodingOf(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  const head = new TextDecoder('latin1').decode(bytes.subarray(0, HEAD_BYTES));
  const [, declared = 'utf-8'] =
    /^<\?xml[^>]*?\sencoding\s*=\s*["']([\w.:-]+)["']/.exec(head) ?? [];
  // Whoever declares UTF-16 in single bytes has saved the file again without changing its first line.
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

export function looksLikeMarkup(bytes: Uint8Array): boolean {
  const encoding = encodingOf(bytes);
  const head = new TextDecoder(encoding.startsWith('utf-16') ? encoding : 'latin1');
  return MARKUP.test(head.decode(bytes.subarray(0, HEAD_BYTES)));
}
